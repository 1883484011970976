import type { Clock, Logger } from '@paltu/kernel';
import { refreshTokenInvalid, refreshTokenReused } from '../domain/session-errors.ts';
import { decideRefresh, revokeSession, rotateToken } from '../domain/holder-decisions.ts';
import type { PresentedToken } from '../domain/session.ts';
import type { AccessClaims, AccessTokens, CountRefresh, InSessionTransaction, RefreshTokenSecrets, SessionScope } from './ports.ts';

export interface RefreshSessionNeeds {
  readonly inTransaction: InSessionTransaction;
  readonly accessTokens: AccessTokens;
  readonly secrets: RefreshTokenSecrets;
  readonly countRefresh: CountRefresh;
  readonly clock: Clock;
  readonly logger: Logger;
}

/** @throws AppError `refresh-token.invalid`, `refresh-token.expired`, `refresh-token.reused`, `request.too-many` */
export type RefreshSession = (refreshToken: string) => Promise<{ accessToken: string; refreshToken: string }>;

export const refreshSession = ({
  inTransaction,
  accessTokens,
  secrets,
  countRefresh,
  clock,
  logger,
}: RefreshSessionNeeds): RefreshSession => {
  type Sign = (claims: AccessClaims) => Promise<string>;

  const issueSuccessor = async ({ sessions, members, factors }: SessionScope, found: PresentedToken, presented: string, sign: Sign) => {
    const { userId, id: sessionId, passwordGivenAt } = found.session;
    const role = await members.find(userId);
    if (role === undefined) throw refreshTokenInvalid();
    const accessToken = await sign({ userId, sessionId, role, passwordGivenAt, needsSecondFactor: await factors.isMissing(userId, role) });
    const next = { successorHash: secrets.hash(secrets.successorOf(presented)), sealedAccessToken: secrets.seal(presented, accessToken) };
    const { session, used, successor } = rotateToken(found, next, clock.now());
    await sessions.save(session);
    await sessions.saveRotation(used, successor);
    return accessToken;
  };

  const endSession = async ({ sessions, outbox }: SessionScope, found: PresentedToken) => {
    const { id: sessionId, userId } = found.session;
    logger.warn({ event: 'security.token-reused', userId, sessionId }, 'a refresh token was used twice: its session ends');
    const { state: session, events } = revokeSession(found.session, 'token-reused', clock.now());
    await sessions.save(session);
    await outbox.append(events);
  };

  return async (presented) => {
    const sign = await accessTokens.signer();
    const accessToken = await inTransaction(async (scope) => {
      const found = await scope.sessions.findPresented(secrets.hash(presented));
      if (found === undefined) throw refreshTokenInvalid();
      const verdict = decideRefresh(found, clock.now());
      // Not for one that was used twice: no limit may keep its session alive.
      if (verdict !== 'reused') await countRefresh(found.session.id);
      if (verdict === 'rotate') return issueSuccessor(scope, found, presented, sign);
      if (verdict === 'repeat') return secrets.open(presented, found.token.sealedAccessToken ?? '');
      // Refused below and not here: an error would roll the end of the session back.
      return endSession(scope, found);
    });
    if (accessToken === undefined) throw refreshTokenReused();
    return { accessToken, refreshToken: secrets.successorOf(presented) };
  };
};
