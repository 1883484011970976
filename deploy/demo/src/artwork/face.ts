import { mix, type Colour } from './colour.ts';

export interface Face {
  readonly skin: Colour;
  readonly brows: Colour;
  readonly wearsGlasses: boolean;
  readonly isMan: boolean;
  readonly beard: Colour | undefined;
  readonly moustache: Colour | undefined;
}

export const skinTones: readonly Colour[] = ['#f0c8a0', '#e3b184', '#d39b6b', '#bf8455', '#a56c42'];

const ink: Colour = '#2b1a14';

const head = (skin: Colour): string =>
  `<circle cx="209" cy="262" r="20" fill="${mix(skin, '#5a2a12', 0.14)}"/><circle cx="391" cy="262" r="20" fill="${mix(skin, '#5a2a12', 0.14)}"/>` +
  `<path d="M208 234c0-76 36-118 92-118s92 42 92 118c0 84-40 142-92 142s-92-58-92-142Z" fill="${skin}"/>`;

const eye = (x: number): string =>
  `<ellipse cx="${x}" cy="254" rx="9.5" ry="11" fill="${ink}"/><circle cx="${x + 3}" cy="250" r="3.2" fill="#fff"/>`;

const lashes = (x: number, side: number): string => `<path d="M${x - side * 13} 250q${side * 12} -13 ${side * 27} -5"/>`;

const brow = (x: number, side: number): string => `<path d="M${x - side * 20} 228q${side * 20} -15 ${side * 38} 0"/>`;

const stroked = (paths: string, colour: Colour, width: number): string =>
  `<g fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round">${paths}</g>`;

const eyes = ({ brows, isMan }: Face): string =>
  eye(263) +
  eye(337) +
  (isMan ? '' : stroked(lashes(263, -1) + lashes(337, 1), ink, 5)) +
  stroked(brow(263, -1) + brow(337, 1), brows, isMan ? 10 : 7);

const glasses = stroked(
  '<circle cx="263" cy="256" r="31"/><circle cx="337" cy="256" r="31"/><path d="M294 252q6-5 12 0M232 250l-22-6M368 250l22-6"/>',
  '#33302f',
  5,
);

const beardShape = (colour: Colour): string =>
  `<path d="M208 244c2 86 40 142 92 142s90-56 92-142c-8 44-24 64-44 60-30-10-66-10-96 0-20 4-36-16-44-60Z" fill="${colour}"/>`;

const moustacheShape = (colour: Colour): string =>
  `<path d="M300 304c-12-8-32-6-46 12 16 8 34 6 46-3 12 9 30 11 46 3-14-18-34-20-46-12Z" fill="${colour}"/>`;

const mouth = ({ isMan, skin }: Face): string => {
  const lips = isMan ? mix(skin, '#7c1f1f', 0.5) : '#b8324a';
  return `<path d="M266 324q34 32 68 0-34 8-68 0Z" fill="${lips}"/><path d="M274 327q26 12 52 0-26 4-52 0Z" fill="#fff"/>`;
};

/** Head with its face, looking at us; the chin ends at 376. */
export function faceShape(face: Face): string {
  const { skin, beard, moustache, wearsGlasses } = face;
  const blush = mix(skin, '#d6443c', 0.28);
  return (
    head(skin) +
    `<ellipse cx="236" cy="298" rx="20" ry="13" fill="${blush}" opacity=".55"/><ellipse cx="364" cy="298" rx="20" ry="13" fill="${blush}" opacity=".55"/>` +
    (beard === undefined ? '' : beardShape(beard)) +
    eyes(face) +
    stroked('<path d="M298 262q-12 26-6 32 8 5 16 1"/>', mix(skin, '#5a2a12', 0.42), 5) +
    mouth(face) +
    (moustache === undefined && beard === undefined ? '' : moustacheShape(moustache ?? (beard as Colour))) +
    (wearsGlasses ? glasses : '')
  );
}
