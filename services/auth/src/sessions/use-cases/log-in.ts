import { type Clock, type Logger, type MemberId, newId, type SessionId } from '@paltu/kernel';
import { startSession } from '../domain/holder-decisions.ts';
import { wrongCredentials } from '../domain/session-errors.ts';
import type { Device } from '../domain/session.ts';
import type { AccessTokens, CheckCredentials, HashEmail, InSessionTransaction, RefreshTokenSecrets } from './ports.ts';

export interface LogInNeeds {
  readonly inTransaction: InSessionTransaction;
  readonly checkCredentials: CheckCredentials;
  readonly hashEmail: HashEmail;
  readonly accessTokens: AccessTokens;
  readonly secrets: RefreshTokenSecrets;
  readonly clock: Clock;
  readonly logger: Logger;
  /** Whether a member who has left is refused, or comes back. */
  readonly entrance: 'admit' | 'readmit';
}

export interface LogInRequest {
  readonly email: string;
  readonly password: string;
  readonly device: Device;
  /** Of the client. */
  readonly address: string;
}

/** @throws AppError `credentials.wrong`, `account.deactivated` */
export type LogIn = (request: LogInRequest) => Promise<{ userId: MemberId; accessToken: string; refreshToken: string }>;

export const logIn =
  ({ inTransaction, checkCredentials, hashEmail, accessTokens, secrets, clock, logger, entrance }: LogInNeeds): LogIn =>
  async ({ device, ...credentials }) => {
    const emailHash = hashEmail(credentials.email);
    const member = await checkCredentials(credentials);
    if (member === undefined) {
      logger.warn({ event: 'security.login-failed', emailHash }, 'a login was refused: wrong credentials');
      throw wrongCredentials();
    }
    const { id: userId } = member;
    const sessionId = newId() as SessionId;
    const refreshToken = secrets.create();
    const login = { ...device, id: sessionId, userId, tokenHash: secrets.hash(refreshToken) };
    const { session, token } = startSession(login, clock.now());
    const sign = await accessTokens.signer();
    const role = await inTransaction(async ({ sessions, members }) => {
      const admitted = await members[entrance](member);
      if (admitted === undefined) throw wrongCredentials();
      await sessions.add(session, token);
      return admitted;
    });
    logger.info({ event: 'security.login', userId, sessionId, emailHash }, 'a member logged in');
    return { userId, accessToken: await sign({ userId, sessionId, role, passwordGivenAt: session.passwordGivenAt }), refreshToken };
  };
