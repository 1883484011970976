import { readFileSync } from 'node:fs';
import type { DrawingName } from './drawing-names.ts';

/** One drawing of Noto Emoji on its 128 by 128 canvas. */
export interface Drawing {
  /** The part of the canvas that is painted: left, top, right, bottom. */
  box: readonly [number, number, number, number];
  /** The SVG elements, without the svg element around them. */
  body: string;
}

export interface Placement {
  /** Where the middle of the painted box comes to lie. */
  centreX: number;
  /** Where the lower edge of the painted box comes to lie. */
  bottom: number;
  /** The painted box is scaled to fit into these. */
  maxWidth: number;
  maxHeight: number;
  flipped?: boolean;
  /** Degrees, clockwise, around the middle of the box. */
  turned?: number;
}

let drawings: Record<string, Drawing> | undefined;

/** The checked-in drawing of that name, read once. */
export function drawing(name: DrawingName): Drawing {
  drawings ??= JSON.parse(readFileSync(new URL('../../artwork/noto-emoji.json', import.meta.url), 'utf8')) as Record<string, Drawing>;
  const found = drawings[name];
  if (found === undefined) throw new Error(`no drawing named ${name}: run src/collect-artwork.ts`);
  return found;
}

/** The body with its gradient ids made unique, so that several drawings can share one document. */
function withOwnIds(body: string, prefix: string): string {
  return body.replace(/id="([^"]+)"/g, `id="${prefix}$1"`).replace(/url\(#([^)]+)\)/g, `url(#${prefix}$1)`);
}

const round = (value: number): number => Math.round(value * 100) / 100;

/** An SVG group that shows the drawing at its place; `id` must be unique in the document. */
export function placed(id: string, { box, body }: Drawing, at: Placement): string {
  const [left, top, right, bottom] = box;
  const scale = Math.min(at.maxWidth / (right - left), at.maxHeight / (bottom - top));
  const middleX = (left + right) / 2;
  const middleY = (top + bottom) / 2;
  const centreY = at.bottom - ((bottom - top) / 2) * scale;
  const steps = [
    `translate(${round(at.centreX)} ${round(centreY)})`,
    at.turned ? `rotate(${at.turned})` : '',
    `scale(${round(at.flipped ? -scale : scale)} ${round(scale)})`,
    `translate(${round(-middleX)} ${round(-middleY)})`,
  ];
  return `<g transform="${steps.filter(Boolean).join(' ')}">${withOwnIds(body, `${id}-`)}</g>`;
}
