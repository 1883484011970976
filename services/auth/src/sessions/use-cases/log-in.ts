import { newId, type Clock } from '@paltu/kernel';
import { startSession } from '../domain/holder-decisions.ts';
import { wrongCredentials } from '../domain/session-errors.ts';
import type { SessionId } from '../domain/session.ts';
import type { AccessTokens, CheckCredentials, InSessionTransaction, RefreshTokenSecrets } from './ports.ts';

export interface LogInNeeds {
  readonly inTransaction: InSessionTransaction;
  readonly checkCredentials: CheckCredentials;
  readonly accessTokens: AccessTokens;
  readonly secrets: RefreshTokenSecrets;
  readonly clock: Clock;
}

/** @throws AppError `credentials.wrong` */
export type LogIn = (credentials: {
  email: string;
  password: string;
}) => Promise<{ userId: string; accessToken: string; refreshToken: string }>;

export const logIn =
  ({ inTransaction, checkCredentials, accessTokens, secrets, clock }: LogInNeeds): LogIn =>
  async (credentials) => {
    const member = await checkCredentials(credentials);
    if (member === undefined) throw wrongCredentials();
    const { id: userId, userType: role } = member;
    const refreshToken = secrets.create();
    const { session, token } = startSession({ id: newId() as SessionId, userId, tokenHash: secrets.hash(refreshToken) }, clock.now());
    const sign = await accessTokens.signer();
    const accessToken = await sign({ userId, sessionId: session.id, role });
    await inTransaction(({ sessions }) => sessions.add(session, token));
    return { userId, accessToken, refreshToken };
  };
