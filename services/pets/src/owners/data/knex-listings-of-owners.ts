import type { Knex } from 'knex';
import type { ListingsOfOwners } from '../use-cases/ports.ts';

export const knexListingsOfOwners = (trx: Knex.Transaction): ListingsOfOwners => ({
  list: (ownerId) => trx('listings').where({ owner_id: ownerId, deleted_at: null }).pluck('id'),
});
