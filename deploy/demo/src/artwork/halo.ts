import { archOutline, type Arch } from './arch.ts';
import { lightness, mix, type Colour } from './colour.ts';
import { foilRing, type Point } from './foil.ts';

export const haloKinds = ['arch', 'medallion', 'sunburst', 'star'] as const;
export type HaloKind = (typeof haloKinds)[number];

export interface Halo {
  kind: HaloKind;
  colour: Colour;
}

const middle: Point = { x: 400, y: 292 };

const arch: Arch = {
  middleX: 400,
  springY: 322,
  bottom: 620,
  halfWidth: 232,
  radiusX: 214,
  radiusY: 232,
  lobeRadius: 47,
  lobesPerSide: 4,
};

/** Beads along an outline; `path` is any SVG path. */
export const beads = (path: string, colour: Colour = '#ffffff', width = 7): string =>
  `<path d="${path}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-dasharray=".1 ${width * 2 + 1}"/>`;

const circle = ({ x, y }: Point, radius: number): string =>
  `M${x} ${y - radius}A${radius} ${radius} 0 1 1 ${x} ${y + radius}A${radius} ${radius} 0 1 1 ${x} ${y - radius}Z`;

/** Beads inside a light shape are darker than it, inside a dark one white. */
const beadsOn = (colour: Colour): Colour => (lightness(colour) > 0.9 ? mix(colour, '#7a3b10', 0.35) : '#ffffff');

const shade = (colour: Colour): Colour => mix(colour, '#1a1206', 0.24);

const painted = (path: string, colour: Colour): string => `<path d="${path}" fill="${colour}"/>`;

function archHalo(colour: Colour, pattern: string): string {
  const rim = archOutline(arch, 23);
  return `<path d="${rim}" fill="${shade(colour)}"/>${painted(archOutline(arch), colour)}<path d="${archOutline(arch)}" fill="url(#${pattern})"/>${beads(rim, '#fff7e0')}`;
}

function medallionHalo(colour: Colour): string {
  const ring = (growth: number): string => foilRing(middle, { radius: 196, lobes: 16, lobeRadius: 44 + growth });
  return `<path d="${ring(16)}" fill="${shade(colour)}"/>${painted(ring(0), colour)}${beads(circle(middle, 196), beadsOn(colour))}`;
}

/** On a dark ground rays in the halo's colour would turn muddy, so there they are cream. */
function sunburstHalo(colour: Colour, ground: Colour): string {
  const [ray, opacity] = lightness(ground) > 0.8 ? [colour, 0.5] : ['#fff3d6', 0.24];
  const rays = Array.from({ length: 22 }, (_, index) => {
    const [from, to] = [index, index + 0.5].map((step) => (step / 22) * 2 * Math.PI) as [number, number];
    const corner = (angle: number): string =>
      `${(middle.x + 640 * Math.cos(angle)).toFixed(1)} ${(middle.y + 640 * Math.sin(angle)).toFixed(1)}`;
    return `M${middle.x} ${middle.y}L${corner(from)} ${corner(to)}Z`;
  });
  return `<path d="${rays.join('')}" fill="${ray}" opacity="${opacity}"/>${painted(circle(middle, 208), colour)}${beads(circle(middle, 184), beadsOn(colour))}`;
}

function starHalo(colour: Colour): string {
  const square = (half: number, turned: number): string => {
    const reach = half * Math.SQRT2;
    const corners = [0, 1, 2, 3].map((corner) => {
      const angle = ((corner * 90 + turned) * Math.PI) / 180;
      return `${(middle.x + reach * Math.cos(angle)).toFixed(1)} ${(middle.y + reach * Math.sin(angle)).toFixed(1)}`;
    });
    return `M${corners.join('L')}Z`;
  };
  const star = square(190, 45) + square(190, 0);
  const lines = square(170, 45) + square(170, 0);
  return `${painted(star, colour)}<path d="${lines}" fill="none" stroke="${beadsOn(colour)}" stroke-width="4" opacity=".75"/>`;
}

/** The shape behind the animal on the 800 by 600 canvas; `pattern` is the id of a pattern tile for its colour. */
export function haloShape({ kind, colour }: Halo, ground: Colour, pattern: string): string {
  const shapes: Record<HaloKind, () => string> = {
    arch: () => archHalo(colour, pattern),
    medallion: () => medallionHalo(colour),
    sunburst: () => sunburstHalo(colour, ground),
    star: () => starHalo(colour),
  };
  return shapes[kind]();
}
