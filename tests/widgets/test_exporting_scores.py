"""A game gives its scores away at any time, and only what was revealed."""

from __future__ import annotations

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


def test_without_a_log_or_with_an_unknown_form_a_sentence_says_why(tmp_path):
    with pytest.raises(ScoreFileError, match="keeps no score log"):
        game(None).export_scores(tmp_path)
    with pytest.raises(ScoreFileError, match="allowed are csv"):
        game(tmp_path / "scores").export_scores(tmp_path, form="pdf")
