import type { Clock } from '@paltu/kernel';
import { dropRejectedPictures, rejectedUntil } from '../domain/rejected-pictures.ts';
import type { InListingsTransaction, ListingQueries } from './ports.ts';

const batchSize = 50;

/** How many listings lost their pictures. */
export type DropPicturesOfRejected = () => Promise<number>;

/** Takes the pictures away from listings that were refused long ago and not edited since. */
export const dropPicturesOfRejected =
  (inTransaction: InListingsTransaction, queries: ListingQueries, clock: Clock): DropPicturesOfRejected =>
  async () => {
    const ids = await queries.listRejectedWithPictures(rejectedUntil(clock.now()), batchSize);
    for (const id of ids) {
      await inTransaction(async ({ listings, pictures, outbox }) => {
        const before = await listings.get(id);
        const { listing, events } = dropRejectedPictures(before, clock.now());
        if (events.length === 0) return;
        await pictures.release(before.pictures.map((picture) => picture.id));
        await listings.save(listing);
        await outbox.append(events);
      });
    }
    return ids.length;
  };
