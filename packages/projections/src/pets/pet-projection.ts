import { petState } from '@paltu/contracts';
import { onStates, projector, type ConsumerDefinition } from '@paltu/events';
import type { Knex } from 'knex';
import { keepPets, knexPetDirectory } from './knex-pets.ts';
import { knownPetOfMessage } from './known-pet-of-message.ts';
import type { PetDirectory } from './known-pet.ts';

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
