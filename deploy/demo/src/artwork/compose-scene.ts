import { animalAt, type Animal } from './animal.ts';
import { onBackdrop, type Backdrop } from './backdrop.ts';
import { drawing, placed, type Placement } from './drawing.ts';
import type { PropName, SceneName } from './drawing-names.ts';

/** Where something stands on the 800 by 600 canvas, of which the upper 90 are cut away. */
interface Place {
  x: number;
  bottom: number;
  size: number;
  turned?: number;
}

type Thing = Place & ({ animal: Animal } | { thing: PropName | SceneName });

/** The picture of a card: a few things side by side on a rug, the last one in front. */
export interface ScenePlan extends Omit<Backdrop, 'haloPattern'> {
  things: readonly Thing[];
}

const top = 90;

function shapeOf(thing: Thing, index: number): string {
  const { x, bottom, size, turned } = thing;
  const placement: Placement = { centreX: x, bottom, maxWidth: size, maxHeight: size, ...(turned !== undefined && { turned }) };
  const id = `thing-${index}`;
  return 'animal' in thing ? animalAt(id, thing.animal, placement) : placed(id, drawing(thing.thing), placement);
}

/** The scene as an SVG document of 800 by 510; ground and halo have one pattern. */
export function composeScene(plan: ScenePlan): string {
  return onBackdrop({ ...plan, haloPattern: plan.pattern }, plan.things.map(shapeOf).join(''), top);
}
