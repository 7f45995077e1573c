// The geometry of the rondel and its ornament: unit circle, fuse, rays. Pixels and angles; no number of the game.
const TAU = Math.PI * 2;
const two = (x: number): number => Math.round(x * 100) / 100;
const point = (n: number, k: number): string => `${two(n * Math.sin(k))} ${two(-n * Math.cos(k))}`;

// Angle 0 is twelve o'clock, clockwise. Places are at whole steps, what is between them at half steps.
export const angle = (index: number, n: number): number => (index / n) * TAU;
export const unitX = (k: number, n = 1): number => two(n * Math.sin(k));
export const unitY = (k: number, n = 1): number => two(-n * Math.cos(k));
// The direction of a chevron after a place.
export function tangent(index: number, n: number, clockwise: boolean): number {
  const x = clockwise ? 0 : 180;
  return two(((index + 0.5) / n) * 360 + x);
}

// The fuse: 81 cards on an arc from 200° round to 520°, where the dynamite is; the last nine are red.
const FUSE_FROM = (TAU * 200) / 360;
const FUSE_TO = (TAU * 520) / 360;
export const FUSE_CARDS = 81;
export const FUSE_RED = 9;
const FUSE_R = 47.5;
export const FUSE_UNIT = FUSE_R / 100;
export const BOMB_AT = (TAU * 171) / 360;
export const fuseAt = (n: number): number => FUSE_TO - ((FUSE_TO - FUSE_FROM) * n) / FUSE_CARDS;

function arc(n: number, x: number, y: number, sweep: 0 | 1): string {
  return `M${point(n, x)}A${n} ${n} 0 ${Math.abs(y - x) > Math.PI ? 1 : 0} ${sweep} ${point(n, y)}`;
}

function rope(from: number, to: number): string {
  const x = from;
  const y = to;
  if (y - x < 0.001) return "";
  const n = Math.max(2, Math.ceil((y - x) / 0.08));
  return Array.from({ length: n + 1 }, (_, k) => `${k ? "L" : "M"}${point(FUSE_R, x + ((y - x) * k) / n)}`).join("");
}

export function rays(): string {
  return Array.from({ length: 64 }, (_, k) => {
    const x = (k / 64) * TAU;
    const y = x + TAU / 128;
    return `M${point(56, x)}L${point(129, x)}L${point(129, y)}L${point(56, y)}Z`;
  }).join("");
}
export const beads = (): string => Array.from({ length: 96 }, (_, k) => `M${point(129.3, (k / 96) * TAU)}h.01`).join("");

// The stepped gable between two places.
export function gables(n: number): string {
  let path = "";
  for (let k = 0; k < n; k++)
    for (let j = 0; j < 3; j++) {
      const x = ((k + 0.5) / n) * TAU;
      const y = 0.052 - j * 0.014;
      const width = 111 + j * 4;
      path = `${path}${arc(width + 5, x - y, x + y, 1)}M${point(width - 1, x - y)}L${point(width + 5, x - y)}M${point(width + 5, x + y)}L${point(width - 1, x + y)}`;
    }
  return path;
}

export function way(index: number, n: number, steps: number, clockwise: boolean): string {
  const x = angle(index, n);
  const width = steps;
  const y = clockwise ? x + (width / n) * TAU : x - (width / n) * TAU;
  return arc(60, x, y, clockwise ? 1 : 0);
}

export function fuse(n: number): { ash: string; rope: string; red: string; ticks: string } {
  const k = Math.min(FUSE_RED, n);
  const ticks = Array.from({ length: k + 1 }, (_, i) => `M${point(FUSE_R - 2.6, fuseAt(i))}L${point(FUSE_R + 2.6, fuseAt(i))}`).join("");
  return { ash: rope(FUSE_FROM, fuseAt(n)), rope: rope(fuseAt(n), fuseAt(k)), red: rope(fuseAt(k), FUSE_TO), ticks };
}
