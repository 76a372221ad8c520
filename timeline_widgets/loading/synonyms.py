"""Words that teachers, spreadsheets and other programs put over their columns.

For each role and language the likeliest words come first; where a table has several, the first
wins. The order of the roles is the order in which they choose their columns.
"""

from __future__ import annotations

from typing import Final

SYNONYMS: Final[dict[str, dict[str, str]]] = {
    "title": {
        "en": (
            "title|headline|event|event title|event name|label|itemlabel|name|event label|"
            "what|text headline|text.headline|heading|card|card title|happening|"
            "description of event|what happened|historical event|subject"
        ),
        "es": (
            "título|titulo|acontecimiento|suceso|evento|hecho|titular|nombre|"
            "hecho histórico|acontecimiento histórico|efeméride|hito|qué|carta|tarjeta|obra"
        ),
        "fr": (
            "titre|événement|évènement|fait|intitulé|nom|libellé|évènement historique|"
            "événement historique|quoi|carte|œuvre"
        ),
        "de": (
            "titel|ereignis|überschrift|bezeichnung|name|geschehen|begebenheit|was|karte|"
            "historisches ereignis|werk"
        ),
        "ru": (
            "название|событие|заголовок|наименование|имя|историческое событие|что|карточка|явление"
        ),
    },
    "date": {
        "en": (
            "date|dates|event date|when|hdate|date text|historical date|point in time|"
            "start date|start|begin|beginning|from|start year|began|inception|dated|"
            "date of event|year date|date year|time|times|timestamp"
        ),
        "es": (
            "fecha|fechas|fecha del acontecimiento|cuándo|fecha de inicio|inicio|comienzo|"
            "desde|año de inicio|datación|cronología|tiempo"
        ),
        "fr": (
            "date|dates|date de l'événement|quand|date de début|début|depuis|"
            "année de début|datation|période exacte|temps"
        ),
        "de": (
            "datum|daten|zeitpunkt|wann|startdatum|beginn|anfang|von|anfangsjahr|datierung|"
            "zeit|zeitangabe"
        ),
        "ru": "дата|даты|дата события|когда|дата начала|начало|с|год начала|датировка|время",
    },
    "year": {
        "en": "year|years|yr|event year|start_date.year",
        "es": "año|años|ano|anyo",
        "fr": "année|an|années|annee",
        "de": "jahr|jahre|jahreszahl",
        "ru": "год|годы|г|год события",
    },
    "month": {
        "en": "month|start month|start_date.month",
        "es": "mes",
        "fr": "mois",
        "de": "monat",
        "ru": "месяц",
    },
    "day": {
        "en": "day|day of month|start day|start_date.day",
        "es": "día",
        "fr": "jour",
        "de": "tag",
        "ru": "день|число",
    },
    "era": {
        "en": "era|bc ad|bce ce|bc|bce|ad bc",
        "es": "era",
        "fr": "ère",
        "de": "ära|zeitrechnung",
        "ru": "эра",
    },
    "end": {
        "en": "end date|end|hdate end|until|to|finish|ended|date end",
        "es": "fecha de fin|fecha final|fin|final|hasta",
        "fr": "date de fin|fin|jusqu'à|jusqu'en",
        "de": "enddatum|ende|bis",
        "ru": "дата окончания|конец|окончание|по|до",
    },
    "end_year": {
        "en": "end year|end_date.year",
        "es": "año de fin|año final",
        "fr": "année de fin",
        "de": "endjahr|jahr ende",
        "ru": "год окончания|год конца",
    },
    "end_month": {
        "en": "end month|end_date.month",
        "es": "mes de fin|mes final",
        "fr": "mois de fin",
        "de": "endmonat",
        "ru": "месяц окончания",
    },
    "end_day": {
        "en": "end day|end_date.day",
        "es": "día de fin|día final",
        "fr": "jour de fin",
        "de": "endtag",
        "ru": "день окончания",
    },
    "precision": {
        "en": "precision|time precision|date precision|timeprecision",
        "es": "precisión",
        "fr": "précision",
        "de": "genauigkeit|präzision",
        "ru": "точность",
    },
    "position": {
        "en": "position|place in the story",
        "es": "posición",
        "fr": "position",
        "de": "position",
        "ru": "позиция|порядковый номер",
    },
    "label": {
        "en": "label|position label",
        "es": "etiqueta",
        "fr": "étiquette",
        "de": "beschriftung",
        "ru": "метка|подпись",
    },
    "episode": {
        "en": "episode|chapter",
        "es": "episodio|capítulo",
        "fr": "épisode|chapitre",
        "de": "episode|kapitel",
        "ru": "эпизод|глава",
    },
    "text": {
        "en": (
            "text|description|explanation|subtitle|note|notes|text text|text.text|details|"
            "comment|comments|summary|itemdescription|body|info|information|fact|learn"
        ),
        "es": (
            "texto|descripción|explicación|subtítulo|nota|notas|detalle|detalles|"
            "comentario|comentarios|resumen|información"
        ),
        "fr": (
            "texte|description|explication|sous-titre|note|notes|détail|détails|"
            "commentaire|commentaires|résumé|remarque|remarques"
        ),
        "de": (
            "text|beschreibung|erklärung|untertitel|notiz|notizen|anmerkung|anmerkungen|"
            "kommentar|einzelheiten|zusammenfassung|bemerkung"
        ),
        "ru": (
            "текст|описание|пояснение|подзаголовок|заметка|заметки|примечание|примечания|"
            "комментарий|подробности"
        ),
    },
    "image": {
        "en": (
            "image|picture|image file|picture file|photo|media|media url|media.url|"
            "illustration|img|pic|image url"
        ),
        "es": "imagen|foto|fotografía|ilustración|archivo de imagen",
        "fr": "image|photo|illustration|fichier image|média",
        "de": "bild|foto|abbildung|bilddatei|illustration",
        "ru": "изображение|картинка|фото|рисунок|иллюстрация|файл картинки",
    },
    "source": {
        "en": (
            "source|sources|reference|references|url|link|wikipedia|website|web|more|"
            "citation|article"
        ),
        "es": "fuente|fuentes|referencia|enlace|web|bibliografía",
        "fr": "source|sources|référence|lien|site",
        "de": "quelle|quellen|beleg|nachweis|verweis|link",
        "ru": "источник|источники|ссылка|сайт",
    },
    "id": {
        "en": "id|card id|qid|key|identifier|item|code|no|number|nr",
        "es": "identificador|clave|código|número|núm",
        "fr": "identifiant|clé|code|numéro|n°",
        "de": "kennung|schlüssel|nummer|lfd nr",
        "ru": "ид|номер|код|№|идентификатор",
    },
    "theme": {
        "en": (
            "theme|category|topic|group|field|tag|tags|kind|series|class|subject area|"
            "section|type|region|period|epoch|era"
        ),
        "es": (
            "tema|categoría|grupo|ámbito|área|serie|tipo|bloque|materia|período|periodo|época|era"
        ),
        "fr": "thème|catégorie|groupe|domaine|rubrique|série|type|matière|période|époque|ère",
        "de": "thema|kategorie|gruppe|bereich|rubrik|reihe|art|typ|gebiet|zeitraum|epoche|ära",
        "ru": "тема|категория|группа|раздел|область|рубрика|серия|тип|вид|период|эпоха|эра",
    },
    "type": {
        "en": "type",
    },
    "language": {
        "en": "language|lang|title language",
    },
}
