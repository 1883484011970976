import type { Clock, Logger } from '@paltu/kernel';
import { inBatches } from '@paltu/persistence';
import type { ObjectStore } from '@paltu/storage';
import { renditionKey, renditionWidths, unusedSince, type PictureId } from '../domain/picture.ts';
import type { PictureRepository } from './ports.ts';
import { sweepRemoved, sweptAtOnce } from './sweep-removed.ts';

export interface SweepPicturesNeeds {
  /** Where the files of the service lie. */
  readonly folder: string;
  readonly pictures: PictureRepository;
  readonly objects: ObjectStore;
  readonly clock: Clock;
  readonly logger: Logger;
}

/** How many pictures went away. */
export type SweepPictures = (stopping?: AbortSignal) => Promise<number>;

/** Removes pictures that nothing used within a day, so that nothing can take them any more; then deletes the files of all removed ones. */
export const sweepPictures =
  ({ folder, pictures, objects, clock, logger }: SweepPicturesNeeds): SweepPictures =>
  async (stopping) => {
    const now = clock.now();
    await inBatches(() => pictures.removeUnusedSince(unusedSince(now), sweptAtOnce, now), sweptAtOnce);
    const keysOf = (id: PictureId) => renditionWidths.map((width) => renditionKey(folder, id, width));
    return sweepRemoved({ ...pictures, objects, keysOf, logger, stopping });
  };
