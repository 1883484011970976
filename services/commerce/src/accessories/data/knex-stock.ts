import { sqlRows } from '@paltu/persistence';
import type { Knex } from 'knex';
import type { AccessoryId } from '../domain/accessory.ts';
import type { StockRepository } from '../use-cases/ports.ts';
import { accessoryColumns, toAccessory } from './accessory-row.ts';

const returned = accessoryColumns.join();

/** Pieces, in the transaction `trx`. */
export const knexStock = (trx: Knex.Transaction): StockRepository => {
  // Who comes second waits for the first, and asks the condition again of what that one has left.
  const change = async (id: AccessoryId, pieces: number, condition: string) => {
    const [row] = await sqlRows<object>(
      trx,
      `update accessories set reserved = reserved + ?, version = version + 1 where id = ? and ${condition} returning ${returned}`,
      [pieces, id, Math.abs(pieces)],
    );
    return row && toAccessory(row);
  };
  return {
    reserve: (id, pieces) => change(id, pieces, 'stock - reserved >= ? and is_public'),
    release: (id, pieces) => change(id, -pieces, 'reserved >= ?'),
  };
};
