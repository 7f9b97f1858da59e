"""How a report looks: the hall's colours and letters (web/src/styles/tokens.css), for the screen and for paper."""

STYLE = """
:root { color-scheme: light dark;
  --bg: light-dark(#ecdfc2, #15100c); --surface: light-dark(#f8f0dc, #221a13); --surface-2: light-dark(#fffaf0, #2f251b);
  --line: light-dark(#d3c097, #463626); --line-strong: light-dark(#8b734c, #8f7551);
  --ink: light-dark(#2a1e12, #f6ead2); --ink-2: light-dark(#5b4932, #cbb897); --accent: light-dark(#8a4700, #ffcb73);
  --gain: light-dark(#3f6212, #b4d67c); --loss: light-dark(#9c2416, #ffa08c); --wood: light-dark(#a9733f, #7a5230);
  --gold: light-dark(#e0a526, #edbd36);
  --font-display: "Grenze", "Alegreya Variable", "Iowan Old Style", "Palatino Linotype", Palatino, Georgia, serif;
  --font-ui: "Nunito Sans Variable", "Nunito Sans", "Segoe UI", system-ui, -apple-system, "Noto Sans", sans-serif; }
* { box-sizing: border-box; }
body { margin: 0; background: var(--bg); color: var(--ink); font: 15px/1.45 var(--font-ui); }
main { max-width: 1140px; margin: 0 auto; padding: 0 24px; }
header { display: flex; gap: 20px; align-items: center; padding: 26px max(24px, calc(50vw - 546px)) 20px; margin-bottom: 8px;
  background: linear-gradient(light-dark(#6d4524, #2b1c10), light-dark(#54331a, #1d130b)); color: #fbf1d8; border-bottom: 4px solid var(--gold); }
header p { color: #ecd9b0; margin: 0; } header code { color: inherit; } header svg { width: 64px; flex: none; }
h4 { font: 600 1rem/1.2 var(--font-ui); color: var(--ink-2); margin: 12px 0 2px; }
.changes { font: 600 1.25rem/1.4 var(--font-display); padding-left: 1.2em; margin: 0 0 10px; }
h1, h2, h3 { font-family: var(--font-display); line-height: 1.1; font-weight: 600; text-wrap: balance; }
h1 { font-size: clamp(2.25rem, 1.6rem + 2.6vw, 3.25rem); margin: 0 0 8px; }
h2 { font-size: 1.875rem; margin: 56px 0 8px; padding-top: 16px; border-top: 2px solid var(--line-strong); }
h2.first { margin-top: 20px; border: 0; }
h3 { font-size: 1.375rem; margin: 0 0 6px; }
p { margin: 0 0 10px; max-width: 70ch; }
.soft, figcaption, .n { color: var(--ink-2); }
.n { font-size: .8125rem; }
code { font: 13px/1.5 ui-monospace, "Cascadia Mono", Menlo, Consolas, monospace; overflow-wrap: anywhere; }
.command { display: block; background: var(--surface-2); border: 1px solid var(--line); border-radius: 9px; padding: 8px 12px; margin: 8px 0 16px; }
.panel { background: var(--surface); border: 1px solid var(--line); border-radius: 14px; padding: 18px 20px; margin: 0; break-inside: avoid; }
.pair { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, 440px), 1fr)); gap: 16px; margin: 16px 0; }
.facts { display: grid; grid-template-columns: repeat(auto-fit, minmax(150px, 1fr)); gap: 12px; margin: 16px 0; padding: 0; }
.fact { background: var(--surface-2); border: 1px solid var(--line); border-radius: 9px; padding: 10px 14px; break-inside: avoid; }
.fact dt { font-size: .8125rem; color: var(--ink-2); }
.fact dd { margin: 0; font: 600 1.625rem/1.15 var(--font-display); }
.fact dd small { display: block; font: .8125rem/1.3 var(--font-ui); color: var(--ink-2); }
figure { margin: 0; } figcaption { font-size: .8125rem; margin-top: 6px; }
.scroll { overflow-x: auto; }
table { border-collapse: collapse; width: 100%; font-variant-numeric: tabular-nums; font-size: .875rem; }
th, td { text-align: right; padding: 4px 8px; border-bottom: 1px solid var(--line); vertical-align: middle; }
th { font-size: .8125rem; color: var(--ink-2); font-weight: 600; vertical-align: bottom; }
th:first-child, td:first-child, td.words, th.words { text-align: left; }
td small { color: var(--ink-2); white-space: nowrap; }
table.bounds td, table.bounds th { text-align: left; } table.bounds td:nth-child(1) { width: 27%; } table.bounds td:nth-child(2) { white-space: nowrap; }
table.bounds td:nth-child(3) { width: 33%; }
tr.flag td:first-child { box-shadow: inset 3px 0 0 var(--loss); }
.yes { color: var(--gain); font-weight: 700; white-space: nowrap; } .no { color: var(--loss); font-weight: 700; white-space: nowrap; }
.plot { display: block; width: 100%; height: auto; }
td .plot { width: 88px; } .panel > .plot { max-width: 600px; }
table:not(.bounds) td { white-space: nowrap; padding-inline: 6px; }
.plot text { font: 13px var(--font-ui); fill: var(--ink); } .plot text.soft { fill: var(--ink-2); }
.band { fill: var(--gain); opacity: .14; } .grid { stroke: var(--line); } .fair { stroke: var(--ink-2); stroke-dasharray: 3 3; }
.range { stroke: var(--accent); stroke-width: 2.5; } .dot { fill: var(--accent); }
.range.out { stroke: var(--loss); } .dot.out { fill: var(--loss); }
.range.was { stroke: var(--line-strong); } .dot.was { fill: var(--line-strong); }
.bar { fill: var(--wood); } .bar2 { fill: var(--gold); }
.line { fill: none; stroke: var(--accent); stroke-width: 2.5; } .haze { fill: var(--accent); opacity: .18; }
footer { max-width: 1140px; margin: 48px auto; padding: 0 24px; color: var(--ink-2); font-size: .8125rem; }
@media (max-width: 520px) { main, header, footer { padding-inline: 14px; } header svg { width: 44px; } .panel { padding: 14px; overflow-x: auto; }
  .panel .plot text { font-size: 14px; }
  table.bounds, .bounds tbody, .bounds tr, table.bounds td:nth-child(n) { display: block; width: auto; } .bounds thead { display: none; }
  .bounds tr { padding: 8px 0 8px 8px; border-bottom: 1px solid var(--line); } table.bounds td { border: 0; padding: 2px 0; }
  .bounds td:first-child { font-weight: 600; } .bounds td:nth-child(2)::after { content: " seats"; }
  .bounds tr.flag { box-shadow: inset 3px 0 0 var(--loss); } .bounds tr.flag td:first-child { box-shadow: none; } }
@media print { :root { color-scheme: light; --bg: #fff; --surface: #fff; --surface-2: #fff; }
  body { font-size: 11px; } main, header, footer { max-width: none; padding: 0; } header { background: none; color: #000; } header p { color: #333; } h2 { break-before: page; margin-top: 0; border: 0; }
  h2.first { break-before: auto; } .scroll { overflow: visible; } tr { break-inside: avoid; } .plot text { font-size: 12px; } }
"""

# a gnome's hat over a gem: the sign of the hall
CREST = (
    '<svg viewBox="0 0 64 64" aria-hidden="true"><path d="M32 3 50 40H14Z" fill="#b8322a" stroke="#2a1a0e" '
    'stroke-width="2.5" stroke-linejoin="round"/><path d="M10 40q22-9 44 0l-3 7q-19-7-38 0Z" fill="#edbd36" '
    'stroke="#2a1a0e" stroke-width="2.5" stroke-linejoin="round"/><path d="M22 49h20l-4 11q-6 4-12 0Z" fill="#fbf1d8" '
    'stroke="#2a1a0e" stroke-width="2.5" stroke-linejoin="round"/></svg>'
)
