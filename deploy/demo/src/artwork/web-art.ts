import { composeScene, type ScenePlan } from './compose-scene.ts';
import { composeWindow, type WindowPlan } from './compose-window.ts';
import { drawing, placed } from './drawing.ts';
import { foilRing } from './foil.ts';
import { bottle, brick, cream, genda, indigo, leaf, lilac, mint, orange, plum, rani, rose, sand, sky, turquoise } from './palette.ts';

const tile = { height: 520, animalSize: 312 } as const;

/** The windows of the web app by file name. */
export const windows: Readonly<Record<string, WindowPlan>> = {
  'window-dog': {
    ...tile,
    frame: genda,
    ground: turquoise,
    pattern: 'flower',
    sill: rani,
    animal: { name: 'dog', look: 'tan', flipped: false },
  },
  'window-cat': {
    ...tile,
    frame: rose,
    ground: rani,
    pattern: 'dots',
    sill: turquoise,
    animal: { name: 'cat', look: 'grey', flipped: true },
  },
  'window-bird': {
    ...tile,
    frame: cream,
    ground: orange,
    pattern: 'leaf',
    sill: leaf,
    animal: { name: 'parrot', look: 'blue', flipped: false },
  },
  'window-fish': {
    ...tile,
    frame: sky,
    ground: indigo,
    pattern: 'scales',
    sill: brick,
    animal: { name: 'tropical-fish', look: 'own', flipped: false },
    animalSize: 270,
    prop: { name: 'coral', side: 'right', size: 124 },
  },
  'window-rabbit': {
    ...tile,
    frame: lilac,
    ground: plum,
    pattern: 'star',
    sill: genda,
    animal: { name: 'rabbit', look: 'own', flipped: false },
  },
  'window-hamster': {
    ...tile,
    frame: mint,
    ground: leaf,
    pattern: 'chevron',
    sill: brick,
    animal: { name: 'hamster', look: 'own', flipped: false },
    animalSize: 250,
  },
  'window-other': {
    ...tile,
    frame: sand,
    ground: bottle,
    pattern: 'paisley',
    sill: orange,
    animal: { name: 'turtle', look: 'own', flipped: false },
    animalSize: 290,
  },
  'hero-cat': {
    ...tile,
    frame: rose,
    ground: plum,
    pattern: 'star',
    sill: genda,
    animal: { name: 'cat', look: 'white', flipped: true },
    prop: { name: 'yarn', side: 'left', size: 92 },
  },
  'hero-dog': {
    height: 600,
    frame: genda,
    ground: turquoise,
    pattern: 'flower',
    sill: rani,
    animal: { name: 'dog', look: 'golden', flipped: false },
    animalSize: 384,
  },
  'hero-parrot': {
    ...tile,
    frame: cream,
    ground: rani,
    pattern: 'leaf',
    sill: turquoise,
    animal: { name: 'parrot', look: 'own', flipped: false },
    animalSize: 262,
    swing: genda,
    prop: { name: 'hibiscus', side: 'right', size: 104 },
  },
};

/** The pictures of home's four cards by file name. */
export const scenes: Readonly<Record<string, ScenePlan>> = {
  'card-adopt': {
    ...{ ground: genda, pattern: 'flower', halo: { kind: 'medallion', colour: brick }, rug: bottle },
    things: [
      { animal: { name: 'cat', look: 'own', flipped: true }, x: 250, bottom: 556, size: 250 },
      { animal: { name: 'dog', look: 'tan', flipped: false }, x: 520, bottom: 556, size: 330 },
    ],
  },
  'card-shop': {
    ...{ ground: rose, pattern: 'dots', halo: { kind: 'medallion', colour: rani }, rug: plum },
    things: [
      { thing: 'bone', x: 408, bottom: 396, size: 200, turned: -38 },
      { thing: 'basket', x: 400, bottom: 556, size: 300 },
      { thing: 'bowl-with-spoon', x: 178, bottom: 560, size: 170 },
      { thing: 'yarn', x: 622, bottom: 562, size: 170 },
    ],
  },
  'card-vet': {
    ...{ ground: sky, pattern: 'star', halo: { kind: 'star', colour: turquoise }, rug: indigo },
    things: [
      { animal: { name: 'rabbit', look: 'own', flipped: false }, x: 430, bottom: 556, size: 310 },
      { thing: 'stethoscope', x: 182, bottom: 556, size: 220 },
      { thing: 'adhesive-bandage', x: 650, bottom: 552, size: 150 },
    ],
  },
  'card-list': {
    ...{ ground: mint, pattern: 'leaf', halo: { kind: 'sunburst', colour: leaf }, rug: brick },
    things: [
      { thing: 'house-with-garden', x: 370, bottom: 556, size: 330 },
      { animal: { name: 'hamster', look: 'own', flipped: false }, x: 622, bottom: 560, size: 170 },
      { thing: 'kite', x: 660, bottom: 290, size: 160 },
    ],
  },
};

const inDocument = (width: number, height: number, body: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${body}</svg>`;

/** An empty nest and one feather: nothing here yet. */
export function nestDrawing(): string {
  const nest = placed('nest', drawing('empty-nest'), { centreX: 118, bottom: 222, maxWidth: 216, maxHeight: 160 });
  const feather = placed('feather', drawing('feather'), { centreX: 176, bottom: 100, maxWidth: 96, maxHeight: 96, turned: 4 });
  return inDocument(240, 232, nest + feather);
}

/** The sign of the brand: a paw on a scalloped medallion. */
export function pawMedallion(): string {
  const ring = foilRing({ x: 64, y: 64 }, { radius: 51, lobes: 16, lobeRadius: 11.5 });
  const toes = [
    [36, 58, 8.5, 11, -24],
    [53, 41, 9, 12, -8],
    [75, 41, 9, 12, 8],
    [92, 58, 8.5, 11, 24],
  ].map(([x, y, rx, ry, turned]) => `<ellipse rx="${rx}" ry="${ry}" transform="translate(${x} ${y}) rotate(${turned})"/>`);
  const pad =
    '<path d="M64 60C76 60 88 74 88 84 88 92 82 95 76 94 70 93 68 91 64 91 60 91 58 93 52 94 46 95 40 92 40 84 40 74 52 60 64 60Z"/>';
  return inDocument(128, 128, `<path d="${ring}" fill="#c2185b"/><g fill="#ffffff">${toes.join('')}${pad}</g>`);
}

/** Every file of the web app's artwork: name to SVG document. */
export function webArt(): Record<string, string> {
  const files = [
    ...Object.entries(windows).map(([name, plan]) => [`${name}.svg`, composeWindow(plan)]),
    ...Object.entries(scenes).map(([name, plan]) => [`${name}.svg`, composeScene(plan)]),
  ];
  return { ...(Object.fromEntries(files) as Record<string, string>), 'nest.svg': nestDrawing(), 'paw-medallion.svg': pawMedallion() };
}
