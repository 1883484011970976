import type { Clock } from '@paltu/kernel';
import { revokeSession } from '../domain/holder-decisions.ts';
import type { Session } from '../domain/session.ts';
import type { AccessTokens, InSessionTransaction, RefreshTokenSecrets, SessionScope } from './ports.ts';

export interface LogOutNeeds {
  readonly inTransaction: InSessionTransaction;
  readonly accessTokens: AccessTokens;
  readonly secrets: RefreshTokenSecrets;
  readonly clock: Clock;
}

/** What names a session: one of its refresh tokens, or an access token, which may have expired. */
export type SessionName = { readonly refreshToken: string } | { readonly accessToken: string };

/**
 * Ends a session. One that has ended or that nobody knows is as good as logged out.
 * @throws AppError `token.invalid`
 */
export type LogOut = (name: SessionName) => Promise<void>;

export const logOut = ({ inTransaction, accessTokens, secrets, clock }: LogOutNeeds): LogOut => {
  const end = async ({ sessions, outbox }: SessionScope, found: Session | undefined) => {
    if (found === undefined) return;
    const { state: session, events } = revokeSession(found, 'logout', clock.now());
    await sessions.save(session);
    await outbox.append(events);
  };

  return async (name) => {
    if ('refreshToken' in name) {
      await inTransaction(async (scope) => end(scope, (await scope.sessions.findPresented(secrets.hash(name.refreshToken)))?.session));
      return;
    }
    const id = await accessTokens.sessionOf(name.accessToken);
    await inTransaction(async (scope) => end(scope, await scope.sessions.find(id)));
  };
};
