import type { Clock } from '@paltu/kernel';
import { renditionWidths } from '@paltu/pictures/picture-view';
import type { ObjectStore } from '@paltu/storage';
import { renditionKey, unusedSince, type ImageId } from '../domain/image.ts';
import type { ImageRepository } from './ports.ts';

const batchSize = 100;

/** How many images went away. */
export type SweepImages = () => Promise<number>;

const deleteFiles = async (objects: ObjectStore, id: ImageId): Promise<void> => {
  for (const width of renditionWidths) await objects.delete(renditionKey(id, width));
};

/**
 * Removes images that no listing used within a day, then deletes the files of all removed ones. An image is marked first, so
 * that no listing can take it any more, and forgotten last, so that a crash in between leaves nothing behind.
 */
export const sweepImages =
  (images: ImageRepository, objects: ObjectStore, clock: Clock): SweepImages =>
  async () => {
    const now = clock.now();
    while ((await images.removeUnusedSince(unusedSince(now), batchSize, now)) === batchSize);
    let swept = 0;
    for (;;) {
      const removed = await images.listRemoved(batchSize);
      for (const id of removed) await deleteFiles(objects, id);
      await images.forget(removed);
      swept += removed.length;
      if (removed.length < batchSize) return swept;
    }
  };
