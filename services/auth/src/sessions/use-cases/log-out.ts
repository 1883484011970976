import type { Clock } from '@paltu/kernel';
import { sessionUnnamed } from '../domain/session-errors.ts';
import { revokeSession } from '../domain/revoke-session.ts';
import type { Session } from '../domain/session.ts';
import type { AccessTokens, InSessionTransaction, RefreshTokenSecrets, SessionScope } from './ports.ts';

export interface LogOutNeeds {
  readonly inTransaction: InSessionTransaction;
  readonly accessTokens: AccessTokens;
  readonly secrets: RefreshTokenSecrets;
  readonly clock: Clock;
}

export interface SessionNames {
  readonly accessToken?: string | undefined;
  readonly refreshToken?: string | undefined;
}

/**
 * Ends the session that a refresh token names, else the one of an access token, which may have expired. A session that has ended
 * or that nobody knows is as good as logged out.
 * @throws AppError `token.missing`, `token.invalid`
 */
export type LogOut = (names: SessionNames) => Promise<void>;

export const logOut = ({ inTransaction, accessTokens, secrets, clock }: LogOutNeeds): LogOut => {
  const end = async ({ sessions, outbox }: SessionScope, found: Session | undefined) => {
    if (found === undefined) return;
    const { session, events } = revokeSession(found, 'logout', clock.now());
    await sessions.save(session);
    await outbox.append(events);
  };

  return async ({ accessToken, refreshToken }) => {
    if (refreshToken !== undefined) {
      await inTransaction(async (scope) => end(scope, (await scope.sessions.findChain(secrets.hash(refreshToken)))?.session));
      return;
    }
    if (accessToken === undefined) throw sessionUnnamed();
    const id = await accessTokens.sessionOf(accessToken);
    await inTransaction(async (scope) => end(scope, await scope.sessions.find(id)));
  };
};
