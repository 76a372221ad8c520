"""Dates in words, as a card or a sentence shows them."""

from __future__ import annotations

import pytest

from timeline_widgets.dates import HistoricalDate

LANGUAGES = ("en", "es", "fr", "de", "ru")
THIN = "\u202f"


@pytest.mark.parametrize(
    ("text", "spoken"),
    [
        ("15 March 44 BC", "15 March 44 BCE|15 de marzo de 44 a. C.|15 mars 44 av. J.-C."
         "|15. März 44 v. Chr.|15 марта 44 г. до н. э."),
        ("1 May 1886", "1 May 1886|1 de mayo de 1886|1er mai 1886|1. Mai 1886|1 мая 1886 г."),
        ("May 1945", "May 1945|mayo de 1945|mai 1945|Mai 1945|май 1945 г."),
        ("1066", "1066|1066|1066|1066|1066 г."),
        ("332 BC", "332 BCE|332 a. C.|332 av. J.-C.|332 v. Chr.|332 г. до н. э."),
        ("79", "79 CE|79 d. C.|79 apr. J.-C.|79 n. Chr.|79 г. н. э."),
        ("c. 1450", "c. 1450|hacia 1450|vers 1450|um 1450|около 1450 г."),
        ("15th century", "15th century|siglo XV|XVe siècle|15. Jahrhundert|XV век"),
        ("1st century BC", "1st century BCE|siglo I a. C.|Ier siècle av. J.-C."
         "|1. Jahrhundert v. Chr.|I век до н. э."),
        ("1920s", "1920s|década de 1920|années 1920|1920er Jahre|1920-е годы"),
        ("3rd millennium BC", "3rd millennium BCE|III milenio a. C.|IIIe millénaire av. J.-C."
         "|3. Jahrtausend v. Chr.|III тысячелетие до н. э."),
        ("late 15th century", "late 15th century|finales del siglo XV|fin du XVe siècle"
         "|Ende des 15. Jahrhunderts|конец XV века"),
        ("1337–1453", "1337–1453|1337–1453|1337–1453|1337–1453|1337–1453 гг."),
        ("264–146 BC", "264–146 BCE|264–146 a. C.|264–146 av. J.-C.|264–146 v. Chr."
         "|264–146 гг. до н. э."),
        ("27 BC – AD 14", "27 BCE – 14 CE|27 a. C. – 14 d. C.|27 av. J.-C. – 14 apr. J.-C."
         "|27 v. Chr. – 14 n. Chr.|27 г. до н. э. – 14 г. н. э."),
        ("1–3 July 1863", "1–3 July 1863|1–3 de julio de 1863|1–3 juillet 1863|1.–3. Juli 1863"
         "|1–3 июля 1863 г."),
        ("1340 or 1345", "between 1340 and 1345|entre 1340 y 1345|entre 1340 et 1345"
         "|zwischen 1340 und 1345|между 1340 и 1345 гг."),
        ("between 300 and 200 BC", "between 300 and 200 BCE|entre 300 y 200 a. C."
         "|entre 300 et 200 av. J.-C.|zwischen 300 und 200 v. Chr."
         "|между 300 и 200 гг. до н. э."),
        ("between the 14th and the 15th century", "between the 14th and the 15th century"
         "|entre los siglos XIV y XV|entre le XIVe et le XVe siècle"
         "|zwischen dem 14. und dem 15. Jahrhundert|между XIV и XV веками"),
        ("between October 1492 and March 1493", "between October 1492 and March 1493"
         "|entre octubre de 1492 y marzo de 1493|entre octobre 1492 et mars 1493"
         "|zwischen Oktober 1492 und März 1493|октябрь 1492 г. … март 1493 г."),
        ("between the 1st century BC and the 1st century AD",
         "between the 1st century BCE and the 1st century CE"
         "|entre el siglo I a. C. y el siglo I d. C."
         "|entre le Ier siècle av. J.-C. et le Ier siècle apr. J.-C."
         "|zwischen dem 1. Jahrhundert v. Chr. und dem 1. Jahrhundert n. Chr."
         "|I век до н. э. … I век н. э."),
        ("5th–4th century BC", "5th–4th centuries BCE|siglos V–IV a. C.|Ve–IVe siècles av. J.-C."
         "|5.–4. Jahrhundert v. Chr.|V–IV века до н. э."),
        ("before 15 March 44 BC", "before 15 March 44 BCE|antes del 15 de marzo de 44 a. C."
         "|avant le 15 mars 44 av. J.-C.|vor dem 15. März 44 v. Chr.|до 15 марта 44 г. до н. э."),
        ("after the 1920s", "after the 1920s|después de la década de 1920|après les années 1920"
         "|nach den 1920er Jahren|после 1920-х годов"),
        ("until the 5th century BC", "until the 5th century BCE|hasta el siglo V a. C."
         "|jusqu'au Ve siècle av. J.-C.|bis zum 5. Jahrhundert v. Chr.|по V век до н. э."),
        ("since May 1945", "since May 1945|desde mayo de 1945|depuis mai 1945|seit Mai 1945"
         "|с мая 1945 г."),
        ("c. 5th century BC", "c. 5th century BCE|hacia el siglo V a. C."
         "|vers le Ve siècle av. J.-C.|um 5. Jahrhundert v. Chr.|около V века до н. э."),
        ("early 1848", "early 1848|principios de 1848|début 1848|Anfang 1848|начало 1848 г."),
        ("c. 1340–1345", "c. 1340–1345|hacia 1340–1345|vers 1340–1345|um 1340–1345"
         "|около 1340–1345 гг."),
        ("before 1500", "before 1500|antes de 1500|avant 1500|vor 1500|до 1500 г."),
        ("70,000 BC", f"70,000 BCE|70{THIN}000 a. C.|70{THIN}000 av. J.-C.|70.000 v. Chr."
         f"|70{THIN}000 г. до н. э."),
        ("-13800000000", "13.8 billion BCE|13800 millones a. C.|13,8 milliards av. J.-C."
         "|13,8 Milliarden v. Chr.|13,8 млрд лет до н. э."),
    ],
)  # fmt: skip
def test_spoken(text: str, spoken: str) -> None:
    date = HistoricalDate.parse(text)
    assert "|".join(date.label(language) for language in LANGUAGES) == spoken


@pytest.mark.parametrize(
    ("text", "plate"),
    [
        ("44 BC", "−44|−44|−44|−44|−44"),
        ("1066", "1066|1066|1066|1066|1066"),
        ("79", "79|79|79|79|79"),
        ("c. 1450", "c. 1450|h. 1450|v. 1450|um 1450|ок. 1450"),
        ("15th century", "15th c.|s. XV|XVe s.|15. Jh.|XV в."),
        ("5th century BC", "5th c. BCE|s. V a. C.|Ve s. av. J.-C.|5. Jh. v. Chr.|V в. до н. э."),
        ("1920s", "1920s|años 1920|années 1920|1920er|1920-е"),
        ("15 March 44 BC", "15 Mar −44|15 mar −44|15 mars −44|15. März −44|15 мар. −44"),
        ("1337–1453", "1337–1453|1337–1453|1337–1453|1337–1453|1337–1453"),
        ("264–146 BC", "−264 – −146|−264 – −146|−264 – −146|−264 – −146|−264 – −146"),
        ("1340 or 1345", "1340 … 1345|1340 … 1345|1340 … 1345|1340 … 1345|1340 … 1345"),
    ],
)
def test_plate(text: str, plate: str) -> None:
    date = HistoricalDate.parse(text)
    assert "|".join(date.label(language, "plate") for language in LANGUAGES) == plate


def test_an_unknown_language_or_style_is_named() -> None:
    with pytest.raises(ValueError, match=r"'it'.*en, es, fr, de, ru"):
        HistoricalDate.of_year(1066).label("it")  # type: ignore[arg-type]
    with pytest.raises(ValueError, match=r"'long'.*spoken, plate"):
        HistoricalDate.of_year(1066).label("en", "long")  # type: ignore[arg-type]
