"""Students whom nobody named are not one student, and stay one through their own games."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.records.games import CARDS, open_log
from timeline_widgets.gradebooks import xapi_statements
from timeline_widgets.match import PracticeMatch, Seat
from timeline_widgets.records import export_scores, read_log
from timeline_widgets.report import ClassReport

SESSIONS = ("4540c799" * 4, "0b1e" * 8)


def practise(folder: Path, session: str, *, name: str = "Player", games: int = 1) -> Path:
    log = open_log(folder, "", session=session)
    for game in range(games):
        match = PracticeMatch(CARDS, Seat(name), seed=f"{game}", open_log=lambda: log)
        match.play(0, match.legal_moves()[0])
    assert log.path is not None
    return log.path


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """Two students practised, one of them twice; neither gave a name."""
    practise(tmp_path / "handed-in", SESSIONS[0], games=2)
    practise(tmp_path / "handed-in", SESSIONS[1])
    return tmp_path / "handed-in"


def test_each_log_is_a_student_of_its_own(folder):
    students = ClassReport.read(folder).by_student().set_index("student")
    assert students["games"].to_dict() == {"Player (4540c799)": 2, "Player (0b1e0b1e)": 1}
    for session, log in zip(SESSIONS[:1], folder.glob("*4540c799.jsonl"), strict=True):
        assert session[:8] in log.name, "so that a teacher finds whose it is"


def test_names_of_all_five_languages_are_told_apart_and_names_of_people_kept(folder):
    for number, name in enumerate(("Jugador", "Joueur", "Spieler", "Игрок", "Ada", "Player One")):
        practise(folder, f"{number:032x}", name=name)
    names = set(ClassReport.read(folder).by_student()["student"])
    assert {"Ada", "Player One", "Jugador (00000000)", "Игрок (00000000)"} < names
    assert len(names) == 8


def test_a_log_and_its_export_are_the_same_student(folder):
    for log in list(folder.iterdir()):
        export_scores(read_log(log).records, folder / log.stem)
    assert ClassReport.read(folder).by_student()["answers"].sum() == 3
    assert len(ClassReport.read(folder).by_student()) == 2


def test_a_record_store_gets_an_account_for_each(folder):
    records = [record for log in folder.iterdir() for record in read_log(log).records]
    told = xapi_statements(records, home_page="https://school.example")
    accounts = {statement["actor"]["account"]["name"] for statement in told}
    assert accounts == {"Player (4540c799)", "Player (0b1e0b1e)"}
