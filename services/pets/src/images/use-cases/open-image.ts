import type { ObjectStore, StoredObject } from '@paltu/storage';
import { pictureNotFound } from '../domain/image-errors.ts';
import { renditionKey, type ImageId } from '../domain/image.ts';
import type { ImageRepository } from './ports.ts';

export interface OpenedImage extends StoredObject {
  readonly isPublished: boolean;
}

export type OpenImage = (id: ImageId, width: number) => Promise<OpenedImage>;

/** The bytes of one rendition, for whoever knows its name; an image that is no longer part of its listing is gone. */
export const openImage =
  (images: ImageRepository, objects: ObjectStore): OpenImage =>
  async (id, width) => {
    const served = await images.findServed(id);
    if (served === undefined) throw pictureNotFound();
    const object = await objects.get(renditionKey(id, width));
    if (object === undefined) throw pictureNotFound();
    return { ...object, ...served };
  };
