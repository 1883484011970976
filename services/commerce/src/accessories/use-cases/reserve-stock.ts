import type { Clock } from '@paltu/kernel';
import type { Accessory, AccessoryId } from '../domain/accessory.ts';
import type { AccessoryScope } from './ports.ts';

/** In the transaction of the order. */
export interface StockNeeds {
  readonly scope: Pick<AccessoryScope, 'stock' | 'outbox'>;
  readonly clock: Clock;
}

export interface StockLine {
  readonly accessoryId: AccessoryId;
  /** At least one; an accessory has one line. */
  readonly pieces: number;
}

/** Pieces that come or go, and those of them that are reserved. */
export interface StockMove {
  readonly accessoryId: AccessoryId;
  readonly stock: number;
  readonly reserved: number;
}

/** Always in the same order, so that two orders of the same things never wait for each other in a circle. */
const inOrder = <Line extends { readonly accessoryId: AccessoryId }>(lines: readonly Line[]): readonly Line[] =>
  [...lines].sort(({ accessoryId: left }, { accessoryId: right }) => (left < right ? -1 : 1));

/**
 * Reserves pieces for an order, as far as they are there: each line whole or not at all. Who orders all or nothing lets the transaction
 * fail. Resolves with the accessories of which pieces are reserved now.
 */
export const reserveStock =
  ({ scope, clock }: StockNeeds) =>
  async (orderId: string, lines: readonly StockLine[]): Promise<ReadonlyMap<AccessoryId, Accessory>> => {
    const reserved = new Map<AccessoryId, Accessory>();
    for (const { accessoryId, pieces } of inOrder(lines)) {
      const accessory = await scope.stock.reserve(accessoryId, pieces);
      if (accessory === undefined) continue;
      reserved.set(accessoryId, accessory);
      await scope.outbox.append([{ type: 'StockReserved', accessory, orderId, pieces, at: clock.now() }]);
    }
    return reserved;
  };

/** Carries out what a change of an order means for the stock: pieces that can be bought again, that leave the store, that come back. */
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
