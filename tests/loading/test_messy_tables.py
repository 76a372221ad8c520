"""Tables with several faults at once, each with what becomes of every row."""

from __future__ import annotations

import json
from typing import Any, NamedTuple

import pandas as pd
import pytest

from tests.loading.workbook_files import ods, xlsx
from timeline_widgets.cards import CardSetError
from timeline_widgets.loading import load


class Case(NamedTuple):
    """A table, its cards' dates in the table's language, and the rows that are something else."""

    source: Any
    dates: list[str]
    refused: tuple[int, ...] = ()
    ambiguous: tuple[int, ...] = ()
    blank: int = 0
    duplicate: int = 0
    codes: tuple[str, ...] = ()


CASES = {
    "years that a spreadsheet holds as days": Case(
        xlsx({"S": [["Title", "Date"], ["A", (1066, 1)], ["B", (1789, 1)], ["C", 1492]]}),
        ["1 December 1902", "23 November 1904", "1492"],
        ambiguous=(2, 3), codes=("year-shown-as-date",),
    ),
    "minus signs of three kinds": Case(
        "title,date\nA,-44\nB,−31\nC,–27\nD,-753\n",
        ["44 BCE", "31 BCE", "27 BCE", "753 BCE"], ambiguous=(4,),
    ),
    "dashes in an old encoding": Case(
        "title;date\nGran Guerra;1914–1918\nAño;1939–45\nÉpoca;711–1492\n".encode("cp1252"),
        ["1914–1918", "1939–1945", "711–1492"], codes=("encoding-guessed",),
    ),
    "centuries in Spanish": Case(
        "Título;Fecha\nA;s. XV\nB;ss. XVI-XVII\nC;siglo V a. C.\nD;S.XIX\nE;XV\n",
        ["siglo XV", "siglos XVI–XVII", "siglo V a. C.", "siglo XIX"], refused=(6,),
    ),
    "centuries in French with spaces that do not break": Case(
        "Titre;Date\nA;XVIIIᵉ\u00a0siècle\nB;Ier siècle av. J.‑C.\nC;XIXe\u202fs.\n",
        ["XVIIIe siècle", "Ier siècle av. J.-C.", "XIXe siècle"],
    ),
    "centuries in Russian with Cyrillic letters": Case(
        "Событие;Дата\nА;ХIХ в.\nБ;IV в. до н. э.\nВ;ХVI–ХVII вв.\n",
        ["XIX век", "IV век до н. э.", "XVI–XVII века"],
    ),
    "both orders of day and month": Case(
        "title,date\nA,03/04/1776\nB,07/14/1789\nC,14/07/1790\n",
        ["3 April 1776", "14 July 1789", "14 July 1790"], ambiguous=(2,),
    ),
    "years of two digits": Case(
        "title,date\nA,14/07/89\nB,'68\nC,4 July 76\nD,68\n",
        ["4 July 76 CE", "68 CE"], refused=(2, 3), ambiguous=(4,),
    ),
    "a title above, blank rows, a note below": Case(
        "My timeline;;\n;;\nYear;Event;Note\n1066;A;\n;;\n1789;B;x\n;;\nSource: me;;\n",
        ["1066", "1789"], refused=(8, 8), blank=2,
    ),
    "floats that blank rows made": Case(
        pd.DataFrame({"event": ["A", None, "B"], "year": [1642.0, float("nan"), -44.0]}),
        ["1642", "44 BCE"], blank=1,
    ),
    "titles that pandas takes for nothing": Case(
        "title,date\nNA,1492\nNone,1493\nnull,1494\nnan,1495\n", ["1492", "1493", "1494", "1495"],
    ),
    "markup in cells": Case(
        'title,date\nFood &amp; drink,<b>1492</b>\n"<script>x</script>Rome",476\n', ["1492", "476"],
    ),
    "a line that names a tab": Case("sep=\t\r\ntitle\tdate\r\nA\t1066\r\n", ["1066"]),
    "UTF-16": Case("\ufefftitle\tdate\r\nÀ\t1066\r\n".encode("utf-16-le"), ["1066"]),
    "year, month and day apart": Case(
        "Year,Month,Day,Headline\n-44,3,15,Ides\n1789,July,14,Bastille\n1968,5,,May\n1066,,,H\n",
        ["15 March 44 BCE", "14 July 1789", "May 1968", "1066"],
    ),
    "start and end apart": Case(
        "Start,End,Event\n1914,1918,War\n1066,,H\n1945,1939,Oops\n1989,ongoing,Now\n",
        ["1914–1918", "1066", "1989"], refused=(4,), codes=("end-unreadable",),
    ),
    "the same title again": Case(
        "title,date\nA,1066\na,1066\nA,1067\n", ["1066", "1067"],
        duplicate=1, codes=("duplicate", "title-two-dates"),
    ),
    "what is no year": Case(
        "title,date\nA,0\nB,-0\nC,1e3\nD,1066.0\nE,2 000 BC\nF,now\nG,last century\nH,n.d.\n"
        "I,[1850?]\n",
        ["1066", "2000 BCE", "c. 1850"], refused=(2, 3, 4, 7, 8, 9),
    ),
    "nothing that can be": Case(
        "title,date\nA,1945-1939\nB,1914-13-45\nC,31 April 1900\nD,May\nE,the 30s\n", [],
        refused=(2, 3, 4, 5, 6), codes=("no-cards",),
    ),
    "TimelineJS as JSON": Case(
        json.dumps([
            {"headline": "A", "start_date": {"year": "-44", "month": "3", "day": "15"}},
            {"headline": "B", "start_date": {"year": 1066}},
        ]).encode(),
        ["15 March 44 BCE", "1066"],
    ),
    "digits and calendars of elsewhere": Case(
        "title,date\nA,١٠٦٦\nB,昭和20年\nC,AH 622\nD,１０６６年\n", ["1066", "1066"],
        refused=(3, 4), ambiguous=(2,),
    ),
    "LibreOffice with cells that are dates": Case(
        ods([["Fecha", "Título"], ["1492-10-12", "A"], ["711", "B"], ["siglo XV", "C"]]),
        ["12 de octubre de 1492", "711", "siglo XV"], ambiguous=(2,),
    ),
    "quotation marks within cells": Case(
        'title,date\n"The ""Great"" war",1914\nSaid "no",1066\n', ["1914", "1066"],
    ),
    "line ends of an old Macintosh": Case(b"title,date\rA,1066\rB,1492\r", ["1066", "1492"]),
    "separators and line ends within cells": Case(
        'title;date;text\n"A;B";1066;"line\nbreak"\n', ["1066"],
    ),
    "a serial number among years": Case(
        "title,date\nA,1992\nB,33786\nC,1800\n", ["1992", "1800"], refused=(3,),
    ),
    "thousands": Case(
        "título;fecha\nA;1.492\nB;1 492\nC;2.000 a. C.\nD;1,5\n",
        ["1492", "1492", "2000 a. C."], refused=(5,),
    ),
    "letters that look like digits": Case(
        "title,date\nA,l492\nB,1O66\nC,1492\n", ["1492"], refused=(2, 3),
    ),
    "rows numbered beforehand, with boxes to tick": Case(
        "No,Event,Year,Used\n1,Hastings,1066,TRUE\n2,,,FALSE\nNr. 3,,,\n4,Bastille,1789,\n,,,ask\n",
        ["1066", "1789"], refused=(6, 6), blank=2,
    ),
    "rules of a text table": Case(
        "| Event | Year |\n|---|:-:|\n| Hastings | 1066 |\n", ["1066"], blank=1,
    ),
    "a sum beneath, with a note under it": Case(
        "Event,Year\nTotal,1900\nHastings,1066\nTotal:,2\n,\n", ["1900", "1066"],
        refused=(4,), blank=1, codes=("row-of-sums",),
    ),
    "faults of formulas": Case(
        "Event,Year\nA,#REF!\n#ССЫЛКА!,1066\nC,#NV\n#1 hit,1964\n", ["1964"], refused=(2, 3, 4),
    ),
    "cells that Excel was to leave alone": Case(
        'Event,Year\n"=""Hastings""",="1066"\n', ["1066"],
    ),
    "lines about the table above it": Case(
        "# my table\n# saved 2020\n# by me\nEvent,Year,Place\nHastings,1066,x\n", ["1066"],
    ),
    "two tables side by side": Case(
        "Event,Year,,Event,Year\nHastings,1066,,Bastille,1789\n", ["1066"],
        codes=("tables-side-by-side",),
    ),
    "a period that is a date": Case(
        "Period,Event\n1914-1918,War\n1939-45,War\n", ["1914–1918", "1939–1945"],
        codes=("title-two-dates",),
    ),
    "a Spanish column of eras": Case(
        "Acontecimiento;Año;Era\nA;44;a. C.\nB;44;d. C.\n", ["44 a. C.", "44 d. C."],
    ),
    "eras beside dates, under a name that is none": Case(
        "Date,Theme,Event\n44,BC,A\n15 March 43,BC,B\n1066,AD,C\n",
        ["44 BCE", "15 March 43 BCE", "1066"],
    ),
    "a tick under the era": Case(
        "Event,Year,BC?\nA,44,x\nB,1066,\n", ["44 BCE", "1066"],
    ),
    "eras of start and end": Case(
        "Event,Start,Era,End,Era end\nA,264,BC,146,BC\nB,27,BC,14,AD\n",
        ["264–146 BCE", "27 BCE – 14 CE"],
    ),
    "one era for start and end": Case(
        "Event,Year,End year,Era\nA,264,146,BC\nB,27,476,BC\n",
        ["264–146 BCE", "27 BCE – 476 CE"],
    ),
    "an end that may be as early as its start": Case(
        "Event,Start,End\nA,264 BC,146\nB,-27,14\n", ["264 BCE – 146 CE", "27 BCE – 14 CE"],
        ambiguous=(2,),
    ),
    "headers of two levels in a DataFrame": Case(
        pd.DataFrame([["A", 1066]], columns=pd.MultiIndex.from_tuples(
            [("what", "event"), ("year", "Unnamed: 1")])),
        ["1066"],
    ),
    "a column of the period": Case(
        "title,date,period\nA,1750,18th century\nB,1850,Industry\n", ["1750", "1850"],
        codes=("theme-tells-date",),
    ),
}  # fmt: skip


@pytest.mark.parametrize("case", CASES.values(), ids=CASES)
def test_every_row_is_accounted_for(case: Case) -> None:
    cards = load(case.source)
    report = cards.report
    language = cards.language if cards.language in ("es", "fr", "ru") else "en"
    assert [card.when.label(language) for card in cards] == case.dates
    assert tuple(p.row for p in report.of_kind("refused")) == case.refused
    assert tuple(sorted({p.row for p in report.of_kind("ambiguous")})) == case.ambiguous
    assert (report.blank, report.duplicate) == (case.blank, case.duplicate)
    assert set(case.codes) <= {p.code for p in report.problems}
    assert report.rows == report.kept + report.blank + report.duplicate + report.refused
    assert report.ambiguous == len(case.ambiguous)
    assert all(p.sentence for p in report.problems)


def test_the_second_of_two_tables_below_one_another_is_said_row_by_row() -> None:
    report = load("Event,Year\nHastings,1066\n\nEvent,Year\nBastille,1789\n").report
    assert (report.kept, report.blank, report.refused) == (2, 1, 1)


def test_a_footnote_mark_is_left_out_of_the_proposal() -> None:
    report = load("Event,Year\nA,c. 1072*\nB,44 BC[2]\nC,1070¹\nD,1066 (1)\n").report
    assert [p.mend for p in report.of_kind("refused")] == ["c. 1072", "44 BC", "1070", "1066"]


def test_headers_in_the_first_column_are_told_to_be_turned() -> None:
    with pytest.raises(CardSetError, match=r"first column \(“Event”, “Year”\)"):
        load("Event,Hastings,Bastille\nYear,1066,1789\n")
