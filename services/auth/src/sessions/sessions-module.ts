import { knexOutbox } from '@paltu/events';
import type { Clock } from '@paltu/kernel';
import { transactionRunner } from '@paltu/persistence';
import type { Knex } from 'knex';
import { joseAccessTokens, type AccessTokenKeys } from './data/jose-access-tokens.ts';
import { knexSessionArchive } from './data/knex-session-archive.ts';
import { knexSessionRepository } from './data/knex-session-repository.ts';
import { nodeRefreshTokenSecrets } from './data/node-refresh-token-secrets.ts';
import { sessionOutbox } from './events/session-event-messages.ts';
import { sessionRoutes } from './http/session-routes.ts';
import { forgetExpiredSessions } from './use-cases/forget-expired-sessions.ts';
import { logIn } from './use-cases/log-in.ts';
import { logOut } from './use-cases/log-out.ts';
import type { CheckCredentials, MemberRoles, SessionScope } from './use-cases/ports.ts';
import { refreshSession } from './use-cases/refresh-session.ts';

export interface SessionsNeeds {
  readonly database: Knex;
  readonly eventSource: string;
  readonly clock: Clock;
  readonly keys: AccessTokenKeys;
  readonly refreshTokenSecret: Uint8Array;
  readonly checkCredentials: CheckCredentials;
  readonly memberRoles: (trx: Knex.Transaction) => MemberRoles;
}

/** Sessions: who is logged in, and for how long. */
export const sessionsModule = ({ database, eventSource, clock, ...needs }: SessionsNeeds) => {
  const inTransaction = transactionRunner<SessionScope>(database, (trx) => ({
    sessions: knexSessionRepository(trx),
    members: needs.memberRoles(trx),
    outbox: sessionOutbox(knexOutbox(trx, { source: eventSource })),
  }));
  const accessTokens = joseAccessTokens(needs.keys, clock);
  const secrets = nodeRefreshTokenSecrets(needs.refreshTokenSecret);
  const shared = { inTransaction, accessTokens, secrets, clock };

  return {
    forgetExpiredSessions: forgetExpiredSessions(knexSessionArchive(database), clock),
    routes: sessionRoutes({
      logIn: logIn({ ...shared, checkCredentials: needs.checkCredentials }),
      refreshSession: refreshSession(shared),
      logOut: logOut(shared),
    }),
  };
};
