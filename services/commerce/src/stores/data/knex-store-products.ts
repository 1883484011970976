import type { Knex } from 'knex';
import type { StoreProducts } from '../use-cases/ports.ts';

/** Products of a store, in the transaction `trx` that has locked the store. */
export const knexStoreProducts = (trx: Knex.Transaction): StoreProducts => ({
  setStoreOpen: async (storeId, isOpen) => {
    // In the order of their ids, as reservations lock them.
    const rows = trx('accessories').select('id').where({ store_id: storeId }).whereRaw('is_store_open <> ?', [isOpen]);
    const locked = rows.orderBy('id').forUpdate();
    await trx('accessories')
      .withMaterialized('locked', locked)
      .whereIn('id', trx.select('id').from('locked'))
      .update({ is_store_open: isOpen });
  },
});
