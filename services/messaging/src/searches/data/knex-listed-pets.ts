import { fromColumns, toColumns } from '@paltu/persistence';
import type { Knex } from 'knex';
import type { PetInDigest } from '../domain/listed-pet.ts';
import type { FindPetsOfDigest, ListedPets } from '../use-cases/ports.ts';

/** Pets that were listed, in the transaction `trx`. */
export const knexListedPets = (trx: Knex.Transaction): ListedPets => ({
  wasOpen: async (id) => (await trx('listed_pets').where({ id }).forUpdate().first<{ is_open: boolean } | undefined>('is_open'))?.is_open,
  keep: async ({ id, name, breed, age, cityId }, isOpen) => {
    await trx('listed_pets').insert(toColumns({ id, name, breed, age, cityId, isOpen })).onConflict('id').merge();
  },
  remove: async (id) => {
    await trx('listed_pets').where({ id }).delete();
  },
});

/** For the mail of a digest. */
export const knexPetsOfDigest =
  (database: Knex): FindPetsOfDigest =>
  async (digestId, limit) => {
    const ofDigest = database('search_matches').where({ digest_id: digestId }).select('pet_id');
    const rows: object[] = await database('listed_pets')
      .whereIn('id', ofDigest)
      .where({ is_open: true })
      .orderBy('id', 'desc')
      .limit(limit)
      .select('id', 'name', 'breed', 'age', 'city_id');
    return rows.map((row) => fromColumns<PetInDigest>(row));
  };
