import { preparedRows } from '@paltu/persistence';
import type { Knex } from 'knex';
import type { ReservedAccessory, StockRepository } from '../use-cases/ports.ts';
import { accessoryColumns, toAccessory } from './accessory-row.ts';

const returned = accessoryColumns.join();

// Locked in the order of their ids, so that two orders of the same products cannot deadlock. The second one waits for the first, and its
// condition is checked on the rows as the first one left them.
const reserving = `with wanted as materialized (
    select accessories.id, line.pieces from unnest($1::uuid[], $2::integer[]) as line (id, pieces) join accessories on accessories.id = line.id
    order by accessories.id for no key update of accessories)
  update accessories set reserved = reserved + wanted.pieces, version = version + 1 from wanted
  where accessories.id = wanted.id and stock - reserved >= wanted.pieces and is_public
  returning ${accessoryColumns.map((column) => `accessories.${column}`).join()},
    (select name from stores where stores.id = accessories.store_id) as store_name`;

const moving = `update accessories set stock = stock + :stock, reserved = reserved + :reserved, version = version + 1
  where id = :id and reserved + :reserved >= 0 and stock + :stock >= reserved + :reserved returning ${returned}`;

/** Pieces, in the transaction `trx`. */
export const knexStock = (trx: Knex.Transaction): StockRepository => ({
  reserve: async (lines) => {
    const wanted = [lines.map(({ accessoryId }) => accessoryId), lines.map(({ pieces }) => pieces)];
    const rows = await preparedRows<{ store_name: string }>(trx, { name: 'reserve pieces', text: reserving }, wanted);
    return rows.map((row): ReservedAccessory => ({ ...toAccessory(row), storeName: row.store_name }));
  },
  move: async (id, change) => {
    const { rows } = await trx.raw<{ rows: object[] }>(moving, { id, ...change });
    return rows[0] && toAccessory(rows[0]);
  },
});
