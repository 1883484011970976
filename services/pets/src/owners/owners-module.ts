import { projector, type ConsumerDefinition } from '@paltu/events';
import { knexOwners } from './data/knex-owners.ts';
import { onUserChanged } from './events/on-user-changed.ts';

/** Who offers a pet: kept from what auth says about accounts. */
export const ownersModule = (): { consumers: ConsumerDefinition[] } => ({
  consumers: [
    projector({
      consumer: 'pets.owners',
      on: [onUserChanged(knexOwners)],
      reset: (trx) => knexOwners(trx).deleteAll(),
    }),
  ],
});
