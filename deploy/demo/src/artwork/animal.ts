import { animalParts } from './animal-parts.ts';
import type { Colour } from './colour.ts';
import { drawing, placed, type Placement } from './drawing.ts';
import type { AnimalName } from './drawing-names.ts';
import { dressed, recolourOf } from './looks.ts';
import { shadowShape } from './rug.ts';

export interface Animal {
  name: AnimalName;
  /** A coat, a plumage, a tint or a hue of that animal; `own` is the drawing as it is. */
  look: string;
  flipped: boolean;
}

const FLOOR = 550;
const FLOATING_BOTTOM = 462;

/** The animal at any place; `id` must be unique in the document. */
export function animalAt(id: string, animal: Animal, placement: Placement): string {
  const { box, body } = drawing(animal.name);
  return placed(id, { box, body: dressed(animal.name, animal.look, body) }, { ...placement, flipped: animal.flipped });
}

/** The animal in the middle of the 800 by 600 canvas, with its shadow where it stands. */
export function animalShape(animal: Animal): string {
  const { maxWidth, maxHeight, floats } = animalParts[animal.name];
  const [left, top, right, bottom] = drawing(animal.name).box;
  const scale = Math.min(maxWidth / (right - left), maxHeight / (bottom - top));
  const placement = { centreX: 400, maxWidth, maxHeight };
  if (floats) {
    const height = (bottom - top) * scale;
    return animalAt('animal', animal, { ...placement, bottom: FLOATING_BOTTOM - (maxHeight - height) / 2 });
  }
  const shadow = shadowShape(400, Math.max(120, ((right - left) * scale) / 2.3));
  return shadow + animalAt('animal', animal, { ...placement, bottom: FLOOR });
}

/** The colour that covers most of the animal, for choosing what stands behind it. */
export function mainColour({ name, look }: Pick<Animal, 'name' | 'look'>): Colour {
  const base = Object.entries(animalParts[name].fur ?? {}).find(([, part]) => part === 'base');
  if (base !== undefined) return recolourOf(name, look)(`#${base[0]}`);
  const counts = new Map<string, number>();
  const body = dressed(name, look, drawing(name).body);
  for (const [element, colour] of body.matchAll(/="(#[0-9a-f]{6})"[^>]*/g)) {
    if (colour !== undefined) counts.set(colour, (counts.get(colour) ?? 0) + element.length);
  }
  const [first] = [...counts].sort((a, b) => b[1] - a[1]);
  return (first?.[0] ?? '#888888') as Colour;
}
