import type { OnMemberChanged } from '@paltu/projections';
import type { ServiceParts } from '@paltu/runtime';
import { knexListingsOfOwners } from './data/knex-listings-of-owners.ts';
import { ownerOutbox } from './events/owner-messages.ts';
import { tellOwnerUpdated } from './use-cases/tell-owner-updated.ts';

/**
 * Owners as their listings show them. Whoever keeps answers about listings is told when one changes, and only once the change can be
 * read here: what auth says of it may arrive elsewhere before.
 */
export const ownersModule = ({
  outboxIn,
  clock,
}: Pick<ServiceParts, 'outboxIn' | 'clock'>): { readonly onMemberChanged: OnMemberChanged } => ({
  onMemberChanged: (member, trx) =>
    tellOwnerUpdated({ listings: knexListingsOfOwners(trx), outbox: ownerOutbox(outboxIn(trx)), clock })(member),
});
