"""The score log that a game keeps: taken away, shared by a session, or impossible."""

from __future__ import annotations

from tests.widgets.timeline_table import Table


def test_the_score_log_can_be_downloaded(tmp_path):
    table = Table(score_folder=tmp_path, student="Ada")
    card = table.hand()[0]
    table.place(card, 0)
    (answer,) = table.receive(type="download")
    assert answer["name"].startswith("ada-")
    (data,) = table.sent[0][1]
    assert data == table.game.match.log.path.read_bytes()
    assert f'"card":"{table.game.match.cards[card].id}"'.encode() in data


def test_a_log_that_cannot_be_written_is_said(tmp_path):
    folder = tmp_path / "scores"
    folder.write_text("in the way")
    table = Table(score_folder=folder)
    assert table.game.state["saved"] == {
        "ok": False,
        "reason": "A file stands where the folder of the score log should be.",
    }
    table.place(table.hand()[0], 0)
    assert table.game.state["ply"] == 1


def test_games_of_one_student_share_a_log_in_a_session(tmp_path):
    games = [Table(score_folder=tmp_path, student="Ada").game for _ in range(2)]
    assert games[0].match.log is games[1].match.log
    assert len(list(tmp_path.iterdir())) == 1
