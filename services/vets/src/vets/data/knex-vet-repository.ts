import { orRefuse } from '@paltu/kernel';
import { violatedConstraint } from '@paltu/persistence';
import type { Knex } from 'knex';
import { alreadyListed, vetNotFound } from '../domain/vet-errors.ts';
import type { VetRepository } from '../use-cases/ports.ts';
import { toRow, toVet } from './vet-row.ts';

/** Vets in the transaction `trx`: a row that was read stays locked until it ends. */
export const knexVetRepository = (trx: Knex.Transaction): VetRepository => {
  const findBy = async (column: 'id' | 'owner_id', id: string) => {
    const row = (await trx('vets')
      .where({ [column]: id })
      .forUpdate()
      .first('document')) as object | undefined;
    return row && toVet(row);
  };
  return {
    find: (id) => findBy('id', id),
    findOfOwner: (ownerId) => findBy('owner_id', ownerId),
    getOfOwner: async (ownerId) => orRefuse(await findBy('owner_id', ownerId), vetNotFound),
    findUnlessHeld: async (id) => {
      const row = (await trx('vets').where({ id }).forUpdate().skipLocked().first('document')) as object | undefined;
      return row && toVet(row);
    },
    add: async (vet) => {
      try {
        await trx('vets').insert(toRow(vet, trx));
      } catch (error) {
        throw violatedConstraint(error) === 'vets_one_of_owner' ? alreadyListed({ cause: error }) : error;
      }
    },
    save: async (vet) => {
      await trx('vets').where({ id: vet.id }).update(toRow(vet, trx));
    },
  };
};
