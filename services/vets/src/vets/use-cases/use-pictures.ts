import type { PictureClaims, PictureFile, PictureUploads } from '@paltu/pictures';
import { mostVetPictures } from '@paltu/reference';
import { pictureUnknown, tooManyPictures } from '../domain/vet-errors.ts';
import type { Picture, Vet } from '../domain/vet.ts';

/** Which pictures a profile is to have. */
export interface AskedPictures {
  /** Ids of those that stay, of all but the first picture, in their order; all when absent. */
  readonly kept?: readonly string[] | undefined;
  /** Files of the fields `image`, which takes the place of the one that is there, and `images`, which come after those that stay. */
  readonly files: readonly PictureFile[];
}

const isSingle = ({ field }: PictureFile): boolean => field === 'image';

/** @throws AppError `picture.too-many`, `picture.unknown` */
export const keptPictures = (pictures: readonly Picture[], { kept, files }: AskedPictures): readonly Picture[] => {
  const known = new Map(pictures.map((picture) => [picture.id as string, picture]));
  const staying = [...new Set(kept ?? known.keys())].map((id) => {
    const picture = known.get(id);
    if (picture === undefined) throw pictureUnknown.at('keepImages');
    return picture;
  });
  if (staying.length + files.filter((file) => !isSingle(file)).length > mostVetPictures) throw tooManyPictures.at('images');
  return staying;
};

/** The files of a request as pictures that nothing uses yet. */
export interface UploadedPictures {
  readonly picture: Picture | undefined;
  readonly pictures: readonly Picture[];
}

/** Hands `work` the files of a request; what it has not claimed when it ends is forgotten. @throws AppError `picture.*` */
export const usePictures = <Result>(
  uploads: PictureUploads,
  memberId: string,
  files: readonly PictureFile[],
  work: (uploaded: UploadedPictures) => Promise<Result>,
): Promise<Result> => {
  const singles = files.filter(isSingle);
  const inOrder = [...singles, ...files.filter((file) => !isSingle(file))];
  return uploads.use(memberId, inOrder, (sent) =>
    work({ picture: sent.slice(0, singles.length).at(-1), pictures: sent.slice(singles.length) }),
  );
};

/** @throws AppError `picture.unknown` when one was swept meanwhile */
export const claimPictures = async (
  claims: PictureClaims,
  { id, ownerId }: Pick<Vet, 'id' | 'ownerId'>,
  { picture, pictures }: UploadedPictures,
): Promise<void> => {
  const ids = [...(picture === undefined ? [] : [picture]), ...pictures].map(({ id: pictureId }) => pictureId);
  if ((await claims.claim(ids, { memberId: ownerId, usedBy: id })) === undefined) throw pictureUnknown.at('images');
};
