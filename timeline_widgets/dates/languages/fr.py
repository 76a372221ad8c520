"""French words of dates."""

from __future__ import annotations

from typing import Final

WORDS: Final[dict[str, str]] = {
    "bce": "av. j.-c.|avant j.-c.|av jc|avjc|avant jc|avant jésus-christ|av. jésus-christ"
    "|av. n. è.|av. n. e.|avant notre ère|avant l'ère commune|avant l'ère chrétienne|av. notre ère"
    "|avant le christ|a. è. c.|avant j.c|avant l'ère vulgaire",
    "ce": "ap. j.-c.|apr. j.-c.|après j.-c.|ap jc|apr jc|après jc|apjc|après jésus-christ"
    "|de notre ère"
    "|n. è.|de l'ère commune|de l'ère chrétienne|è. c.|notre ère|ère commune|apr. jésus-christ",
    "circa": "vers|env|environ|aux environs de|aux alentours de|autour de|peut-être|probablement"
    "|sans doute|approximativement|vers l'an|vers le|vers la|aux alentours du|probable|vers les"
    "|aux environs du|autour du",
    "early": "début|déb.|débuts|au début|commencement|au commencement|aube|premières années"
    "|tout début",
    "mid": "milieu|au milieu|mi|à la mi|vers le milieu|à la mi-",
    "late": "fin|à la fin|la fin|dernières années|toute fin|vers la fin|fin du|fin de",
    "half": "moitié",
    "third": "tiers",
    "quarter": "quart|trimestre",
    "century": "siècle|siècles|sc|siècle(s)",
    "millennium": "millénaire|millénaires",
    "decade-first": "décennie|décennies|décennie de",
    "rounded": "années|les années|ann|des années",
    "last": "dernier|dernière",
    "before": "avant|antérieur à|avant le|antérieurement à|avant la|avant l'an|avant les",
    "after": "après|postérieur à|après le|après la|après l'an",
    "until": "jusqu'en|jusqu'à|jusqu'au|jusque|jusqu'aux|jusqu'à la",
    "since": "depuis|à partir de|à partir du|dès|depuis le",
    "from": "du|de",
    "between": "entre|entre le|entre les",
    "and": "et|et le",
    "or": "ou|ou bien",
    "to": "à|au|aux",
    "onwards": "et après|ou après|et suivantes",
    "earlier": "ou avant",
    "present": "aujourd'hui|nos jours|à nos jours|présent|maintenant|ce jour",
    "thousand": "mille|milliers",
    "million": "million|millions|millions d'|million d'",
    "billion": "milliard|milliards|milliards d'|mrd",
    "ago": "ans avant le présent|avant le présent|années avant le présent|avant aujourd'hui"
    "|ans avant aujourd'hui|ans bp|ans avant nos jours",
    "ago-before": "il y a|il y a environ",
    "years-counted": "ans|d'années|d'ans",
    "filler": "le|la|les|l|l'|en|an|l'an|année|l'année|de l'an|en l'an|du|de|des|d'|jour|mois"
    "|au cours"
    "|l'an de grâce|dans|courant|durant",
    "missing": "sans date|inconnu|inconnue|date inconnue|s.d|néant|aucun|aucune|indéterminé"
    "|indéterminée|non daté|non datée|à définir|vide|divers|date à préciser",
    "ongoing": "en cours|aujourd'hui|de nos jours|actuel|actuellement|présent|jusqu'à aujourd'hui"
    "|jusqu'à nos jours|maintenant",
    "relative": "hier|demain|plus tard|ans plus tard|ans après|l'année suivante|la même année"
    "|l'an dernier|l'année dernière|cette année|siècle dernier|le siècle dernier|ensuite"
    "|jours plus tard|mois plus tard|même année|an plus tard|années plus tard",
    "calendar": "de l'hégire|hégire|an de l'hégire",
}

MONTHS: Final = (
    "janvier|janv|jan", "février|févr|fév", "mars", "avril|avr", "mai", "juin",
    "juillet|juil|juill", "août|aout", "septembre|sept", "octobre|oct",
    "novembre|nov", "décembre|déc",
)  # fmt: skip
REPUBLICAN_MONTHS: Final = (
    "vendémiaire", "brumaire", "frimaire", "nivôse", "pluviôse", "ventôse", "germinal", "floréal",
    "prairial", "messidor", "thermidor", "fructidor", "sans-culottide|jour complémentaire",
)  # fmt: skip
SEASONS: Final = ("printemps", "été", "automne", "hiver|l'hiver")
WEEKDAYS: Final = "lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche"
ORDINALS: Final = (
    "premier,première|deuxième,second,seconde|troisième|quatrième|cinquième|sixième|septième"
    "|huitième|neuvième|dixième|onzième|douzième|treizième|quatorzième|quinzième|seizième"
    "|dix-septième|dix-huitième|dix-neuvième|vingtième|vingt et unième"
)
ORDINAL_ENDINGS: Final = "er|re|ère|e|è|ème|eme|ième|nd|nde|de|es|èmes"
DECADE_ENDINGS: Final = ""
NUMBER_MARKS: Final = ","

LABELS: Final[dict[str, str]] = {
    "months": "janvier|février|mars|avril|mai|juin|juillet|août|septembre|octobre|novembre"
    "|décembre",
    "plate months": "janv.|févr.|mars|avr.|mai|juin|juil.|août|sept.|oct.|nov.|déc.",
    "seasons": "printemps {y}|été {y}|automne {y}|hiver {y}",
    "counting": "french",
    "first of the month": "1er",
    "50th": "50e",  # L alone is an article, or nothing
    "thousands": "\u202f",
    "point": ",",
    "day": "{d} {m} {y}",
    "days": "{d1}–{d2} {m} {y}",
    "month": "{m} {y}",
    "months of": "{m1}–{m2} {y}",
    "year": "{n}",
    "years": "{n1}–{n2}",
    "bce": " av. J.-C.",
    "ce": " apr. J.-C.",
    "decade": "années {n}",
    "decade of a century": "décennie {n}",
    "hundred": "années {n}",
    "century": "{n} siècle",
    "millennium": "{n} millénaire",
    "plate century": "{n} s.",
    "plate millennium": "{n} mill.",
    "of year": "de {x}",
    "of year, loosely": "{x}",
    "of month": "de {x}",
    "of decade": "des années {n}",
    "of decade of a century": "de la décennie {n}",
    "of hundred": "des années {n}",
    "of century": "du {n} siècle",
    "of millennium": "du {n} millénaire",
    "vague": "début {of}|milieu {of}|fin {of}",
    "halves": "première moitié {of}|seconde moitié {of}",
    "thirds": "premier tiers {of}|deuxième tiers {of}|dernier tiers {of}",
    "quarters": "premier quart {of}|deuxième quart {of}|troisième quart {of}|dernier quart {of}",
    "tenth": "{w} décennie {of}",
    "tenths": "première|deuxième|troisième|quatrième|cinquième|sixième|septième|huitième|neuvième"
    "|dernière",
    "circa": "vers {x}",
    "plate circa": "v. {x}",
    "between": "entre {a} et {b}",
    "between years": "entre {n1} et {n2}",
    "centuries": "{n1}–{n2} siècles",
    "plate centuries": "{n1}–{n2} s.",
    "between centuries": "entre le {n1} et le {n2} siècle",
    "before": "avant {x}",
    "after": "après {x}",
    "until": "jusqu'à {x}",
    "since": "depuis {x}",
    "the day": "le {x}",
    "the decade": "les années {n}",
    "the decade of a century": "la décennie {n}",
    "the hundred": "les années {n}",
    "the century": "le {n} siècle",
    "the millennium": "le {n} millénaire",
    "contracted": "jusqu'à le >jusqu'au |jusqu'à les >jusqu'aux ",
    "or": "ou",
    "and": "et",
    "million": "{n} millions av. J.-C.",
    "billion": "{n} milliards av. J.-C.",
}
