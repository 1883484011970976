import type { Clock } from '@paltu/kernel';
import type { ObjectStore } from '@paltu/storage';
import { renditionKey, renditionWidths, unusedSince } from '../domain/picture.ts';
import type { PictureRepository } from './ports.ts';

export interface SweepPicturesNeeds {
  /** Where the files of the service lie. */
  readonly folder: string;
  readonly pictures: PictureRepository;
  readonly objects: ObjectStore;
  readonly clock: Clock;
}

const batchSize = 100;

/** How many pictures went away. */
export type SweepPictures = () => Promise<number>;

/**
 * Removes pictures that nothing used within a day, then deletes the files of all removed ones. A picture is marked first, so
 * that nothing can take it any more, and forgotten last, so that a crash in between leaves nothing behind.
 */
export const sweepPictures =
  ({ folder, pictures, objects, clock }: SweepPicturesNeeds): SweepPictures =>
  async () => {
    const now = clock.now();
    while ((await pictures.removeUnusedSince(unusedSince(now), batchSize, now)) === batchSize);
    let swept = 0;
    for (;;) {
      const removed = await pictures.listRemoved(batchSize);
      for (const id of removed) for (const width of renditionWidths) await objects.delete(renditionKey(folder, id, width));
      await pictures.forget(removed);
      swept += removed.length;
      if (removed.length < batchSize) return swept;
    }
  };
