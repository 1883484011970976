import { orRefuse } from '@paltu/kernel';
import { joinedWordsOf } from '@paltu/reference';
import type { Knex } from 'knex';
import { accessoryNotFound } from '../domain/accessory-errors.ts';
import type { Accessory, AccessoryId, StoreId } from '../domain/accessory.ts';
import type { AccessoryRepository } from '../use-cases/ports.ts';
import { accessoryColumns, toAccessory, toRow } from './accessory-row.ts';

const recalledNamesIn =
  (trx: Knex.Transaction): AccessoryRepository['recalledNames'] =>
  async (storeId) => {
    const recalled = trx('accessories').where({ store_id: storeId }).whereNotNull('recall');
    const rows: object[] = await recalled.select(...accessoryColumns);
    return new Set(rows.map(toAccessory).flatMap(({ recall }) => (recall === null ? [] : [joinedWordsOf(recall.name)])));
  };

/** Accessories in the transaction `trx`: a row that was read stays locked until it ends. */
export const knexAccessoryRepository = (trx: Knex.Transaction): AccessoryRepository => {
  const find = async (id: AccessoryId): Promise<Accessory | undefined> => {
    const kept = await trx('accessories').where({ id }).first<{ store_id: StoreId } | undefined>('store_id');
    if (kept === undefined) return undefined;
    // The store is locked first, as when it is closed.
    await trx('stores').where({ id: kept.store_id }).forNoKeyUpdate().first('id');
    const held = trx('accessories').where({ id }).forUpdate();
    return toAccessory((await held.first(...accessoryColumns)) as object);
  };
  return {
    find,
    get: async (id) => orRefuse(await find(id), accessoryNotFound),
    listOfOwner: async (ownerId) => {
      await trx('stores').where({ owner_id: ownerId }).forNoKeyUpdate().first('id');
      const ofOwner = trx('stores').where({ owner_id: ownerId }).select('id');
      const rows: object[] = await trx('accessories')
        .whereIn('store_id', ofOwner)
        .orderBy('id')
        .forUpdate()
        .select(...accessoryColumns);
      return rows.map(toAccessory);
    },
    listForRecall: async (ids) => {
      const stores = trx('accessories')
        .whereIn('id', [...ids])
        .distinct('store_id');
      await trx('stores').whereIn('id', stores).orderBy('id').forNoKeyUpdate().select('id');
      const rows: object[] = await trx('accessories')
        .whereIn('id', [...ids])
        .orderBy('id')
        .forUpdate()
        .select(...accessoryColumns);
      if (rows.length < new Set(ids).size) throw accessoryNotFound();
      return rows.map(toAccessory);
    },
    recalledNames: recalledNamesIn(trx),
    countOfStore: async (storeId) => {
      const row = await trx('accessories').where({ store_id: storeId, removed_at: null }).count({ listed: '*' }).first();
      return Number(row?.['listed'] ?? 0);
    },
    add: async (accessory) => {
      const isStoreOpen = trx('stores').where({ id: accessory.storeId }).select('is_public');
      await trx('accessories').insert({ ...toRow(accessory), is_store_open: isStoreOpen });
    },
    save: async (accessory) => {
      await trx('accessories').where({ id: accessory.id }).update(toRow(accessory));
    },
  };
};
