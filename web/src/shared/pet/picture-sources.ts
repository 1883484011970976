import type { PetImage } from '../api/types.ts';

const widths = ['320', '800', '1600'] as const;

/** `srcset` of a picture: its three renditions with their true widths, for none is wider than the original. */
export function srcSetOf(image: PetImage): string {
  const byWidth = new Map(widths.map((width) => [Math.min(Number(width), image.width), image.urls[width]]));
  return [...byWidth].map(([width, url]) => `${url} ${width}w`).join(', ');
}
