import type { Clock } from '@paltu/kernel';
import type { WaitingMail } from '@paltu/mail';
import { dueRows, transactionRunner } from '@paltu/persistence';
import { picturesModule } from '@paltu/pictures';
import { inMemoryStore } from '@paltu/storage';
import { openServiceDatabase } from '@paltu/testing/service';
import { accountHoldersIn, accountScopeIn } from '../src/accounts/accounts-module.ts';
import { knexAccountQueries } from '../src/accounts/data/knex-account-queries.ts';
import { accountNotFound } from '../src/accounts/domain/account-errors.ts';
import type { Account } from '../src/accounts/domain/account.ts';
import type { InAccountTransaction } from '../src/accounts/use-cases/ports.ts';
import { sessionMembers } from '../src/accounts/use-cases/session-members.ts';
import type { MailOrder } from '../src/mails/mail.ts';
import { mailQueue } from '../src/mails/mails-module.ts';
import { joseKeySeal } from '../src/keys/jose-key-adapter.ts';
import { knexSigningKeyStore } from '../src/keys/signing-key-store.ts';
import { secondFactorsModule } from '../src/second-factors/second-factors-module.ts';
import { knexLoginChallenges } from '../src/sessions/data/knex-login-challenges.ts';
import { knexSessionArchive, knexSessionQueries } from '../src/sessions/data/knex-session-queries.ts';
import { knexSessionRepository } from '../src/sessions/data/knex-session-repository.ts';
import { sessionEndings } from '../src/sessions/sessions-module.ts';
import { sessionOutbox } from '../src/sessions/events/session-messages.ts';
import type { InSessionTransaction } from '../src/sessions/use-cases/ports.ts';
import { anAccount } from './an-account.ts';

/** Accounts, sessions and keys in a PostgreSQL database of the test's own. */
export const openAuthStore = async (clock?: Clock) => {
  const { database, parts, eventTypes, empty, close } = await openServiceDatabase('auth', clock === undefined ? {} : { clock });
  const objects = { ...inMemoryStore(), open: async () => undefined };
  const pictures = picturesModule({
    ...parts,
    objects,
    uploadDirectory: '/nowhere',
    takesAhead: false,
    limits: { pictureBytes: 0, paperBytes: 0, floorBytes: 0 },
  });
  const outgoing = { sessionsIn: sessionEndings(parts), mailsIn: mailQueue(parts.clock) };
  const scopeOf = accountScopeIn({ ...parts, pictures, ...outgoing });
  const { loginFactors } = secondFactorsModule({
    ...parts,
    ...outgoing,
    holdersIn: accountHoldersIn,
    findHolder: knexAccountQueries(database).get,
    limitCodes: (_userId, check) => check(),
    accountNotFound,
    keySecrets: { current: 'x'.repeat(32) },
    isRequired: false,
  });
  const inAccountTransaction: InAccountTransaction = transactionRunner(database, scopeOf);
  const inSessionTransaction: InSessionTransaction = transactionRunner(database, (trx) => ({
    sessions: knexSessionRepository(trx),
    members: sessionMembers(scopeOf(trx), parts.clock),
    factors: loginFactors(trx),
    challenges: knexLoginChallenges(trx),
    outbox: sessionOutbox(parts.outboxIn(trx)),
  }));
  return {
    database,
    inAccountTransaction,
    inSessionTransaction,
    accounts: knexAccountQueries(database),
    sessions: knexSessionQueries(database),
    archive: knexSessionArchive(database),
    mails: dueRows<WaitingMail<MailOrder>>(database, 'mails'),
    signingKeys: knexSigningKeyStore(database, joseKeySeal({ current: 'x'.repeat(32) })),
    /** Keeps an account; only what matters needs to be given. */
    add: async (over: Partial<Account> = {}): Promise<Account> => {
      const account = anAccount(over);
      await inAccountTransaction(({ accounts }) => accounts.add(account));
      return account;
    },
    eventTypes,
    empty: () => empty('accounts', 'mails', 'sessions', 'refresh_tokens', 'signing_keys', 'server_secrets'),
    close,
  };
};

export type AuthStore = Awaited<ReturnType<typeof openAuthStore>>;
