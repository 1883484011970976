import { fromColumns } from '@paltu/persistence';
import type { Knex } from 'knex';
import { upsertNewer } from '../upsert-newer.ts';
import type { KnownPet, PetDirectory } from './known-pet.ts';

export const knexPetDirectory = (database: Knex): PetDirectory => ({
  find: async (ids) => {
    if (ids.length === 0) return new Map();
    const rows: object[] = await database('pets').whereIn('id', [...new Set(ids)]);
    return new Map(rows.map((row) => fromColumns<KnownPet>(row)).map((pet) => [pet.id, pet]));
  },
});

/** Keeps the contents of events of listings, unless something newer is known. */
export const keepPets = (trx: Knex.Transaction, pets: readonly KnownPet[]): Promise<void> => upsertNewer(trx, 'pets', pets);
