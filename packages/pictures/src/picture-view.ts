import { z } from 'zod';
import { renditionWidths, type RenditionWidth } from './picture.ts';

type Urls<Value> = Record<`${RenditionWidth}`, Value>;

const byWidth = <Value>(valueOf: (width: RenditionWidth) => Value): Urls<Value> =>
  Object.fromEntries(renditionWidths.map((width) => [String(width), valueOf(width)])) as Urls<Value>;

/** A picture as every answer of every service shows it. */
export const pictureView = z
  .strictObject({ id: z.uuid(), url: z.string(), width: z.int(), height: z.int(), urls: z.strictObject(byWidth(() => z.string())) })
  .meta({ id: 'Image' });

/** Width and height of the largest rendition, in pixels. */
export interface KeptPicture {
  readonly id: string;
  readonly width: number;
  readonly height: number;
}

/** @param folder name of the service that serves it: `pets` serves under `/media/pets/`. */
export const presentPicture = (folder: string, { id, width, height }: KeptPicture): z.input<typeof pictureView> => {
  const urlOf = (rendition: RenditionWidth): string => `/media/${folder}/${id}/${rendition}.webp`;
  return { id, url: urlOf(800), width, height, urls: byWidth(urlOf) };
};
