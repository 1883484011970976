import { randomUUID } from 'node:crypto';
import type { Clock } from '@paltu/kernel';
import type { ProcessedPicture } from '@paltu/pictures';
import type { ObjectStore } from '@paltu/storage';
import { tooManyUnused } from '../domain/image-errors.ts';
import { maxUnusedImages, renditionKey, type Image, type ImageId } from '../domain/image.ts';
import type { ImageFile, ImageRepository, ProcessImage } from './ports.ts';

export type UploadImages = (ownerId: string, files: readonly ImageFile[]) => Promise<Image[]>;

interface Needs {
  readonly images: ImageRepository;
  readonly objects: ObjectStore;
  readonly processImage: ProcessImage;
  readonly clock: Clock;
}

const store = async (objects: ObjectStore, { id }: Image, { renditions }: ProcessedPicture): Promise<void> => {
  for (const { width, bytes } of renditions) await objects.put(renditionKey(id, width), bytes, { contentType: 'image/webp' });
};

/** Makes files into images that no listing uses yet: all of them, or none. Their ids are random, for they are all that guards them. */
export const uploadImages =
  ({ images, objects, processImage, clock }: Needs): UploadImages =>
  async (ownerId, files) => {
    if (files.length === 0) return [];
    if ((await images.countUnused(ownerId)) + files.length > maxUnusedImages) throw tooManyUnused();
    const processed: ProcessedPicture[] = [];
    for (const file of files) processed.push(await processImage(ownerId, file));

    const uploadedAt = clock.now();
    const uploaded = processed.map(({ width, height }) => ({ id: randomUUID() as ImageId, ownerId, width, height, uploadedAt }));
    // The rows come first: files without a row would never be swept.
    await images.add(uploaded);
    try {
      for (const [index, image] of uploaded.entries()) await store(objects, image, processed[index] as ProcessedPicture);
    } catch (error) {
      await images.removeUnused(
        uploaded.map(({ id }) => id),
        clock.now(),
      );
      throw error;
    }
    return uploaded;
  };
