import { afterAll, beforeAll } from '@jest/globals';
import { knexOutbox } from '@paltu/events';
import { transactionRunner } from '@paltu/persistence';
import { anAccount } from '../../../test/an-account.ts';
import { createAuthDatabase, type AuthDatabase } from '../../../test/auth-database.ts';
import { toRow } from '../../accounts/data/account-row.ts';
import { knexMemberRoles } from '../../accounts/data/knex-member-roles.ts';
import { sessionOutbox } from '../events/session-messages.ts';
import { knexSessionArchive } from './knex-session-archive.ts';
import { knexSessionRepository } from './knex-session-repository.ts';
import { sessionContract } from './session-contract.ts';

let auth: AuthDatabase;

beforeAll(async () => {
  auth = await createAuthDatabase();
});
afterAll(() => auth.close());

sessionContract(async () => {
  const { database } = auth;
  const account = anAccount({ userType: 'admin' });
  await database.raw('truncate accounts, sessions, refresh_tokens, outbox cascade');
  await database('accounts').insert(toRow(account));
  return {
    inTransaction: transactionRunner(database, (trx) => ({
      sessions: knexSessionRepository(trx),
      members: knexMemberRoles(trx),
      outbox: sessionOutbox(knexOutbox(trx, { source: '/paltu/auth' })),
    })),
    archive: knexSessionArchive(database),
    userId: account.id,
    eventTypes: async () =>
      (await database('outbox')).map(({ type }: { type: string }) => (type === 'pk.paltu.session.revoked.v1' ? 'SessionRevoked' : type)),
  };
});
