import { rowsAsEvents } from '@paltu/events';
import type { Refusal } from '@paltu/kernel';
import type { RateLimiters } from '@paltu/limits';
import { transactionRunner } from '@paltu/persistence';
import type { ServiceParts } from '@paltu/runtime';
import { takeOrRefuse } from '@paltu/service-kit';
import type { Knex } from 'knex';
import { joseAccessTokens, nodeRefreshTokenSecrets, type AccessTokenKeys } from './jose-token-adapter.ts';
import { enterCode, logIn, type EnterCodeNeeds, type LogInNeeds } from './login-use-cases.ts';
import { ownSessionRoutes, type OwnSessionRouteNeeds } from './own-session-http.ts';
import { sessionOutbox, stateOfSession } from './session-events.ts';
import { sessionRoutes, type SessionRouteNeeds } from './session-http.ts';
import {
  knexSessionArchive,
  knexSessionQueries,
  sessionEndingsIn,
  sessionScopeIn,
  toSession,
  type LoginFactors,
  type SessionMembers,
} from './session-store.ts';
import {
  confirmPassword,
  endSessions,
  forgetExpiredSessions,
  logOut,
  ownSessions,
  refreshSession,
  type ConfirmPasswordNeeds,
} from './session-use-cases.ts';

/** The access tokens of a session live for ten minutes: nobody needs the event of one that was revoked before. */
const recentlyRevoked = "revoked_at > now() - interval '15 minutes'";

const hourMs = 60 * 60_000;

interface SessionsNeeds extends ServiceParts {
  readonly limiters: RateLimiters;
  readonly keys: {
    readonly ring: AccessTokenKeys;
    readonly refreshTokenSecret: () => Uint8Array;
    readonly hashEmail: LogInNeeds['hashEmail'];
  };
  readonly accounts: {
    readonly credentials: SessionRouteNeeds['credentials'] & {
      readonly check: LogInNeeds['checkCredentials'];
      readonly checkOwn: ConfirmPasswordNeeds['checkOwnPassword'];
    };
    readonly sessionMembers: (trx: Knex.Transaction) => SessionMembers;
    readonly profile: SessionRouteNeeds['profile'];
    readonly exported: OwnSessionRouteNeeds['exported']['account'];
  };
  readonly secondFactors: {
    readonly loginFactors: (trx: Knex.Transaction) => LoginFactors;
    readonly codes: SessionRouteNeeds['codes'] & { readonly limit: EnterCodeNeeds['limitCodes']; readonly wrong: Refusal };
    readonly exported: OwnSessionRouteNeeds['exported']['secondFactor'];
  };
  readonly figures: { readonly exported: OwnSessionRouteNeeds['exported']['figures'] };
}

/** Sixty refreshes of a session a minute: one with many tabs asks once in ten minutes for each. */
export const limiterRefreshes = (limiters: RateLimiters) =>
  takeOrRefuse(limiters.of({ name: 'refreshes-of-session', points: 60, seconds: 60 }));

/** Where the events of sessions go, in a transaction. */
export const sessionOutboxIn = (outboxIn: ServiceParts['outboxIn']) => (trx: Knex.Transaction) => sessionOutbox(outboxIn(trx));

/** Ends the sessions of a member in the transaction `trx`, for the slices that the sessions themselves stand on. */
export const sessionEndings = ({ outboxIn, clock }: Pick<ServiceParts, 'outboxIn' | 'clock'>) => {
  const endingsIn = sessionEndingsIn(sessionOutboxIn(outboxIn));
  return (trx: Knex.Transaction) => endSessions(endingsIn(trx), clock);
};

/** Sessions: who is logged in, and for how long. */
export const sessionsModule = ({ database, outboxIn, clock, logger, limiters, keys, accounts, secondFactors, figures }: SessionsNeeds) => {
  const scopeOf = sessionScopeIn({
    membersIn: accounts.sessionMembers,
    factorsIn: secondFactors.loginFactors,
    outboxIn: sessionOutboxIn(outboxIn),
  });
  const inTransaction = transactionRunner(database, scopeOf);
  const accessTokens = joseAccessTokens(keys.ring, clock);
  const secrets = nodeRefreshTokenSecrets(keys.refreshTokenSecret);
  const { codes } = secondFactors;
  const entering = { checkCredentials: accounts.credentials.check, hashEmail: keys.hashEmail };
  const shared = { inTransaction, accessTokens, secrets, clock, logger };
  return {
    routes: [
      ...sessionRoutes({
        logIn: logIn({ ...shared, ...entering, entrance: 'admit' }),
        reactivate: logIn({ ...shared, ...entering, entrance: 'readmit' }),
        enterCode: enterCode({ ...shared, limitCodes: codes.limit, wrongCode: () => codes.wrong.at('code') }),
        refreshSession: refreshSession({ ...shared, countRefresh: limiterRefreshes(limiters) }),
        confirmPassword: confirmPassword({ ...shared, checkOwnPassword: accounts.credentials.checkOwn }),
        logOut: logOut(shared),
        profile: accounts.profile,
        credentials: accounts.credentials,
        codes,
      }),
      ...ownSessionRoutes({
        sessions: ownSessions({ inTransaction, queries: knexSessionQueries(database), clock }),
        exported: { account: accounts.exported, secondFactor: secondFactors.exported, figures: figures.exported },
      }),
    ],
    republishes: [rowsAsEvents({ table: 'sessions', where: recentlyRevoked, toEvents: (row) => [stateOfSession(toSession(row))] })],
    jobs: {
      'forget expired sessions': {
        everyMs: hourMs,
        run: forgetExpiredSessions({ inTransaction, archive: knexSessionArchive(database), clock }),
      },
    },
  };
};
