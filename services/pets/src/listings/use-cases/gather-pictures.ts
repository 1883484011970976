import type { PictureClaims } from '@paltu/pictures';
import { pictureUnknown, tooManyPictures } from '../domain/listing-errors.ts';
import { maxPictures, type ListingId, type OwnerId, type Picture, type PictureId } from '../domain/listing.ts';

/** Pictures that a request names, beside the files that it carries. */
export interface NamedPictures {
  /** The row to start with; all that the listing has when absent. May also name pictures sent ahead. */
  readonly keepImages?: readonly PictureId[] | undefined;
  /** Pictures sent ahead; they come after those that are kept. */
  readonly imageIds?: readonly PictureId[] | undefined;
}

/** @throws AppError `picture.too-many` before a file is looked at. */
export const checkPictureCount = (kept: number, { imageIds = [] }: NamedPictures, files: number): void => {
  if (kept > maxPictures) throw tooManyPictures.at('keepImages');
  if (kept + imageIds.length > maxPictures) throw tooManyPictures.at('imageIds');
  if (kept + imageIds.length + files > maxPictures) throw tooManyPictures.at('images');
};

interface Gathering {
  readonly claims: PictureClaims;
  readonly ownerId: OwnerId;
  readonly listingId: ListingId;
  /** What the listing has now. */
  readonly current: readonly Picture[];
}

const claimMissing = async (
  { claims, current, ownerId, listingId }: Gathering,
  ids: readonly PictureId[],
  field: string,
): Promise<Picture[]> => {
  const known = new Map(current.map((picture) => [picture.id, picture]));
  const claimed = await claims.claim(
    ids.filter((id) => !known.has(id)),
    { memberId: ownerId, usedBy: listingId },
  );
  if (claimed === undefined) throw pictureUnknown.at(field);
  for (const picture of claimed) known.set(picture.id, picture);
  return ids.flatMap((id) => known.get(id) ?? []);
};

/** The row of pictures that a request asks for, each once: those kept, those sent ahead, those that came along. */
export const gatherPictures = async (gathering: Gathering, named: NamedPictures, uploaded: readonly Picture[]): Promise<Picture[]> => {
  const keepIds = [...new Set(named.keepImages ?? gathering.current.map(({ id }) => id))];
  const aheadIds = [...new Set(named.imageIds ?? [])].filter((id) => !keepIds.includes(id));
  const kept = await claimMissing(gathering, keepIds, 'keepImages');
  const ahead = await claimMissing(gathering, aheadIds, 'imageIds');
  const fresh = await claimMissing(
    gathering,
    uploaded.map(({ id }) => id),
    'images',
  );
  return [...kept, ...ahead, ...fresh];
};
