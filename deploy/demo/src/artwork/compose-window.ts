import { animalAt, type Animal } from './animal.ts';
import { animalParts } from './animal-parts.ts';
import { archOutline, type Arch } from './arch.ts';
import { lightness, mix, type Colour } from './colour.ts';
import type { PropName } from './drawing-names.ts';
import { beads } from './halo.ts';
import { patternTile, type PatternName } from './pattern.ts';
import { propAt } from './prop.ts';

/** A window of the web app: an animal that looks out of a painted arch, on a transparent canvas. */
export interface WindowPlan {
  /** 520 to 640; the canvas is always 400 wide. */
  height: number;
  frame: Colour;
  ground: Colour;
  pattern: PatternName;
  sill: Colour;
  animal: Animal;
  /** Largest size of the animal in pixels. */
  animalSize: number;
  /** The animal sits on a swing of this colour. */
  swing?: Colour;
  prop?: { name: PropName; side: 'left' | 'right'; size: number };
}

const WIDTH = 400;
const FRAME = 26;
const SILL_HEIGHT = 60;
const cream: Colour = '#fff7e0';

const archOf = (height: number): Arch => ({
  middleX: WIDTH / 2,
  springY: 196,
  bottom: height - SILL_HEIGHT,
  halfWidth: 146,
  radiusX: 138,
  radiusY: 138,
  lobeRadius: 31,
  lobesPerSide: 4,
});

function sillShape(height: number, colour: Colour): string {
  const top = height - SILL_HEIGHT;
  return (
    `<rect x="2" y="${top}" width="${WIDTH - 4}" height="${SILL_HEIGHT - 2}" rx="10" fill="${colour}"/>` +
    `<path d="M2 ${top + 14}V${top + 10}a10 10 0 0 1 10-10H${WIDTH - 12}a10 10 0 0 1 10 10V${top + 14}Z" fill="${mix(colour, '#ffffff', 0.28)}"/>` +
    `<path d="M22 ${top + 37}H${WIDTH - 20}" fill="none" stroke="${cream}" stroke-width="9" stroke-linecap="round" stroke-dasharray=".1 19.75" opacity=".9"/>`
  );
}

function swingShape(colour: Colour, barY: number): string {
  const ropes = `M176 92 120 ${barY}M224 92 ${WIDTH - 120} ${barY}`;
  return (
    `<path d="${ropes}" fill="none" stroke="${mix(colour, '#7a3b10', 0.12)}" stroke-width="7" stroke-linecap="round"/>` +
    `<rect x="92" y="${barY - 4}" width="${WIDTH - 184}" height="16" rx="8" fill="${colour}"/>`
  );
}

function occupant(plan: WindowPlan): string {
  const sillY = plan.height - SILL_HEIGHT;
  const size = { centreX: WIDTH / 2, maxWidth: Math.min(plan.animalSize, 360), maxHeight: plan.animalSize };
  if (plan.swing !== undefined) {
    const barY = sillY - 62;
    return swingShape(plan.swing, barY) + animalAt('animal', plan.animal, { ...size, bottom: barY + 6 });
  }
  if (animalParts[plan.animal.name].floats) {
    return animalAt('animal', plan.animal, { ...size, bottom: sillY - 44 });
  }
  const shadow = `<ellipse cx="${WIDTH / 2}" cy="${sillY + 5}" rx="${plan.animalSize * 0.36}" ry="9" fill="#14060a" opacity=".26"/>`;
  return shadow + animalAt('animal', plan.animal, { ...size, bottom: sillY + 7 });
}

function propOf({ prop, height }: WindowPlan): string {
  if (prop === undefined) return '';
  const left = prop.side === 'left';
  return propAt('prop', prop.name, {
    centreX: left ? 84 : WIDTH - 84,
    bottom: height - SILL_HEIGHT + 10,
    maxWidth: prop.size,
    maxHeight: prop.size,
    flipped: !left,
  });
}

/** The window as an SVG document of 400 by its height. */
export function composeWindow(plan: WindowPlan): string {
  const arch = archOf(plan.height);
  const opening = archOutline(arch);
  const frameBeads = beads(archOutline(arch, FRAME / 2), lightness(plan.frame) > 0.9 ? '#ffffff' : cream, 7);
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${plan.height}" viewBox="0 0 ${WIDTH} ${plan.height}">` +
    `<defs>${patternTile('pattern', plan.pattern, plan.ground)}<clipPath id="opening"><path d="${opening}"/></clipPath></defs>` +
    `<path d="${archOutline(arch, FRAME)}" fill="${plan.frame}"/>${frameBeads}` +
    `<path d="${opening}" fill="${plan.ground}"/><path d="${opening}" fill="url(#pattern)"/>` +
    `<circle cx="${WIDTH / 2}" cy="${plan.height * 0.56}" r="158" fill="#ffffff" opacity=".13" clip-path="url(#opening)"/>` +
    sillShape(plan.height, plan.sill) +
    occupant(plan) +
    propOf(plan) +
    '</svg>'
  );
}
