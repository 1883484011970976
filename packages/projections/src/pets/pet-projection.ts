import { petState } from '@paltu/contracts';
import { onState, projector, type ConsumerDefinition } from '@paltu/events';
import { fromColumns } from '@paltu/persistence';
import type { Knex } from 'knex';
import { upsertNewer } from '../upsert-newer.ts';
import { knownPetOfMessage } from './known-pet-of-message.ts';
import type { KnownPet, PetDirectory } from './known-pet.ts';

export interface PetProjection {
  readonly consumers: readonly ConsumerDefinition[];
  readonly directory: PetDirectory;
}

/** Listings of pets, as a slice of the service `name`. Its table comes from `createPetsTable`. */
export const petProjection = ({ name, database }: { readonly name: string; readonly database: Knex }): PetProjection => ({
  directory: {
    find: async (ids) => {
      if (ids.length === 0) return new Map();
      const rows: object[] = await database('pets').whereIn('id', [...new Set(ids)]);
      return new Map(rows.map((row) => fromColumns<KnownPet>(row)).map((pet) => [pet.id, pet]));
    },
  },
  consumers: [
    projector({
      consumer: `${name}.pets`,
      on: [onState(petState, (pet, event, trx) => upsertNewer(trx, 'pets', knownPetOfMessage(pet, event), ['snapshot']))],
      reset: async (trx) => void (await trx('pets').delete()),
    }),
  ],
});
