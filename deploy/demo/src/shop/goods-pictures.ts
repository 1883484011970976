import { onBackdrop, type Backdrop } from '../artwork/backdrop.ts';
import { lightness, mix, type Colour } from '../artwork/colour.ts';
import { haloKinds } from '../artwork/halo.ts';
import * as palette from '../artwork/palette.ts';
import { patternNames } from '../artwork/pattern.ts';
import { randomFrom, type Random } from '../artwork/random.ts';
import { goodsDrawings, type Dye, type GoodsName } from './goods-drawings.ts';

/** What a picture is to show. */
export interface GoodsSubject {
  /** Decides everything that is chosen at random; neighbours in a list differ in their grounds. */
  readonly seed: string;
  readonly drawing: GoodsName;
}

const { rani, turquoise, orange, leaf, indigo, plum, brick, genda, bottle, sky, rose } = palette;
const dyes: readonly Colour[] = [rani, turquoise, orange, leaf, indigo, plum, brick, genda, bottle, sky, rose];

const dyeOf = (main: Colour): Dye => ({
  main,
  dark: mix(main, '#241f2e', 0.42),
  light: mix(main, '#ffffff', 0.55),
});

/** One whose lightness is not that of the halo behind it. */
const visibleDye = (halo: Colour, random: Random): Colour => {
  const visible = dyes.filter((dye) => dye !== halo && Math.abs(lightness(dye) - lightness(halo)) >= 0.12);
  return random.pick(visible.length > 0 ? visible : dyes);
};

const backdropOf = (index: number, random: Random): Backdrop => {
  const schemes = index % 2 === 0 ? palette.lightSchemes : palette.darkSchemes;
  const scheme = schemes[Math.floor(index / 2) % schemes.length] ?? random.pick(schemes);
  const kind = random.pick(haloKinds);
  const colour = random.pick(kind === 'sunburst' ? (scheme.rays ?? scheme.halos) : scheme.halos);
  const pattern = random.pick(patternNames);
  const rugs = scheme.rugs.filter((rug) => rug !== colour);
  return {
    ground: scheme.ground,
    pattern,
    halo: { kind, colour },
    haloPattern: random.pick(patternNames.filter((name) => name !== pattern)),
    rug: random.pick(rugs.length > 0 ? rugs : scheme.rugs),
  };
};

/** The picture as an SVG document of 800 by 600. @param index its place among its neighbours */
export const composeGoods = ({ seed, drawing }: GoodsSubject, index: number): string => {
  const random = randomFrom(seed);
  const backdrop = backdropOf(index, random);
  const shape = goodsDrawings[drawing](dyeOf(visibleDye(backdrop.halo.colour, random)));
  return onBackdrop(backdrop, `<g transform="translate(400 556) scale(1.12)">${shape}</g>`);
};

/** What stands on a shelf beside each other. */
export interface ShelfSubject {
  readonly seed: string;
  readonly drawings: readonly GoodsName[];
}

/** What lies above it is left out of the picture. */
const shelfTop = 240;

/** A wide picture of several things, as SVG of 800 by 360: the middle half of its height, which is all that a desk shows, holds them whole. */
export const composeShelf = ({ seed, drawings }: ShelfSubject, index: number): string => {
  const random = randomFrom(seed);
  const backdrop = backdropOf(index, random);
  const shapes = drawings.map((drawing, at) => {
    const x = 400 + (at - (drawings.length - 1) / 2) * 230;
    return `<g transform="translate(${x} 516) scale(0.54)">${goodsDrawings[drawing](dyeOf(visibleDye(backdrop.halo.colour, random)))}</g>`;
  });
  return onBackdrop(backdrop, shapes.join(''), shelfTop);
};
