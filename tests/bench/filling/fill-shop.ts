import { setTimeout as sleep } from 'node:timers/promises';
import { print } from '../../expectations.ts';
import type { RunningProduct } from '../../product/running-product.ts';
import { inDatabase, members } from './fill-databases.ts';
import { carts, endlessCarts, firstOrders, firstParcels, goods, hotGoods, plainOutbox, stores, type ShopFilling } from './shop-source.ts';

const statements = [stores, goods, hotGoods, carts, () => endlessCarts, firstOrders, firstParcels, () => plainOutbox];

/** Writes what a shop of that size would hold, straight into the database of commerce. @param people how many members it knows */
export const fillShop = async (product: RunningProduct, filling: ShopFilling, people: number): Promise<void> => {
  const startedAt = performance.now();
  await inDatabase(await product.databaseUrl('commerce'), async (client) => {
    await client.query(members(people));
    for (const statement of statements) await client.query(statement(filling));
    // Commerce counts the words of what was written, some at a time: a search knows how many it will find once it has.
    for (;;) {
      const { rowCount } = await client.query('select from search_word_changes union all select from store_search_word_changes limit 1');
      if (rowCount === 0) break;
      await sleep(500);
    }
    await client.query('vacuum analyze');
  });
  print(`${filling.goods} products of ${filling.stores} stores in ${((performance.now() - startedAt) / 1_000).toFixed(1)} s`);
};
