import { orRefuse } from '@paltu/kernel';
import { violatedConstraint } from '@paltu/persistence';
import type { Knex } from 'knex';
import { alreadyOpen, storeNotFound } from '../domain/store-errors.ts';
import type { StoreRepository } from '../use-cases/ports.ts';
import { storeColumns, toRow, toStore } from './store-row.ts';

/** Stores in the transaction `trx`: a row that was read stays locked until it ends. */
export const knexStoreRepository = (trx: Knex.Transaction): StoreRepository => {
  const findBy = async (column: 'id' | 'owner_id', id: string) => {
    const row = (await trx('stores')
      .where({ [column]: id })
      .forNoKeyUpdate()
      .first(...storeColumns)) as object | undefined;
    return row && toStore(row);
  };
  return {
    find: (id) => findBy('id', id),
    findOfOwner: (ownerId) => findBy('owner_id', ownerId),
    findUnlessHeld: async (id) => {
      const row = (await trx('stores')
        .where({ id })
        .forNoKeyUpdate()
        .skipLocked()
        .first(...storeColumns)) as object | undefined;
      return row && toStore(row);
    },
    getOfOwner: async (ownerId) => orRefuse(await findBy('owner_id', ownerId), storeNotFound),
    add: async (store) => {
      try {
        await trx('stores').insert(toRow(store, trx));
      } catch (error) {
        throw violatedConstraint(error) === 'stores_one_of_owner' ? alreadyOpen({ cause: error }) : error;
      }
    },
    save: async (store) => {
      await trx('stores').where({ id: store.id }).update(toRow(store, trx));
    },
  };
};
