import type { Colour } from './colour.ts';
import { canvas, groundShape } from './ground.ts';
import { haloShape, type Halo } from './halo.ts';
import { patternTile, type PatternName } from './pattern.ts';
import { rugShape } from './rug.ts';

/** What stands behind and under the things of a picture. */
export interface Backdrop {
  ground: Colour;
  pattern: PatternName;
  halo: Halo;
  haloPattern: PatternName;
  rug: Colour;
}

/** Things on their rug as an SVG document, 800 wide and 600 high less the `cut` that is missing at its top. */
export function onBackdrop({ ground, pattern, halo, haloPattern, rug }: Backdrop, things: string, cut = 0): string {
  const { width } = canvas;
  const height = canvas.height - cut;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 ${cut} ${width} ${height}">` +
    `<defs>${patternTile('ground-pattern', pattern, ground)}${patternTile('halo-pattern', haloPattern, halo.colour)}</defs>` +
    groundShape(ground, 'ground-pattern') +
    haloShape(halo, ground, 'halo-pattern') +
    rugShape(rug) +
    things +
    '</svg>'
  );
}
