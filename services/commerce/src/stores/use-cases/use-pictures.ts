import type { PictureClaims, PictureFile, PictureUploads } from '@paltu/pictures';
import { pictureUnknown } from '../domain/store-errors.ts';
import { picturesOf, type Picture, type Store } from '../domain/store.ts';

/** The fields that take one picture each. */
export const pictureFields = ['image', 'banner'] as const;

export type UploadedPictures = Partial<Record<(typeof pictureFields)[number], Picture>>;

/**
 * Hands the uploaded files of a request, by their fields, to `work`; those that it has not claimed are deleted afterwards.
 * @throws AppError `picture.*`
 */
export const usePictures = <Result>(
  uploads: PictureUploads,
  memberId: string,
  files: readonly PictureFile[],
  work: (uploaded: UploadedPictures) => Promise<Result>,
): Promise<Result> =>
  uploads.use(memberId, files, (sent) =>
    work(Object.fromEntries(files.map(({ field }, index) => [field, sent[index]])) as UploadedPictures),
  );

/** @throws AppError `picture.unknown` when one was swept meanwhile */
export const claimPictures = async (
  claims: PictureClaims,
  { id, ownerId }: Pick<Store, 'id' | 'ownerId'>,
  { image, banner }: UploadedPictures,
): Promise<void> => {
  const ids = picturesOf({ image: image ?? null, banner: banner ?? null }).map((picture) => picture.id);
  if ((await claims.claim(ids, { memberId: ownerId, usedBy: id })) === undefined) throw pictureUnknown.at(pictureFields[0]);
};
