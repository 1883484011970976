import { rowsAsEvents } from '@paltu/events';
import type { RateLimiters } from '@paltu/limits';
import { transactionRunner } from '@paltu/persistence';
import { isCommonPassword } from '@paltu/reference/common-passwords';
import type { ServiceParts } from '@paltu/runtime';
import type { Knex } from 'knex';
import { argon2PasswordHasher } from './data/argon2-password-hasher.ts';
import { toAccount } from './data/account-row.ts';
import { knexAccountQueries } from './data/knex-account-queries.ts';
import { knexAccountRepository } from './data/knex-account-repository.ts';
import { knexRoleLog } from './data/knex-role-log.ts';
import { limiterPasswordAttempts } from './data/limiter-password-attempts.ts';
import { accountDeactivated, accountNotFound, passwordChecksBusy, tooManyPasswords } from './domain/account-errors.ts';
import { passwordProblem, type PasswordPolicy } from './domain/password.ts';
import { accountOutbox, stateOfAccount } from './events/account-messages.ts';
import { presentUser } from './http/account-presenter.ts';
import { accountRoutes } from './http/account-routes.ts';
import { userView } from './http/account-schemas.ts';
import { memberRoutes } from './http/member-routes.ts';
import { passwordRoutes } from './http/password-routes.ts';
import { presentedPassword } from './http/password-schemas.ts';
import { exportView, presentExport } from './http/export-view.ts';
import { leavingRoutes } from './http/leaving-routes.ts';
import { changePassword } from './use-cases/change-password.ts';
import { changeRole } from './use-cases/change-role.ts';
import { checkCredentials } from './use-cases/check-credentials.ts';
import { deactivateAccount } from './use-cases/deactivate-account.ts';
import { eraseAccounts } from './use-cases/erase-accounts.ts';
import { grantAdmin } from './use-cases/grant-admin.ts';
import type { AccountScope, EndSessions } from './use-cases/ports.ts';
import { registerAccount } from './use-cases/register-account.ts';
import { sessionMembers } from './use-cases/session-members.ts';

export interface AccountsNeeds extends ServiceParts {
  readonly passwordPolicy: PasswordPolicy;
  readonly limiters: RateLimiters;
  readonly sessionsIn: (trx: Knex.Transaction) => EndSessions;
}

const eraseEveryMs = 10 * 60_000;

/** Accounts: who the members are. */
export const accountsModule = ({ database, outboxIn, passwordPolicy, limiters, sessionsIn, clock, logger }: AccountsNeeds) => {
  const scopeOf = (trx: Knex.Transaction): AccountScope => ({
    accounts: knexAccountRepository(trx),
    outbox: accountOutbox(outboxIn(trx)),
    roles: knexRoleLog(trx),
    endSessions: sessionsIn(trx),
  });
  const inTransaction = transactionRunner(database, scopeOf);
  const queries = knexAccountQueries(database);
  const passwords = argon2PasswordHasher();
  const limitAttempts = limiterPasswordAttempts(limiters, logger);
  const rules = {
    passwordProblem: (password: string) => passwordProblem(password, { policy: passwordPolicy, isCommon: isCommonPassword }),
    onRefusedUserType: () =>
      logger.warn({ event: 'security.role-asked-at-registration' }, 'a registration asked for a role and was refused'),
  };
  return {
    /** For the sessions: whose credentials these are, which role a member has now, and how they are shown. */
    credentials: {
      check: checkCredentials({ accounts: queries, passwords, limitAttempts }),
      password: presentedPassword,
      refusals: [passwordChecksBusy, tooManyPasswords],
      deactivated: accountDeactivated,
    },
    sessionMembers: (trx: Knex.Transaction) => sessionMembers(scopeOf(trx), clock),
    profile: { view: userView, present: async (userId: string) => presentUser(await queries.get(userId)) },
    exported: {
      view: exportView,
      present: async (userId: string) => presentExport(await queries.get(userId), await queries.listRoleChanges(userId)),
      refusals: [accountNotFound],
    },
    republishes: [rowsAsEvents({ table: 'accounts', toEvents: (row) => [stateOfAccount(toAccount(row))] })],
    jobs: { 'erase deactivated accounts': { everyMs: eraseEveryMs, run: eraseAccounts({ inTransaction, queries, clock }) } },
    grantAdmin: grantAdmin({ inTransaction, clock }),
    routes: [
      ...accountRoutes({ registerAccount: registerAccount({ inTransaction, passwords, clock }), queries, rules }),
      ...memberRoutes({ queries, changeRole: changeRole({ inTransaction, clock, logger }) }),
      ...leavingRoutes({ deactivateAccount: deactivateAccount({ inTransaction, clock }) }),
      ...passwordRoutes({
        ...rules,
        changePassword: changePassword({ inTransaction, accounts: queries, passwords, limitAttempts, clock }),
      }),
    ],
  };
};
