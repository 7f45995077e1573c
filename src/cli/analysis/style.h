// How the page of an analysis looks, by day and by night, on a desk and in the hand.
#pragma once

#include <string_view>

namespace bell::cli {

inline constexpr std::string_view kStyle = R"(
:root {
  color-scheme: light dark;
  --paper: #fbfaf7; --card: #ffffff; --ink: #1f2328; --faint: #5d656e; --edge: #dcd9d2;
  --loss: #b3402a; --gain: #2b7a4b;
  --seat0: #0b62b8; --seat1: #b8460b; --seat2: #1c7d4a; --seat3: #8a3fa0; --seat4: #7a6a00;
}
@media (prefers-color-scheme: dark) {
  :root {
    --paper: #14171a; --card: #1c2024; --ink: #e7e5e0; --faint: #a3abb4; --edge: #343a40;
    --loss: #ef8a72; --gain: #74c998;
    --seat0: #6cb4ff; --seat1: #ff9d66; --seat2: #6fd39b; --seat3: #d69be8; --seat4: #d9c74f;
  }
}
* { box-sizing: border-box; }
body { margin: 0; background: var(--paper); color: var(--ink); font: 1rem/1.5 system-ui, sans-serif; }
main { max-width: 68rem; margin: 0 auto; padding: 1.5rem 1rem 4rem; }
h1 { font-size: 1.7rem; line-height: 1.2; margin: 0 0 .25rem; }
h2 { font-size: 1.2rem; margin: 0 0 .5rem; }
p { margin: .25rem 0 .75rem; max-width: 44rem; }
.faint, figcaption { color: var(--faint); }
section { background: var(--card); border: 1px solid var(--edge); border-radius: .6rem; padding: 1rem; margin-top: 1rem; }
figure { margin: 0; } figcaption { margin-top: .5rem; }
.plot { display: grid; grid-template-columns: auto 1fr; column-gap: .5rem; }
.scale { display: flex; flex-direction: column; justify-content: space-between; text-align: right; margin: -.6rem 0; }
.scale, .axis { color: var(--faint); font-size: .8rem; font-variant-numeric: tabular-nums; }
.axis { grid-column: 2; display: flex; justify-content: space-between; margin-top: .4rem; }
svg.shares { display: block; width: 100%; height: 17rem; overflow: visible; }
svg.sample { width: 1.9rem; height: .7rem; flex: none; }
polyline { fill: none; stroke-width: 2.2; stroke-linejoin: round; vector-effect: non-scaling-stroke; }
.seat0 { stroke: var(--seat0); } .seat1 { stroke: var(--seat1); stroke-dasharray: 9 3; }
.seat2 { stroke: var(--seat2); stroke-dasharray: 3 3; } .seat3 { stroke: var(--seat3); stroke-dasharray: 12 3 3 3; }
.seat4 { stroke: var(--seat4); stroke-dasharray: 1 4; stroke-linecap: round; }
.grid { stroke: var(--edge); stroke-width: 1; vector-effect: non-scaling-stroke; }
.legend { list-style: none; display: flex; flex-wrap: wrap; gap: .25rem 1.25rem; margin: .75rem 0 0; padding: 0; }
.legend li { display: flex; align-items: center; gap: .4rem; overflow-wrap: anywhere; }
svg.bar { display: block; width: 100%; height: .55rem; margin-top: .2rem; }
.track { fill: var(--edge); } .loss { fill: var(--loss); } .gain { fill: var(--gain); }
table { width: 100%; border-collapse: collapse; font-size: .95rem; }
caption { text-align: left; color: var(--faint); padding-bottom: .4rem; }
th, td { text-align: left; vertical-align: top; padding: .4rem .5rem; border-top: 1px solid var(--edge); overflow-wrap: break-word; }
thead th { border-top: 0; font-weight: 600; }
th:first-child, td:first-child { padding-left: 0; }
th:last-child, td:last-child { padding-right: 0; }
.number { text-align: right; font-variant-numeric: tabular-nums; }
td.number { white-space: nowrap; }
td .sum { white-space: nowrap; font-variant-numeric: tabular-nums; }
.plus { color: var(--gain); } .minus { color: var(--loss); }
details { margin-top: .75rem; } summary { cursor: pointer; color: var(--faint); }
td details { margin: 0; } td summary { color: inherit; } td ol { margin: .25rem 0 0; padding-left: 1.6rem; color: var(--faint); }
@media (max-width: 40rem) {
  main { padding: 1rem .6rem 3rem; }
  section { padding: .8rem .7rem; overflow-x: auto; }
  table { font-size: .85rem; }
  th, td { padding: .35rem .3rem; }
  svg.shares { height: 13rem; }
  .spells tr { display: grid; grid-template-columns: repeat(var(--seats), 1fr); border-top: 1px solid var(--edge); }
  .spells thead tr { border-top: 0; }
  .spells th, .spells td { border-top: 0; padding: .2rem 0; }
  .spells th:nth-child(-n+2) { display: none; }
  .spells td:first-child { color: var(--faint); }
  .spells td:nth-child(2) { grid-column: 2 / -1; padding-left: .5rem; }
}
)";

}  // namespace bell::cli
