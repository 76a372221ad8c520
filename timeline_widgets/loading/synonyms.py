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
            "description of event|what happened|historical event|subject|battle|war|invention|"
            "discovery|painting|work|book|film|treaty|person|ruler"
        ),
        "es": (
            "título|titulo|acontecimiento|suceso|evento|hecho|titular|nombre|"
            "hecho histórico|acontecimiento histórico|efeméride|hito|qué|carta|tarjeta|obra|"
            "descripción del acontecimiento|batalla|guerra|invento|descubrimiento|cuadro|libro|"
            "película|tratado|personaje"
        ),
        "fr": (
            "titre|événement|évènement|fait|intitulé|nom|libellé|évènement historique|"
            "événement historique|quoi|carte|œuvre|description de l'événement|bataille|guerre|"
            "invention|découverte|livre|film|traité|personnage"
        ),
        "de": (
            "titel|ereignis|überschrift|bezeichnung|name|geschehen|begebenheit|was|karte|"
            "historisches ereignis|werk|beschreibung des ereignisses|schlacht|krieg|erfindung|"
            "entdeckung|gemälde|buch|film|vertrag|person"
        ),
        "ru": (
            "название|событие|заголовок|наименование|имя|историческое событие|что|карточка|"
            "явление|описание события|битва|война|изобретение|открытие|картина|книга|фильм|договор"
        ),
    },
    "date": {
        "en": (
            "date|dates|event date|when|hdate|date text|historical date|point in time|"
            "start date|start|begin|beginning|from|start year|began|inception|dated|startdate|"
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
    "end_era": {
        "en": "end era|era end",
        "es": "era final",
        "fr": "ère de fin",
        "de": "ära ende",
        "ru": "эра окончания",
    },
    "end": {
        "en": "end date|end|hdate end|until|to|finish|ended|date end|enddate",
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
    "alt": {
        "en": "alt|alt text|alternative text|image alt|picture description|image description",
        "es": "texto alternativo|descripción de la imagen",
        "fr": "texte alternatif|texte de remplacement|description de l'image",
        "de": "alternativtext|bildbeschreibung",
        "ru": "описание картинки|описание изображения|альтернативный текст",
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

QUESTIONS: Final[dict[str, dict[str, str]]] = {
    "date": {
        "en": (
            "when|in what year|in which year|what year|which year|on what date|on which date|"
            "what date|what is the date|date of|year of|time of"
        ),
        "es": (
            "cuándo|en qué año|qué año|de qué año|en qué fecha|qué fecha|desde cuándo|fecha de|"
            "fecha del|año de|año del"
        ),
        "fr": (
            "quand|en quelle année|quelle année|de quelle année|à quelle date|quelle date|"
            "date de|date du|année de|année du"
        ),
        "de": (
            "wann|in welchem jahr|welches jahr|aus welchem jahr|an welchem tag|welches datum|"
            "datum der|datum des|jahr der|jahr des"
        ),
        "ru": "когда|в каком году|какой год|какого года|какая дата|дата|год",
    },
    "end": {
        "en": "until when|when did it end|when was it over|end of",
        "es": "hasta cuándo|cuándo terminó|cuándo acabó|fin de|fin del",
        "fr": "jusqu'à quand|quand cela finit|quand s'est il terminé|fin de|fin du",
        "de": "bis wann|wann endete|ende der|ende des",
        "ru": "до какого года|до каких пор|когда закончилось|когда кончилось|конец",
    },
    "title": {
        "en": (
            "what happened|what was|what is it|what is this|what did|which event|what event|"
            "name of|title of"
        ),
        "es": (
            "qué pasó|qué ocurrió|qué sucedió|qué fue|qué es|qué acontecimiento|nombre del|"
            "nombre de|título del|título de"
        ),
        "fr": (
            "qu'est ce qui|que s'est il passé|qu'est ce que|qu'est il arrivé|quel événement|"
            "nom de|nom du|titre de|titre du"
        ),
        "de": "was geschah|was ist|was war|was passierte|welches ereignis|name der|name des",
        "ru": "что произошло|что случилось|что это|что было|какое событие|название",
    },
    "text": {
        "en": (
            "why|what should we|what do we|how did it|what does it|what to know|what to remember|"
            "what to learn|what you|what students|what pupils|notes|note|comment|comments|"
            "description|explanation"
        ),
        "es": (
            "por qué|para qué|cómo fue|qué debemos|qué saber|qué hay que saber|qué recordar|"
            "lo que hay que saber|nota|notas|comentario|comentarios|"
            "descripción|explicación"
        ),
        "fr": (
            "pourquoi|comment|que faut il|ce qu'il faut|à savoir|à retenir|que retenir|note|notes|"
            "commentaire|remarque|description"
        ),
        "de": (
            "warum|wieso|weshalb|was sollen wir|was man|was wir|wissenswertes|notiz|kommentar|"
            "anmerkung|beschreibung"
        ),
        "ru": (
            "почему|зачем|чем важно|что нужно|что надо|что важно|что запомнить|комментарий|"
            "примечание|пояснение|описание"
        ),
    },
    "source": {
        "en": "where is it from|where did you find|where do you know|where does",
        "es": "de dónde|dónde lo has|dónde lo encontraste",
        "fr": "d'où|où l'as tu|où avez vous",
        "de": "woher|wo steht",
        "ru": "откуда|где написано|где нашли",
    },
}
"""How a header begins that asks or describes rather than names: "When did it happen?"."""
