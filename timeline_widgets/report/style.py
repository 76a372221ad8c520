"""How the page of a report looks: light, dark, narrow, and on paper."""

from __future__ import annotations

_LIGHT = """
--twc-ink:var(--jp-content-font-color1,#1d1b17);--twc-ink-2:var(--jp-content-font-color2,#57524a);
--twc-page:var(--jp-layout-color0,#fff);--twc-line:#c9c4b8;--twc-well:#f3f1ec;
--twc-early:#a2380f;--twc-late:#0d5f7d;--twc-ok:#1b7a43;--twc-bad:#b02f1f;
""".replace("\n", "")
_DARK = """
--twc-ink:var(--jp-content-font-color1,#f0ede6);--twc-ink-2:var(--jp-content-font-color2,#bdb7ab);
--twc-page:var(--jp-layout-color0,#161513);--twc-line:#4d4a44;--twc-well:#26241f;
--twc-early:#f0935f;--twc-late:#62b6d6;--twc-ok:#57b981;--twc-bad:#f07f6c;
""".replace("\n", "")
_PAPER = "--twc-ink:#000;--twc-ink-2:#333;--twc-page:#fff;"

STYLE = (
    f".twc{{{_LIGHT}}}"
    f'body[data-jp-theme-light="false"] .twc{{{_DARK}}}'
    'body[data-jp-theme-light="false"] .twc-filters{color-scheme:dark}'
    f"@media (prefers-color-scheme:dark){{body.twc-alone .twc{{{_DARK}}}}}"
    """
.twc{color:var(--twc-ink);container-type:inline-size;
font:14px/1.45 var(--jp-content-font-family,system-ui,sans-serif);max-width:62rem}
.twc *{box-sizing:border-box;min-width:0}
.twc h1,.twc p,.twc-tile{overflow-wrap:anywhere}
.twc.twc h1,.twc.twc h2,.twc-tile b,.twc-date{
font-family:"Palatino Linotype",Palatino,Georgia,"Noto Serif",serif}
.twc.twc h1{font-size:1.7em;line-height:1.2;margin:0;font-weight:700}
.twc.twc h2{font-size:1.25em;margin:1.8em 0 .2em;font-weight:700}
.twc p{margin:.2em 0 .6em}
.twc-note{color:var(--twc-ink-2);max-width:44em}
.twc-tiles{display:grid;grid-template-columns:repeat(4,1fr);gap:.7em;
margin:1.1em 0;padding-top:1.1em;border-top:1px solid var(--twc-line)}
.twc-tile{background:var(--twc-well);border-radius:10px;padding:.7em .9em}
.twc-tile b{display:block;font-size:1.4em;line-height:1.2}
.twc-wide{overflow-x:auto}
.twc.twc table{border-collapse:collapse;width:100%;margin:.4em 0;color:inherit;font-size:1em}
.twc.twc thead,.twc.twc tr:nth-child(n){background:none;border:0;text-align:left}
.twc.twc th,.twc.twc td{text-align:left;vertical-align:middle;padding:.55em .9em .55em 0;
border-bottom:1px solid var(--twc-line);overflow-wrap:break-word;max-width:24em;white-space:normal}
.twc.twc th{font-size:.86em;color:var(--twc-ink-2);font-weight:700}
.twc td small{display:block;color:var(--twc-ink-2);font-size:.86em;white-space:nowrap}
.twc-date{font-weight:700;margin-right:.4em;white-space:nowrap}
.twc-bar{display:block;width:7em;height:.6em;border-radius:.3em;overflow:hidden;
background:var(--twc-well);border:1px solid var(--twc-line)}
.twc-bar i{display:block;height:100%;background:var(--twc-ok)}
.twc-bar.twc-missed i{background:var(--twc-bad)}
.twc-ends{display:flex;justify-content:space-between;width:13.5em}
.twc-strip{display:block;width:13.5em;height:2.2em}
.twc-strip rect.twc-ground{fill:var(--twc-well)}
.twc-strip line{stroke:var(--twc-ink);stroke-width:1.2}
.twc-strip line.twc-tick{stroke:var(--twc-line);stroke-width:1}
.twc-strip .twc-e{fill:var(--twc-early);fill-opacity:.75;stroke:var(--twc-page);stroke-width:.5}
.twc-strip .twc-l{fill:var(--twc-late);fill-opacity:.75;stroke:var(--twc-page);stroke-width:.5}
.twc-last{display:inline-flex;align-items:flex-end;gap:2px;height:1.4em}
.twc-last i{width:.5em;height:100%;border-radius:2px;background:var(--twc-ok)}
.twc-last i.twc-no{height:.45em;background:var(--twc-bad)}
.twc-chart{overflow-x:auto}
.twc-chart svg{width:100%;min-width:34em;max-width:46em;height:auto;display:block}
.twc-hidden{border:1px solid var(--twc-line);border-radius:8px;padding:.5em .8em}
body.twc-alone{margin:0;padding:1.2rem;background:#fff}
@media (prefers-color-scheme:dark){body.twc-alone{background:#161513}}
body.twc-alone .twc{margin:0 auto}
@container (max-width:35em){
.twc-tiles{grid-template-columns:repeat(2,1fr)}
.twc-bar{width:4.5em}
}
@media print{
@page{size:A4;margin:14mm}
body.twc-alone{padding:0;background:#fff}
"""
    f"body.twc-alone .twc{{{_LIGHT}{_PAPER}}}"
    """
.twc{font-size:11px;max-width:none;print-color-adjust:exact;-webkit-print-color-adjust:exact}
.twc-note{break-after:avoid}
.twc.twc h2{break-after:avoid;margin-top:1.4em}
.twc tr,.twc-chart,.twc-tiles{break-inside:avoid}
.twc thead{display:table-header-group}
.twc-wide,.twc-chart{overflow:visible}
.twc-chart svg{max-width:36em}
}
"""
)
