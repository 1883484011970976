import { animalParts } from './animal-parts.ts';
import { coats, type Coat } from './coats.ts';
import { lightness, mix, turnHue, type Colour } from './colour.ts';
import type { AnimalName } from './drawing-names.ts';
import { plumages, type Recolouring } from './plumage.ts';

/** Turns one colour of a drawing into the animal's own. */
type Recolour = (colour: Colour) => Colour;

interface Tint {
  dark: Colour;
  light: Colour;
}

/** Drawings in many close tones: each tone is placed on a ramp between two colours. */
const tints: Partial<Record<AnimalName, { low: number; high: number; keep: readonly Colour[]; looks: Record<string, Tint> }>> = {
  poodle: {
    low: 0.55,
    high: 1,
    keep: ['#f37eaa', '#494949', '#060405'],
    looks: {
      apricot: { dark: '#a86a3c', light: '#ffe6c4' },
      white: { dark: '#b5ab98', light: '#fffdf6' },
      brown: { dark: '#4d2f1f', light: '#b98560' },
    },
  },
  wolf: {
    low: 0.72,
    high: 0.92,
    keep: ['#2f2f2f', '#2a2a2a'],
    looks: { husky: { dark: '#8b97a3', light: '#fbf9f3' }, red: { dark: '#b56a3c', light: '#fbeedd' } },
  },
  fish: {
    low: 0.48,
    high: 0.86,
    keep: ['#262d33', '#e0ecf3'],
    looks: {
      gold: { dark: '#e0530f', light: '#ffd877' },
      red: { dark: '#a3123f', light: '#ff9488' },
      violet: { dark: '#4b2a8a', light: '#cfb0f7' },
      silver: { dark: '#7f8c99', light: '#f1f4f6' },
    },
  },
  'guide-dog': {
    low: 0.62,
    high: 0.83,
    keep: ['#07000d', '#54656b'],
    looks: {
      chocolate: { dark: '#4a2a1a', light: '#8f5a38' },
      cream: { dark: '#c99c62', light: '#f7e2bd' },
      fox: { dark: '#8f4a22', light: '#dd8a44' },
    },
  },
  'service-dog': {
    low: 0.48,
    high: 0.78,
    keep: ['#010206', '#464c52', '#ffa9ab'],
    looks: { sable: { dark: '#3d3a3c', light: '#d9a368' }, white: { dark: '#cfc6b6', light: '#fbf7ee' } },
  },
  'mouse-face': {
    low: 0.5,
    high: 0.9,
    keep: ['#5d6265', '#2f2f2f', '#ffffff', '#ffa8a7'],
    looks: { fawn: { dark: '#8f5f3c', light: '#e3b98c' }, white: { dark: '#d9d2c6', light: '#fdfaf4' } },
  },
};

/** Degrees of hue by which a drawing is turned. */
const hues: Partial<Record<AnimalName, Record<string, number>>> = {
  'tropical-fish': { coral: -60, violet: 110, green: 45 },
};

const inFull = (hex: string): Colour => {
  const digits = hex.replace('#', '').toLowerCase();
  return `#${digits.length === 3 ? [...digits].map((digit) => digit + digit).join('') : digits}`;
};

function fromFills(fills: Recolouring): Recolour {
  return (colour) => {
    const replaced = fills[colour.slice(1)];
    return replaced === undefined ? colour : inFull(replaced);
  };
}

function fromCoat(fur: Readonly<Record<string, keyof Coat>>, coat: Coat): Recolour {
  return fromFills(Object.fromEntries(Object.entries(fur).map(([fill, part]) => [fill, coat[part]])));
}

function tinted(animal: AnimalName, look: string): Recolour | undefined {
  const ramp = tints[animal];
  const tint = ramp?.looks[look];
  if (ramp === undefined || tint === undefined) return undefined;
  return (colour) => {
    if (ramp.keep.includes(colour)) return colour;
    const share = (lightness(colour) - ramp.low) / (ramp.high - ramp.low);
    return mix(tint.dark, tint.light, Math.min(1, Math.max(0, share)));
  };
}

/** How this animal is coloured in that look; `own` leaves the drawing as it is. Throws on a look it does not have. */
export function recolourOf(animal: AnimalName, look: string): Recolour {
  if (look === 'own') return (colour) => colour;
  const { fur } = animalParts[animal];
  const coat = (coats as Record<string, Coat>)[look];
  if (fur !== undefined && coat !== undefined) return fromCoat(fur, coat);
  const fills = (plumages as Partial<Record<AnimalName, Record<string, Recolouring>>>)[animal]?.[look];
  if (fills !== undefined) return fromFills(fills);
  const degrees = hues[animal]?.[look];
  if (degrees !== undefined) return (colour) => turnHue(colour, degrees);
  const tint = tinted(animal, look);
  if (tint !== undefined) return tint;
  throw new Error(`a ${animal} has no look named ${look}`);
}

/** The drawing's body without the named fills, and recoloured. */
export function dressed(animal: AnimalName, look: string, body: string): string {
  const without = new Set(animalParts[animal].without?.map((fill) => inFull(fill)));
  const recolour = recolourOf(animal, look);
  return body
    .replace(/<(?:path|ellipse)[^>]*?fill="(#[0-9a-fA-F]{3,6})"[^>]*?\/>/g, (element, fill: string) =>
      without.has(inFull(fill)) ? '' : element,
    )
    .replace(/="(#[0-9a-fA-F]{3,6})"/g, (_whole, colour: string) => `="${recolour(inFull(colour))}"`);
}
