import { isPublicPet, keepPets, knexPetDirectory } from '@paltu/projections';
import type { Knex } from 'knex';
import type { OfferedPets } from '../use-cases/ports.ts';

export const knexOfferedPets = (trx: Knex.Transaction): OfferedPets => {
  const directory = knexPetDirectory(trx);
  return {
    find: async (petId) => {
      const pet = (await directory.find([petId])).get(petId);
      if (pet === undefined) return undefined;
      const { ownerId, name, adoptionType, price, status, updatedAt } = pet.snapshot;
      return { ownerId, name, terms: { adoptionType, price }, status, isPublic: isPublicPet(pet), changedAt: new Date(updatedAt) };
    },
    keep: async (pet) => {
      await keepPets(trx, [pet]);
      return (await directory.find([pet.id])).get(pet.id)?.version === pet.version;
    },
  };
};
