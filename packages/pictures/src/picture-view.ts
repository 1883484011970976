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

/** SQL: the picture that a column of type jsonb keeps as `presentPicture` shows it, as text of JSON; null where there is none. */
export const jsonPicture = (folder: string, kept: string): string => {
  const template = `'${JSON.stringify(presentPicture(folder, { id: '$id', width: -1, height: -2 }))}'`;
  return `replace(replace(replace(${template}, '$id', ${kept} ->> 'id'),
    ':-1,', ':' || (${kept} ->> 'width') || ','), ':-2,', ':' || (${kept} ->> 'height') || ',')`;
};

/** SQL: the same of a column that keeps a list of them. */
export const jsonPictures = (folder: string, column: string): string =>
  `(select ('[' || coalesce(string_agg(${jsonPicture(folder, 'kept')}, ',' order by place), '') || ']')::json
    from jsonb_array_elements(${column}) with ordinality as each (kept, place))`;
