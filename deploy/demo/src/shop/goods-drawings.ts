import type { Colour } from '../artwork/colour.ts';

/** The colours of one thing: what it is made of, its darker and lighter parts. */
export interface Dye {
  readonly main: Colour;
  readonly dark: Colour;
  readonly light: Colour;
}

/** A drawing of our own: SVG elements around the middle of a floor at (0, 0), at most 320 wide and 340 high. */
type GoodsDrawing = (dye: Dye) => string;

const path = (d: string, fill: string, more = ''): string => `<path d="${d}" fill="${fill}"${more}/>`;
/** `radius` of its corners. */
const box = (...[x, y, width, height, fill, radius = 0]: [number, number, number, number, string, number?]): string =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${radius}" fill="${fill}"/>`;
const oval = (...[x, y, rx, ry, fill]: [number, number, number, number, string]): string =>
  `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="${fill}"/>`;
const line = (d: string, stroke: string, width: number): string =>
  `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`;

const ink = '#2b2a33';
const paper = '#fff8ea';
const steel = '#b9c3cc';
const wood = '#b5793f';

const paw = (x: number, y: number, size: number, fill: string): string =>
  oval(x, y + size * 0.35, size * 0.5, size * 0.4, fill) +
  [-0.6, -0.22, 0.22, 0.6]
    .map((step) => oval(x + size * step, y - size * (0.42 - Math.abs(step) * 0.5), size * 0.17, size * 0.23, fill))
    .join('');

const label = (y: number, width: number, height: number, mark: string): string => box(-width / 2, y, width, height, paper, 16) + mark;

const bottle =
  (mark: (fill: Colour) => string): GoodsDrawing =>
  ({ main, dark, light }) =>
    box(-34, -330, 68, 50, dark, 10) +
    path('M-34 -282h68c0 40 46 44 46 100v152a30 30 0 0 1 -30 30h-100a30 30 0 0 1 -30 -30v-152c0 -56 46 -60 46 -100z', main) +
    box(-66, -190, 26, 170, light, 13) +
    label(-180, 130, 130, mark(dark));

const cross = (fill: Colour): string => box(-12, -150, 24, 72, fill, 5) + box(-36, -126, 72, 24, fill, 5);

/** Each thing that demo stores sell is drawn as one of these. */
export const goodsDrawings = {
  bag: ({ main, dark, light }) =>
    path('M-110 -300h220l-14 40 26 230a30 30 0 0 1 -30 30h-184a30 30 0 0 1 -30 -30l26 -230z', main) +
    path('M-110 -300h220l-14 40h-192z', dark) +
    box(-112, -318, 224, 26, dark, 6) +
    path('M-96 -250l-20 214a24 24 0 0 0 24 26h18l10 -240z', light) +
    label(-200, 160, 130, paw(0, -135, 56, dark)),
  pouch: ({ main, dark, light }) =>
    path('M-100 -250q100 -18 200 0l-12 220q-2 30 -32 30h-112q-30 0 -32 -30z', main) +
    path('M-100 -250q100 -18 200 0l-4 36q-96 -16 -192 0z', dark) +
    path('M-86 -206l10 180h26l-8 -184z', light) +
    oval(0, -115, 64, 56, paper) +
    line('M-26 -115h52', dark, 26) +
    [-30, 30].map((x) => oval(x, -127, 15, 15, dark) + oval(x, -103, 15, 15, dark)).join(''),
  can: ({ main, dark, light }) =>
    box(-110, -190, 220, 190, main, 22) +
    oval(0, -188, 110, 34, steel) +
    oval(0, -190, 84, 22, '#e4e9ee') +
    box(-96, -150, 24, 130, light, 12) +
    label(-140, 130, 110, paw(0, -84, 48, dark)),
  bowl: ({ main, dark, light }) =>
    oval(0, -108, 150, 40, dark) +
    oval(0, -116, 120, 28, wood) +
    [-60, -20, 20, 60].map((x, at) => oval(x, -126 - (at % 2) * 10, 26, 18, '#8a5428')).join('') +
    path('M-150 -108q0 40 150 40t150 -40l-22 88q-4 20 -26 20h-204q-22 0 -26 -20z', main) +
    path('M-136 -70l12 52h26l-8 -44z', light),
  fountain: ({ main, dark, light }) =>
    box(-120, -120, 240, 120, main, 36) +
    oval(0, -116, 120, 34, '#7cc9e8') +
    box(-34, -230, 68, 116, dark, 20) +
    line('M-6 -232q-74 -40 -76 104', '#bfe8f7', 16) +
    line('M6 -232q74 -40 76 104', '#bfe8f7', 16) +
    box(-100, -84, 22, 64, light, 11),
  bed: ({ main, dark, light }) =>
    oval(0, -70, 160, 70, dark) +
    oval(0, -88, 112, 40, light) +
    path('M-160 -80q0 80 160 80t160 -80q-14 44 -160 44t-160 -44z', main) +
    paw(0, -90, 40, main),
  tree: ({ main, dark, light }) =>
    box(-150, -26, 300, 26, dark, 10) +
    box(-24, -290, 48, 268, wood, 8) +
    Array.from({ length: 11 }, (_none, at) => box(-26, -276 + at * 24, 52, 8, '#d9a465', 4)).join('') +
    box(-104, -318, 208, 34, main, 16) +
    box(30, -170, 116, 28, light, 12) +
    line('M-76 -286v70', ink, 4) +
    oval(-76, -204, 18, 18, main),
  collar: ({ main, dark, light }) =>
    `<ellipse cx="0" cy="-120" rx="130" ry="100" fill="none" stroke="${main}" stroke-width="42"/>` +
    `<ellipse cx="0" cy="-120" rx="130" ry="100" fill="none" stroke="${light}" stroke-width="5" stroke-dasharray="16 14"/>` +
    box(76, -72, 62, 54, steel, 10) +
    box(90, -58, 34, 26, dark, 5) +
    oval(0, 6, 28, 28, '#ffc23d') +
    paw(0, 4, 22, dark),
  leash: ({ main, dark, light }) =>
    line('M-120 -30q-40 -240 80 -250t60 150q-20 90 60 90t50 -120', main, 30) +
    line('M-120 -30q-40 -240 80 -250t60 150q-20 90 60 90t50 -120', light, 4) +
    `<ellipse cx="-112" cy="-24" rx="56" ry="34" fill="none" stroke="${dark}" stroke-width="24"/>` +
    box(112, -196, 34, 44, steel, 12),
  harness: ({ main, dark, light }) =>
    path('M-120 -250q120 -60 240 0l26 130q6 40 -34 40h-224q-40 0 -34 -40z', main) +
    path('M-78 -212q78 -40 156 0l12 70h-180z', dark) +
    line('M-130 -80v50q0 20 20 20h220q20 0 20 -20v-50', dark, 24) +
    box(-26, -36, 52, 44, steel, 10) +
    line('M-110 -110h220', light, 6),
  ball: ({ main, dark, light }) =>
    oval(0, -120, 120, 120, main) +
    line('M-108 -160q108 60 216 0', paper, 14) +
    line('M-108 -80q108 -60 216 0', paper, 14) +
    oval(-46, -176, 26, 18, light) +
    path('M-80 -30q80 40 160 0q-40 34 -80 34t-80 -34z', dark),
  rope: ({ main, dark, light }) =>
    line('M-120 -60q120 -140 240 -60', main, 40) +
    line('M-120 -60q120 -140 240 -60', light, 8) +
    oval(-124, -54, 44, 38, dark) +
    oval(124, -114, 44, 38, dark) +
    [-24, 0, 24].map((y) => line(`M-150 ${-50 + y}l-26 ${y + 14}`, main, 10) + line(`M150 ${-116 + y}l26 ${y - 4}`, main, 10)).join(''),
  mouse: ({ main, dark, light }) =>
    path('M-140 0q-6 -150 130 -150q130 0 150 150z', main) +
    oval(-66, -126, 34, 34, dark) +
    oval(-66, -126, 18, 18, light) +
    oval(-104, -56, 10, 12, ink) +
    oval(-140, -14, 12, 10, '#f7a1b8') +
    line('M138 -14q60 -10 40 -70', dark, 12),
  carrier: ({ main, dark, light }) =>
    line('M-60 -236q0 -60 60 -60t60 60', dark, 22) +
    box(-150, -240, 300, 240, main, 44) +
    box(-104, -186, 208, 150, ink, 26) +
    [-70, -35, 0, 35, 70].map((x) => box(x - 5, -190, 10, 158, steel, 5)).join('') +
    box(-150, -120, 300, 16, dark) +
    box(-136, -220, 20, 90, light, 10),
  cage: ({ main, dark, light }) =>
    path('M-130 -60v-120q0 -130 130 -130t130 130v120z', light) +
    [-104, -62, -20, 22, 64, 106].map((x) => line(`M${x - 1} ${-(300 - Math.abs(x) * 1.1)}V-60`, main, 8)).join('') +
    line('M-130 -180h260', main, 8) +
    line('M-70 -110h140', wood, 14) +
    box(-150, -64, 300, 64, dark, 18) +
    oval(0, -322, 16, 16, dark),
  litter: ({ main, dark, light }) =>
    path('M-160 -110h320l-20 90q-4 20 -26 20h-228q-22 0 -26 -20z', main) +
    oval(0, -112, 160, 34, dark) +
    oval(0, -110, 140, 24, '#e6d3ae') +
    line('M60 -120l70 -120', light, 18) +
    box(28, -128, 62, 34, light, 10),
  brush: ({ main, dark, light }) =>
    box(-36, -170, 72, 170, main, 30) +
    box(-110, -300, 220, 126, dark, 30) +
    box(-96, -286, 192, 98, light, 20) +
    Array.from({ length: 18 }, (_none, at) => oval(-78 + (at % 6) * 31, -264 + Math.floor(at / 6) * 28, 7, 7, dark)).join(''),
  shampoo: bottle((fill) => [-30, 0, 28].map((x, at) => oval(x, -116 - (at % 2) * 26, 18 + at * 3, 18 + at * 3, fill)).join('')),
  medicine: bottle(cross),
  tablets: ({ main, dark, light }) =>
    box(-140, -170, 280, 170, main, 20) +
    box(-140, -170, 280, 44, dark, 20) +
    [-84, -28, 28, 84].map((x) => oval(x, -82, 22, 22, light) + oval(x, -30, 22, 22, light)).join('') +
    box(-8, -164, 16, 34, paper, 4) +
    box(-17, -155, 34, 16, paper, 4),
  tank: ({ main, dark, light }) =>
    box(-160, -230, 320, 230, '#bfe8f7', 18) +
    box(-160, -60, 320, 60, '#e6c98f', 18) +
    box(-160, -246, 320, 34, dark, 12) +
    path('M-10 -130q50 -50 90 0q-40 50 -90 0zl-34 -26v52z', main) +
    oval(58, -136, 6, 6, ink) +
    line('M-110 -60q-20 -60 6 -110', '#2f8f63', 14) +
    line('M-86 -60q16 -40 4 -76', light, 10),
} as const satisfies Readonly<Record<string, GoodsDrawing>>;

export type GoodsName = keyof typeof goodsDrawings;

export const goodsNames = Object.keys(goodsDrawings) as GoodsName[];
