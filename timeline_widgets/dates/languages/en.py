"""English words of dates."""

from __future__ import annotations

from typing import Final

WORDS: Final[dict[str, str]] = {
    "bce": "bc|bce|b.c.|b.c.e.|before christ|before the common era|before common era"
    "|before the christian era|before our era|b.c.e",
    "ce": "ad|a.d.|ce|c.e.|anno domini|common era|of the common era|of our era|of the christian era"
    "|after christ",
    "auc": "auc|a.u.c.|ab urbe condita",
    "circa": "ca|circa|cca|abt|approx|approximately|about|around|roughly|some time around|fl"
    "|floruit|flourished|possibly|probably|perhaps|maybe|likely|traditionally|estimated|est",
    "early": "early|early part|beginning|beginnings|start|dawn|opening years|early years",
    "mid": "mid|middle|mids",
    "late": "late|later part|end|close|later|late years",
    "half": "half",
    "third": "thirds",
    "quarter": "quarter",
    "century": "century|centuries|cent|cents|cc|centy",
    "millennium": "millennium|millennia|millenium|mill|millenia",
    "decade": "decade|decades|decade of the",
    "last": "last|final",
    "before": "before|bef|prior to|pre|ante|earlier than|terminus ante quem|not later than",
    "after": "after|aft|post|later than|terminus post quem",
    "until": "until|till|up to|up until|through|thru|by|no later than",
    "since": "since|from|starting|starting in|beginning in|no earlier than",
    "between": "between|bet|betw|btw|sometime between|some time between",
    "and": "and",
    "or": "or|or else",
    "to": "to",
    "onwards": "onwards|onward|and after|or later|and later",
    "present": "present|now|today|ongoing|the present|present day|current|still",
    "earlier": "or earlier|and earlier|or before|and before",
    "thousand": "thousand",
    "million": "million|millions",
    "billion": "billion|billions|bn",
    "kilo-ago": "ka|kya|kyr",
    "mega-ago": "ma|mya|myr",
    "giga-ago": "ga|bya|gyr|gya",
    "ago": "years ago|yrs ago|year ago|years before present|bp|b.p.|before present|cal bp|years bp"
    "|years before the present|before the present|yr bp|yrs bp|y bp",
    "years": "years|yrs|years of",
    "filler": "the|of|in|on|year|yr|anno|in the year of our lord|circa the|c.e.|st|day|month"
    "|old style|new style|julian|gregorian|julian calendar|gregorian calendar|dated|exactly",
    "missing": "n/a|na|n.a.|none|null|nil|nan|nat|unknown|unkn|not known|undated|n.d.|no date"
    "|tbd|tba"
    "|tbc|todo|to be determined|to be confirmed|various|not available|not dated|date unknown"
    "|unspecified|blank|empty|undefined|missing|#n/a|#ref!|#value!|#div/0!|#name?|#num!|#null!"
    "|no data"
    "|uncertain|xxxx|yyyy|(blank)|(empty)|(null)|<na>",
    "ongoing": "ongoing|present|now|today|current|currently|in progress|still|to date|to present"
    "|until now|until today|up to now|present day|nowadays",
    "relative": "yesterday|tomorrow|next|previous|last year|this year|next year|last month"
    "|this month|last century|same year|following year|the following year|that year|years later"
    "|days later|months later|weeks later|year later|years earlier|after that|then|soon|afterwards"
    "|last week|this century|years after|years before|the same year|the next year",
    "calendar": "ah|a.h.|hijri|anno hegirae|anno mundi|a.m.|am|heisei|meiji|showa|taisho|olympiad"
    "|jewish calendar|hebrew calendar|islamic calendar|regnal year",
}

MONTHS: Final = (
    "january|jan", "february|feb|febr", "march|mar", "april|apr|apl", "may", "june|jun",
    "july|jul", "august|aug", "september|sep|sept", "october|oct", "november|nov", "december|dec",
)  # fmt: skip
SEASONS: Final = ("spring|springtime", "summer|summertime", "autumn|fall", "winter|wintertime")
WEEKDAYS: Final = (
    "monday|tuesday|wednesday|thursday|friday|saturday|sunday|mon|tue|tues|wed|thu|thur|thurs|fri"
)
ORDINALS: Final = (
    "first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|eleventh|twelfth|thirteenth"
    "|fourteenth|fifteenth|sixteenth|seventeenth|eighteenth|nineteenth|twentieth|twenty-first"
)
ORDINAL_ENDINGS: Final = "st|nd|rd|th"
DECADE_ENDINGS: Final = "s|'s"
NUMBER_MARKS: Final = ".,"
"""The marks of decimals and, where it is a sign, of thousands."""

LABELS: Final[dict[str, str]] = {
    "months": "January|February|March|April|May|June|July|August|September|October|November"
    "|December",
    "plate months": "Jan|Feb|Mar|Apr|May|June|July|Aug|Sept|Oct|Nov|Dec",
    "seasons": "spring {y}|summer {y}|autumn {y}|winter {y}",
    "counting": "english",
    "thousands": ",",
    "point": ".",
    "day": "{d} {m} {y}",
    "days": "{d1}–{d2} {m} {y}",
    "month": "{m} {y}",
    "months of": "{m1}–{m2} {y}",
    "year": "{n}",
    "years": "{n1}–{n2}",
    "bce": " BCE",
    "ce": " CE",
    "decade": "{n}s",
    "decade of a century": "decade of {n}",
    "hundred": "{n}s",
    "century": "{n} century",
    "millennium": "{n} millennium",
    "plate decade": "{n}s",
    "plate century": "{n} c.",
    "plate millennium": "{n} mill.",
    "of year": "{x}",
    "of month": "{x}",
    "of decade": "the {n}s",
    "of decade of a century": "the decade of {n}",
    "of hundred": "the {n}s",
    "of century": "the {n} century",
    "of millennium": "the {n} millennium",
    "vague": "early {x}|mid-{x}|late {x}",
    "halves": "first half of {of}|second half of {of}",
    "thirds": "first third of {of}|second third of {of}|last third of {of}",
    "quarters": "first quarter of {of}|second quarter of {of}|third quarter of {of}"
    "|last quarter of {of}",
    "tenth": "{w} decade of {of}",
    "tenths": "first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|last",
    "circa": "c. {x}",
    "names circa": "undeclined",
    "between": "between {a} and {b}",
    "between years": "between {n1} and {n2}",
    "centuries": "{n1}–{n2} centuries",
    "plate centuries": "{n1}–{n2} c.",
    "between centuries": "between the {n1} and the {n2} century",
    "before": "before {x}",
    "after": "after {x}",
    "until": "until {x}",
    "since": "since {x}",
    "the decade": "the {n}s",
    "the decade of a century": "the decade of {n}",
    "the hundred": "the {n}s",
    "the century": "the {n} century",
    "the millennium": "the {n} millennium",
    "or": "or",
    "and": "and",
    "million": "{n} million BCE",
    "billion": "{n} billion BCE",
}
