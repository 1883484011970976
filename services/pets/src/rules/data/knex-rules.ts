import { preparedRows } from '@paltu/persistence';
import { upsertNewer } from '@paltu/projections';
import type { Knex } from 'knex';
import type { KnownRule } from '../use-cases/ports.ts';

const switchedOff = { name: 'rules that are off', text: 'select id from rules where is_off' };

/** Ids of the rules that are off. */
export const readSwitchedOff = async (database: Knex): Promise<ReadonlySet<string>> =>
  new Set((await preparedRows<{ id: string }>(database, switchedOff, [])).map(({ id }) => id));

export const keepRule =
  (trx: Knex.Transaction) =>
  (rule: KnownRule): Promise<void> =>
    upsertNewer(trx, 'rules', [rule]);
