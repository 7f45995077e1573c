// The four towers in pixels: widths of floors, windows, crowns. A floor is a space of the track.
import type { WallStreet1920Company } from "../../wire/generated";

export const FLOOR = 25;
export const COLUMN = 104;
const WIDTHS = [72, 72, 72, 60, 60, 48, 48, 48];
export const widthOf = (index: number): number => WIDTHS[index] ?? 48;
export const leftOf = (index: number, x = 0): number => index * COLUMN + x;
export const heightOf = (n: number): number => FLOOR * n + 48;
// The upper edge of the n-th floor, or some pixels below it.
export const topOf = (height: number, n: number, y = 0): number => height - n * FLOOR + y;
// The index of the floor under the crown.
export const airOf = (n: number): number => n - 1;
export const arrowOf = (x: number, y: number, k: number): string =>
  k < y ? `M${x + 35} ${y + 4}V${k + 6}m-4 5l4 -5 4 5` : `M${x + 35} ${y + 4}V${k - 6}m-4 -5l4 5 4 -5`;
export const middleOf = (index: number): number => index * COLUMN + COLUMN / 2 + 9;

// Which windows are lit: always the same ones, so that nothing flickers.
const lit = (i: number, j: number, k: number): boolean => (((i * 73 + j * 151 + k * 37) * 2654435761) >>> 8) % 7 > 2;
export function windows(i: number, j: number, width: number): { x: number; on: boolean }[] {
  const n = Math.floor((width - 10) / 11);
  const x = (width - n * 11 + 4) / 2;
  return Array.from({ length: n }, (_, k) => ({ x: x + k * 11, on: lit(i, j, k) }));
}

export const rays = (width: number, height: number): { d: string; thick: boolean }[] =>
  Array.from({ length: 27 }, (_, k) => {
    const x = (Math.PI * k) / 26;
    return { d: `M${width / 2} ${height}L${(width / 2 - 500 * Math.cos(x)).toFixed(1)} ${(height - 500 * Math.sin(x)).toFixed(1)}`, thick: k % 2 === 0 };
  });

// On a base line at y 0 around x 0, as wide as the floor below: the body, and the brass lines on it.
export function crown(company: WallStreet1920Company, width: number): { body: string; lines: string } {
  const x = width / 2;
  if (company === "corn")
    return {
      body: `M${-x} 0C${-x} -13 ${-x * 0.5} -17 ${-x * 0.36} -22C${-x * 0.2} -29 -3 -32 -1 -44H1C3 -32 ${x * 0.2} -29 ${x * 0.36} -22C${x * 0.5} -17 ${x} -13 ${x} 0Z`,
      lines: `M${-x * 0.62} 0C${-x * 0.6} -9 ${-x * 0.3} -13 0 -24C${x * 0.3} -13 ${x * 0.6} -9 ${x * 0.62} 0M${-x * 0.3} 0C${-x * 0.28} -6 ${-x * 0.1} -9 0 -15C${x * 0.1} -9 ${x * 0.28} -6 ${x * 0.3} 0`,
    };
  if (company === "cotton")
    return {
      body: `M${-x} 0V-6H${-x + 6}V-12H${-x + 12}V-18H-7V-24C-7 -31 -2 -33 -1 -38H1C2 -33 7 -31 7 -24V-18H${x - 12}V-12H${x - 6}V-6H${x}V0Z`,
      lines: `M${-x} -6H${x}M${-x + 6} -12H${x - 6}M${-x + 12} -18H${x - 12}M-7 -24H7`,
    };
  if (company === "steel")
    return {
      body: `M${-x} 0V-5H${-x * 0.66}V-12H${-x * 0.4}V-19H-4V-27L-1.2 -30V-44H1.2V-30L4 -27V-19H${x * 0.4}V-12H${x * 0.66}V-5H${x}V0Z`,
      lines: `M${-x * 0.66} -5H${x * 0.66}M${-x * 0.4} -12H${x * 0.4}M-4 -19H4M0 -19V-27`,
    };
  return {
    body: `M${-x} 0V-7H${x}V0Z`,
    lines: "M-12 -7L-4 -36H4L12 -7M-10 -14H10M-8 -22H8M-6 -30H6M-10 -14L8 -22M10 -14L-8 -22M-8 -22L6 -30M8 -22L-6 -30M0 -36V-42",
  };
}
