import type { PictureClaims, PictureFile } from '@paltu/pictures';
import { mostPictures } from '@paltu/reference';
import { pictureUnknown, tooManyPictures } from '../domain/listing-errors.ts';
import type { Listing, Picture, PictureId } from '../domain/listing.ts';

/** Pictures that a request names, and the field in which it does. */
export interface PictureIds {
  readonly field: string;
  readonly ids: readonly PictureId[];
}

/** The pictures that a request asks for, in the order in which the listing shows them. */
export interface AskedPictures {
  /** The row to start with; all that the listing has when absent. May also name pictures sent ahead. */
  readonly kept?: PictureIds | undefined;
  /** Pictures sent ahead. */
  readonly ahead?: PictureIds | undefined;
  /** Pictures that come along. */
  readonly files: readonly PictureFile[];
}

const fieldOf = (files: readonly PictureFile[]): string => files[0]?.field ?? '';

/** @param current how many pictures the listing has. @throws AppError `picture.too-many` at the field that asks for one too many */
export const checkPictureCount = (current: number, { kept, ahead, files }: AskedPictures): void => {
  let count = 0;
  const add = (more: number, field = ''): void => {
    count += more;
    if (count > mostPictures) throw tooManyPictures.at(field);
  };
  add(kept?.ids.length ?? current, kept?.field);
  add(ahead?.ids.length ?? 0, ahead?.field);
  add(files.length, fieldOf(files));
};

interface Gathering {
  readonly claims: PictureClaims;
  readonly listing: Pick<Listing, 'id' | 'ownerId' | 'pictures'>;
}

const claimMissing = async ({ claims, listing }: Gathering, { field, ids }: PictureIds): Promise<Picture[]> => {
  const known = new Map(listing.pictures.map((picture) => [picture.id, picture]));
  const missing = ids.filter((id) => !known.has(id));
  const claimed = await claims.claim(missing, { memberId: listing.ownerId, usedBy: listing.id });
  if (claimed === undefined) throw pictureUnknown.at(field);
  for (const picture of claimed) known.set(picture.id, picture);
  return ids.flatMap((id) => known.get(id) ?? []);
};

/**
 * The row of pictures that a request asks for, each once: those kept, those sent ahead, those that came along (`uploaded`).
 * @throws AppError `picture.unknown` at the field that names one that cannot be had
 */
export const gatherPictures = async (
  gathering: Gathering,
  { kept, ahead, files }: AskedPictures,
  uploaded: readonly Picture[],
): Promise<Picture[]> => {
  const keptIds = [...new Set(kept?.ids ?? gathering.listing.pictures.map(({ id }) => id))];
  const aheadIds = [...new Set(ahead?.ids)].filter((id) => !keptIds.includes(id));
  const rows = [
    await claimMissing(gathering, { field: kept?.field ?? '', ids: keptIds }),
    await claimMissing(gathering, { field: ahead?.field ?? '', ids: aheadIds }),
    await claimMissing(gathering, { field: fieldOf(files), ids: uploaded.map(({ id }) => id) }),
  ];
  return rows.flat();
};
