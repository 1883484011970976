import { cachedRead, type Clock } from '@paltu/kernel';
import type { AccessoryCount, AccessoryQueries } from './accessory-queries-store.ts';
import type { AccessoryScope, ReservedAccessory, StockLine, StockMove } from './accessory-store.ts';
import type { Accessory, AccessoryEvent, AccessoryId, StockChanged } from './accessory.ts';

const movedEvent = (accessory: Accessory, { stock, reserved }: StockMove, orderId: string, at: Date): AccessoryEvent => {
  const fact = { accessory, at };
  if (stock !== 0) return { type: accessory.removedAt === null ? 'AccessoryUpdated' : 'AccessoryRemoved', ...fact };
  return { type: reserved < 0 ? 'StockReleased' : 'StockReserved', ...fact, orderId, pieces: Math.abs(reserved) };
};

/** Changes of the stock, in the transaction of the order. */
export const stockChanges = ({ stock, outbox }: Pick<AccessoryScope, 'stock' | 'outbox'>, clock: Clock) => ({
  /**
   * Reserves the pieces of each line, all of a line or none. Resolves with the accessories that were reserved; an order that needs all lines
   * rolls its transaction back when one is missing.
   */
  reserve: async (orderId: string, lines: readonly StockLine[]): Promise<ReadonlyMap<AccessoryId, ReservedAccessory>> => {
    const reserved = new Map((await stock.reserve(lines)).map((accessory) => [accessory.id, accessory]));
    const at = clock.now();
    const events = lines.flatMap(({ accessoryId, pieces }): StockChanged[] => {
      const accessory = reserved.get(accessoryId);
      return accessory === undefined ? [] : [{ type: 'StockReserved', accessory, orderId, pieces, at }];
    });
    await outbox.append(events);
    return reserved;
  },
  /** As an order changes: pieces are released, sent or come back. */
  move: async (orderId: string, moves: readonly StockMove[]): Promise<void> => {
    const moved = new Map((await stock.move(moves)).map((accessory) => [accessory.id, accessory]));
    const at = clock.now();
    const events = moves.map((move) => {
      const accessory = moved.get(move.accessoryId);
      if (accessory !== undefined) return movedEvent(accessory, move, orderId, at);
      throw new Error(`of ${move.accessoryId} there are not so many pieces: stock ${move.stock}, reserved ${move.reserved}`);
    });
    await outbox.append(events);
  },
});
export type StockChanges = ReturnType<typeof stockChanges>;

/** However many ask, it is read once in a while. */
const maxAgeMs = 10_000;

const sumOf = (counts: readonly AccessoryCount[]): number => counts.reduce((sum, { count }) => sum + count, 0);

const statsOf = (counts: readonly AccessoryCount[]) => {
  const total = sumOf(counts);
  const inStock = sumOf(counts.filter((one) => one.inStock));
  const categories = [...new Set(counts.map(({ category }) => category))].sort();
  const byCategory = Object.fromEntries(categories.map((name) => [name, sumOf(counts.filter(({ category }) => category === name))]));
  return { total, inStock, outOfStock: total - inStock, byCategory };
};

/**
 * How many accessories there are in lists, counted at most 10 s ago; while the database is away the last counts are given. Rejects when
 * there are none yet.
 */
export const accessoryStats = (queries: Pick<AccessoryQueries, 'count'>, clock: Clock) =>
  cachedRead({ read: async () => statsOf(await queries.count()), maxAgeMs, clock });
export type ReadAccessoryStats = ReturnType<typeof accessoryStats>;
