"""Spanish words of dates."""

from __future__ import annotations

from typing import Final

WORDS: Final[dict[str, str]] = {
    "bce": "a. c.|ac|a. de c.|a. j.c.|a. de j.c.|antes de cristo|antes de j.c.|antes de jesucristo"
    "|a. e. c.|aec|antes de la era común|a. n. e.|ane|antes de nuestra era"
    "|antes de la era cristiana|a. de n. e.|a. cristo|antes cristo",
    "ce": "d. c.|dc|d. de c.|d. j.c.|d. de j.c.|después de cristo|después de jesucristo|e. c.|ec"
    "|de la era común|n. e.|de nuestra era|de la era cristiana|d. e. c.|d. n. e.|era común",
    "circa": "hacia|alrededor de|aprox|aproximadamente|en torno a|en torno al|cerca de|sobre|h"
    "|alrededor del|probablemente|posiblemente|quizá|quizás|aproximado|estimado|más o menos"
    "|hacia el"
    "|unos",
    "early": "principios|ppios.|princ.|a principios|comienzos|a comienzos|inicios|a inicios"
    "|principio|comienzo|inicio|primeros años|albores|temprano|a principio|al principio",
    "mid": "mediados|a mediados|a mitad|a la mitad|en la mitad|hacia la mitad|hacia mediados"
    "|mediado|medio",
    "late": "finales|fin.|a finales|fines|a fines|fin|final|últimos años|postrimerías|tardío"
    "|a final|al final",
    "half": "mitad",
    "third": "tercio",
    "quarter": "trimestre",
    "century-first": "siglo|siglos|sgl|ss|sig",
    "millennium": "milenio|milenios",
    "decade-first": "década|décadas|decenio|decenios|década de los|década de los años",
    "rounded": "años|los años",
    "last": "último|última",
    "before": "antes de|anterior a|previo a|antes del|antes del año|con anterioridad a"
    "|no después de",
    "after": "después de|posterior a|tras|después del|con posterioridad a",
    "until": "hasta|hasta el|hasta el año",
    "since": "a partir de|a partir del|desde",
    "from": "del|de",
    "between": "entre|entre el|entre los",
    "and": "y|e",
    "or": "o|u|o bien",
    "to": "a|al",
    "onwards": "en adelante|o después|o posterior",
    "earlier": "o antes|o anterior",
    "present": "actualidad|hoy|presente|la actualidad|nuestros días|el presente|la fecha|ahora",
    "thousand-or-millennium": "mil",
    "million": "millón|millones|millones de|mill.",
    "billion": "mil millones|mil millones de|millardo|millardos",
    "ago": "años atrás|antes del presente|años antes del presente|a. p.|años ap",
    "ago-before": "hace|hace unos|hace aproximadamente",
    "filler": "el|la|los|las|de|del|en|año|año de|día|mes|durante|del año|de los|de las|dc.",
    "missing": "sin fecha|sin año|s. a."
    "|s. f.|s/f|s. d.|s/d|desconocido|desconocida|ninguno|ninguna|n/d|nd|n. d."
    "|se desconoce|varios|varias|pendiente|vacío|fecha desconocida|sin datos|no consta|por definir",
    "ongoing": "en curso|actualidad|hoy|presente|actual|actualmente|hasta hoy|hasta la actualidad"
    "|en la actualidad|hasta el presente",
    "relative": "ayer|mañana|después|años después|años antes|el año siguiente|al año siguiente"
    "|el mismo año|año pasado|el año pasado|este año|siglo pasado|el siglo pasado|más tarde|luego"
    "|años más tarde|mismo año|meses después|días después|año después",
    "calendar": "hégira|de la hégira|era hispánica|año de la hégira",
}

MONTHS: Final = (
    "enero|ene", "febrero|feb", "marzo|mar", "abril|abr", "mayo|may", "junio|jun", "julio|jul",
    "agosto|ago|agto", "septiembre|setiembre|sep|sept|set", "octubre|oct", "noviembre|nov",
    "diciembre|dic",
)  # fmt: skip
SEASONS: Final = ("primavera", "verano", "otoño", "invierno")
WEEKDAYS: Final = "lunes|martes|miércoles|jueves|viernes|sábado|domingo"
ORDINALS: Final = (
    "primer,primero,primera|segundo,segunda|tercer,tercero,tercera|cuarto,cuarta|quinto,quinta"
    "|sexto,sexta|séptimo,séptima|octavo,octava|noveno,novena|décimo,décima|once,undécimo"
    "|doce,duodécimo|trece|catorce|quince|dieciséis|diecisiete|dieciocho|diecinueve|veinte"
    "|veintiuno"
)
ORDINAL_ENDINGS: Final = "o|a|er|ero|ra|do|da|to|ta|°"
DECADE_ENDINGS: Final = ""
NUMBER_MARKS: Final = ",."

LABELS: Final[dict[str, str]] = {
    "months": "enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre"
    "|diciembre",
    "plate months": "ene|feb|mar|abr|may|jun|jul|ago|sept|oct|nov|dic",
    "seasons": "primavera de {y}|verano de {y}|otoño de {y}|invierno de {y}",
    "counting": "roman",
    "50th": "50",  # L alone is an article, or nothing
    "thousands": "\u202f",
    "point": ",",
    "day": "{d} de {m} de {y}",
    "days": "{d1}–{d2} de {m} de {y}",
    "plate day": "{d} {m} {y}",
    "month": "{m} de {y}",
    "months of": "{m1}–{m2} de {y}",
    "plate month": "{m} {y}",
    "year": "{n}",
    "years": "{n1}–{n2}",
    "bce": " a. C.",
    "ce": " d. C.",
    "decade": "década de {n}",
    "decade of a century": "década de {n}",
    "hundred": "años {n}",
    "century": "siglo {n}",
    "millennium": "{n} milenio",
    "plate decade": "años {n}",
    "plate century": "s. {n}",
    "plate millennium": "{n} mil.",
    "of year": "de {x}",
    "of month": "de {x}",
    "of decade": "de la década de {n}",
    "of decade of a century": "de la década de {n}",
    "of hundred": "de los años {n}",
    "of century": "del siglo {n}",
    "of millennium": "del {n} milenio",
    "vague": "principios {of}|mediados {of}|finales {of}",
    "halves": "primera mitad {of}|segunda mitad {of}",
    "thirds": "primer tercio {of}|segundo tercio {of}|último tercio {of}",
    "quarters": "primer cuarto {of}|segundo cuarto {of}|tercer cuarto {of}|último cuarto {of}",
    "tenth": "{w} década {of}",
    "tenths": "primera|segunda|tercera|cuarta|quinta|sexta|séptima|octava|novena|última",
    "circa": "hacia {x}",
    "plate circa": "h. {x}",
    "between": "entre {a} y {b}",
    "between years": "entre {n1} y {n2}",
    "centuries": "siglos {n1}–{n2}",
    "plate centuries": "ss. {n1}–{n2}",
    "between centuries": "entre los siglos {n1} y {n2}",
    "before": "antes de {x}",
    "after": "después de {x}",
    "until": "hasta {x}",
    "since": "desde {x}",
    "the day": "el {x}",
    "the decade": "la década de {n}",
    "the decade of a century": "la década de {n}",
    "the hundred": "los años {n}",
    "the century": "el siglo {n}",
    "the millennium": "el {n} milenio",
    "contracted": " de el > del ",
    "or": "o",
    "and": "y",
    "million": "{n} millones a. C.",
}
