"""A game gives its scores away at any time, and only what was revealed."""

from __future__ import annotations

import io
import zipfile

import pytest

from timeline_widgets import TimelineGame
from timeline_widgets.records import ScoreFileError, read_scores


def game(folder) -> TimelineGame:
    return TimelineGame("world-history", players=["Ada", "Ben"], seed=7, score_folder=folder)


@pytest.mark.parametrize("form", ["csv", "jsonl"])
def test_an_export_has_the_moves_so_far_one_file_for_each_student(tmp_path, form):
    playing = game(tmp_path / "scores")
    for _ in range(3):
        playing.play(playing.match.legal_moves()[0])
    files = playing.export_scores(tmp_path / "grades", form=form)
    assert [file.name for file in files] == [f"ada-scores.{form}", f"ben-scores.{form}"]
    rows = [row for file in files for row in read_scores(file)]
    assert sorted(row.ply for row in rows) == [0, 1, 2]
    in_hand = {playing.match.cards[card].id for hand in playing.match.state.hands for card in hand}
    assert not in_hand & {row.card for row in rows}
    playing.play(playing.match.legal_moves()[0])
    again = playing.export_scores(tmp_path / "grades", form=form)
    assert sum(len(read_scores(file)) for file in again) == 4, "an older export is replaced"


def test_moves_that_could_not_be_saved_are_in_the_export(tmp_path):
    (tmp_path / "scores").touch()  # no folder can be made there
    playing = game(tmp_path / "scores")
    playing.play(playing.match.legal_moves()[0])
    assert not playing.match.receipt.saved
    (file,) = playing.export_scores(tmp_path / "grades")
    assert len(read_scores(file)) == 1


def asked(playing, **message):
    """Return what the kernel answers: messages, each with its bytes."""
    sent = []
    playing.send = lambda content, buffers=(): sent.append((content, *buffers))
    playing._receive(None, message, [])
    return sent


def test_the_table_hands_out_log_answers_and_a_copy(tmp_path):
    playing = game(tmp_path / "scores")
    ((refused,),) = asked(playing, type="download", form="csv")
    assert refused == {"type": "error", "sentence": "Nothing has been answered yet."}
    playing.play(playing.match.legal_moves()[0])
    ((told, data),) = asked(playing, type="download", form="csv")
    assert (told["type"], told["name"]) == ("download", "ada-scores.csv")
    (tmp_path / told["name"]).write_bytes(data)
    assert [row.ply for row in read_scores(tmp_path / told["name"])] == [0]
    playing.play(playing.match.legal_moves()[0])
    ((told, data),) = asked(playing, type="download", form="csv")
    assert told["mime"] == "application/zip"
    with zipfile.ZipFile(io.BytesIO(data)) as files:
        assert files.namelist() == ["ada-scores.csv", "ben-scores.csv"]
    for kind in ("download", "log"):
        ((told, data),) = asked(playing, type=kind)
        assert (told["type"], data) == (kind, playing.match.log.bytes())
    ((refused,),) = asked(playing, type="download", form="pdf")
    assert "allowed are csv" in refused["sentence"]


def test_a_copy_of_no_log_is_not_worth_a_word():
    assert asked(game(None), type="log") == []


def test_without_a_log_or_with_an_unknown_form_a_sentence_says_why(tmp_path):
    with pytest.raises(ScoreFileError, match="keeps no score log"):
        game(None).export_scores(tmp_path)
    with pytest.raises(ScoreFileError, match="allowed are csv"):
        game(tmp_path / "scores").export_scores(tmp_path, form="pdf")
