// Makes the sheets of drawings: portraits, magnates, bots, glyphs, posters. `node art/kit/make.mjs` writes src/art/made, which
// is not kept; `--icons DIR` writes the app's icons and the link preview as SVG (their PNG files stand in public/).
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { bots, botPlate } from './bots.mjs';
import { wrap } from './engrave.mjs';
import { commodities, strategies } from './glyphs.mjs';
import { app, favicon, maskable, mono, social } from './icon.mjs';
import { magnateSymbols } from './magnates.mjs';
import { plate } from './parts.mjs';
import { people, person } from './portraits.mjs';
import { posters } from './posters.mjs';

const out = fileURLToPath(new URL('../../src/art/made/', import.meta.url));
mkdirSync(out, { recursive: true });

// shorter numbers: 1.600 -> 1.6, 0.5 -> .5, 'M1 -2' -> 'M1-2'
const number = text => {
  const short = String(Math.round(text * 100) / 100).replace(/^(-?)0\./, '$1.');
  return short === '-0' ? '0' : short;
};
const shorter = svg =>
  svg.replace(/ (d|stroke-width|transform|stroke-dasharray|cx|cy|r)="([^"]*)"/g, (_, key, value) => {
    const path = key === 'd';
    return ` ${key}="${value.replace(/-?\d*\.?\d+/g, number).replace(/ -/g, path ? '-' : ' -').replace(/ ([a-zA-Z])/g, path ? '$1' : ' $1')}"`;
  });
const symbol = (id, box, body) => shorter(`<symbol id="${id}" viewBox="${box}">${wrap(body)}</symbol>`);
const line = (id, body) => shorter(`<symbol id="${id}" viewBox="0 0 24 24">${body}</symbol>`);
const sheet = (name, symbols) => writeFileSync(join(out, name), `<svg xmlns="http://www.w3.org/2000/svg">\n${symbols.join('\n')}\n</svg>\n`);

// Each investor is a file: a browser loads those it shows. The plate behind them is one for all.
mkdirSync(join(out, 'investors'), { recursive: true });
const portrait = (name, body) => writeFileSync(join(out, 'investors', `${name}.svg`), `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 160 192">${shorter(wrap(body))}</svg>\n`);
portrait('plate', plate());
for (const [id, one] of Object.entries(people)) portrait(id, person(one).replace('<use href="#inv-plate"/>', ''));
sheet('magnates.svg', magnateSymbols(symbol));
sheet('bots.svg', [symbol('bot-plate', '0 0 64 64', botPlate), ...Object.entries(bots).map(([id, one]) => symbol('bot-' + id, '0 0 64 64', one))]);
sheet('glyphs.svg', [...Object.entries(strategies).map(([id, one]) => line('str-' + id, one)), ...Object.entries(commodities).map(([id, one]) => line('com-' + id, one))]);
for (const [title, svg] of Object.entries(posters)) writeFileSync(join(out, `poster-${title}.svg`), svg);

const at = process.argv.indexOf('--icons');
if (at > 0) {
  const put = (name, box, body) => writeFileSync(join(process.argv[at + 1], name), `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}">${shorter(wrap(body))}</svg>\n`);
  put('icon.svg', '0 0 512 512', app());
  put('icon-maskable.svg', '0 0 512 512', maskable());
  put('favicon.svg', '0 0 32 32', favicon());
  put('mono.svg', '0 0 32 32', mono());
  const sitter = id => person(people[id]).replace('<use href="#inv-plate"/>', '<use href="#inv-plate" width="160" height="192"/>');
  put('social.svg', '0 0 1200 630', `<defs>${symbol('inv-plate', '0 0 160 192', plate())}</defs>${social(sitter)}`);
}
