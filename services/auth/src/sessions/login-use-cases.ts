import { newId, type AppError, type Clock, type Logger, type MemberId, type SessionId } from '@paltu/kernel';
import type { AccessTokens, RefreshTokenSecrets } from './jose-token-adapter.ts';
import type { InSessionTransaction, SessionScope } from './session-store.ts';
import {
  challengeOver,
  isChallengeOpen,
  issueChallenge,
  startSession,
  wrongCredentials,
  type CheckedMember,
  type Device,
  type LoginChallenge,
  type Role,
} from './session.ts';

interface EnterNeeds {
  readonly inTransaction: InSessionTransaction;
  readonly accessTokens: AccessTokens;
  readonly secrets: RefreshTokenSecrets;
  readonly clock: Clock;
  readonly logger: Logger;
}

export interface LogInNeeds extends EnterNeeds {
  /** Whose credentials these are; undefined when they are wrong. */
  readonly checkCredentials: (credentials: { email: string; password: string; address: string }) => Promise<CheckedMember | undefined>;
  /** By what the log names an e-mail address. */
  readonly hashEmail: (email: string) => string;
  /** Whether a member who has left is refused, or comes back. */
  readonly entrance: LoginChallenge['entrance'];
}

interface LogInRequest {
  readonly email: string;
  readonly password: string;
  readonly device: Device;
  /** Of the client. */
  readonly address: string;
}

export interface StartedSession {
  readonly userId: MemberId;
  readonly accessToken: string;
  readonly refreshToken: string;
}

/** The password was right: a code of the second factor opens the session, given with `challenge` before `expiresAt`. */
interface AskedForCode {
  readonly challenge: string;
  readonly expiresAt: Date;
}

/** Prepares a session of a member; `keep` begins it in a transaction that holds the account, and gives its tokens. */
const prepareSession = async ({ accessTokens, secrets, clock }: EnterNeeds, { userId, device }: { userId: MemberId; device: Device }) => {
  const sessionId = newId() as SessionId;
  const refreshToken = secrets.create();
  const sign = await accessTokens.signer();
  const keep = async ({ sessions, factors }: SessionScope, role: Role, passwordGivenAt?: Date): Promise<StartedSession> => {
    const login = { ...device, id: sessionId, userId, tokenHash: secrets.hash(refreshToken) };
    const { session, token } = startSession(login, clock.now(), passwordGivenAt);
    await sessions.add(session, token);
    const claims = { userId, sessionId, role, passwordGivenAt: session.passwordGivenAt };
    const accessToken = await sign({ ...claims, needsSecondFactor: await factors.isMissing(userId, role) });
    return { userId, accessToken, refreshToken };
  };
  return { sessionId, keep };
};

/** @throws AppError `credentials.wrong`, `account.deactivated` */
export const logIn = ({ checkCredentials, hashEmail, entrance, ...needs }: LogInNeeds) => {
  const { inTransaction, secrets, clock, logger } = needs;

  const ask = async ({ challenges }: SessionScope, { id: userId, passwordHash }: CheckedMember): Promise<AskedForCode> => {
    const challenge = secrets.create();
    const issued = issueChallenge({ hash: secrets.hash(challenge), userId, passwordHash, entrance }, clock.now());
    await challenges.add(issued);
    return { challenge, expiresAt: issued.expiresAt };
  };

  return async ({ device, ...credentials }: LogInRequest): Promise<StartedSession | AskedForCode> => {
    const emailHash = hashEmail(credentials.email);
    const member = await checkCredentials(credentials);
    if (member === undefined) {
      logger.warn({ event: 'security.login-failed', emailHash }, 'a login was refused: wrong credentials');
      throw wrongCredentials();
    }
    const { id: userId } = member;
    const { sessionId, keep } = await prepareSession(needs, { userId, device });
    const entered = await inTransaction(async (scope) => {
      // Nobody comes back before their code was right.
      const held = await scope.members[entrance === 'admit' ? 'admit' : 'hold'](member);
      if (held !== undefined && (await scope.factors.isOn(userId))) return ask(scope, member);
      const role = entrance === 'admit' ? held : await scope.members.readmit(member);
      if (role === undefined) throw wrongCredentials();
      return keep(scope, role);
    });
    if ('challenge' in entered) logger.info({ event: 'security.code-asked', userId, emailHash }, 'a login waits for its second factor');
    else logger.info({ event: 'security.login', userId, sessionId, emailHash }, 'a member logged in');
    return entered;
  };
};

export interface EnterCodeNeeds extends EnterNeeds {
  /**
   * Carries out one check of a code for an account, unless too many were wrong; a check that finds nothing was wrong.
   * @throws AppError `second-factor.too-many`
   */
  readonly limitCodes: <T>(userId: string, check: () => Promise<T | undefined>) => Promise<T | undefined>;
  /** The refusal of a wrong code. */
  readonly wrongCode: () => AppError;
}

interface EnterCodeRequest {
  /** That the login answered. */
  readonly challenge: string;
  readonly code: string;
  readonly device: Device;
  readonly language: 'en' | 'ur';
}

/** The second step of a login. @throws AppError `login-challenge.expired`, `second-factor.wrong-code`, `second-factor.too-many`, `account.deactivated` */
export const enterCode =
  ({ limitCodes, wrongCode, ...needs }: EnterCodeNeeds) =>
  async ({ challenge, code, device, language }: EnterCodeRequest): Promise<StartedSession> => {
    const { inTransaction, secrets, clock, logger } = needs;
    const hash = secrets.hash(challenge);
    const known = await inTransaction(({ challenges }) => challenges.read(hash));
    if (known === undefined || !isChallengeOpen(known, clock.now())) throw challengeOver();
    const { userId, passwordHash, entrance } = known;
    const member = { id: userId, passwordHash };
    const { sessionId, keep } = await prepareSession(needs, { userId, device });

    const enter = () =>
      inTransaction(async (scope): Promise<StartedSession | undefined> => {
        const { members, factors, challenges } = scope;
        // The account first, as everywhere, then the challenge: it may have been used, or the password changed, since it was read.
        const held = await members.hold(member);
        const open = held === undefined ? undefined : await challenges.find(hash);
        if (open === undefined || !isChallengeOpen(open, clock.now()) || !(await factors.isOn(userId))) throw challengeOver();
        if (!(await factors.use({ userId, code, language }))) {
          await challenges.save({ ...open, wrongCodes: open.wrongCodes + 1 });
          return undefined;
        }
        const role = await members[entrance](member);
        if (role === undefined) throw challengeOver();
        await challenges.remove(hash);
        return keep(scope, role, open.issuedAt);
      });

    const entered = await limitCodes(userId, enter);
    if (entered === undefined) {
      logger.warn({ event: 'security.second-factor-refused', userId }, 'a login was refused: wrong code');
      throw wrongCode();
    }
    logger.info({ event: 'security.login', userId, sessionId, hasSecondFactor: true }, 'a member logged in');
    return entered;
  };
