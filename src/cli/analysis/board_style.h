// The style of decisions and their boards on an analysis page. Companies are inks on paper, seats are enamel pins;
// neither is identified by colour alone.
#pragma once

#include <string_view>

namespace bell::cli {

inline constexpr std::string_view kBoardStyle = R"css(
.automotive { --ink: #a8321f; --lit: #a8321f; } .bank { --ink: #1f5391; --lit: #1f5391; } .computers { --ink: #68419a; --lit: #68419a; }
.electric { --ink: #8a5a00; --lit: #8a5a00; } .laboratories { --ink: #0c6b72; --lit: #0c6b72; } .steel { --ink: #46525c; --lit: #46525c; }
.carrot { --ink: #b04a05; --lit: #b04a05; } .grass { --ink: #2f6b1c; --lit: #2f6b1c; } .honey { --ink: #7d6300; --lit: #7d6300; }
.fish { --ink: #14589c; --lit: #14589c; } .apple { --ink: #a01e39; --lit: #a01e39; }
.corn { --ink: #5c6612; --lit: #5c6612; } .cotton { --ink: #1d5a86; --lit: #1d5a86; } .oil { --ink: #7a2b3f; --lit: #7a2b3f; } .gold { --ink: #7a5514; }
@media (prefers-color-scheme: dark) {
  .automotive { --lit: #f2917c; } .bank { --lit: #86b6f2; } .computers { --lit: #c1a7f2; } .electric { --lit: #f0b945; }
  .laboratories { --lit: #5fd0cb; } .steel { --lit: #bccad4; } .carrot { --lit: #ffad6b; } .grass { --lit: #9fd67a; }
  .honey { --lit: #eed25a; } .fish { --lit: #86c0ff; } .apple { --lit: #ff9aa5; } .corn { --lit: #c9d36a; } .cotton { --lit: #8cc0f0; } .oil { --lit: #f2a0b2; }
}
.rounds-list > details { border-top: 1px solid var(--line-soft); margin: 0; }
.rounds-list summary { padding: .5rem .25rem; color: var(--text); }
.rounds-list > details > details { margin: 0 0 0 .9rem; border-top: 1px solid var(--line-soft); }
.rounds-list summary:hover { background: var(--wash); }
.row { display: inline-flex; flex-wrap: wrap; gap: .2rem .9rem; align-items: baseline; width: calc(100% - 1.5rem); vertical-align: top; }
.row > b { font: 650 1.05rem/1.3 var(--figures); color: var(--accent); min-width: 2rem; }
.row .cost { margin-left: auto; }
.moment { padding: .4rem 0 1rem; scroll-margin-top: 3rem; }
.moment:target { box-shadow: -4px 0 0 var(--accent); padding-left: .8rem; }
.question { font: 600 1.12rem/1.3 var(--head); margin: .2rem 0 .7rem; }
em.taken, em.best { font: 600 .78rem/1.5 var(--figures); letter-spacing: .05em; text-transform: uppercase; margin-left: .45rem; padding: 0 .4rem; border-radius: 3px; white-space: nowrap; }
em.taken { background: var(--accent); color: var(--panel); } em.best { box-shadow: inset 0 0 0 1px var(--gain); color: var(--gain); }
.choices { list-style: none; margin: .8rem 0 0; padding: 0; columns: 2 22rem; column-gap: 1.6rem; }
.choices li { display: grid; grid-template-columns: 3rem 1fr 6.5rem; gap: .5rem; padding: .35rem 0; border-top: 1px solid var(--line-soft); break-inside: avoid; }
.choices .nr { font: 600 1rem/1.4 var(--figures); color: var(--text-3); text-align: right; }
.choices .is-taken .what { font-weight: 650; }
.choices .worth { font: 600 1rem/1.2 var(--figures); text-align: right; }
.board { display: grid; grid-template-columns: repeat(2, minmax(0, 1fr)); gap: .6rem; }
.part { background: var(--panel-2); border: 1px solid var(--line-soft); border-radius: 6px; padding: .6rem .7rem; min-width: 0; overflow-x: auto; }
.part.wide { grid-column: 1 / -1; }
.part h4 { margin: 0 0 .35rem; font: 600 .8rem/1.2 var(--figures); letter-spacing: .09em; text-transform: uppercase; color: var(--text-3); }
.board .grid { width: auto; min-width: 100%; font-size: .9rem; }
.board .grid th, .board .grid td { padding: .22rem .45rem; vertical-align: middle; white-space: nowrap; }
.board .grid th { font-weight: 500; } .board .grid tr:first-child > * { border-top: 0; }
.board .piles td:last-child { white-space: normal; }
.people .grid td, .people .grid th[scope=col] { text-align: right; }
.people .grid th[scope=col], .prices .grid th[scope=col] { color: var(--text-3); font-size: .85em; }
.sign { display: inline-block; min-width: 1.9em; margin-right: .4em; padding: 0 .25em; border-radius: 3px; background: var(--ink); color: #fffaf0; text-align: center; font: 700 .82rem/1.55 var(--figures); letter-spacing: .03em; }
.ladder { display: inline-flex; gap: 2px; font: 600 .95rem/1.5 var(--figures); }
.ladder i, .ladder b { min-width: 1.55em; padding: 0 .2em; text-align: center; border-radius: 3px; font-style: normal; color: var(--text-3); background: var(--slot); }
.ladder b { background: var(--ink, var(--accent)); color: #fffaf0; font-weight: 700; }
.ladder.locked b { background: repeating-linear-gradient(135deg, #17211d 0 4px, #3b4741 4px 8px); }
.card { display: inline-block; padding: 0 .5em; margin: .1rem 0; border-radius: 3px; background: #fffaee; color: var(--ink, #17211d); border: 1px solid #cbb98f; border-left: 4px solid var(--ink, #94691b); font: 650 .95rem/1.6 var(--figures); white-space: nowrap; }
.card.known { border-style: dashed; } .card.known::before { content: "("; } .card.known::after { content: ")"; }
.card.back { background: #17382b; color: #f3dfae; border-color: #d3a94f88; border-left-color: #d3a94f; }
.line { margin: .2rem 0; max-width: none; } .line em { font-style: normal; color: var(--text-3); margin-right: .3em; }
.key { font-size: .82rem; color: var(--text-3); margin: .4rem 0 0; }
.ring ol { list-style: none; display: grid; grid-template-columns: repeat(auto-fill, minmax(9.5rem, 1fr)); gap: .35rem; margin: 0 0 .5rem; padding: 0; }
.ring li { background: var(--slot); border-radius: 6px; padding: .3rem .5rem; min-height: 2.2rem; }
.ring small { color: var(--text-3); font: 600 .85rem/1 var(--figures); margin-right: .2rem; } .ring .pin { margin: 0 0 0 .2rem; }
pre { overflow-x: auto; font-size: .85rem; line-height: 1.25; }
@media (max-width: 40rem) {
  .board { grid-template-columns: minmax(0, 1fr); }
  .rounds-list > details > details { margin-left: 0; }
  .choices li { grid-template-columns: 2.2rem 1fr 4.6rem; }
  .board .grid th, .board .grid td { padding: .22rem .3rem; }
  .ladder { gap: 1px; } .ladder i, .ladder b { min-width: 1.25em; padding: 0 .1em; }
}
)css";

}  // namespace bell::cli
