import type { Clock } from '@paltu/kernel';
import type { StockChanged } from '../domain/accessory-events.ts';
import type { AccessoryId } from '../domain/accessory.ts';
import type { AccessoryScope, ReservedAccessory, StockLine } from './ports.ts';

/** In the transaction of the order. */
export interface StockNeeds {
  readonly scope: Pick<AccessoryScope, 'stock' | 'outbox'>;
  readonly clock: Clock;
}

/** How many pieces of a product are added to `stock` and to `reserved`; below 0 they are taken away. */
export interface StockMove {
  readonly accessoryId: AccessoryId;
  readonly stock: number;
  readonly reserved: number;
}

/**
 * Reserves the pieces of each line, all of a line or none. Resolves with the accessories that were reserved; an order that needs all lines
 * rolls its transaction back when one is missing.
 */
export const reserveStock =
  ({ scope, clock }: StockNeeds) =>
  async (orderId: string, lines: readonly StockLine[]): Promise<ReadonlyMap<AccessoryId, ReservedAccessory>> => {
    const reserved = new Map((await scope.stock.reserve(lines)).map((accessory) => [accessory.id, accessory]));
    const at = clock.now();
    const events = lines.flatMap(({ accessoryId, pieces }): StockChanged[] => {
      const accessory = reserved.get(accessoryId);
      return accessory === undefined ? [] : [{ type: 'StockReserved', accessory, orderId, pieces, at }];
    });
    await scope.outbox.append(events);
    return reserved;
  };

/** By their ids, so that two orders of the same products cannot deadlock. */
const inOrder = (moves: readonly StockMove[]): readonly StockMove[] =>
  moves.toSorted(({ accessoryId: left }, { accessoryId: right }) => (left < right ? -1 : 1));

/** Changes the stock as an order changes: pieces are released, sent or come back. */
export const moveStock =
  ({ scope, clock }: StockNeeds) =>
  async (orderId: string, moves: readonly StockMove[]): Promise<void> => {
    for (const { accessoryId, stock, reserved } of inOrder(moves)) {
      const accessory = await scope.stock.move(accessoryId, { stock, reserved });
      if (accessory === undefined) throw new Error(`of ${accessoryId} there are not so many pieces: stock ${stock}, reserved ${reserved}`);
      const fact = { accessory, at: clock.now() };
      const pieces = Math.abs(reserved);
      if (stock === 0) await scope.outbox.append([{ type: reserved < 0 ? 'StockReleased' : 'StockReserved', ...fact, orderId, pieces }]);
      else await scope.outbox.append([{ type: accessory.removedAt === null ? 'AccessoryUpdated' : 'AccessoryRemoved', ...fact }]);
    }
  };
