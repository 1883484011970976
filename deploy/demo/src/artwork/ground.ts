import type { Colour } from './colour.ts';

export const canvas = { width: 800, height: 600 } as const;

/** The whole canvas in one colour with a pattern over it; `pattern` is the id of a pattern tile. */
export function groundShape(colour: Colour, pattern: string): string {
  const size = `width="${canvas.width}" height="${canvas.height}"`;
  return `<rect ${size} fill="${colour}"/><rect ${size} fill="url(#${pattern})"/>`;
}
