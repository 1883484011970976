import { afterAll, beforeAll } from '@jest/globals';
import { knexOutbox } from '@paltu/events';
import { transactionRunner } from '@paltu/persistence';
import { createAuthDatabase, type AuthDatabase } from '../../../test/auth-database.ts';
import { accountOutbox } from '../events/account-messages.ts';
import { accountContract } from './account-contract.ts';
import { knexAccountQueries } from './knex-account-queries.ts';
import { knexAccountRepository } from './knex-account-repository.ts';

const names: Record<string, string> = {
  'pk.paltu.user.registered.v1': 'UserRegistered',
  'pk.paltu.user.role-changed.v1': 'UserRoleChanged',
};

let auth: AuthDatabase;

beforeAll(async () => {
  auth = await createAuthDatabase();
});
afterAll(() => auth.close());

accountContract(async () => {
  const { database } = auth;
  await database.raw('truncate accounts, outbox cascade');
  return {
    inTransaction: transactionRunner(database, (trx) => ({
      accounts: knexAccountRepository(trx),
      outbox: accountOutbox(knexOutbox(trx, { source: '/paltu/auth' })),
    })),
    queries: knexAccountQueries(database),
    eventTypes: async () => (await database('outbox').orderBy('position')).map(({ type }: { type: string }) => names[type] ?? type),
  };
});
