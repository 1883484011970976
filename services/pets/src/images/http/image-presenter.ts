import { renditionWidths } from '@paltu/storage';
import type { Image } from '../domain/image.ts';

const urlOf = (id: string, width: number): string => `/media/pets/${id}/${width}.webp`;

/** An image as every answer shows it. */
export const imageView = ({ id, width, height }: Pick<Image, 'id' | 'width' | 'height'>) => ({
  id,
  url: urlOf(id, 800),
  width,
  height,
  urls: Object.fromEntries(renditionWidths.map((rendition) => [String(rendition), urlOf(id, rendition)])),
});
