import { orRefuse, type Clock, type Logger, type MemberId, type SessionId } from '@paltu/kernel';
import type { AccessTokens, RefreshTokenSecrets, SignAccessToken } from './jose-token-adapter.ts';
import type { InSessionTransaction, SessionArchive, SessionQueries, SessionScope } from './session-store.ts';
import {
  decideRefresh,
  openSince,
  passwordConfirmed,
  refreshTokenInvalid,
  refreshTokenReused,
  revokeSession,
  rotateToken,
  sessionNotFound,
  sessionOver,
  type CheckedMember,
  type PresentedToken,
  type RevocationReason,
  type Session,
} from './session.ts';

interface SessionNeeds {
  readonly inTransaction: InSessionTransaction;
  readonly accessTokens: AccessTokens;
  readonly secrets: RefreshTokenSecrets;
  readonly clock: Clock;
  readonly logger: Logger;
}

interface RefreshSessionNeeds extends SessionNeeds {
  /** Counts one refresh of a session. @throws AppError `request.too-many` */
  readonly countRefresh: (sessionId: SessionId) => Promise<void>;
}

/**
 * Exchanges a refresh token for a new pair.
 * @throws AppError `refresh-token.invalid`, `refresh-token.expired`, `refresh-token.reused`, `request.too-many`
 */
export const refreshSession = ({ inTransaction, accessTokens, secrets, countRefresh, clock, logger }: RefreshSessionNeeds) => {
  const issueSuccessor = async (
    { sessions, members, factors }: SessionScope,
    found: PresentedToken,
    presented: string,
    sign: SignAccessToken,
  ) => {
    const { userId, id: sessionId, passwordGivenAt } = found.session;
    const role = orRefuse(await members.find(userId), refreshTokenInvalid);
    const accessToken = await sign({ userId, sessionId, role, passwordGivenAt, needsSecondFactor: await factors.isMissing(userId, role) });
    const next = { successorHash: secrets.hash(secrets.successorOf(presented)), sealedAccessToken: secrets.seal(presented, accessToken) };
    const { session, used, successor } = rotateToken(found, next, clock.now());
    await sessions.save(session);
    await sessions.saveRotation(used, successor);
    return accessToken;
  };

  return async (presented: string): Promise<{ accessToken: string; refreshToken: string }> => {
    const sign = await accessTokens.signer();
    const accessToken = await inTransaction(async (scope) => {
      const found = orRefuse(await scope.sessions.findPresented(secrets.hash(presented)), refreshTokenInvalid);
      const { id: sessionId, userId } = found.session;
      const verdict = decideRefresh(found, clock.now());
      // Not for one that was used twice: no limit may keep its session alive.
      if (verdict !== 'reused') await countRefresh(sessionId);
      if (verdict === 'rotate') return issueSuccessor(scope, found, presented, sign);
      if (verdict === 'repeat') return secrets.open(presented, found.token.sealedAccessToken ?? '');
      logger.warn({ event: 'security.token-reused', userId, sessionId }, 'a refresh token was used twice: its session ends');
      await scope.keep(found.session, revokeSession(found.session, 'token-reused', clock.now()));
      // Refused below and not here: an error would roll the end of the session back.
      return undefined;
    });
    if (accessToken === undefined) throw refreshTokenReused();
    return { accessToken, refreshToken: secrets.successorOf(presented) };
  };
};

export interface ConfirmPasswordNeeds extends Omit<SessionNeeds, 'secrets'> {
  /**
   * A member gives their password again. Wrong ones count together with those of logins.
   * @throws AppError `password.wrong-current`, `login.too-many`, `account.not-found`
   */
  readonly checkOwnPassword: (given: { userId: MemberId; password: string; field: string }) => Promise<CheckedMember>;
}

interface ConfirmPasswordRequest {
  readonly userId: MemberId;
  /** The session that asks. */
  readonly sessionId: SessionId;
  readonly password: string;
}

/**
 * The member gives their password once more: for some minutes this session may do what needs a recent one. Answers an access token that shows
 * it. @throws AppError `password.wrong-current`, `login.too-many`, `account.not-found`, `token.revoked`
 */
export const confirmPassword =
  ({ inTransaction, checkOwnPassword, accessTokens, clock, logger }: ConfirmPasswordNeeds) =>
  async ({ userId, sessionId, password }: ConfirmPasswordRequest): Promise<string> => {
    const member = await checkOwnPassword({ userId, password, field: 'password' });
    const sign = await accessTokens.signer();
    const claims = await inTransaction(async ({ sessions, members, factors }) => {
      const role = await members.recheck(member);
      const session = await sessions.find(sessionId);
      if (role === undefined || session === undefined) throw sessionOver();
      const confirmed = passwordConfirmed(session, clock.now());
      await sessions.save(confirmed);
      const { passwordGivenAt } = confirmed;
      return { userId, sessionId, role, passwordGivenAt, needsSecondFactor: await factors.isMissing(userId, role) };
    });
    logger.info({ event: 'security.password-confirmed', userId, sessionId }, 'a member gave the password again');
    return sign(claims);
  };

/** What names a session: one of its refresh tokens, or an access token, which may have expired. */
type SessionName = { readonly refreshToken: string } | { readonly accessToken: string };

/** Ends a session. One that has ended or that nobody knows is as good as logged out. @throws AppError `token.invalid` */
export const logOut =
  ({ inTransaction, accessTokens, secrets, clock }: Omit<SessionNeeds, 'logger'>) =>
  async (name: SessionName): Promise<void> => {
    const end = async ({ keep }: SessionScope, found: Session | undefined) => {
      if (found !== undefined) await keep(found, revokeSession(found, 'logout', clock.now()));
    };
    if ('refreshToken' in name)
      return inTransaction(async (scope) => end(scope, (await scope.sessions.findPresented(secrets.hash(name.refreshToken)))?.session));
    const id = await accessTokens.sessionOf(name.accessToken);
    return inTransaction(async (scope) => end(scope, await scope.sessions.find(id)));
  };

interface EndSessionsRequest {
  readonly userId: MemberId;
  readonly reason: RevocationReason;
  /** The id of one that goes on. */
  readonly except?: string | undefined;
}

/**
 * Ends all sessions of a member, in the transaction of the scope. Who must be sure that no login comes in between holds the member's account
 * (`SessionMembers.admit`).
 */
export const endSessions =
  ({ sessions, keep }: Pick<SessionScope, 'sessions' | 'keep'>, clock: Clock) =>
  async ({ userId, reason, except }: EndSessionsRequest): Promise<void> => {
    const at = clock.now();
    for (const session of await sessions.listOpen(userId, at))
      if (session.id !== except) await keep(session, revokeSession(session, reason, at));
  };

/** More than anybody looks through; older ones end by themselves. */
const mostListed = 100;

interface OwnSessionNeeds extends Pick<SessionNeeds, 'inTransaction' | 'clock'> {
  readonly queries: SessionQueries;
}

/** What a member does about their sessions. */
export const ownSessions = ({ inTransaction, queries, clock }: OwnSessionNeeds) => ({
  /** Those that can still be used, the last used first; at most 100. */
  list: (userId: MemberId): Promise<readonly Session[]> => {
    const at = clock.now();
    return queries.listOpen(userId, { at, usedAfter: openSince(at), limit: mostListed });
  },
  /** Ends one; one that has ended stays so. @throws AppError `session.not-found`, also for somebody else's */
  end: ({ sessionId, userId }: { readonly sessionId: SessionId; readonly userId: MemberId }): Promise<void> =>
    inTransaction(async ({ sessions, keep }) => {
      const found = await sessions.find(sessionId);
      if (found?.userId !== userId) throw sessionNotFound();
      await keep(found, revokeSession(found, 'logout', clock.now()));
    }),
  endAll: (request: EndSessionsRequest): Promise<void> => inTransaction((scope) => endSessions(scope, clock)(request)),
});
export type OwnSessions = ReturnType<typeof ownSessions>;

/** For a week an expired token still answers that it expired; then nobody knows it. */
const keptMs = 7 * 24 * 60 * 60_000;

/** In one transaction, for each of them may be an event. */
const atOnce = 500;

interface ForgetExpiredSessionsNeeds extends Pick<SessionNeeds, 'inTransaction' | 'clock'> {
  readonly archive: SessionArchive;
}

/**
 * A session goes with its last token. That one has ended which nobody had ended is published as it goes: others keep things of it. Resolves
 * with how many tokens were forgotten.
 */
export const forgetExpiredSessions =
  ({ inTransaction, archive, clock }: ForgetExpiredSessionsNeeds) =>
  async (): Promise<number> => {
    const now = clock.now();
    const before = new Date(now.getTime() - keptMs);
    await archive.forgetChallenges(now);
    const forgotten = await archive.forgetExpired(before);
    const removeSome = (): Promise<number> =>
      inTransaction(async ({ sessions, outbox }) => {
        const removed = await sessions.removeTokenless(before, atOnce);
        await outbox.append(removed.flatMap((session) => revokeSession(session, 'expired', now).events));
        return removed.length;
      });
    while ((await removeSome()) === atOnce);
    return forgotten;
  };
