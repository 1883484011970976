import type { Clock } from '@paltu/kernel';
import type { WaitingMail } from '@paltu/mail';
import { dueRows, transactionRunner } from '@paltu/persistence';
import { picturesModule } from '@paltu/pictures';
import { inMemoryStore } from '@paltu/storage';
import { openServiceDatabase } from '@paltu/testing/service';
import { accountScopeIn, knexAccountQueries, knexAccounts, type InAccountTransaction } from '../src/accounts/account-store.ts';
import { sessionMembers } from '../src/accounts/account-use-cases.ts';
import { accountNotFound, type Account } from '../src/accounts/account.ts';
import { accountOutboxIn } from '../src/accounts/accounts-module.ts';
import type { MailOrder } from '../src/mails/mail.ts';
import { mailQueue } from '../src/mails/mails-module.ts';
import { joseKeySeal } from '../src/keys/jose-key-adapter.ts';
import { knexSigningKeyStore } from '../src/keys/signing-key-store.ts';
import { secondFactorsModule } from '../src/second-factors/second-factors-module.ts';
import { knexSessionArchive, knexSessionQueries, sessionScopeIn, type InSessionTransaction } from '../src/sessions/session-store.ts';
import { sessionEndings, sessionOutboxIn } from '../src/sessions/sessions-module.ts';
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
  const scopeOf = accountScopeIn({ ...outgoing, picturesIn: pictures.picturesIn, outboxIn: accountOutboxIn(parts.outboxIn) });
  const { loginFactors } = secondFactorsModule({
    ...parts,
    ...outgoing,
    holdersIn: knexAccounts,
    findHolder: knexAccountQueries(database).get,
    limitCodes: (_userId, check) => check(),
    accountNotFound,
    keySecrets: { current: 'x'.repeat(32) },
    isRequired: false,
  });
  const inAccountTransaction: InAccountTransaction = transactionRunner(database, scopeOf);
  const sessionScopeOf = sessionScopeIn({
    membersIn: (trx) => sessionMembers(scopeOf(trx), parts.clock),
    factorsIn: loginFactors,
    outboxIn: sessionOutboxIn(parts.outboxIn),
  });
  const inSessionTransaction: InSessionTransaction = transactionRunner(database, sessionScopeOf);
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
