// The style of an analysis page, light and dark, on a desktop and on a phone: bottle green, brass and paper, like the
// server's page. It uses the reader's installed fonts, so that the page is one small file.
#pragma once

#include <string_view>

namespace bell::cli {

inline constexpr std::string_view kStyle = R"(
:root {
  color-scheme: light dark;
  --floor: #e7dcc3; --panel: #faf5e8; --panel-2: #f3ead5; --line: #cdbd98; --line-soft: #dfd2b5; --slot: #efe5cd;
  --text: #17261f; --text-2: #435148; --text-3: #556056; --accent: #80590f; --wash: #b98a3229;
  --gain: #17633a; --loss: #a3301f; --focus: #123d2e;
  --seat0: #8a5f0c; --seat1: #b03a55; --seat2: #1f6fae; --seat3: #55700f; --seat4: #5c675f;
  --head: "Literata", "Noto Serif", Georgia, serif;
  --body: "Commissioner", "Noto Sans", "Segoe UI", system-ui, sans-serif;
  --figures: "Sofia Sans Extra Condensed", "Roboto Condensed", "Arial Narrow", var(--body);
}
@media (prefers-color-scheme: dark) {
  :root {
    --floor: #081713; --panel: #0f271f; --panel-2: #15332a; --line: #2a5042; --line-soft: #1d3c31; --slot: #0a1d17;
    --text: #f3ead6; --text-2: #bccabb; --text-3: #90a597; --accent: #d3a94f; --wash: #d3a94f24;
    --gain: #7fd8a0; --loss: #ff9d88; --focus: #fff3cf;
    --seat0: #eab64c; --seat1: #e98fa0; --seat2: #7fbdea; --seat3: #b5cf62; --seat4: #f1e8d6;
  }
}
* { box-sizing: border-box; }
html { -webkit-text-size-adjust: 100%; background: var(--floor); }
body { margin: 0; background: var(--floor); color: var(--text); font: 1rem/1.45 var(--body); font-variant-numeric: tabular-nums; }
main { max-width: 72rem; margin: 0 auto; padding: 1.75rem 1rem 4rem; }
h1, h2, h4 { font-family: var(--head); line-height: 1.15; text-wrap: balance; }
h1 { font-size: 2.1rem; font-weight: 640; margin: .1rem 0 .4rem; }
h2 { font-size: 1.3rem; font-weight: 620; margin: 0 0 .5rem; }
p { margin: .25rem 0 .75rem; max-width: 48rem; }
a { color: var(--accent); text-underline-offset: 3px; }
:focus-visible { outline: 2px solid var(--focus); outline-offset: 2px; border-radius: 3px; }
.eyebrow { font: 600 .8rem/1.2 var(--figures); letter-spacing: .11em; text-transform: uppercase; color: var(--accent); margin: 0; }
.faint, figcaption, caption { color: var(--text-3); }
header .faint { overflow-wrap: anywhere; font-size: .9rem; }
section { background: var(--panel); border: 1px solid var(--line-soft); border-radius: 10px; padding: 1.1rem 1.2rem; margin-top: 1rem; box-shadow: 0 1px 2px #0002; }
figure { margin: 0; } figcaption { margin-top: .5rem; max-width: 48rem; }
.plot { display: grid; grid-template-columns: auto 1fr; column-gap: .6rem; }
.rounds { position: relative; height: 1.4rem; }
.rounds span { position: absolute; transform: translateX(-50%); }
.of-rounds { text-align: right; }
.of-rounds, .rounds, .scale, .axis { color: var(--text-3); font: 500 .85rem/1.2 var(--figures); letter-spacing: .02em; }
.scale { display: flex; flex-direction: column; justify-content: space-between; text-align: right; margin: -.5rem 0; }
.axis { grid-column: 2; display: flex; justify-content: space-between; margin-top: .4rem; }
svg.shares { display: block; width: 100%; height: 18rem; overflow: visible; }
svg.sample { width: 1.9rem; height: .7rem; flex: none; }
polyline { fill: none; stroke-width: 2.2; stroke-linejoin: round; vector-effect: non-scaling-stroke; }
.seat0 { stroke: var(--seat0); } .seat1 { stroke: var(--seat1); stroke-dasharray: 9 3; }
.seat2 { stroke: var(--seat2); stroke-dasharray: 3 3; } .seat3 { stroke: var(--seat3); stroke-dasharray: 12 3 3 3; }
.seat4 { stroke: var(--seat4); stroke-dasharray: 1 4; stroke-linecap: round; }
svg .grid { stroke: var(--line-soft); stroke-width: 1; vector-effect: non-scaling-stroke; }
line.round { stroke: var(--accent); stroke-opacity: .45; stroke-width: 1; stroke-dasharray: 2 3; vector-effect: non-scaling-stroke; }
.legend { list-style: none; display: flex; flex-wrap: wrap; gap: .25rem 1.4rem; margin: .75rem 0 0; padding: 0; }
.legend li { display: flex; align-items: center; gap: .35rem; overflow-wrap: anywhere; }
.prices-list { display: grid; grid-template-columns: repeat(auto-fill, minmax(17rem, 1fr)); gap: .8rem 1.2rem; }
.price figcaption { display: flex; gap: .5rem; align-items: baseline; margin: 0 0 .25rem; }
.price figcaption b { color: var(--lit, var(--text)); font-family: var(--head); font-weight: 620; }
.price .now { font: 650 1.15rem/1 var(--figures); color: var(--text); }
.price figcaption span:last-child { margin-left: auto; font: 500 .9rem/1 var(--figures); }
svg.course { display: block; width: 100%; height: 4.2rem; background: var(--slot); border-radius: 6px; padding: .35rem 0; }
polyline.course { stroke: var(--lit, var(--text)); }
svg.bar { display: block; width: 100%; height: .5rem; margin-top: .25rem; border-radius: 3px; }
.track { fill: var(--line-soft); } .loss { fill: var(--loss); } .gain { fill: var(--gain); } .share { fill: var(--accent); }
table { width: 100%; border-collapse: collapse; font-size: .95rem; }
caption { text-align: left; padding-bottom: .4rem; }
th, td { text-align: left; vertical-align: top; padding: .4rem .5rem; border-top: 1px solid var(--line-soft); overflow-wrap: break-word; }
thead th { border-top: 0; font-weight: 600; color: var(--text-2); }
th:first-child, td:first-child { padding-left: 0; } th:last-child, td:last-child { padding-right: 0; }
.number { text-align: right; } td.number, td .sum { white-space: nowrap; }
.plus { color: var(--gain); } .minus { color: var(--loss); }
details { margin-top: .6rem; } summary { cursor: pointer; color: var(--text-2); }
td details { margin: 0; } td summary { color: inherit; } td ol { margin: .25rem 0 0; padding-left: 1.6rem; color: var(--text-3); }
.pin { display: inline-grid; place-items: center; width: 1.25rem; height: 1.25rem; margin-right: .35rem; border-radius: 50%; vertical-align: -.2rem;
  font: 700 .78rem/1 var(--figures); color: #17211d; border: 1px solid #0005; flex: none; }
.pin0 { background: #eab64c; } .pin1 { background: #e98fa0; } .pin2 { background: #7fbdea; } .pin3 { background: #b5cf62; } .pin4 { background: #f1e8d6; }
@media (max-width: 40rem) {
  main { padding: 1rem .6rem 3rem; }
  h1 { font-size: 1.6rem; }
  section { padding: .8rem .75rem; overflow-x: auto; }
  table { font-size: .88rem; }
  th, td { padding: .35rem .3rem; }
  svg.shares { height: 13rem; }
  .prices-list { grid-template-columns: 1fr; }
  .spells tr { display: grid; grid-template-columns: repeat(var(--seats), 1fr); border-top: 1px solid var(--line-soft); }
  .spells thead tr { border-top: 0; }
  .spells th, .spells td { border-top: 0; padding: .2rem 0; }
  .spells th:nth-child(-n+2) { display: none; }
  .spells td:first-child { color: var(--text-3); }
  .spells td:nth-child(2) { grid-column: 2 / -1; padding-left: .5rem; }
}
@media print { details > * { display: block; } section { break-inside: avoid; box-shadow: none; } }
)";

}  // namespace bell::cli
