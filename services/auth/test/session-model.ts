import type { Clock } from '@paltu/kernel';
import { sessionOf } from './session-use-cases.ts';

const dayMs = 24 * 60 * 60_000;

export interface Pair {
  readonly accessToken: string;
  readonly refreshToken: string;
}

interface ModelToken {
  readonly text: string;
  readonly expiresAt: number;
  usedAt?: number;
  answer?: Pair;
}

/** A session as its holder knows it: all tokens it ever had, the newest last. */
export interface ModelSession {
  readonly id: string;
  readonly startedAt: number;
  readonly tokens: ModelToken[];
  lastUsedAt: number;
  isEnded: boolean;
}

/**
 * The rules of sessions, written once more without a database: a token has one successor; within a minute and until that is used it
 * gives the same answer; later it ends the session; tokens live thirty days, sessions a hundred and eighty.
 */
export const sessionModel = (clock: Clock, sessions: ModelSession[] = []) => {
  const now = () => clock.now().getTime();
  const endOf = ({ startedAt }: Pick<ModelSession, 'startedAt'>) => startedAt + 180 * dayMs;
  const lifeOf = (session: Pick<ModelSession, 'startedAt'>) => Math.min(now() + 30 * dayMs, endOf(session));

  const end = (session: ModelSession): void => void (session.isEnded = true);

  const isReused = ({ tokens }: ModelSession, token: ModelToken): boolean => {
    const successor = tokens[tokens.indexOf(token) + 1];
    return now() - token.usedAt! >= 60_000 || successor?.usedAt !== undefined;
  };

  return {
    sessions,
    /** One that goes on by itself from here. */
    copy: () => sessionModel(clock, structuredClone(sessions)),
    end,
    endAll: (except?: string) => {
      for (const session of sessions) if (session.id !== except && now() < endOf(session)) end(session);
    },
    loggedIn: ({ accessToken, refreshToken }: Pair) => {
      const at = now();
      const first: ModelToken = { text: refreshToken, expiresAt: lifeOf({ startedAt: at }) };
      sessions.push({ id: sessionOf(accessToken), startedAt: at, lastUsedAt: at, tokens: [first], isEnded: false });
    },
    /** What the use of a token must give: `rotate`, `repeat`, or the code of a refusal. */
    refresh: (session: ModelSession, token: ModelToken): string => {
      if (session.isEnded) return 'refresh-token.invalid';
      if (token.usedAt !== undefined) {
        if (!isReused(session, token)) return 'repeat';
        end(session);
        return 'refresh-token.reused';
      }
      return now() >= token.expiresAt ? 'refresh-token.expired' : 'rotate';
    },
    rotated: (session: ModelSession, token: ModelToken, answer: Pair) => {
      token.usedAt = now();
      token.answer = answer;
      session.lastUsedAt = now();
      session.tokens.push({ text: answer.refreshToken, expiresAt: lifeOf(session) });
    },
    /** Ids of the sessions that can still be used. */
    open: () =>
      sessions
        .filter((session) => !session.isEnded && now() < endOf(session) && now() < session.lastUsedAt + 30 * dayMs)
        .map(({ id }) => id),
  };
};

export type SessionModel = ReturnType<typeof sessionModel>;
