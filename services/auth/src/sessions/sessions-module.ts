import { rowsAsEvents } from '@paltu/events';
import type { RateLimiters } from '@paltu/limits';
import type { Refusal } from '@paltu/kernel';
import { transactionRunner } from '@paltu/persistence';
import type { ServiceParts } from '@paltu/runtime';
import type { Knex } from 'knex';
import { joseAccessTokens, type AccessTokenKeys } from './data/jose-access-tokens.ts';
import { knexLoginChallenges } from './data/knex-login-challenges.ts';
import { knexSessionArchive, knexSessionQueries } from './data/knex-session-queries.ts';
import { knexSessionRepository } from './data/knex-session-repository.ts';
import { limiterRefreshes } from './data/limiter-refreshes.ts';
import { nodeRefreshTokenSecrets } from './data/node-refresh-token-secrets.ts';
import { toSession } from './data/session-rows.ts';
import { sessionOutbox, stateOfSession } from './events/session-messages.ts';
import { ownSessionRoutes, type OwnSessionRouteNeeds } from './http/own-session-routes.ts';
import { sessionRoutes, type SessionRouteNeeds } from './http/session-routes.ts';
import { confirmPassword } from './use-cases/confirm-password.ts';
import { endSession } from './use-cases/end-session.ts';
import { endSessions, type EndSessions } from './use-cases/end-sessions.ts';
import { forgetExpiredSessions } from './use-cases/forget-expired-sessions.ts';
import { listSessions } from './use-cases/list-sessions.ts';
import { enterCode, logIn } from './use-cases/log-in.ts';
import { logOut } from './use-cases/log-out.ts';
import type {
  CheckCredentials,
  CheckOwnPassword,
  HashEmail,
  LimitCodes,
  LoginFactors,
  SessionMembers,
  SessionScope,
} from './use-cases/ports.ts';
import { refreshSession } from './use-cases/refresh-session.ts';

/** The access tokens of a session live for ten minutes: nobody needs the event of one that was revoked before. */
const recentlyRevoked = "revoked_at > now() - interval '15 minutes'";

const hourMs = 60 * 60_000;

export interface SessionsNeeds extends ServiceParts {
  readonly limiters: RateLimiters;
  readonly keys: { readonly ring: AccessTokenKeys; readonly refreshTokenSecret: () => Uint8Array; readonly hashEmail: HashEmail };
  readonly accounts: {
    readonly credentials: SessionRouteNeeds['credentials'] & { readonly check: CheckCredentials; readonly checkOwn: CheckOwnPassword };
    readonly sessionMembers: (trx: Knex.Transaction) => SessionMembers;
    readonly profile: SessionRouteNeeds['profile'];
    readonly exported: OwnSessionRouteNeeds['exported']['account'];
  };
  readonly secondFactors: {
    readonly loginFactors: (trx: Knex.Transaction) => LoginFactors;
    readonly codes: SessionRouteNeeds['codes'] & { readonly limit: LimitCodes; readonly wrong: Refusal };
    readonly exported: OwnSessionRouteNeeds['exported']['secondFactor'];
  };
  readonly figures: { readonly exported: OwnSessionRouteNeeds['exported']['figures'] };
}

/** Ends the sessions of a member in the transaction `trx`, for the slices that the sessions themselves stand on. */
export const sessionEndings =
  ({ outboxIn, clock }: Pick<ServiceParts, 'outboxIn' | 'clock'>) =>
  (trx: Knex.Transaction): EndSessions =>
    endSessions({ sessions: knexSessionRepository(trx), outbox: sessionOutbox(outboxIn(trx)) }, clock);

/** Sessions: who is logged in, and for how long. */
export const sessionsModule = ({ database, outboxIn, clock, logger, limiters, keys, accounts, secondFactors, figures }: SessionsNeeds) => {
  const inTransaction = transactionRunner<SessionScope>(database, (trx) => ({
    sessions: knexSessionRepository(trx),
    members: accounts.sessionMembers(trx),
    factors: secondFactors.loginFactors(trx),
    challenges: knexLoginChallenges(trx),
    outbox: sessionOutbox(outboxIn(trx)),
  }));
  const accessTokens = joseAccessTokens({ keys: keys.ring, clock });
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
        listSessions: listSessions({ queries: knexSessionQueries(database), clock }),
        endSession: endSession(shared),
        exported: { account: accounts.exported, secondFactor: secondFactors.exported, figures: figures.exported },
        logOutEverywhere: (userId) => inTransaction((scope) => endSessions(scope, clock)({ userId, reason: 'logout' })),
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
