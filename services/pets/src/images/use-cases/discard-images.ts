import type { Clock, Logger } from '@paltu/kernel';
import type { ImageId } from '../domain/image.ts';
import type { ImageRepository } from './ports.ts';

export type DiscardImages = (ids: readonly ImageId[]) => Promise<void>;

/** Removes images of a request that failed, unless a listing has them after all. What cannot be removed now is swept later. */
export const discardImages =
  (images: ImageRepository, clock: Clock, logger: Logger): DiscardImages =>
  async (ids) => {
    if (ids.length === 0) return;
    try {
      await images.removeUnused(ids, clock.now());
    } catch (error) {
      logger.warn({ images: ids.length, reason: String(error) }, 'images of a failed request wait for the sweep');
    }
  };
