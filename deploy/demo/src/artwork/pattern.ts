import { lightness, type Colour } from './colour.ts';

export const patternNames = ['flower', 'star', 'scales', 'weave', 'chevron', 'dots', 'paisley', 'leaf'] as const;
export type PatternName = (typeof patternNames)[number];

interface Tile {
  width: number;
  height: number;
  /** SVG elements painted with the ink of the enclosing group; lines carry fill="none" stroke="…ink…" themselves. */
  marks: (ink: Colour) => string;
}

const at = (x: number, y: number, body: string, turned = 0): string =>
  `<g transform="translate(${x} ${y})${turned ? ` rotate(${turned})` : ''}">${body}</g>`;

const petals = (count: number, petal: string): string =>
  Array.from({ length: count }, (_, index) => `<g transform="rotate(${(index * 360) / count})">${petal}</g>`).join('');

const flower = petals(6, '<ellipse cy="-15" rx="7.5" ry="12"/>');
const eightStar =
  '<path fill-rule="evenodd" d="M-17-17H17V17H-17ZM-11 0A11 11 0 1 0 11 0 11 11 0 1 0-11 0Z"/><path fill-rule="evenodd" d="M0-24 24 0 0 24-24 0ZM-11 0A11 11 0 1 0 11 0 11 11 0 1 0-11 0Z"/>';
const plus = '<path d="M-3-10H3V-3H10V3H3V10H-3V3H-10V-3H-3Z"/>';
const paisley =
  '<path fill-rule="evenodd" d="M2 24C-16 24-20 4-8-6 0-13 6-16 4-26 16-18 22-6 19 8 17 18 11 24 2 24ZM3 16C10 16 13 8 11 1 7 6-5 4-5 10-5 14-1 16 3 16Z"/>';
const leafShape = '<path d="M0-16C9-8 9 8 0 16-9 8-9-8 0-16Z"/>';

const lines = (ink: Colour, width: number, d: string): string => `<path fill="none" stroke="${ink}" stroke-width="${width}" d="${d}"/>`;

const tiles: Record<PatternName, Tile> = {
  flower: {
    width: 104,
    height: 104,
    marks: () => at(26, 26, flower) + at(78, 78, flower) + '<circle cx="78" cy="26" r="5"/><circle cx="26" cy="78" r="5"/>',
  },
  star: {
    width: 116,
    height: 116,
    marks: () => at(29, 29, eightStar) + at(87, 87, eightStar) + at(87, 29, plus) + at(29, 87, plus),
  },
  scales: {
    width: 72,
    height: 72,
    marks: (ink) =>
      lines(ink, 5, 'M0 0A36 36 0 0 0 72 0M-36 36A36 36 0 0 0 36 36M36 36A36 36 0 0 0 108 36M0 72A36 36 0 0 0 72 72') +
      '<circle cx="36" cy="17" r="4"/><circle cx="0" cy="53" r="4"/><circle cx="72" cy="53" r="4"/>',
  },
  weave: {
    width: 64,
    height: 64,
    marks: () =>
      [5, 14, 23]
        .map((y) => `<rect x="2" y="${y}" width="28" height="5" rx="2.5"/><rect x="34" y="${y + 32}" width="28" height="5" rx="2.5"/>`)
        .join('') +
      [37, 46, 55]
        .map((x) => `<rect x="${x}" y="2" width="5" height="28" rx="2.5"/><rect x="${x - 32}" y="34" width="5" height="28" rx="2.5"/>`)
        .join(''),
  },
  chevron: {
    width: 56,
    height: 38,
    marks: (ink) => lines(ink, 8, 'M-14 40 14 12 42 40 70 12M-14 2 14-26 42 2 70-26'),
  },
  dots: {
    width: 72,
    height: 72,
    marks: (ink) =>
      '<circle cx="18" cy="18" r="10"/><circle cx="54" cy="54" r="10"/>' +
      `<g fill="none" stroke="${ink}" stroke-width="4"><circle cx="54" cy="18" r="7"/><circle cx="18" cy="54" r="7"/></g>`,
  },
  paisley: {
    width: 112,
    height: 112,
    marks: () => at(28, 28, paisley, 12) + at(84, 84, paisley, 12) + '<circle cx="84" cy="28" r="5"/><circle cx="28" cy="84" r="5"/>',
  },
  leaf: {
    width: 88,
    height: 72,
    marks: () => at(16, 20, leafShape, 90) + at(50, 22, leafShape) + at(28, 56, leafShape) + at(70, 54, leafShape, 90),
  },
};

/** A light ground takes a brown ink, a dark one a white ink. */
const inkOn = (ground: Colour): { ink: Colour; opacity: number } =>
  lightness(ground) > 0.86 ? { ink: '#7a3b10', opacity: 0.085 } : { ink: '#ffffff', opacity: 0.15 };

/** An SVG pattern definition; fill a shape with `url(#id)` above the ground's own colour. */
export function patternTile(id: string, name: PatternName, ground: Colour): string {
  const tile = tiles[name];
  const { ink, opacity } = inkOn(ground);
  return (
    `<pattern id="${id}" width="${tile.width}" height="${tile.height}" patternUnits="userSpaceOnUse">` +
    `<g fill="${ink}" opacity="${opacity}">${tile.marks(ink)}</g></pattern>`
  );
}
