import { petState } from '@paltu/contracts';
import { onStates, projector, type ConsumerDefinition } from '@paltu/events';
import { fromColumns } from '@paltu/persistence';
import type { Knex } from 'knex';
import { knownPetOfMessage, type KnownPet, type PetDirectory } from './pet.ts';
import { upsertNewer } from './upsert-newer.ts';

/** For a migration of the service that uses `petProjection`. */
export const createPetsTable = async (knex: Knex): Promise<void> => {
  await knex.raw(`
    create table pets (
      id uuid primary key,
      version bigint not null,
      content_version integer not null,
      snapshot jsonb not null,
      approval_status text not null check (approval_status in ('pending', 'approved', 'rejected')),
      is_owner_away boolean not null,
      is_deleted boolean not null)`);
};

export const knexPetDirectory = (database: Knex): PetDirectory => ({
  find: async (ids) => {
    if (ids.length === 0) return new Map();
    const rows: object[] = await database('pets').whereIn('id', [...new Set(ids)]);
    return new Map(rows.map((row) => fromColumns<KnownPet>(row)).map((pet) => [pet.id, pet]));
  },
});

/** Keeps the contents of events of listings, unless something newer is known. */
export const keepPets = (trx: Knex.Transaction, pets: readonly KnownPet[]): Promise<void> => upsertNewer(trx, 'pets', pets);

export interface PetProjection {
  readonly consumers: readonly ConsumerDefinition[];
  readonly directory: PetDirectory;
}

/** Listings of pets, as a slice of the service `name`. Its table comes from `createPetsTable`. */
export const petProjection = ({ name, database }: { readonly name: string; readonly database: Knex }): PetProjection => ({
  directory: knexPetDirectory(database),
  consumers: [
    projector({
      consumer: `${name}.pets`,
      on: [
        onStates(petState, (states, trx) =>
          keepPets(
            trx,
            states.map(({ state, event }) => knownPetOfMessage(state, event)),
          ),
        ),
      ],
      reset: async (trx) => void (await trx('pets').delete()),
    }),
  ],
});
