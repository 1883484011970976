import type { Clock, Logger, MemberId, SessionId } from '@paltu/kernel';
import { confirmPassword as confirm } from '../domain/holder-decisions.ts';
import { sessionOver } from '../domain/session-errors.ts';
import type { AccessTokens, CheckOwnPassword, InSessionTransaction } from './ports.ts';

export interface ConfirmPasswordNeeds {
  readonly inTransaction: InSessionTransaction;
  readonly checkOwnPassword: CheckOwnPassword;
  readonly accessTokens: AccessTokens;
  readonly clock: Clock;
  readonly logger: Logger;
}

export interface ConfirmPasswordRequest {
  readonly userId: MemberId;
  /** The session that asks. */
  readonly sessionId: SessionId;
  readonly password: string;
}

/**
 * The member gives their password once more: for some minutes this session may do what needs a recent one. Answers an access token that shows
 * it. @throws AppError `password.wrong-current`, `login.too-many`, `account.not-found`, `token.revoked`
 */
export type ConfirmPassword = (request: ConfirmPasswordRequest) => Promise<string>;

export const confirmPassword =
  ({ inTransaction, checkOwnPassword, accessTokens, clock, logger }: ConfirmPasswordNeeds): ConfirmPassword =>
  async ({ userId, sessionId, password }) => {
    const member = await checkOwnPassword({ userId, password, field: 'password' });
    const sign = await accessTokens.signer();
    const claims = await inTransaction(async ({ sessions, members, factors }) => {
      const role = await members.recheck(member);
      const session = await sessions.find(sessionId);
      if (role === undefined || session === undefined) throw sessionOver();
      const confirmed = confirm(session, clock.now());
      await sessions.save(confirmed);
      return {
        userId,
        sessionId,
        role,
        passwordGivenAt: confirmed.passwordGivenAt,
        needsSecondFactor: await factors.isMissing(userId, role),
      };
    });
    logger.info({ event: 'security.password-confirmed', userId, sessionId }, 'a member gave the password again');
    return sign(claims);
  };
