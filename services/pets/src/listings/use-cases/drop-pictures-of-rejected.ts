import { eachDue, type Clock, type Logger } from '@paltu/kernel';
import { dropRejectedPictures, rejectedUntil } from '../domain/rejected-pictures.ts';
import type { InListingTransaction, ListingQueries, RejectedListing } from './ports.ts';

export interface DropPicturesOfRejectedNeeds {
  readonly inTransaction: InListingTransaction;
  readonly queries: Pick<ListingQueries, 'listRejectedWithPictures'>;
  readonly clock: Clock;
  readonly logger: Logger;
}

/** How many listings lost their pictures. */
export type DropPicturesOfRejected = (stopping?: AbortSignal) => Promise<number>;

/** Takes the pictures away from listings that were refused long ago and not edited since. */
export const dropPicturesOfRejected =
  ({ inTransaction, queries, clock, logger }: DropPicturesOfRejectedNeeds): DropPicturesOfRejected =>
  async (stopping) => {
    const until = rejectedUntil(clock.now());
    const list = (after: RejectedListing | undefined, limit: number) => queries.listRejectedWithPictures(until, after, limit);
    const { done } = await eachDue<RejectedListing>({ list, logger, stopping }, ({ id }) =>
      inTransaction(async ({ listings, keep }) => {
        const listing = await listings.get(id);
        await keep(listing, dropRejectedPictures(listing, clock.now()));
      }),
    );
    return done;
  };
