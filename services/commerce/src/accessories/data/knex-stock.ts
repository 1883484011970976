import { preparedRows } from '@paltu/persistence';
import type { Knex } from 'knex';
import type { ReservedAccessory, StockRepository } from '../use-cases/ports.ts';
import { accessoryColumns, toAccessory } from './accessory-row.ts';

const returned = accessoryColumns.map((column) => `accessories.${column}`).join();

// Locked in the order of their ids, so that two orders of the same products cannot deadlock. The second one waits for the first, and its
// condition is checked on the rows as the first one left them.
const reserving = `with wanted as materialized (
    select accessories.id, line.pieces from unnest($1::uuid[], $2::integer[]) as line (id, pieces) join accessories on accessories.id = line.id
    order by accessories.id for no key update of accessories)
  update accessories set reserved = reserved + wanted.pieces, version = version + 1 from wanted
  where accessories.id = wanted.id and stock - reserved >= wanted.pieces and is_public
  returning ${returned},
    (select name from stores where stores.id = accessories.store_id) as store_name`;

// As many accessories as there are, in one statement: a parcel may have a hundred lines.
const moving = `with wanted as materialized (
    select accessories.id, line.stock, line.reserved from unnest($1::uuid[], $2::integer[], $3::integer[]) as line (id, stock, reserved)
    join accessories on accessories.id = line.id order by accessories.id for no key update of accessories)
  update accessories set stock = accessories.stock + wanted.stock, reserved = accessories.reserved + wanted.reserved, version = version + 1
  from wanted where accessories.id = wanted.id and accessories.reserved + wanted.reserved >= 0
    and accessories.stock + wanted.stock >= accessories.reserved + wanted.reserved
  returning ${returned}`;

/** Pieces, in the transaction `trx`. */
export const knexStock = (trx: Knex.Transaction): StockRepository => ({
  reserve: async (lines) => {
    const wanted = [lines.map(({ accessoryId }) => accessoryId), lines.map(({ pieces }) => pieces)];
    const rows = await preparedRows<{ store_name: string }>(trx, { name: 'reserve pieces', text: reserving }, wanted);
    return rows.map((row): ReservedAccessory => ({ ...toAccessory(row), storeName: row.store_name }));
  },
  move: async (moves) => {
    const columns = [moves.map(({ accessoryId }) => accessoryId), moves.map(({ stock }) => stock), moves.map(({ reserved }) => reserved)];
    return (await preparedRows<object>(trx, { name: 'move pieces', text: moving }, columns)).map(toAccessory);
  },
});
