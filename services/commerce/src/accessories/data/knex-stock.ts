import { sqlRows } from '@paltu/persistence';
import type { Knex } from 'knex';
import type { StockRepository } from '../use-cases/ports.ts';
import { accessoryColumns, toAccessory } from './accessory-row.ts';

const returned = accessoryColumns.join();

const reserving = `update accessories set reserved = reserved + ?, version = version + 1
  where id = ? and stock - reserved >= ? and is_public returning ${returned}`;

const moving = `update accessories set stock = stock + :stock, reserved = reserved + :reserved, version = version + 1
  where id = :id and reserved + :reserved >= 0 and stock + :stock >= reserved + :reserved returning ${returned}`;

/** Pieces, in the transaction `trx`. */
export const knexStock = (trx: Knex.Transaction): StockRepository => ({
  // Who comes second waits for the first, and asks the condition again of what that one has left.
  reserve: async (id, pieces) => {
    const [row] = await sqlRows<object>(trx, reserving, [pieces, id, pieces]);
    return row && toAccessory(row);
  },
  move: async (id, change) => {
    const { rows } = await trx.raw<{ rows: object[] }>(moving, { id, ...change });
    return rows[0] && toAccessory(rows[0]);
  },
});
