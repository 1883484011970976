import type { Clock } from '@paltu/kernel';
import { stockNotEnough } from '../domain/accessory-errors.ts';
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

export interface StockRequest {
  readonly orderId: string;
  readonly lines: readonly StockLine[];
}

/** Always in the same order, so that two orders of the same things never wait for each other in a circle. */
const inOrder = (lines: readonly StockLine[]): readonly StockLine[] =>
  [...lines].sort(({ accessoryId: left }, { accessoryId: right }) => (left < right ? -1 : 1));

type Change = (line: StockLine) => Promise<Accessory>;

const changeEach = async (
  { scope, clock }: StockNeeds,
  type: 'StockReserved' | 'StockReleased',
  { orderId, lines }: StockRequest,
  change: Change,
): Promise<void> => {
  for (const line of inOrder(lines)) {
    const accessory = await change(line);
    await scope.outbox.append([{ type, accessory, orderId, pieces: line.pieces, at: clock.now() }]);
  }
};

/** Reserves pieces for an order: all of them, or the transaction has to fail. @throws AppError `stock.not-enough` */
export const reserveStock =
  (needs: StockNeeds) =>
  (request: StockRequest): Promise<void> =>
    changeEach(needs, 'StockReserved', request, async ({ accessoryId, pieces }) => {
      const accessory = await needs.scope.stock.reserve(accessoryId, pieces);
      if (accessory === undefined) throw stockNotEnough();
      return accessory;
    });

/** Gives back what was reserved for an order. */
export const releaseStock =
  (needs: StockNeeds) =>
  (request: StockRequest): Promise<void> =>
    changeEach(needs, 'StockReleased', request, async ({ accessoryId, pieces }) => {
      const accessory = await needs.scope.stock.release(accessoryId, pieces);
      if (accessory === undefined) throw new Error(`of ${accessoryId} less than ${pieces} pieces are reserved`);
      return accessory;
    });
