import type { Clock } from '@paltu/kernel';
import { inBatches } from '@paltu/persistence';
import type { ObjectStore } from '@paltu/storage';
import { renditionKey, renditionWidths, unusedSince } from '../domain/picture.ts';
import type { PictureRepository } from './ports.ts';
import { sweepRemoved, sweptAtOnce } from './sweep-removed.ts';

export interface SweepPicturesNeeds {
  /** Where the files of the service lie. */
  readonly folder: string;
  readonly pictures: PictureRepository;
  readonly objects: ObjectStore;
  readonly clock: Clock;
}

/** How many pictures went away. */
export type SweepPictures = () => Promise<number>;

/** Removes pictures that nothing used within a day, so that nothing can take them any more; then deletes the files of all removed ones. */
export const sweepPictures =
  ({ folder, pictures, objects, clock }: SweepPicturesNeeds): SweepPictures =>
  async () => {
    const now = clock.now();
    await inBatches(() => pictures.removeUnusedSince(unusedSince(now), sweptAtOnce, now), sweptAtOnce);
    return sweepRemoved({ ...pictures, objects, keysOf: (id) => renditionWidths.map((width) => renditionKey(folder, id, width)) });
  };
