import { eachByItself, type Clock, type Logger } from '@paltu/kernel';
import { dropRejectedPictures, rejectedUntil } from '../domain/rejected-pictures.ts';
import type { InListingTransaction, ListingQueries } from './ports.ts';

export interface DropPicturesOfRejectedNeeds {
  readonly inTransaction: InListingTransaction;
  readonly queries: Pick<ListingQueries, 'listRejectedWithPictures'>;
  readonly clock: Clock;
  readonly logger: Logger;
}

const batchSize = 50;

/** How many listings lost their pictures. */
export type DropPicturesOfRejected = () => Promise<number>;

/** Takes the pictures away from listings that were refused long ago and not edited since. */
export const dropPicturesOfRejected =
  ({ inTransaction, queries, clock, logger }: DropPicturesOfRejectedNeeds): DropPicturesOfRejected =>
  async () => {
    const ids = await queries.listRejectedWithPictures(rejectedUntil(clock.now()), batchSize);
    const failed = await eachByItself(ids, logger, (id) =>
      inTransaction(async ({ listings, keep }) => {
        const listing = await listings.get(id);
        await keep(listing, dropRejectedPictures(listing, clock.now()));
      }),
    );
    return ids.length - failed;
  };
