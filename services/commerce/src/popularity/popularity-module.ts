import { accessoryListed, accessoryRecalled, accessoryRemoved, accessoryUpdated } from '@paltu/contracts';
import { projector } from '@paltu/events';
import type { ServiceParts } from '@paltu/runtime';
import { emptySoldDays, knexCountPieces, sumSoldPieces } from './data/knex-sold-days.ts';
import { onStockChanged } from './events/on-stock-changed.ts';

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
