import type { Knex } from 'knex';
import type { StoreId } from '../domain/accessory.ts';
import type { Shelves } from '../use-cases/ports.ts';

/** Stores in the transaction `trx`: a row that was read stays locked until it ends. */
export const knexShelves = (trx: Knex.Transaction): Shelves => ({
  findOfOwner: async (ownerId) => {
    const row = await trx('stores')
      .where({ owner_id: ownerId })
      .forNoKeyUpdate()
      .first<{ id: StoreId; is_public: boolean } | undefined>('id', 'is_public');
    return row && { storeId: row.id, isOpen: row.is_public };
  },
  count: async (storeId, change) => {
    await trx('stores').where({ id: storeId }).increment('products', change);
  },
});
