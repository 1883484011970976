import type { OnMemberChanged } from '@paltu/projections';
import type { ServiceParts } from '@paltu/runtime';
import { knexListingsOfOwners } from './data/knex-listings-of-owners.ts';
import { ownerOutbox } from './events/owner-messages.ts';
import { publishOwnerUpdated } from './use-cases/publish-owner-updated.ts';

/**
 * Owners as their listings show them. Caches of answers about listings are notified when one changes, and only once the change can be read
 * here: the event of auth may arrive elsewhere before.
 */
export const ownersModule = ({
  outboxIn,
  clock,
}: Pick<ServiceParts, 'outboxIn' | 'clock'>): { readonly onMemberChanged: OnMemberChanged } => ({
  onMemberChanged: (member, trx) =>
    publishOwnerUpdated({ listings: knexListingsOfOwners(trx), outbox: ownerOutbox(outboxIn(trx)), clock })(member),
});
