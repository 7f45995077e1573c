// Three posters, one line language: brass engraving on bottle green. Each is a whole SVG file.
import { readFileSync } from 'node:fs';

const CO = ['aa', 'bb', 'cc', 'ee', 'll', 'ss'];
const sprite = readFileSync(new URL('../../src/art/sprite.svg', import.meta.url), 'utf8');
const symbol = id => sprite.match(new RegExp(`<symbol id="${id}"[^]*?</symbol>`))[0];
const ink = { aa: '#a8321f', bb: '#1f5391', cc: '#68419a', ee: '#8a5a00', ll: '#0c6b72', ss: '#46525c' };
const art = {
  stockpile: `<svg viewBox="0 0 320 172" preserveAspectRatio="xMidYMid slice"><rect width="320" height="172" fill="#10291f"/><svg x="60" y="-30" width="230" height="230" viewBox="0 0 100 100" fill="none" stroke="#d3a94f" stroke-width=".28" opacity=".55"><use href="#rosette"/></svg>${CO.map((c, k) => { const a = -36 + k * 14.4; return `<g transform="translate(160 214) rotate(${a}) translate(-37 -186)"><rect width="74" height="104" rx="5" fill="#f8f1e1" stroke="#06130f"/><rect x="5" y="5" width="64" height="94" rx="3" fill="none" stroke="${ink[c]}" stroke-width="1.500"/><rect x="8" y="8" width="58" height="40" fill="${ink[c]}"/><svg x="22" y="12" width="32" height="32" fill="#fffaf0" color="#fffaf0" viewBox="0 0 24 24"><use href="#g-${c}"/></svg></g>`; }).join('')}</svg>`,
  wall: `<svg viewBox="0 0 320 172" preserveAspectRatio="xMidYMid slice"><rect width="320" height="172" fill="#17382b"/>${Array.from({ length: 25 }, (_, k) => { const a = Math.PI * (k / 24); return `<path d="M160 150L${(160 - 260 * Math.cos(a)).toFixed(1)} ${(150 - 260 * Math.sin(a)).toFixed(1)}" stroke="#d3a94f" stroke-width="${k % 2 ? .8 : 2}" opacity=".45"/>`; }).join('')}<circle cx="160" cy="150" r="46" fill="#d3a94f"/><g fill="#06130f"><path d="M0 172V96h26V78h20v94zM52 172V64h10V48h6V34h4v14h6v16h10v108zM96 172v-62h24v62zM198 172V88h26v84zM230 172V52h8V36h8V18h3v18h8v16h8v120zM270 172V84h22v-12h28v100z"/><path d="M122 172v-84h12v-22h12v-20h10V18h8v28h10v20h12v22h12v84z" fill="#0a1c16" stroke="#d3a94f" stroke-width="1.200"/></g><g fill="#e6c67c">${[0, 1, 2, 3, 4, 5].map(r => [0, 1, 2, 3].map(c => (r + c) % 3 ? `<rect x="${140 + c * 11}" y="${92 + r * 12}" width="5" height="7"/>` : '').join('')).join('')}${[0, 1, 2, 3, 4].map(r => `<rect x="${56 + (r % 2) * 14}" y="${76 + r * 16}" width="4" height="7"/><rect x="${238 + (r % 2) * 14}" y="${66 + r * 17}" width="4" height="7"/>`).join('')}</g><path d="M0 171h320" stroke="#d3a94f" stroke-width="3"/></svg>`,
  stonks: `<svg viewBox="0 0 320 172" preserveAspectRatio="xMidYMid slice"><rect width="320" height="172" fill="#0c231b"/><g stroke="#d3a94f" stroke-opacity=".22">${Array.from({ length: 17 }, (_, k) => `<path d="M${k * 20} 0v172"/>`).join('')}${Array.from({ length: 9 }, (_, k) => `<path d="M0 ${6 + k * 20}h320"/>`).join('')}</g>${[[16, 118, 24, 0], [40, 104, 30, 1], [64, 92, 40, 1], [88, 96, 30, 0], [112, 112, 34, 0], [136, 92, 46, 1], [160, 74, 38, 1], [184, 80, 26, 0], [208, 58, 40, 1], [232, 40, 36, 1], [256, 46, 22, 0], [280, 20, 40, 1]].map(([x, y, h, u]) => `<path d="M${x + 8} ${y - 12}V${y + h + 12}" stroke="${u ? '#e6c67c' : '#e0715a'}" stroke-width="1.500"/><rect x="${x}" y="${y}" width="16" height="${h}" fill="${u ? '#d3a94f' : '#10291f'}" stroke="${u ? '#f3dfae' : '#e0715a'}" stroke-width="1.500"/>`).join('')}<path d="M8 150L70 112l36 22 62-54 30 16 86-74" fill="none" stroke="#fdfaf2" stroke-width="6" stroke-linejoin="round"/><path d="M268 12l36-6-8 36z" fill="#fdfaf2"/></svg>`,
};

const whole = (svg, ids) => svg.replace('<svg ', '<svg xmlns="http://www.w3.org/2000/svg" ').replace('>', `><defs>${ids.map(symbol).join('')}</defs>`);
export const posters = {
  stockpile: whole(art.stockpile, ['rosette', ...CO.map(company => 'g-' + company)]),
  'wall-street-1920': whole(art.wall, []),
  stonks: whole(art.stonks, []),
};
