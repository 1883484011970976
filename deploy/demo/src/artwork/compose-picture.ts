import { animalShape, type Animal } from './animal.ts';
import type { Colour } from './colour.ts';
import { canvas, groundShape } from './ground.ts';
import { haloShape, type Halo } from './halo.ts';
import { patternTile, type PatternName } from './pattern.ts';
import { propShape, type Prop } from './prop.ts';
import { rugShape } from './rug.ts';

/** Everything that is chosen about one picture. */
export interface PicturePlan {
  ground: Colour;
  pattern: PatternName;
  halo: Halo;
  haloPattern: PatternName;
  rug: Colour;
  animal: Animal;
  props: readonly Prop[];
}

/** The picture as an SVG document of 800 by 600. */
export function composePicture(plan: PicturePlan): string {
  const { width, height } = canvas;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">` +
    `<defs>${patternTile('ground-pattern', plan.pattern, plan.ground)}${patternTile('halo-pattern', plan.haloPattern, plan.halo.colour)}</defs>` +
    groundShape(plan.ground, 'ground-pattern') +
    haloShape(plan.halo, plan.ground, 'halo-pattern') +
    rugShape(plan.rug) +
    animalShape(plan.animal) +
    plan.props.map(propShape).join('') +
    '</svg>'
  );
}
