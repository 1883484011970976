import { ownerUpdated } from '@paltu/contracts';
import { outgoingEvent, type Outbox } from '@paltu/events';
import type { Clock, ListingId, MemberId } from '@paltu/kernel';
import type { OnMemberChanged } from '@paltu/projections';
import type { ServiceParts } from '@paltu/runtime';

/** What everybody sees of an owner is another than before, and these listings show it. */
export interface OwnerUpdated {
  readonly ownerId: MemberId;
  /** Of the account. */
  readonly version: number;
  readonly listingIds: readonly ListingId[];
  readonly at: Date;
}

export const publishOwnerUpdated = (outbox: Outbox, { ownerId, version, listingIds, at }: OwnerUpdated): Promise<void> =>
  outbox.append([
    outgoingEvent(ownerUpdated, {
      subject: ownerId,
      sequence: version,
      time: at,
      data: { ownerId, version: BigInt(version), petIds: [...listingIds] },
    }),
  ]);

/** Far below the largest event. */
const mostInOne = 1_000;

const publishAll = async (outbox: Outbox, { listingIds, ...owner }: OwnerUpdated): Promise<void> => {
  for (let first = 0; first < listingIds.length; first += mostInOne)
    await publishOwnerUpdated(outbox, { ...owner, listingIds: listingIds.slice(first, first + mostInOne) });
};

interface OwnersNeeds extends Pick<ServiceParts, 'outboxIn'> {
  readonly clock: Clock;
}

/**
 * Owners as their listings show them: which listings show a member whom everybody sees otherwise now; nothing for one who offers nothing.
 * Caches of answers about listings are notified when one changes, and only once the change can be read here: the event of auth may arrive
 * elsewhere before.
 */
export const ownersModule = ({ outboxIn, clock }: OwnersNeeds): { readonly onMemberChanged: OnMemberChanged } => ({
  onMemberChanged: async ({ id: ownerId, version }, trx) => {
    const listingIds: ListingId[] = await trx('listings').where({ owner_id: ownerId, deleted_at: null }).pluck('id');
    await publishAll(outboxIn(trx), { ownerId, version, listingIds, at: clock.now() });
  },
});
