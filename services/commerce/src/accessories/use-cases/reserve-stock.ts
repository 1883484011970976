import type { Clock } from '@paltu/kernel';
import type { AccessoryEvent, StockChanged } from '../domain/accessory-events.ts';
import type { Accessory, AccessoryId } from '../domain/accessory.ts';
import type { AccessoryScope, ReservedAccessory, StockLine, StockMove } from './ports.ts';

/** In the transaction of the order. */
export interface StockNeeds {
  readonly scope: Pick<AccessoryScope, 'stock' | 'outbox'>;
  readonly clock: Clock;
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

const movedEvent = (accessory: Accessory, { stock, reserved }: StockMove, orderId: string, at: Date): AccessoryEvent => {
  const fact = { accessory, at };
  if (stock !== 0) return { type: accessory.removedAt === null ? 'AccessoryUpdated' : 'AccessoryRemoved', ...fact };
  return { type: reserved < 0 ? 'StockReleased' : 'StockReserved', ...fact, orderId, pieces: Math.abs(reserved) };
};

/** Changes the stock as an order changes: pieces are released, sent or come back. */
export const moveStock =
  ({ scope, clock }: StockNeeds) =>
  async (orderId: string, moves: readonly StockMove[]): Promise<void> => {
    const moved = new Map((await scope.stock.move(moves)).map((accessory) => [accessory.id, accessory]));
    const at = clock.now();
    const events = moves.map((move) => {
      const accessory = moved.get(move.accessoryId);
      if (accessory !== undefined) return movedEvent(accessory, move, orderId, at);
      throw new Error(`of ${move.accessoryId} there are not so many pieces: stock ${move.stock}, reserved ${move.reserved}`);
    });
    await scope.outbox.append(events);
  };
