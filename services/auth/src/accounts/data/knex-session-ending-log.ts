import { newId } from '@paltu/kernel';
import { toColumns } from '@paltu/persistence';
import type { Knex } from 'knex';
import type { SessionEndingLog } from '../use-cases/ports.ts';

export const knexSessionEndingLog = (trx: Knex.Transaction): SessionEndingLog => ({
  add: async (ending) => {
    await trx('session_endings').insert({ id: newId(), ...toColumns(ending) });
  },
});
