import { mix, type Colour } from './colour.ts';
import { beads } from './halo.ts';
import { faceShape, skinTones, type Face } from './face.ts';
import { hairBehind, hairBefore, type Hair } from './hair.ts';
import { darkSchemes, lightSchemes, type Scheme } from './palette.ts';
import type { PersonKind } from './person-kinds.ts';
import { patternNames, patternTile, type PatternName } from './pattern.ts';
import { randomFrom } from './random.ts';

/** A drawn person in a white coat, head and shoulders, on a ground of our palette. */
export interface PortraitPlan {
  readonly ground: Colour;
  readonly pattern: PatternName;
  readonly halo: Colour;
  readonly face: Face;
  readonly hair: Hair;
  /** Of what is worn below the coat. */
  readonly cloth: Colour;
}

const hairColours: readonly Colour[] = ['#1d1512', '#2a1c15', '#3a251a', '#120d0b'];
const greys: readonly Colour[] = ['#8d8a86', '#b9b5ae'];
const schemes: readonly Scheme[] = [...lightSchemes, ...darkSchemes];

/** What a person looks like: the same for the same seed. @param index of the person in a row, for grounds that differ from their neighbours' */
export function planPortrait(seed: string, kind: PersonKind, index: number): PortraitPlan {
  const random = randomFrom(`portrait ${seed}`);
  const { ground, halos } = schemes[(index * 4) % schemes.length] as Scheme;
  const isMan = kind.startsWith('man');
  const isOlder = random.chance(0.25);
  const hairColour = random.pick(isOlder && isMan ? greys : hairColours);
  const halo = random.pick(halos);
  return {
    ground,
    pattern: random.pick(patternNames),
    halo,
    face: {
      skin: random.pick(skinTones),
      brows: isOlder && isMan ? '#6e6a66' : mix(hairColour, '#000000', 0.2),
      wearsGlasses: random.chance(0.35),
      isMan,
      beard: kind === 'man-beard' ? hairColour : undefined,
      moustache: kind === 'man-cap' || (kind === 'man' && random.chance(0.5)) ? hairColour : undefined,
    },
    hair: { kind, colour: hairColour, cloth: random.pick(halos.filter((colour) => colour !== halo)) },
    cloth: random.pick(halos.filter((colour) => colour !== halo)),
  };
}

const coat: Colour = '#fdfbf4';
const coatShade: Colour = '#e2ddcf';

const shoulders = (cloth: Colour, skin: Colour): string =>
  `<path d="M258 340h84v92c0 24-84 24-84 0Z" fill="${mix(skin, '#5a2a12', 0.16)}"/>` +
  `<path d="M200 424 300 600 400 424 342 404q-42 38-84 0Z" fill="${cloth}"/>` +
  `<path d="M258 404q42 38 84 0l14 5q-56 62-112 0Z" fill="${mix(cloth, '#ffffff', 0.35)}"/>` +
  `<path d="M48 600c8-104 42-150 150-178l26-8 76 186Z" fill="${coat}"/>` +
  `<path d="M552 600c-8-104-42-150-150-178l-26-8-76 186Z" fill="${coat}"/>` +
  `<path d="M224 414 208 470l34 12-20 22 78 96Z" fill="${coatShade}"/>` +
  `<path d="M376 414l16 56-34 12 20 22-78 96Z" fill="${coatShade}"/>`;

/** Around the neck, its end on the coat. */
const stethoscope =
  '<path d="M232 418c-6 62-2 104 26 134m110-134c8 58 6 84-8 108" fill="none" stroke="#263a44" stroke-width="11" stroke-linecap="round"/>' +
  '<circle cx="358" cy="540" r="19" fill="#c9d3d8" stroke="#263a44" stroke-width="7"/><circle cx="358" cy="540" r="6" fill="#263a44"/>';

/** The portrait as an SVG document of 600 by 600; what counts lies within its circle. */
export function composePortrait({ ground, pattern, halo, face, hair, cloth }: PortraitPlan): string {
  const ring = 'M300 62A226 226 0 1 1 300 514A226 226 0 1 1 300 62Z';
  return (
    '<svg xmlns="http://www.w3.org/2000/svg" width="600" height="600" viewBox="0 0 600 600">' +
    `<defs>${patternTile('pattern', pattern, ground)}</defs>` +
    `<path d="M0 0H600V600H0Z" fill="${ground}"/><path d="M0 0H600V600H0Z" fill="url(#pattern)"/>` +
    `<path d="${ring}" fill="${halo}"/>${beads(ring)}` +
    hairBehind(hair) +
    shoulders(cloth, face.skin) +
    stethoscope +
    faceShape(face) +
    hairBefore(hair) +
    '</svg>'
  );
}
