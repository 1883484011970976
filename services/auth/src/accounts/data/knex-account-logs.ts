import { newId } from '@paltu/kernel';
import { toColumns } from '@paltu/persistence';
import type { Knex } from 'knex';
import type { RoleLog, SessionEndingLog } from '../use-cases/ports.ts';

export const knexRoleLog = (trx: Knex.Transaction): RoleLog => ({
  add: async (change) => {
    await trx('role_changes').insert({ id: newId(), ...toColumns(change) });
  },
});

export const knexSessionEndingLog = (trx: Knex.Transaction): SessionEndingLog => ({
  add: async (ending) => {
    await trx('session_endings').insert({ id: newId(), ...toColumns(ending) });
  },
});
