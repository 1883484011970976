import { knexOutbox } from '@paltu/events';
import type { Clock, Logger } from '@paltu/kernel';
import { transactionRunner } from '@paltu/persistence';
import type { Knex } from 'knex';
import { argon2PasswordHasher } from './data/argon2-password-hasher.ts';
import { knexAccountQueries } from './data/knex-account-queries.ts';
import { knexAccountRepository } from './data/knex-account-repository.ts';
import { knexMemberRoles } from './data/knex-member-roles.ts';
import { isCommonPassword } from './data/zxcvbn-common-passwords.ts';
import { passwordProblem, type PasswordPolicy } from './domain/password.ts';
import { accountOutbox } from './events/account-event-messages.ts';
import { presentUser } from './http/account-presenter.ts';
import { accountRoutes } from './http/account-routes.ts';
import { checkCredentials, type Credentials } from './use-cases/check-credentials.ts';
import { grantAdmin } from './use-cases/grant-admin.ts';
import type { AccountScope } from './use-cases/ports.ts';
import { readProfile } from './use-cases/read-profile.ts';
import { registerAccount } from './use-cases/register-account.ts';

export interface AccountsNeeds {
  readonly database: Knex;
  readonly eventSource: string;
  readonly passwordPolicy: PasswordPolicy;
  readonly clock: Clock;
  readonly logger: Logger;
}

/** Accounts: who the members are. */
export const accountsModule = ({ database, eventSource, passwordPolicy, clock, logger }: AccountsNeeds) => {
  const inTransaction = transactionRunner<AccountScope>(database, (trx) => ({
    accounts: knexAccountRepository(trx),
    outbox: accountOutbox(knexOutbox(trx, { source: eventSource })),
  }));
  const queries = knexAccountQueries(database);
  const passwords = argon2PasswordHasher();
  const rules = {
    passwordProblem: (password: string) => passwordProblem(password, passwordPolicy, isCommonPassword),
    onRefusedUserType: () =>
      logger.warn({ event: 'security.role-asked-at-registration' }, 'a registration asked for a role and was refused'),
  };

  const findAccount = checkCredentials(queries, passwords);

  return {
    /** For the sessions: a member as they need one. */
    checkCredentials: async (credentials: Credentials) => {
      const account = await findAccount(credentials);
      return account && { userId: account.id, role: account.userType, profile: presentUser(account) };
    },
    memberRoles: knexMemberRoles,
    grantAdmin: grantAdmin(inTransaction, clock),
    routes: accountRoutes({
      registerAccount: registerAccount(inTransaction, passwords, clock),
      readProfile: readProfile(queries),
      rules,
    }),
  };
};
