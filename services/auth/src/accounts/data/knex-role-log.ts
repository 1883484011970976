import { newId } from '@paltu/kernel';
import { toColumns } from '@paltu/persistence';
import type { Knex } from 'knex';
import type { RoleLog } from '../use-cases/ports.ts';

export const knexRoleLog = (trx: Knex.Transaction): RoleLog => ({
  add: async (change) => {
    await trx('role_changes').insert({ id: newId(), ...toColumns(change) });
  },
});
