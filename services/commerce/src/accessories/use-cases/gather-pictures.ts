import type { PictureClaims, PictureFile } from '@paltu/pictures';
import { mostAccessoryPictures } from '@paltu/reference';
import { pictureRequired, pictureUnknown, tooManyPictures } from '../domain/accessory-errors.ts';
import type { Accessory, Picture } from '../domain/accessory.ts';

/** The pictures that a request asks for, in the order in which the accessory shows them. */
export interface AskedPictures {
  /** The row to start with; all that the accessory has when absent. May also name pictures sent ahead. */
  readonly kept?: readonly string[] | undefined;
  /** Pictures sent ahead. */
  readonly ahead?: readonly string[] | undefined;
  /** Pictures that come along. */
  readonly files: readonly PictureFile[];
}

/** @param current how many pictures the accessory has. @throws AppError `picture.too-many`, `picture.required` */
export const checkPictureCount = (current: number, { kept, ahead = [], files }: AskedPictures): void => {
  const count = (kept?.length ?? current) + ahead.length + files.length;
  const field = kept !== undefined && ahead.length + files.length === 0 ? 'keepImages' : 'images';
  if (count > mostAccessoryPictures) throw tooManyPictures.at(field);
  if (count === 0) throw pictureRequired.at(field);
};

interface Gathering {
  readonly claims: PictureClaims;
  readonly accessory: Pick<Accessory, 'id' | 'ownerId' | 'pictures'>;
}

/**
 * The row of pictures that a request asks for, each once: those kept, those sent ahead, those that came along (`uploaded`).
 * @throws AppError `picture.unknown` at the field that names one that cannot be had
 */
export const gatherPictures = async (
  { claims, accessory: { id, ownerId, pictures } }: Gathering,
  { kept = pictures.map((picture) => picture.id), ahead = [] }: AskedPictures,
  uploaded: readonly Picture[],
): Promise<Picture[]> => {
  const known = new Map<string, Picture>(pictures.map((picture) => [picture.id, picture]));
  const rows = { keepImages: kept, imageIds: ahead, images: uploaded.map((picture) => picture.id) };
  for (const [field, ids] of Object.entries(rows)) {
    const missing = [...new Set(ids)].filter((one) => !known.has(one)) as Picture['id'][];
    const claimed = await claims.claim(missing, { memberId: ownerId, usedBy: id });
    if (claimed === undefined) throw pictureUnknown.at(field);
    for (const picture of claimed) known.set(picture.id, picture);
  }
  return [...new Set(Object.values(rows).flat())].flatMap((one) => known.get(one) ?? []);
};
