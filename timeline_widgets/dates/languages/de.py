"""German words of dates."""

from __future__ import annotations

from typing import Final

WORDS: Final[dict[str, str]] = {
    "bce": "v. chr.|vor chr.|vor christus|vor christi geburt|v. chr. geb.|v. chr. g.|v. christus"
    "|v. u. z.|vor unserer zeitrechnung|vor unserer zeit|v. d. z.|vuz|v. d. zeitenwende"
    "|vor der zeitenwende|a. chr.|a. chr. n.|vor der zeitrechnung|vchr|vor christi",
    "ce": "n. chr.|nach chr.|nach christus|nach christi geburt|n. chr. geb.|u. z.|n. u. z.|n. d. z."
    "|unserer zeitrechnung|nach unserer zeitrechnung|unserer zeit|p. chr. n."
    "|nach der zeitenwende|nchr"
    "|n. christus|nach christi",
    "circa": "um|zirka|etwa|ungefähr|gegen|rund|wohl|vermutlich|wahrscheinlich|um das jahr|etwa um"
    "|möglicherweise|vielleicht|schätzungsweise|um die|um den|um das|angeblich",
    "early": "anfang|anf.|anfänge|beginn|zu beginn|frühe|frühes|früher|frühen|früh|am anfang"
    "|zu anfang|anfangs",
    "mid": "mitte|in der mitte|mittlere|mittleres|mittleren|um die mitte",
    "late": "ende|am ende|späte|spätes|später|späten|spät|ausgang|ausgehendes|gegen ende|zu ende"
    "|ausgehenden",
    "half": "hälfte",
    "third": "drittel",
    "quarter": "viertel|quartal",
    "century": "jahrhundert|jahrhunderts|jahrhunderte|jahrhunderten|jh|jhd|jhdt|jhs|jhdts|jhh|jht",
    "millennium": "jahrtausend|jahrtausends|jahrtausende|jt|jtsd|jts|jahrtausenden",
    "decade": "jahrzehnt|jahrzehnts|dekade|jahrzehnte|jahrzehnten",
    "last": "letztes|letzte|letzten|letzter",
    "before": "vor|vor dem|vor der|spätestens vor|vor dem jahr",
    "after": "nach|nach dem|nach der|frühestens nach",
    "until": "bis|bis zum|bis zu den|bis zur|bis ins",
    "since": "seit|ab|seit dem|ab dem|seit der",
    "from": "von|vom",
    "between": "zwischen|zwischen dem",
    "and": "und|u.|und dem",
    "or": "oder|bzw|oder auch|beziehungsweise",
    "to": "zum",
    "onwards": "oder später|und später|ff.",
    "earlier": "oder früher|und früher",
    "present": "heute|gegenwart|jetzt|zur gegenwart|in die gegenwart",
    "thousand": "tausend|tsd",
    "million": "mio|millionen|mill|mio.",
    "billion": "milliarde|milliarden|mrd|mia",
    "ago": "vor heute|jahre vor heute|jahre bp",
    "years-counted": "jahre|jahren",
    "filler": "der|die|das|den|dem|des|im|in|am|an|jahr|jahres|anno|im jahr|tag|monat"
    "|i. j.|im laufe|des jahres|j.|jhr|einer|eines",
    "missing": "ohne datum|o. d.|o. j.|ohne jahr|unbekannt|keine|kein|k. a.|k.a|keine angabe"
    "|keine angaben|nicht bekannt|undatiert|leer|verschiedene|offen|datum unbekannt|(leer)|folgt",
    "ongoing": "laufend|heute|gegenwart|aktuell|bis heute|andauernd|jetzt|bis jetzt|zurzeit",
    "relative": "gestern|morgen|jahre später|jahre danach|im folgenden jahr|im selben jahr"
    "|letztes jahr|dieses jahr|danach|tage später|monate später|jahr später|im jahr darauf"
    "|selbes jahr|ein jahr später|letztes jahrhundert",
    "calendar": "hidschra|nach der hidschra|a. u. c.-ära",
}

MONTHS: Final = (
    "januar|jänner|jan|jän", "februar|feber|feb|febr", "märz|maerz|mär|mrz", "april|apr", "mai",
    "juni|jun", "juli|jul", "august|aug", "september|sep|sept", "oktober|okt", "november|nov",
    "dezember|dez",
)  # fmt: skip
SEASONS: Final = ("frühling|frühjahr|frühlings", "sommer|sommers", "herbst|spätherbst", "winter")
WEEKDAYS: Final = "montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonnabend|sonntag"
ORDINALS: Final = (
    "erst-|zweit-|dritt-|viert-|fünft-|sechst-|siebt-,siebent-|acht-|neunt-|zehnt-|elft-|zwölft-"
    "|dreizehnt-|vierzehnt-|fünfzehnt-|sechzehnt-|siebzehnt-|achtzehnt-|neunzehnt-|zwanzigst-"
    "|einundzwanzigst-"
)
ADJECTIVE_ENDINGS: Final = "e|en|er|es|em"
ORDINAL_ENDINGS: Final = "te|ten|tes|ter"
DECADE_ENDINGS: Final = "er|ern|ers"
NUMBER_MARKS: Final = ",."

LABELS: Final[dict[str, str]] = {
    "months": "Januar|Februar|März|April|Mai|Juni|Juli|August|September|Oktober|November|Dezember",
    "plate months": "Jan.|Feb.|März|Apr.|Mai|Juni|Juli|Aug.|Sept.|Okt.|Nov.|Dez.",
    "seasons": "Frühling {y}|Sommer {y}|Herbst {y}|Winter {y}",
    "counting": "dot",
    "thousands": ".",
    "point": ",",
    "day": "{d}. {m} {y}",
    "days": "{d1}.–{d2}. {m} {y}",
    "month": "{m} {y}",
    "months of": "{m1}–{m2} {y}",
    "year": "{n}",
    "years": "{n1}–{n2}",
    "bce": " v. Chr.",
    "ce": " n. Chr.",
    "decade": "{n}er Jahre",
    "decade of a century": "Jahrzehnt {n}",
    "hundred": "{n}er Jahre",
    "century": "{n} Jahrhundert",
    "millennium": "{n} Jahrtausend",
    "plate decade": "{n}er",
    "plate century": "{n} Jh.",
    "plate millennium": "{n} Jt.",
    "of year": "des Jahres {x}",
    "of year, loosely": "{x}",
    "of month": "{x}",
    "of decade": "der {n}er Jahre",
    "of decade of a century": "des Jahrzehnts {n}",
    "of hundred": "der {n}er Jahre",
    "of century": "des {n} Jahrhunderts",
    "of millennium": "des {n} Jahrtausends",
    "vague": "Anfang {of}|Mitte {of}|Ende {of}",
    "halves": "erste Hälfte {of}|zweite Hälfte {of}",
    "thirds": "erstes Drittel {of}|zweites Drittel {of}|letztes Drittel {of}",
    "quarters": "erstes Viertel {of}|zweites Viertel {of}|drittes Viertel {of}"
    "|letztes Viertel {of}",
    "tenth": "{w} Jahrzehnt {of}",
    "tenths": "erstes|zweites|drittes|viertes|fünftes|sechstes|siebtes|achtes|neuntes|letztes",
    "circa": "um {x}",
    "names circa": "undeclined",
    "between": "zwischen {a} und {b}",
    "between years": "zwischen {n1} und {n2}",
    "centuries": "{n1}–{n2} Jahrhundert",
    "plate centuries": "{n1}–{n2} Jh.",
    "between centuries": "zwischen dem {n1} und dem {n2} Jahrhundert",
    "before": "vor {x}",
    "after": "nach {x}",
    "until": "bis {x}",
    "since": "seit {x}",
    "the day": "dem {x}",
    "the decade": "den {n}er Jahren",
    "the decade of a century": "dem Jahrzehnt {n}",
    "the hundred": "den {n}er Jahren",
    "the century": "dem {n} Jahrhundert",
    "the millennium": "dem {n} Jahrtausend",
    "contracted": "bis dem >bis zum |bis den >bis zu den ",
    "or": "oder",
    "and": "und",
    "million": "{n} Millionen v. Chr.",
    "billion": "{n} Milliarden v. Chr.",
}
