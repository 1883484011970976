import type { Knex } from 'knex';
import type { StoreId } from '../domain/accessory.ts';
import type { Stores } from '../use-cases/ports.ts';

/** Stores in the transaction `trx`: a row that was read stays locked until it ends. */
export const knexStores = (trx: Knex.Transaction): Stores => ({
  findIdOfOwner: async (ownerId) => {
    const row = await trx('stores').where({ owner_id: ownerId }).forNoKeyUpdate().first<{ readonly id: StoreId } | undefined>('id');
    return row?.id;
  },
  countProduct: async (storeId, change) => {
    await trx('stores').where({ id: storeId }).increment('products', change);
  },
});
