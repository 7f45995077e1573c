// The sheet of small marks: company glyphs, hats, line icons, the bell, the guilloché. Everything is drawn here by formula or
// by hand; nothing is traced or copied. `node art/kit/sprite.mjs` writes src/art/sprite.svg.
import { writeFileSync } from "node:fs";

const f = n => +n.toFixed(2);
function curve(fn, n) { let d = ''; for (let i = 0; i <= n; i++) { const [x, y] = fn(i / n * 2 * Math.PI); d += (i ? 'L' : 'M') + f(x) + ' ' + f(y); } return d + 'Z'; }
// guilloché rosette: three families of interlaced rings, as on an engraving lathe
function rosette() {
  let d = '';
  for (let k = 0; k < 6; k++) d += curve(t => { const r = 37 + 9 * Math.sin(12 * t + k * Math.PI / 3); return [50 + r * Math.cos(t), 50 + r * Math.sin(t)]; }, 240);
  for (let k = 0; k < 5; k++) d += curve(t => { const r = 20 + 7 * Math.cos(9 * t + k * 2 * Math.PI / 5); return [50 + r * Math.cos(t), 50 + r * Math.sin(t)]; }, 180);
  for (let k = 0; k < 4; k++) d += curve(t => { const r = 8 + 4 * Math.cos(6 * t + k * Math.PI / 2); return [50 + r * Math.cos(t), 50 + r * Math.sin(t)]; }, 90);
  return d;
}
function braid(w, h) {
  let d = '';
  for (let k = 0; k < 6; k++) { for (let i = 0; i <= w; i += 2) d += (i ? 'L' : 'M') + i + ' ' + f(h / 2 + h * .42 * Math.sin(i / w * 2 * Math.PI * 10 + k * Math.PI / 3)); }
  return d;
}
const glyph = {
  aa: '<path fill-rule="evenodd" d="M2 16.6v-3.3c0-.8.5-1.5 1.3-1.7l2.3-.5 2.1-4c.3-.6.9-1 1.6-1h5.6c.6 0 1.1.3 1.5.8l2.9 4 2.1.6c.6.2 1 .7 1 1.4v3.7h-1.7a3.2 3.2 0 0 0-6.4 0H9.8a3.2 3.2 0 0 0-6.4 0zM8 11.2h4V8H9.7zM13.6 11.2h3.8L15.2 8h-1.6z"/><circle cx="6.6" cy="17" r="2.2"/><circle cx="17.5" cy="17" r="2.2"/>',
  bb: '<path d="M12 2.6l10 5.5v1.8H2V8.1zM4.3 11.2h3v6.3h-3zM10.5 11.2h3v6.3h-3zM16.7 11.2h3v6.3h-3zM2.4 18.8h19.2v2.6H2.4z"/>',
  cc: '<path fill-rule="evenodd" d="M9.2 6.4h5.6c1.6 0 2.8 1.2 2.8 2.8v.4c-1.7 2-6.600 4.600-11.200 5.200V9.200c0-1.600 1.200-2.800 2.800-2.800zM17.600 11.800v3c0 1.600-1.200 2.800-2.800 2.800H9.200c-1 0-1.900-.5-2.400-1.300 4-.6 8.300-2.300 10.800-4.500z"/><path d="M4.800 13.900c-2 1.600-3 3.100-2.500 4.100.9 1.700 6 .6 11.400-2.400s9.100-6.700 8.200-8.400c-.4-.9-1.800-1-3.800-.6" fill="none" stroke="currentColor" stroke-width="1.700" stroke-linecap="round"/>',
  ee: '<path d="M14.200 1.800L4.600 13.700h6L9 22.200 19.600 9.700h-6.400z"/>',
  ll: '<path fill-rule="evenodd" d="M8.600 2.200h6.800v2.200h-1.100v4.900l5.800 9.300c1 1.600-.1 3.200-1.900 3.200H5.800c-1.800 0-2.900-1.600-1.900-3.200l5.800-9.300V4.400H8.600zM10 15.200a1.500 1.500 0 1 0 0 .01zM15.300 17.700a1.200 1.200 0 1 0 0 .01z"/>',
  ss: '<path fill-rule="evenodd" d="M3.500 3.200h17v4.900h-5.600v7.800h5.600v4.900h-17v-4.900h5.600V8.100H3.500zM6.500 4.800a.9.9 0 1 0 0 1.800.9.9 0 0 0 0-1.800zM17.500 4.800a.9.9 0 1 0 0 1.800.9.9 0 0 0 0-1.800zM6.500 17.400a.9.9 0 1 0 0 1.800.9.9 0 0 0 0-1.800zM17.500 17.400a.9.9 0 1 0 0 1.800.9.9 0 0 0 0-1.800z"/>',
};
const hat = [
  '<path d="M6.800 4.600c2.200-.8 8.200-.8 10.400 0l-.6 10c2.300 0 4.500-.5 5.600-1.300.9 3-4.400 5.500-10.200 5.500S.9 16.300 1.800 13.300c1.100.8 3.300 1.300 5.600 1.300z"/><path d="M7.300 11.300c3 .8 6.400.8 9.400 0l-.1 2.300c-3 .8-6.200.8-9.200 0z" fill="#fff" fill-opacity=".75"/>',
  '<path d="M5.300 14.200C5 8.200 7.800 5 12 5s7 3.200 6.700 9.200c1.400-.1 2.800-.5 3.600-1.100.7 2.900-4.400 5.500-10.300 5.500S1 16 1.700 13.100c.8.600 2.200 1 3.600 1.100z"/><path d="M5.400 11.500c4 1.300 9.200 1.300 13.200 0v2.200c-4 1.200-9.200 1.200-13.200 0z" fill="#fff" fill-opacity=".75"/>',
  '<path d="M2.300 14.800C2.600 9.600 6.900 6 12.400 6c5.300 0 9.200 3.200 9.400 7.600 0 1.200-.7 2-2 2.100l-6.900.3c-2.400.1-3.900 2-6.800 2.300-2.700.3-4.200-.8-3.800-3.500z"/><path d="M3.600 15.300c4-2.800 9.500-3.700 16.800-2.800" fill="none" stroke="#fff" stroke-opacity=".75" stroke-width="1.400" stroke-linecap="round"/><circle cx="12.600" cy="6.300" r="1.300"/>',
  '<path d="M6.200 6.400c0-.5 11.600-.5 11.600 0v7.400h3.900c1.300 0 1.300 3.200-.2 3.200h-19c-1.500 0-1.500-3.200-.2-3.200h3.900z"/><path d="M6.200 10.200h11.600v2.700H6.200z" fill="#fff" fill-opacity=".75"/>',
  '<path d="M4.800 15.300C4.300 8.500 7.700 4.800 12 4.800s7.700 3.700 7.200 10.500l2.200 2.500c.6.800-.2 1.700-1.200 1.400-5-1.300-11.400-1.300-16.400 0-1 .3-1.800-.6-1.200-1.400z"/><path d="M4.900 12.400c4.400 1.200 9.800 1.200 14.200 0v2.300c-4.400 1.100-9.800 1.100-14.200 0z" fill="#fff" fill-opacity=".75"/><circle cx="17" cy="12.500" r="2.300" fill="#fff"/>',
];
const icon = { // 24×24 line icons, stroke = currentColor
  bell: '<path d="M12 3v1.500M5 17.500h14M6.500 17.500c0-1.600.8-2 .8-6 0-3.600 2-6 4.700-6s4.700 2.400 4.700 6c0 4 .8 4.400.8 6M10 20.500h4"/>',
  book: '<path d="M12 6c-2-1.500-5-2-8-2v14c3 0 6 .5 8 2 2-1.500 5-2 8-2V4c-3 0-6 .5-8 2zM12 6v14"/>',
  sound: '<path d="M4 9.500v5h3.500L12 18.500v-13L7.500 9.500zM15.500 9a4 4 0 0 1 0 6M18 6.500a8 8 0 0 1 0 11"/>',
  theme: '<circle cx="12" cy="12" r="8.500"/><path d="M12 3.500v17a8.500 8.500 0 0 0 0-17z" fill="currentColor"/>',
  globe: '<circle cx="12" cy="12" r="8.500"/><path d="M3.500 12h17M12 3.500c5 5 5 12 0 17M12 3.500c-5 5-5 12 0 17"/>',
  menu: '<path d="M4 7h16M4 12h16M4 17h16"/>', undo: '<path d="M8 5L4 9l4 4M4 9h9.500a6 6 0 0 1 0 12H9"/>', check: '<path d="M5 12.500l5 5L20 7"/>',
  eye: '<path d="M2.500 12S6 5.500 12 5.500 21.500 12 21.500 12 18 18.500 12 18.500 2.500 12 2.500 12z"/><circle cx="12" cy="12" r="2.800" fill="currentColor"/>',
  lock: '<rect x="5" y="11" width="14" height="9.500" rx="1.500"/><path d="M8 11V8a4 4 0 0 1 8 0v3"/>',
  split: '<path d="M12 20v-7M12 13L5 5.500M12 13l7-7.500M5 10V5.500h4.500M14.500 5.500H19V10"/>',
  bust: '<path d="M13.500 3L9 9l5 3-4.500 5.500L11 21M5 3.500h16v17H5"/>', fall: '<path d="M4 6l6 6 4-3.500L20 16M20 10.500V16h-5.500"/>', rise: '<path d="M4 17l6-6 4 3.500L20 7M20 12.500V7h-5.500"/>',
  up: '<path d="M12 20V5M6 11l6-6 6 6"/>', down: '<path d="M12 4v15M6 13l6 6 6-6"/>', cert: '<rect x="3" y="5.500" width="18" height="13" rx="1.500"/><path d="M7 9.500h6M7 12.500h4"/><circle cx="16.500" cy="13.500" r="2"/>',
  bond: '<circle cx="12" cy="9.500" r="5.500"/><path d="M8.500 14L7 21l5-2.500L17 21l-1.500-7"/>', bot: '<rect x="5" y="9" width="14" height="10" rx="2"/><path d="M12 9V5M9.500 5h5M9.200 13.500v1.500M14.800 13.500v1.500M2.500 12.500v3M21.500 12.500v3"/>',
  link: '<path d="M10 14a4.500 4.500 0 0 0 6.500 0l3-3A4.600 4.600 0 0 0 13 4.500l-1 1M14 10a4.500 4.500 0 0 0-6.500 0l-3 3a4.600 4.600 0 0 0 6.500 6.500l1-1"/>',
  copy: '<rect x="8.500" y="8.500" width="12" height="12" rx="2"/><path d="M15.500 8.500V5.500a2 2 0 0 0-2-2h-8a2 2 0 0 0-2 2v8a2 2 0 0 0 2 2h3"/>',
  tape: '<path d="M6 3.500h12v17l-3-2-3 2-3-2-3 2zM9.500 8h5M9.500 11.500h5"/>', people: '<circle cx="9" cy="8" r="3.500"/><path d="M2.500 20c0-4 3-6.500 6.500-6.500s6.500 2.500 6.500 6.500M15.500 4.800a3.500 3.500 0 0 1 0 6.400M18 14.200c2.200 1 3.500 3 3.500 5.800"/>',
  chart: '<path d="M4 4v16h16M7.500 15.500l4-5 3.500 3L20 7"/>', plus: '<path d="M12 5v14M5 12h14"/>', x: '<path d="M6 6l12 12M18 6L6 18"/>', clock: '<circle cx="12" cy="12" r="8.500"/><path d="M12 7v5l3.500 2"/>',
  laurel: '<path d="M11 20.600C6.300 19.800 3.300 16.200 3.300 11.400c0-2.300.5-4.600 1.600-6.800M13 20.600c4.700-.8 7.700-4.400 7.700-9.200 0-2.300-.5-4.600-1.600-6.800M4.900 4.600c2 1 2.700 2.700 2 4.800-1.900-.9-2.600-2.600-2-4.800zM3.400 10.400c2.100.3 3.400 1.600 3.700 3.700-2.100-.3-3.400-1.600-3.700-3.700zM5.300 15.900c2.100-.6 3.900.1 5.100 2-2.200.6-3.900-.1-5.100-2zM19.100 4.600c-2 1-2.700 2.700-2 4.800 1.900-.9 2.600-2.600 2-4.800zM20.600 10.400c-2.100.3-3.400 1.600-3.700 3.700 2.100-.3 3.400-1.600 3.700-3.700zM18.700 15.900c-2.100-.6-3.900.1-5.100 2 2.200.6 3.900-.1 5.100-2zM12 6.800l1.100 2.300 2.500.3-1.800 1.800.4 2.500-2.200-1.200-2.200 1.200.4-2.500-1.800-1.800 2.500-.3z"/>',
  play: '<path d="M8 5l11 7-11 7z" fill="currentColor"/>', gavel: '<path d="M13.500 4.500l6 6M10.500 7.500l6 6M12 6l6 6M14 10l-9.500 9.500M4 21h8"/>', cards: '<rect x="8" y="3.500" width="12" height="16" rx="2"/><path d="M5.500 7L4 8c-.6.400-.8 1-.6 1.700l2.800 10.200c.2.700 1 1.200 1.700 1L11 20"/>', coin: '<circle cx="12" cy="12" r="8.500"/><path d="M14.800 9c-.4-1-1.400-1.600-2.800-1.600-1.700 0-2.800.8-2.800 2.200 0 3.200 5.800 1.600 5.800 4.800 0 1.400-1.200 2.300-3 2.300-1.500 0-2.600-.7-3-1.800M12 5.800v12.400"/>',
  scale: '<path d="M12 4v16M7 20h10M5 7h14M5 7l-2.500 6.500a3 3 0 0 0 5 0zM19 7l-2.500 6.500a3 3 0 0 0 5 0z"/>', shield: '<path d="M12 3l7.500 2.500v6c0 4.700-3 8-7.500 9.500-4.500-1.500-7.500-4.800-7.500-9.500v-6z"/><path d="M8.500 12l2.500 2.500 4.500-5"/>',
};
// more line icons: table states, replay, rules
const more = {
  search: '<circle cx="10.5" cy="10.5" r="6.5"/><path d="M15.5 15.5L21 21"/>', start: '<path d="M18 6l-8 6 8 6zM6 5.5v13" fill="currentColor"/>', mute: '<path d="M4 9.5v5h3.500L12 18.500v-13L7.500 9.500zM16 9.5l5 5M21 9.5l-5 5"/>', download: '<path d="M12 4v11M7 10.500l5 5 5-5M4.500 20h15"/>', star: '<path fill="currentColor" d="M12 2.300l2.850 6.100 6.650.85-4.900 4.600 1.270 6.600L12 17.200l-5.870 3.250 1.270-6.600-4.900-4.600 6.650-.85z"/>',
  chat: '<path d="M4 5h16v11.500h-9L6.500 20v-3.500H4zM8 9h8M8 12.500h5"/>', gear: '<path d="M4 7h9M17 7h3M4 12h3M11 12h9M4 17h10M18 17h2"/><circle cx="15" cy="7" r="2"/><circle cx="9" cy="12" r="2"/><circle cx="16" cy="17" r="2"/>',
  compass: '<circle cx="12" cy="12" r="8.500"/><path d="M15.500 8.500l-2 5-5 2 2-5z" fill="currentColor"/>', off: '<path d="M3 3l18 18M5 9.500a11 11 0 0 1 4-2.300M19 9.500a11 11 0 0 0-6.500-2.900M8 13.500a6 6 0 0 1 3-1.600M16 13.500l-.6-.5M12 18.200v.1"/>',
  flag: '<path d="M6 21V4M6 4.500c4-2 8 2 12 0v8c-4 2-8-2-12 0"/>', glass: '<path d="M6 3h12M6 21h12M7.500 3c0 5 3 6 4.500 9-1.500 3-4.500 4-4.500 9M16.500 3c0 5-3 6-4.500 9 1.500 3 4.500 4 4.500 9M9.500 18.500h5"/>',
  env: '<path d="M3.500 6h17v12.500h-17zM3.500 6.500l8.500 7 8.500-7"/><circle cx="12" cy="14" r="2.200" fill="currentColor"/>', dice: '<rect x="4" y="4" width="16" height="16" rx="3"/><path d="M8.500 8.500v.1M15.500 8.500v.1M12 12v.1M8.500 15.500v.1M15.500 15.500v.1"/>',
  swap: '<path d="M4 8.500h14M14.500 5L18 8.500 14.500 12M20 15.500H6M9.500 12L6 15.500 9.500 19"/>', crate: '<path d="M4 5.500h16v13H4zM4 9.500h16M4 14.500h16M8 5.500v13M16 5.500v13"/>', quill: '<path d="M20 4C12 4 8 8 7 15l-2.500 5M7 15c6 0 11-3 13-11M10.500 12.500l4-3.500"/>',
  cycle: '<path d="M4.500 12a7.500 7.500 0 0 1 13-5l2 2M19.500 4.500V9H15M19.500 12a7.500 7.500 0 0 1-13 5l-2-2M4.500 19.500V15H9"/>', first: '<path d="M5 20h14M6.500 20l-1-11 4.500 4L12 6l2 7 4.500-4-1 11"/>', left: '<path d="M14.500 5L8 12l6.500 7"/>', right: '<path d="M9.500 5L16 12l-6.500 7"/>', pause: '<path d="M8.500 5v14M15.500 5v14"/>', send: '<path d="M4 12l16-7-6 15-3-6z"/>', hat: '<path d="M7.500 15V6.500c3-1 6-1 9 0V15M3 15c3 2.500 15 2.500 18 0"/>', bolt: '<path d="M13.500 3L6 13.500h5L10 21l8-11h-5z"/>',
  filter: '<path d="M4 6h16M7 12h10M10 18h4"/>',
  last: '<path d="M6 6l8 6-8 6zM18 5.500v13" fill="currentColor"/>',
  next: '<path d="M9 5.500l6.500 6.500L9 18.500"/>',
  open: '<path d="M13.500 4.500h6v6M19.500 4.500L11 13M17 14v4.500a1 1 0 0 1-1 1H5.500a1 1 0 0 1-1-1V8a1 1 0 0 1 1-1H10"/>',
  prev: '<path d="M15 5.500L8.500 12l6.500 6.500"/>',
  test: '<path d="M9.500 3.500v6L4 18.500c-.7 1.300.1 2.500 1.500 2.500h13c1.400 0 2.200-1.200 1.500-2.500l-5.500-9v-6M8 3.500h8M7 15h10"/>',
  flux: '<path d="M8 19V5M4.500 8.500L8 5l3.500 3.500M16 5v14M12.500 15.500L16 19l3.500-3.500"/>',
};
// goods: solid, on a crate
const good = {
  gold: '<path d="M8.400 4.500h7.200l1.900 6.300h-11zM3.400 12.600h6.800l1.300 6.600H1.500zM13.800 12.600h6.800l1.900 6.600h-10z"/>',
  platinum: '<path d="M8.300 2.200h7.400l2.400 3.300L12 10.600 5.900 5.500z"/><circle cx="12" cy="15.600" r="5.400" fill="none" stroke="currentColor" stroke-width="2.600"/>',
  oil: '<path fill-rule="evenodd" d="M6 2.800h12l.9 2.500c.5 2.100.5 4 0 6.100.5 2.200.5 4.800 0 7L18 21.200H6l-.9-2.800c-.5-2.200-.5-4.800 0-7-.5-2.100-.5-4 0-6.100zM12 7c-2 2.600-3 4.200-3 5.800a3 3 0 0 0 6 0c0-1.600-1-3.200-3-5.800z"/>',
  gas: '<path fill-rule="evenodd" d="M12.600 1.600c.6 3.700 6.700 6.500 6.700 12.600a7.300 7.300 0 0 1-14.600 0c0-3.300 1.900-5.500 3.300-7.100.3 1.700 1 2.700 2.100 3.200-.4-3.300.4-6.400 2.500-8.700zM12 13.200c-1.900 1.800-2.900 3-2.900 4.400a2.900 2.900 0 0 0 5.800 0c0-1.400-1-2.600-2.900-4.400z"/>',
  corn: '<path d="M12 1.600c2.700 2 4.100 5 4.100 8.600 0 2.400-.6 4.700-1.600 6.600h-5c-1-1.900-1.600-4.200-1.600-6.600 0-3.600 1.400-6.600 4.100-8.600z"/><path d="M6.500 9.300C3.800 10.800 2 13.300 2 16c2 3.200 5 5.300 9 6.200-2.900-3.200-4.500-8-4.500-12.900zM17.500 9.300C20.200 10.800 22 13.300 22 16c-2 3.200-5 5.300-9 6.200 2.900-3.200 4.500-8 4.500-12.900z"/>',
  cattle: '<path fill-rule="evenodd" d="M1.900 3.600c.5 3.200 2.400 4.900 5.300 5.100 1.300-.8 2.800-1.200 4.800-1.200s3.500.4 4.800 1.200c2.900-.2 4.800-1.900 5.300-5.100 1.600 4 .3 7.400-3.400 8.400l-.9 1.400-1.300 5.300c-.4 2-2.100 3.300-4.500 3.300s-4.100-1.300-4.500-3.300l-1.300-5.300-.9-1.400C1.600 11 .3 7.600 1.900 3.600zM10 18.300a1 1 0 1 0 0 .01zM14.100 18.300a1 1 0 1 0 0 .01z"/>',
};
// the bell mark, solid
const mark = '<path fill="currentColor" d="M11 2.200h2v1.600c3.200.5 5.200 3.200 5.200 6.900 0 4.300 1.300 4.700 1.600 6.300H4.200c.3-1.600 1.600-2 1.600-6.300 0-3.700 2-6.400 5.200-6.900zM3 18.200h18v1.700H3zM9.600 21h4.800a2.500 2.500 0 0 1-4.800 0z"/>';


// Under a glyph lies its halo, in the colour that whoever shows it sets as --halo: no pattern touches it then. Drawn, since a filter
// for each glyph would be worked out anew with every frame.
function halo(body) {
  const outline = (width, opacity) => `<g stroke-width="${width}" stroke-opacity="${opacity}">${body.replace(/ (fill|stroke|stroke-linecap|stroke-linejoin)="[^"]*"/g, '').replace(/stroke-width="([^"]*)"/g, (_, own) => `stroke-width="${f(+own + width)}"`)}</g>`;
  return `<g fill="none" stroke="var(--halo,none)" stroke-linecap="round" stroke-linejoin="round">${outline(6, 0.35)}${outline(2.8, 0.7)}</g>`;
}
const symbol = (id, body, box = '0 0 24 24') => `<symbol id="${id}" viewBox="${box}">${body}</symbol>`;
const sheet = [
  ...Object.entries(glyph).map(([id, body]) => symbol('g-' + id, halo(body) + body)),
  ...hat.map((body, k) => symbol('hat-' + k, body)),
  ...Object.entries({ ...icon, ...more }).map(([id, body]) => symbol('i-' + id, body)),
  ...Object.entries(good).map(([id, body]) => symbol('c-' + id, body)),
  symbol('mark', mark),
  symbol('rosette', `<path d="${rosette()}"/>`, '0 0 100 100'),
  symbol('braid', `<path d="${braid(240, 14)}"/>`, '0 0 240 14'),
];
writeFileSync(new URL('../../src/art/sprite.svg', import.meta.url), `<svg xmlns="http://www.w3.org/2000/svg">${sheet.join('\n')}</svg>\n`);
