import type { ObjectStore, StoredObject } from '@paltu/storage';
import { pictureNotFound } from '../domain/picture-errors.ts';
import { renditionKey, type PictureId } from '../domain/picture.ts';
import type { PictureRepository } from './ports.ts';

export interface OpenPictureNeeds {
  /** Where the files of the service lie. */
  readonly folder: string;
  readonly pictures: Pick<PictureRepository, 'findServed'>;
  readonly objects: ObjectStore;
}

export interface OpenedPicture extends StoredObject {
  readonly isPublic: boolean;
}

export type OpenPicture = (id: PictureId, width: number) => Promise<OpenedPicture>;

/** The bytes of one rendition, for a reader who knows its name; a picture that is no longer used is gone. */
export const openPicture =
  ({ folder, pictures, objects }: OpenPictureNeeds): OpenPicture =>
  async (id, width) => {
    const served = await pictures.findServed(id);
    if (served === undefined) throw pictureNotFound();
    const object = await objects.find(renditionKey(folder, id, width));
    if (object === undefined) throw pictureNotFound();
    return { ...object, ...served };
  };
