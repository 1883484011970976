import { rowsAsEvents } from '@paltu/events';
import type { MemberId, Refusal } from '@paltu/kernel';
import type { RateLimiters, RatePoints } from '@paltu/limits';
import { linkTokens } from '@paltu/mail';
import { transactionRunner } from '@paltu/persistence';
import type { PicturesModule } from '@paltu/pictures';
import { isCommonPassword } from '@paltu/reference/common-passwords';
import type { ServiceParts } from '@paltu/runtime';
import { tooManyRequests } from '@paltu/service-kit';
import type { Knex } from 'knex';
import { accountOutbox, contactOfAccount, stateOfAccount } from './account-events.ts';
import { leavingRoutes, presentUser, registrationRoutes, userView } from './account-http.ts';
import {
  accountScopeIn,
  forgetEmailTokens,
  knexAccountQueries,
  knexAccounts,
  roleScopeIn,
  toAccount,
  type AccountQueries,
  type AccountScopeNeeds,
  type EndSessions,
} from './account-store.ts';
import { deactivateAccount, eraseAccounts, registerAccount, sessionMembers } from './account-use-cases.ts';
import {
  accountDeactivated,
  accountNotFound,
  accountSuspended,
  currentPasswordWrong,
  passwordChecksBusy,
  tooManyPasswords,
} from './account.ts';
import { argon2PasswordHasher } from './argon2-password-adapter.ts';
import { askedMails, findRecipient, verifyEmail } from './email-use-cases.ts';
import { limiterAddresses, limiterAttempts, limiterEmailChanges, limiterMails } from './limits-adapter.ts';
import { conductConsumer } from './member-events.ts';
import { exportView, memberRoutes, presentExport } from './member-http.ts';
import { conductSteps, memberDecisions, operatorDecisions } from './member-use-cases.ts';
import { passwordRoutes, presentedPassword } from './password-http.ts';
import { changePassword, checkCredentials, checkOwnPassword, resetPassword } from './password-use-cases.ts';
import { passwordProblem, type PasswordPolicy } from './password.ts';
import { pictureField, profileRoutes } from './profile-http.ts';
import { profileDecisions } from './profile-use-cases.ts';
import { recoveryRoutes } from './recovery-http.ts';

interface OutgoingNeeds extends Pick<ServiceParts, 'outboxIn'> {
  readonly sessionsIn: (trx: Knex.Transaction) => EndSessions;
}

interface AccountsNeeds extends ServiceParts, OutgoingNeeds {
  readonly passwordPolicy: PasswordPolicy;
  readonly limiters: RateLimiters;
  readonly ratePoints: RatePoints;
  /** By what the log names an e-mail address. */
  readonly hashEmail: (email: string) => string;
  readonly pictures: Pick<PicturesModule, 'uploads' | 'picturesIn' | 'formOf'>;
  readonly mailsIn: AccountScopeNeeds['mailsIn'];
  /** Codes of the second factor are limited as passwords are. */
  readonly tooManyCodes: Refusal;
}

const hourMs = 60 * 60_000;
const eraseEveryMs = 10 * 60_000;
/** For a week a link answers the same when its address is verified already. */
const linksKeptMs = 7 * 24 * hourMs;

/** Where the events of accounts go, in a transaction. */
export const accountOutboxIn = (outboxIn: ServiceParts['outboxIn']) => (trx: Knex.Transaction) => accountOutbox(outboxIn(trx));

/** For an operator's commands, which need nothing else of the slice. */
export const accountCommands = ({ database, clock, outboxIn, sessionsIn }: OutgoingNeeds & Pick<ServiceParts, 'database' | 'clock'>) =>
  operatorDecisions(transactionRunner(database, roleScopeIn({ outboxIn: accountOutboxIn(outboxIn), sessionsIn })), clock);

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
  suspended: accountSuspended,
  ownRefusals: [currentPasswordWrong, tooManyPasswords, passwordChecksBusy, accountNotFound],
};

/** What is counted, so that nobody guesses passwords or codes, or fills mailboxes. */
const limitsOf = ({ limiters, ratePoints, hashEmail, tooManyCodes, logger }: AccountsNeeds) => ({
  ...limiterAddresses({ limiters, points: ratePoints, logger }),
  limitMails: limiterMails(limiters),
  countEmailChange: limiterEmailChanges(limiters),
  ofPasswords: limiterAttempts({
    limiters,
    logger,
    what: 'password',
    tooMany: tooManyPasswords,
    named: (email) => ({ emailHash: hashEmail(email) }),
  }),
  ofCodes: limiterAttempts({ limiters, logger, what: 'code', tooMany: tooManyCodes, named: (userId) => ({ userId }) }),
});

const rulesOf = ({ passwordPolicy: policy, logger }: AccountsNeeds) => ({
  passwordProblem: (password: string) => passwordProblem(password, { policy, isCommon: isCommonPassword }),
  onRefusedUserType: () => logger.warn({ event: 'security.role-asked-at-registration' }, 'a registration asked for a role and was refused'),
});

/** What the use cases of accounts need. */
const sharedOf = (needs: AccountsNeeds) => {
  const { database, outboxIn, sessionsIn, mailsIn, pictures, clock, logger, hashEmail } = needs;
  const scopeOf = accountScopeIn({ outboxIn: accountOutboxIn(outboxIn), sessionsIn, mailsIn, picturesIn: pictures.picturesIn });
  const { ofPasswords, ofCodes, ...limits } = limitsOf(needs);
  const accounts = knexAccountQueries(database);
  const passwords = argon2PasswordHasher();
  const inTransaction = transactionRunner(database, scopeOf);
  const shared = { inTransaction, accounts, passwords, secrets: linkTokens, ...limits, ...ofPasswords, hashEmail, clock, logger };
  return { ...shared, scopeOf, limitCodes: ofCodes.limitAttempts };
};

/** Accounts: who the members are. */
export const accountsModule = (needs: AccountsNeeds) => {
  const { database, pictures, clock, logger } = needs;
  const { scopeOf, limitCodes, ...shared } = sharedOf(needs);
  const { inTransaction, accounts: queries } = shared;
  const rules = rulesOf(needs);
  const checkOwn = checkOwnPassword(shared);
  const check = checkCredentials(shared);
  return {
    /** For the sessions: whose credentials these are, which role a member has now, and how they are shown. */
    credentials: { check, checkOwn, ...presentedCredentials },
    sessionMembers: (trx: Knex.Transaction) => sessionMembers(scopeOf(trx), clock),
    /** For the second factors: whose they are, and how often a code may be wrong. */
    factorHolders: { holdersIn: knexAccounts, findHolder: queries.get, limitCodes, accountNotFound },
    ...shownAccounts(queries),
    /** For the mails: whom they reach. */
    findRecipient: findRecipient(shared),
    republishes: [
      rowsAsEvents({ table: 'accounts', toEvents: (row) => [stateOfAccount(toAccount(row)), contactOfAccount(toAccount(row))] }),
    ],
    consumers: [conductConsumer((trx) => conductSteps(scopeOf(trx), { clock, logger }))],
    jobs: {
      'forget expired links': {
        everyMs: hourMs,
        run: () => forgetEmailTokens(database, new Date(clock.now().getTime() - linksKeptMs)),
      },
      'erase deactivated accounts': { everyMs: eraseEveryMs, run: eraseAccounts({ inTransaction, queries, clock, logger }) },
    },
    routes: [
      ...registrationRoutes(registerAccount(shared), rules),
      ...memberRoutes(queries, memberDecisions(shared)),
      ...leavingRoutes(deactivateAccount(inTransaction, clock)),
      ...passwordRoutes(changePassword({ ...shared, checkOwnPassword: checkOwn }), rules.passwordProblem),
      ...profileRoutes({
        decisions: profileDecisions({ ...shared, uploads: pictures.uploads }),
        form: pictures.formOf(pictureField),
      }),
      ...recoveryRoutes({
        passwordProblem: rules.passwordProblem,
        mails: askedMails(shared),
        verifyEmail: verifyEmail({ ...shared, checkCredentials: check }),
        resetPassword: resetPassword(shared),
      }),
    ],
  };
};
