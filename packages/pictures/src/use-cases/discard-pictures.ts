import { reasonOf, type Clock, type Logger } from '@paltu/kernel';
import type { PictureRepository, PictureUploads } from './ports.ts';

export interface DiscardPicturesNeeds {
  readonly pictures: PictureRepository;
  readonly clock: Clock;
  readonly logger: Logger;
}

/** Removes pictures of a request that failed, unless something has them after all. What cannot be removed now is swept later. */
export const discardPictures =
  ({ pictures, clock, logger }: DiscardPicturesNeeds): PictureUploads['discard'] =>
  async (ids) => {
    if (ids.length === 0) return;
    try {
      await pictures.removeUnused(ids, clock.now());
    } catch (error) {
      logger.warn({ pictures: ids.length, reason: reasonOf(error) }, 'pictures of a failed request wait for the sweep');
    }
  };
