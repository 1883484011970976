import { animalAt, type Animal } from './animal.ts';
import type { Colour } from './colour.ts';
import { drawing, placed, type Placement } from './drawing.ts';
import type { PropName, SceneName } from './drawing-names.ts';
import { canvas, groundShape } from './ground.ts';
import { haloShape, type Halo } from './halo.ts';
import { patternTile, type PatternName } from './pattern.ts';
import { rugShape } from './rug.ts';

/** Where something stands on the 800 by 600 canvas, of which the upper 90 are cut away. */
interface Place {
  x: number;
  bottom: number;
  size: number;
  turned?: number;
}

type Thing = Place & ({ animal: Animal } | { thing: PropName | SceneName });

/** The picture of a card: a few things side by side on a rug, the last one in front. */
export interface ScenePlan {
  ground: Colour;
  pattern: PatternName;
  halo: Halo;
  rug: Colour;
  things: readonly Thing[];
}

const top = 90;

function shapeOf(thing: Thing, index: number): string {
  const { x, bottom, size, turned } = thing;
  const placement: Placement = { centreX: x, bottom, maxWidth: size, maxHeight: size, ...(turned !== undefined && { turned }) };
  const id = `thing-${index}`;
  return 'animal' in thing ? animalAt(id, thing.animal, placement) : placed(id, drawing(thing.thing), placement);
}

/** The scene as an SVG document of 800 by 510. */
export function composeScene({ ground, pattern, halo, rug, things }: ScenePlan): string {
  const height = canvas.height - top;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${canvas.width}" height="${height}" viewBox="0 ${top} ${canvas.width} ${height}">` +
    `<defs>${patternTile('pattern', pattern, ground)}${patternTile('halo', pattern, halo.colour)}</defs>` +
    groundShape(ground, 'pattern') +
    haloShape(halo, ground, 'halo') +
    rugShape(rug) +
    things.map(shapeOf).join('') +
    '</svg>'
  );
}
