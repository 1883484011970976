import type { PictureClaims, PictureFile, PictureUploads } from '@paltu/pictures';
import { mostVetPictures } from '@paltu/reference';
import { pictureUnknown, tooManyPictures } from '../domain/vet-errors.ts';
import type { Picture, Vet } from '../domain/vet.ts';

/** Which pictures a profile is to have. */
export interface AskedPictures {
  /** Ids of those of `images` that stay, in their order; all when absent. */
  readonly kept?: readonly string[] | undefined;
  /** Files of the fields `image`, which takes the place of the one that is there, and `images`, which come after those that stay. */
  readonly files: readonly PictureFile[];
}

const isSingle = ({ field }: PictureFile): boolean => field === 'image';

/** @throws AppError `picture.too-many`, `picture.unknown` */
export const keptImages = (images: readonly Picture[], { kept, files }: AskedPictures): readonly Picture[] => {
  const known = new Map(images.map((picture) => [picture.id as string, picture]));
  const staying = [...new Set(kept ?? known.keys())].map((id) => {
    const picture = known.get(id);
    if (picture === undefined) throw pictureUnknown.at('keepImages');
    return picture;
  });
  if (staying.length + files.filter((file) => !isSingle(file)).length > mostVetPictures) throw tooManyPictures.at('images');
  return staying;
};

/** The files of a request as pictures that nothing uses yet. */
export interface BroughtPictures {
  readonly image: Picture | undefined;
  readonly images: readonly Picture[];
  /** Forgets those that nothing took. Never rejects. */
  discard(): Promise<void>;
}

/** @throws AppError `picture.*` */
export const bringPictures = async (uploads: PictureUploads, memberId: string, files: readonly PictureFile[]): Promise<BroughtPictures> => {
  const inOrder = [...files.filter(isSingle), ...files.filter((file) => !isSingle(file))];
  const pictures = await uploads.upload(memberId, inOrder);
  const singles = inOrder.filter(isSingle).length;
  return {
    image: pictures.slice(0, singles).at(-1),
    images: pictures.slice(singles),
    discard: () => uploads.discard(pictures.map(({ id }) => id)),
  };
};

/** @throws AppError `picture.unknown` when one was swept meanwhile */
export const claimPictures = async (
  claims: PictureClaims,
  { id, ownerId }: Pick<Vet, 'id' | 'ownerId'>,
  { image, images }: BroughtPictures,
): Promise<void> => {
  const ids = [...(image === undefined ? [] : [image]), ...images].map((picture) => picture.id);
  if ((await claims.claim(ids, { memberId: ownerId, usedBy: id })) === undefined) throw pictureUnknown.at('images');
};
