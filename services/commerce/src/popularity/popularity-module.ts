import {
  accessoryListed,
  accessoryRecalled,
  accessoryRemoved,
  accessoryUpdated,
  stockReleased,
  stockReserved,
  type StockReleased,
  type StockReserved,
} from '@paltu/contracts';
import { on, projector, type EventRule, type ReceivedEvent } from '@paltu/events';
import type { Transaction } from '@paltu/persistence';
import type { ServiceParts } from '@paltu/runtime';
import { emptySoldDays, knexCountPieces, sumSoldPieces, type SoldPieces } from './sold-days-store.ts';

/** Counts what is sold of an accessory. */
export const onStockChanged = (countIn: (trx: Transaction) => (sold: SoldPieces) => Promise<void>): readonly EventRule[] => {
  const count =
    (sign: 1 | -1) =>
    ({ subject, sequence, time, data }: ReceivedEvent<StockReserved | StockReleased>, trx: Transaction): Promise<void> =>
      countIn(trx)({ accessoryId: subject, version: sequence, pieces: sign * data.pieces, at: time });
  return [on(stockReserved, count(1)), on(stockReleased, count(-1))];
};

const sumEveryMs = 60_000;

/** How many pieces of each accessory were ordered in the last 90 days, by which lists are ordered. */
export const popularityModule = ({ database, clock }: Pick<ServiceParts, 'database' | 'clock'>) => ({
  consumers: [
    projector({
      consumer: 'commerce.popularity',
      on: onStockChanged(knexCountPieces),
      ignores: [accessoryListed, accessoryUpdated, accessoryRemoved, accessoryRecalled],
      reset: emptySoldDays,
    }),
  ],
  jobs: { 'sum pieces sold': { everyMs: sumEveryMs, run: sumSoldPieces(database, clock) } },
});
