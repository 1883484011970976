import type { SessionEvent } from '../domain/session-events.ts';
import type { RefreshToken, Session } from '../domain/session.ts';
import type { InSessionTransaction, Role, SessionArchive, SessionScope } from '../use-cases/ports.ts';

interface Kept {
  readonly sessions: ReadonlyMap<string, Session>;
  readonly tokens: ReadonlyMap<string, RefreshToken>;
  readonly events: readonly SessionEvent[];
}

const scopeOn = (
  kept: { sessions: Map<string, Session>; tokens: Map<string, RefreshToken>; events: SessionEvent[] },
  roles: ReadonlyMap<string, Role>,
): SessionScope => ({
  sessions: {
    add: async (session, token) => {
      kept.sessions.set(session.id, session);
      kept.tokens.set(token.hash, token);
    },
    find: async (id) => kept.sessions.get(id),
    findPresented: async (hash) => {
      const token = kept.tokens.get(hash);
      const session = token && kept.sessions.get(token.sessionId);
      return session && { session, token, successor: kept.tokens.get(token.successorHash ?? '') };
    },
    save: async (session) => void kept.sessions.set(session.id, session),
    saveRotation: async (used, successor) => void kept.tokens.set(used.hash, used).set(successor.hash, successor),
  },
  members: { find: async (userId) => roles.get(userId) },
  outbox: { append: async (events) => void kept.events.push(...events) },
});

/** Sessions in memory, one transaction at a time: for tests. */
export const inMemorySessions = (roles: ReadonlyMap<string, Role>) => {
  let kept: Kept = { sessions: new Map(), tokens: new Map(), events: [] };
  let turn: Promise<unknown> = Promise.resolve();

  const attempt = async <T>(work: (scope: SessionScope) => Promise<T>): Promise<T> => {
    const draft = { sessions: new Map(kept.sessions), tokens: new Map(kept.tokens), events: [...kept.events] };
    const result = await work(scopeOn(draft, roles));
    kept = draft;
    return result;
  };

  const inTransaction: InSessionTransaction = (work) => {
    const result = turn.then(() => attempt(work));
    turn = result.catch(() => undefined);
    return result;
  };

  const archive: SessionArchive = {
    forgetExpired: async (before) => {
      const tokens = new Map([...kept.tokens].filter(([, token]) => token.expiresAt >= before));
      const live = new Set([...tokens.values()].map(({ sessionId }) => sessionId));
      const sessions = new Map([...kept.sessions].filter(([, session]) => live.has(session.id) || session.startedAt >= before));
      const forgotten = kept.tokens.size - tokens.size;
      kept = { ...kept, tokens, sessions };
      return forgotten;
    },
  };

  return { inTransaction, archive, events: () => kept.events, tokens: () => [...kept.tokens.values()] };
};
