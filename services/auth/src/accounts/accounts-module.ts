import { rowsAsEvents } from '@paltu/events';
import { keeping, type MemberId, type Refusal } from '@paltu/kernel';
import type { RateLimiters, RatePoints } from '@paltu/limits';
import { transactionRunner } from '@paltu/persistence';
import type { PicturesModule } from '@paltu/pictures';
import { isCommonPassword } from '@paltu/reference/common-passwords';
import type { ServiceParts } from '@paltu/runtime';
import { tooManyRequests } from '@paltu/service-kit';
import type { Knex } from 'knex';
import { argon2PasswordHasher } from './data/argon2-password-hasher.ts';
import { toAccount } from './data/account-row.ts';
import { knexAccountQueries } from './data/knex-account-queries.ts';
import { knexAccountRepository } from './data/knex-account-repository.ts';
import { knexRoleLog, knexSessionEndingLog } from './data/knex-account-logs.ts';
import { forgetEmailTokens, knexEmailTokens } from './data/knex-email-tokens.ts';
import { limiterEmailChanges, limiterMails } from './data/limiter-mails.ts';
import { limiterAddresses } from './data/limiter-addresses.ts';
import { linkTokens } from '@paltu/mail';
import { limiterAttempts } from './data/limiter-attempts.ts';
import {
  accountDeactivated,
  accountNotFound,
  currentPasswordWrong,
  passwordChecksBusy,
  tooManyPasswords,
} from './domain/account-errors.ts';
import { passwordProblem, type PasswordPolicy } from './domain/password.ts';
import { accountOutbox, stateOfAccount } from './events/account-messages.ts';
import { contactOfAccount } from './events/contact-messages.ts';
import { presentUser } from './http/account-presenter.ts';
import { accountRoutes } from './http/account-routes.ts';
import { userView } from './http/account-schemas.ts';
import { memberRoutes } from './http/member-routes.ts';
import { passwordRoutes } from './http/password-routes.ts';
import { presentedPassword, type PasswordProblemOf } from './http/password-schemas.ts';
import { profileRoutes } from './http/profile-routes.ts';
import { pictureField } from './http/profile-schemas.ts';
import { recoveryRoutes } from './http/recovery-routes.ts';
import { exportView, presentExport } from './http/export-view.ts';
import { leavingRoutes } from './http/leaving-routes.ts';
import { askForMail, askForOwnMail } from './use-cases/ask-for-mail.ts';
import { cancelEmailChange, editProfile, type EditProfileNeeds } from './use-cases/edit-profile.ts';
import { changePassword } from './use-cases/change-password.ts';
import { changeRole, type ChangeRoleNeeds } from './use-cases/change-role.ts';
import { checkOwnPassword } from './use-cases/check-own-password.ts';
import { checkCredentials, type CheckCredentials } from './use-cases/check-credentials.ts';
import { deactivateAccount } from './use-cases/deactivate-account.ts';
import { endMemberSessions } from './use-cases/end-member-sessions.ts';
import { eraseAccounts, type EraseAccountsNeeds } from './use-cases/erase-accounts.ts';
import { findRecipient } from './use-cases/find-recipient.ts';
import { grantAdmin } from './use-cases/grant-admin.ts';
import { keepAccounts } from './use-cases/keep-accounts.ts';
import type {
  AccountQueries,
  AccountRepository,
  AccountScope,
  CountFromAddress,
  EndSessions,
  ForgetAttempts,
  HashEmail,
  InAccountTransaction,
  LimitMails,
  OrderedMails,
  PasswordHasher,
  RoleScope,
} from './use-cases/ports.ts';
import { registerAccount } from './use-cases/register-account.ts';
import { resetPassword } from './use-cases/reset-password.ts';
import { sessionMembers } from './use-cases/session-members.ts';
import { verifyEmail } from './use-cases/verify-email.ts';
import { vouchForEmail } from './use-cases/vouch-for-email.ts';

export interface AccountsNeeds extends ServiceParts {
  readonly passwordPolicy: PasswordPolicy;
  readonly limiters: RateLimiters;
  readonly ratePoints: RatePoints;
  readonly hashEmail: HashEmail;
  readonly pictures: Pick<PicturesModule, 'uploads' | 'picturesIn' | 'formOf'>;
  readonly sessionsIn: (trx: Knex.Transaction) => EndSessions;
  readonly mailsIn: (trx: Knex.Transaction) => OrderedMails;
  /** Codes of the second factor are limited as passwords are. */
  readonly tooManyCodes: Refusal;
}

const eraseEveryMs = 10 * 60_000;

type RoleNeeds = Pick<AccountsNeeds, 'outboxIn' | 'sessionsIn'>;

const roleScopeIn =
  ({ outboxIn, sessionsIn }: RoleNeeds) =>
  (trx: Knex.Transaction): RoleScope => {
    const accounts = knexAccountRepository(trx);
    const outbox = accountOutbox(outboxIn(trx));
    return { accounts, roles: knexRoleLog(trx), endSessions: sessionsIn(trx), outbox, keep: keeping({ save: accounts.save, outbox }) };
  };

/** All that a use case of this slice may write with, in a transaction. */
export const accountScopeIn = ({
  mailsIn,
  pictures,
  ...needs
}: RoleNeeds & Pick<AccountsNeeds, 'mailsIn'> & { readonly pictures: Pick<PicturesModule, 'picturesIn'> }) => {
  const roleScopeOf = roleScopeIn(needs);
  return (trx: Knex.Transaction): AccountScope => {
    const scope = { ...roleScopeOf(trx), pictures: pictures.picturesIn(trx) };
    return {
      ...scope,
      sessionEndings: knexSessionEndingLog(trx),
      emailTokens: knexEmailTokens(trx),
      mails: mailsIn(trx),
      keep: keepAccounts(scope),
    };
  };
};

/** Accounts in the transaction `trx`, for slices that keep something of their holders. */
export const accountHoldersIn = (trx: Knex.Transaction): Pick<AccountRepository, 'get' | 'findByEmail'> => knexAccountRepository(trx);

/** For an operator's commands, which need nothing else of the slice. */
export const operatorDecisions = ({ database, clock, ...needs }: RoleNeeds & Pick<AccountsNeeds, 'database' | 'clock'>) => {
  const shared = { inTransaction: transactionRunner(database, roleScopeIn(needs)), clock };
  return { grantAdmin: grantAdmin(shared), vouchForEmail: vouchForEmail(shared) };
};

interface RecoveryNeeds {
  readonly database: AccountsNeeds['database'];
  readonly inTransaction: InAccountTransaction;
  readonly accounts: AccountQueries;
  readonly passwords: PasswordHasher;
  readonly passwordProblem: PasswordProblemOf;
  readonly limitMails: LimitMails;
  readonly countLogin: CountFromAddress;
  readonly forgetAttempts: ForgetAttempts;
  readonly checkCredentials: CheckCredentials;
  readonly hashEmail: HashEmail;
  readonly logger: AccountsNeeds['logger'];
  readonly clock: AccountsNeeds['clock'];
}

const hourMs = 60 * 60_000;
/** For a week a link answers the same when its address is verified already. */
const keptMs = 7 * 24 * hourMs;

/** What goes by mailed links. */
const recoveryOf = ({ database, passwordProblem, ...needs }: RecoveryNeeds) => {
  const shared = { ...needs, secrets: linkTokens };
  return {
    findRecipient: findRecipient(shared),
    routes: recoveryRoutes({
      passwordProblem,
      askForMail: askForMail(shared),
      askForOwnMail: askForOwnMail(shared),
      verifyEmail: verifyEmail(shared),
      resetPassword: resetPassword(shared),
    }),
    jobs: {
      'forget expired links': {
        everyMs: hourMs,
        run: () => forgetEmailTokens(database, new Date(needs.clock.now().getTime() - keptMs)),
      },
    },
  };
};

const erasing = (needs: EraseAccountsNeeds) => ({
  'erase deactivated accounts': { everyMs: eraseEveryMs, run: eraseAccounts(needs) },
});

const profileEdits = ({ limiters, ...shared }: Omit<EditProfileNeeds, 'countEmailChange'> & Pick<AccountsNeeds, 'limiters'>) => ({
  editProfile: editProfile({ ...shared, countEmailChange: limiterEmailChanges(limiters) }),
  cancelEmailChange: cancelEmailChange(shared),
});

const adminActions = (shared: ChangeRoleNeeds) => ({ changeRole: changeRole(shared), endMemberSessions: endMemberSessions(shared) });

/** How a member is shown to themselves, and what they take along. */
const shownAccounts = (queries: AccountQueries) => ({
  profile: {
    view: userView,
    present: async (userId: MemberId) => presentUser(await queries.get(userId)),
    refusals: [accountNotFound],
  },
  exported: {
    view: exportView,
    present: async (userId: MemberId) => presentExport(await queries.get(userId), await queries.listRoleChanges(userId)),
    refusals: [accountNotFound],
  },
});

/** What a password that is presented can be, and what its check may refuse: at a login, and to a member who gives it again. */
const presentedCredentials = {
  password: presentedPassword,
  refusals: [passwordChecksBusy, tooManyPasswords, tooManyRequests],
  deactivated: accountDeactivated,
  ownRefusals: [currentPasswordWrong, tooManyPasswords, passwordChecksBusy, accountNotFound],
};

/** Accounts: who the members are. */
export const accountsModule = ({ database, passwordPolicy, limiters, ratePoints, hashEmail, clock, logger, ...needs }: AccountsNeeds) => {
  const scopeOf = accountScopeIn(needs);
  const inTransaction = transactionRunner(database, scopeOf);
  const queries = knexAccountQueries(database);
  const passwords = argon2PasswordHasher();
  const shared = {
    inTransaction,
    accounts: queries,
    passwords,
    limitMails: limiterMails(limiters),
    ...limiterAddresses({ limiters, points: ratePoints, logger }),
    clock,
  };
  const { limitAttempts, forgetAttempts } = limiterAttempts({
    ...{ limiters, logger, what: 'password', tooMany: tooManyPasswords },
    named: (email) => ({ emailHash: hashEmail(email) }),
  });
  const codes = limiterAttempts({ limiters, logger, what: 'code', tooMany: needs.tooManyCodes, named: (userId) => ({ userId }) });
  const rules = {
    passwordProblem: (password: string) => passwordProblem(password, { policy: passwordPolicy, isCommon: isCommonPassword }),
    onRefusedUserType: () =>
      logger.warn({ event: 'security.role-asked-at-registration' }, 'a registration asked for a role and was refused'),
  };
  const checkOwn = checkOwnPassword({ ...shared, limitAttempts, logger });
  const check = checkCredentials({ ...shared, limitAttempts });
  const recovery = recoveryOf({ ...shared, ...rules, forgetAttempts, checkCredentials: check, hashEmail, logger, database });
  return {
    /** For the sessions: whose credentials these are, which role a member has now, and how they are shown. */
    credentials: { check, checkOwn, ...presentedCredentials },
    sessionMembers: (trx: Knex.Transaction) => sessionMembers(scopeOf(trx), clock),
    /** For the second factors: whose they are, and how often a code may be wrong. */
    factorHolders: { holdersIn: accountHoldersIn, findHolder: queries.get, limitCodes: codes.limitAttempts, accountNotFound },
    ...shownAccounts(queries),
    republishes: [
      rowsAsEvents({ table: 'accounts', toEvents: (row) => [stateOfAccount(toAccount(row)), contactOfAccount(toAccount(row))] }),
    ],
    jobs: { ...recovery.jobs, ...erasing({ inTransaction, queries, clock, logger }) },
    /** For the mails: whom they reach. */
    findRecipient: recovery.findRecipient,
    routes: [
      ...accountRoutes({ registerAccount: registerAccount(shared), rules }),
      ...memberRoutes({ queries, ...adminActions({ inTransaction, clock, logger }) }),
      ...leavingRoutes({ deactivateAccount: deactivateAccount({ inTransaction, clock }) }),
      ...passwordRoutes({ ...rules, changePassword: changePassword({ ...shared, checkOwnPassword: checkOwn }) }),
      ...profileRoutes({
        ...profileEdits({ ...shared, uploads: needs.pictures.uploads, limiters }),
        form: needs.pictures.formOf(pictureField),
      }),
      ...recovery.routes,
    ],
  };
};
