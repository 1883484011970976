import type { Knex } from 'knex';
import type { OwnerRepository } from '../use-cases/ports.ts';

/** Owners in the table `owners`. */
export const knexOwners = (trx: Knex): OwnerRepository => ({
  save: async ({ id, version, firstName, lastName, verified }) => {
    await trx('owners')
      .insert({ id, version, first_name: firstName, last_name: lastName, verified })
      .onConflict('id')
      .merge()
      .whereRaw('owners.version < excluded.version');
  },
  deleteAll: async () => {
    await trx('owners').delete();
  },
});
