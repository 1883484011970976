import { drawing, placed, type Placement } from './drawing.ts';
import type { PropName } from './drawing-names.ts';

export interface Prop {
  name: PropName;
  side: 'left' | 'right';
}

/** Size in pixels and where it lies: on the rug, or in the air beside the halo. */
interface PropPlace {
  size: number;
  inTheAir?: boolean;
  turned?: number;
}

const places: Record<PropName, PropPlace> = {
  yarn: { size: 128 },
  bone: { size: 118, turned: -12 },
  hibiscus: { size: 144 },
  mango: { size: 112, turned: 8 },
  'potted-plant': { size: 176 },
  coral: { size: 178 },
  carrot: { size: 120, turned: 20 },
  basket: { size: 158 },
  kite: { size: 146, inTheAir: true },
  'soccer-ball': { size: 104 },
  sunflower: { size: 164 },
  bubbles: { size: 128, inTheAir: true },
  'wrapped-gift': { size: 132 },
  feather: { size: 112, turned: 24 },
  'empty-nest': { size: 136 },
  'leafy-green': { size: 124, turned: 18 },
  'ear-of-corn': { size: 128, turned: 14 },
  tulip: { size: 158 },
  'spiral-shell': { size: 100, turned: -8 },
};

/** The prop at any place; `id` must be unique in the document. */
export const propAt = (id: string, name: PropName, placement: Placement): string => placed(id, drawing(name), placement);

/** The prop beside the animal on the 800 by 600 canvas. */
export function propShape({ name, side }: Prop): string {
  const { size, inTheAir, turned } = places[name];
  const left = side === 'left';
  const placement = {
    centreX: left ? 146 : 654,
    bottom: inTheAir ? 262 : 578,
    maxWidth: size,
    maxHeight: size,
    flipped: !left,
    turned: turned === undefined ? undefined : left ? turned : -turned,
  };
  return propAt(`prop-${side}`, name, placement);
}
