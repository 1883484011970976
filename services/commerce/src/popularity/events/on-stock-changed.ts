import { stockReleased, stockReserved, type StockReleased, type StockReserved } from '@paltu/contracts';
import { on, type EventRule, type ReceivedEvent } from '@paltu/events';
import type { Transaction } from '@paltu/persistence';
import type { CountPieces } from '../use-cases/ports.ts';

/** Counts what is sold of an accessory. */
export const onStockChanged = (countIn: (trx: Transaction) => CountPieces): readonly EventRule[] => {
  const count =
    (sign: 1 | -1) =>
    ({ subject, sequence, time, data }: ReceivedEvent<StockReserved | StockReleased>, trx: Transaction): Promise<void> =>
      countIn(trx)({ accessoryId: subject, version: sequence, pieces: sign * data.pieces, at: time });
  return [on(stockReserved, count(1)), on(stockReleased, count(-1))];
};
