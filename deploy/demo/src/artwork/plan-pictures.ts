import { mainColour, type Animal } from './animal.ts';
import { distance, type Colour } from './colour.ts';
import type { PicturePlan } from './compose-picture.ts';
import type { AnimalName, PropName } from './drawing-names.ts';
import { haloKinds } from './halo.ts';
import { darkSchemes, lightSchemes } from './palette.ts';
import { patternNames, type PatternName } from './pattern.ts';
import type { Prop } from './prop.ts';
import { randomFrom, type Random } from './random.ts';

/** What a picture is to show. */
export interface Subject {
  /** Decides everything that is chosen at random; equal seeds give equal choices among equal neighbours. */
  seed: string;
  animal: AnimalName;
  look: string;
  props: readonly PropName[];
}

/** Neighbours in a grid of up to three columns lie at most this many pictures apart. */
const NEIGHBOURHOOD = 3;
/** Light and dark alternate; after so many pictures they change places, so that not all arches stand on light grounds. */
const SHIFT = 6;
/** Nearer than this, an animal drowns in the halo behind it. */
const LEAST_CONTRAST = 0.2;

/** The choices that no neighbour made; all of them when neighbours made every one. */
function unlike<T>(choices: readonly T[], taken: readonly T[]): readonly T[] {
  const free = choices.filter((choice) => !taken.includes(choice));
  return free.length > 0 ? free : choices;
}

/** One of the halos, but none that the animal would drown in and, where possible, none that a neighbour has. */
function haloColour(halos: readonly Colour[], animal: Animal, near: readonly PicturePlan[], random: Random): Colour {
  const fur = mainColour(animal);
  const visible = halos.filter((halo) => distance(halo, fur) >= LEAST_CONTRAST);
  const farthest = [...halos].sort((a, b) => distance(b, fur) - distance(a, fur)).slice(0, 1);
  const choices = visible.length > 0 ? visible : farthest;
  const taken = near.map((plan) => plan.halo.colour);
  return random.pick(unlike(choices, taken));
}

function propsFor(names: readonly PropName[], random: Random): Prop[] {
  const first: Prop = { name: random.pick(names), side: random.pick(['left', 'right']) };
  const others = names.filter((name) => name !== first.name);
  if (others.length === 0 || random.chance(0.55)) return [first];
  return [first, { name: random.pick(others), side: first.side === 'left' ? 'right' : 'left' }];
}

function planPicture(subject: Subject, index: number, near: readonly PicturePlan[]): PicturePlan {
  const random = randomFrom(subject.seed);
  const schemes = (index + Math.floor(index / SHIFT)) % 2 === 0 ? darkSchemes : lightSchemes;
  const scheme = random.pick(schemes.filter(({ ground }) => !near.some((plan) => plan.ground === ground)));
  const nearPatterns: PatternName[] = near.map((plan) => plan.pattern);
  const pattern = random.pick(unlike(patternNames, nearPatterns));
  const animal = { name: subject.animal, look: subject.look, flipped: random.chance(0.4) };
  const rugs = scheme.rugs.filter((rug) => !near.slice(-1).some((plan) => plan.rug === rug));
  const kind = random.pick(
    unlike(
      haloKinds,
      near.map((plan) => plan.halo.kind),
    ),
  );
  const halos = kind === 'sunburst' ? (scheme.rays ?? scheme.halos) : scheme.halos;
  const halo = { kind, colour: haloColour(halos, animal, near, random) };
  const standOut = rugs.filter((rug) => rug !== halo.colour);
  return {
    ground: scheme.ground,
    pattern,
    halo,
    haloPattern: random.pick(['dots', 'leaf', 'flower'].filter((name) => name !== pattern) as PatternName[]),
    rug: random.pick(standOut.length > 0 ? standOut : scheme.rugs),
    animal,
    props: propsFor(subject.props, random),
  };
}

/**
 * A plan for each picture, in the order in which they will stand beside each other: no picture shares its ground,
 * its pattern or the shape of its halo with one of the three before it, and light and dark grounds alternate.
 */
export function planPictures(subjects: readonly Subject[], firstGround: 'dark' | 'light' = 'dark'): PicturePlan[] {
  const plans: PicturePlan[] = [];
  subjects.forEach((subject, index) => {
    plans.push(planPicture(subject, index + (firstGround === 'dark' ? 0 : 1), plans.slice(-NEIGHBOURHOOD)));
  });
  return plans;
}
