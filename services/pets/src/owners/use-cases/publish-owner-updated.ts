import type { Clock, MemberId } from '@paltu/kernel';
import type { ListingsOfOwners, OwnerOutbox } from './ports.ts';

export interface PublishOwnerUpdatedNeeds {
  readonly listings: ListingsOfOwners;
  readonly outbox: OwnerOutbox;
  readonly clock: Clock;
}

/** Far below the largest event. */
const mostInOne = 1_000;

/** Publishes which listings show a member whom everybody sees otherwise now; nothing for one who offers nothing. */
export type PublishOwnerUpdated = (owner: { readonly id: MemberId; readonly version: number }) => Promise<void>;

export const publishOwnerUpdated =
  ({ listings, outbox, clock }: PublishOwnerUpdatedNeeds): PublishOwnerUpdated =>
  async ({ id: ownerId, version }) => {
    const ids = await listings.list(ownerId);
    const at = clock.now();
    for (let first = 0; first < ids.length; first += mostInOne)
      await outbox.append([{ type: 'OwnerUpdated', ownerId, version, listingIds: ids.slice(first, first + mostInOne), at }]);
  };
