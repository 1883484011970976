import { upsertNewer } from '@paltu/projections';
import type { Knex } from 'knex';
import type { KnownRule } from '../use-cases/ports.ts';

/** Ids of the rules that are off. */
export const readSwitchedOff = async (database: Knex): Promise<ReadonlySet<string>> =>
  new Set(await database('rules').where({ is_off: true }).pluck<string[]>('id'));

export const keepRule =
  (trx: Knex.Transaction) =>
  (rule: KnownRule): Promise<void> =>
    upsertNewer(trx, 'rules', [rule]);
