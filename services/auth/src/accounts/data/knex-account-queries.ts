import { dueInTurn, fromColumns, readPage } from '@paltu/persistence';
import { findInTable } from '@paltu/search/postgres';
import { totalCap } from '@paltu/service-kit';
import type { Knex } from 'knex';
import { accountNotFound } from '../domain/account-errors.ts';
import { emailKey } from '../domain/account.ts';
import type { AccountQueries, DeactivatedAccount, NamedRoleChange } from '../use-cases/ports.ts';
import { toAccount } from './account-row.ts';

/** @param cap totals are counted no further than one over it. */
export const knexAccountQueries = (database: Knex, cap = totalCap): AccountQueries => {
  const findWhere = async (key: Readonly<Record<string, string>>) => {
    const row = (await database('accounts').where(key).first()) as object | undefined;
    return row && toAccount(row);
  };
  return {
    get: async (id) => {
      const account = await findWhere({ id });
      if (account === undefined) throw accountNotFound();
      return account;
    },
    findByEmail: (email) => findWhere({ email_key: emailKey(email) }),
    list: async ({ search, userType }, page) => {
      const matching = database('accounts');
      if (userType !== undefined) matching.where({ user_type: userType });
      const read = (query: Knex.QueryBuilder) => readPage(query, 'created_at desc, id desc', page, cap);
      const { rows, counted } = await (search === undefined ? read(matching) : findInTable(matching, search, read));
      return { accounts: rows.map(toAccount), counted };
    },
    listRoleChanges: async (accountId) => {
      const rows: object[] = await database('role_changes as change')
        .select('change.*', database.raw("decider.first_name || ' ' || decider.last_name as changed_by_name"))
        .leftJoin('accounts as decider', 'decider.id', 'change.changed_by')
        .where({ account_id: accountId })
        .orderBy('change.at')
        .orderBy('change.id');
      return rows.map((row) => fromColumns<NamedRoleChange>(row));
    },
    listDeactivated: async (until, after, limit) => {
      const deactivated = database('accounts').where('deactivated_at', '<=', until);
      const rows = dueInTurn(deactivated, ['deactivated_at', 'id'], after && [after.deactivatedAt, after.id], limit);
      return ((await rows.select('id', 'deactivated_at')) as object[]).map((row) => fromColumns<DeactivatedAccount>(row));
    },
  };
};
