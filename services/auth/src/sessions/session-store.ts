import { keeping, type MemberId, type SessionId } from '@paltu/kernel';
import { deletedAtOnce, fromColumns, inBatches, toColumns, type InTransaction } from '@paltu/persistence';
import type { Knex } from 'knex';
import type { CheckedMember, LoginChallenge, PresentedToken, RefreshToken, Role, Session, SessionEvent } from './session.ts';

interface SessionRow extends Omit<Session, 'userId' | 'passwordGivenAt'> {
  readonly accountId: MemberId;
  /** Null where the release before began the session. */
  readonly passwordGivenAt: Date | null;
}

/** A row of `sessions`: the member is an account there. */
const toSessionRow = ({ userId, ...session }: Session): Record<string, unknown> => ({ ...toColumns(session), account_id: userId });

export const toSession = (row: object): Session => {
  const { accountId, passwordGivenAt, ...session } = fromColumns<SessionRow>(row);
  return { ...session, userId: accountId, passwordGivenAt: passwordGivenAt ?? session.startedAt };
};

/** A row of `refresh_tokens`: its key is the hash. */
const toTokenRow = ({ hash, ...token }: RefreshToken): Record<string, unknown> => ({ ...toColumns(token), token_hash: hash });

const toToken = (row: object): RefreshToken => {
  const { tokenHash, ...token } = fromColumns<Omit<RefreshToken, 'hash'> & { tokenHash: string }>(row);
  return { ...token, hash: tokenHash };
};

/** Sessions in the transaction `trx`. */
const knexSessions = (trx: Knex.Transaction) => {
  const sessions = () => trx('sessions');
  const tokens = () => trx('refresh_tokens');

  const find = async (id: SessionId): Promise<Session | undefined> => {
    const row = (await sessions().where({ id }).forUpdate().first()) as object | undefined;
    return row && toSession(row);
  };

  const findToken = async (hash: string | null) => {
    const row = hash === null ? undefined : ((await tokens().where({ token_hash: hash }).first()) as object | undefined);
    return row && toToken(row);
  };

  return {
    add: async (session: Session, token: RefreshToken): Promise<void> => {
      await sessions().insert(toSessionRow(session));
      await tokens().insert(toTokenRow(token));
    },
    /** Holds the session until the transaction ends. */
    find,
    /** The same, by one of its tokens: uses of one session's tokens take turns. */
    findPresented: async (tokenHash: string): Promise<PresentedToken | undefined> => {
      const known = await findToken(tokenHash);
      const session = known && (await find(known.sessionId));
      // Read again under the lock: while we waited for it another use may have changed the token.
      const token = session && (await findToken(tokenHash));
      return token && { session, token, successor: await findToken(token.successorHash) };
    },
    /** The sessions of a member that have neither ended nor been ended at `at`, in one order; holds them. */
    listOpen: async (userId: MemberId, at: Date): Promise<Session[]> => {
      const open = sessions().where({ account_id: userId, revoked_at: null }).where('ends_at', '>', at);
      const rows: object[] = await open.orderBy('id').forUpdate();
      return rows.map(toSession);
    },
    save: async (session: Session): Promise<void> => {
      await sessions().where({ id: session.id }).update(toSessionRow(session));
    },
    saveRotation: async (used: RefreshToken, successor: RefreshToken): Promise<void> => {
      await tokens().where({ token_hash: used.hash }).update(toTokenRow(used));
      await tokens().insert(toTokenRow(successor));
    },
    /** Takes away sessions that began before `before` and have no token any more, at most `limit`; returns them. */
    removeTokenless: async (before: Date, limit: number): Promise<readonly Session[]> => {
      const token = trx.select(trx.raw('1')).from('refresh_tokens').whereRaw('refresh_tokens.session_id = sessions.id');
      const tokenless = sessions().select('id').where('started_at', '<', before).whereNotExists(token).limit(limit);
      const rows: object[] = await sessions().whereIn('id', tokenless).delete().returning('*');
      return rows.map(toSession);
    },
  };
};

const toChallengeRow = ({ userId, ...challenge }: LoginChallenge): Record<string, unknown> => ({
  ...toColumns(challenge),
  account_id: userId,
});

const toChallenge = (row: object): LoginChallenge => {
  const { accountId, ...challenge } = fromColumns<Omit<LoginChallenge, 'userId'> & { accountId: MemberId }>(row);
  return { ...challenge, userId: accountId };
};

/** Logins whose password was right and whose code is still to come, in the transaction `trx`. */
const knexLoginChallenges = (trx: Knex.Transaction) => {
  const challenges = () => trx('login_challenges');
  const first = async (query: Knex.QueryBuilder): Promise<LoginChallenge | undefined> => {
    const row = (await query.first()) as object | undefined;
    return row && toChallenge(row);
  };
  return {
    add: async (challenge: LoginChallenge): Promise<void> => {
      await challenges().insert(toChallengeRow(challenge));
    },
    /** Holds nothing. */
    read: (hash: string) => first(challenges().where({ hash })),
    /** Holds it until the transaction ends. */
    find: (hash: string) => first(challenges().where({ hash }).forUpdate()),
    save: async (challenge: LoginChallenge): Promise<void> => {
      await challenges().where({ hash: challenge.hash }).update(toChallengeRow(challenge));
    },
    remove: async (hash: string): Promise<void> => {
      await challenges().where({ hash }).delete();
    },
  };
};

/** Members as their sessions need them. */
export interface SessionMembers {
  /** Which role a member has now. */
  find(userId: MemberId): Promise<Role | undefined>;
  /**
   * The role of a member whose credentials were just checked, or undefined when these were changed meanwhile. Holds the account until the
   * transaction ends: a transaction that ends all sessions of a member either finds this one or is found here.
   */
  admit(member: CheckedMember): Promise<Role | undefined>;
  /** The same, and brings back a member who has left, for whom `admit` @throws AppError `account.deactivated`; both `account.suspended`. */
  readmit(member: CheckedMember): Promise<Role | undefined>;
  /** The same, and leaves a member who has left as they are. */
  hold(member: CheckedMember): Promise<Role | undefined>;
  /** The same for a member who is here: undefined also for one who has left. */
  recheck(member: CheckedMember): Promise<Role | undefined>;
}

/** Second factors as logins need them; the account is held. */
export interface LoginFactors {
  isOn(userId: MemberId): Promise<boolean>;
  /** Uses a code up: of the app, or a recovery code. False when it is wrong, or was used before. */
  use(given: { readonly userId: MemberId; readonly code: string; readonly language: 'en' | 'ur' }): Promise<boolean>;
  /** Whether a member of this role has to turn one on before they may do what the role allows. */
  isMissing(userId: MemberId, role: Role): Promise<boolean>;
}

type OutboxIn = (trx: Knex.Transaction) => { append(events: readonly SessionEvent[]): Promise<void> };

/** What ends sessions in a transaction. */
export const sessionEndingsIn = (outboxIn: OutboxIn) => (trx: Knex.Transaction) => {
  const [sessions, outbox] = [knexSessions(trx), outboxIn(trx)];
  return { sessions, outbox, keep: keeping<Session, SessionEvent>({ save: sessions.save, outbox }) };
};

interface SessionScopeNeeds {
  readonly membersIn: (trx: Knex.Transaction) => SessionMembers;
  readonly factorsIn: (trx: Knex.Transaction) => LoginFactors;
  readonly outboxIn: OutboxIn;
}

/** All that a use case of sessions may write with, in a transaction. */
export const sessionScopeIn =
  ({ membersIn, factorsIn, outboxIn }: SessionScopeNeeds) =>
  (trx: Knex.Transaction) => ({
    ...sessionEndingsIn(outboxIn)(trx),
    members: membersIn(trx),
    factors: factorsIn(trx),
    challenges: knexLoginChallenges(trx),
  });

export type SessionScope = ReturnType<ReturnType<typeof sessionScopeIn>>;
export type InSessionTransaction = InTransaction<SessionScope>;

interface OpenSince {
  readonly at: Date;
  readonly usedAfter: Date;
  readonly limit: number;
}

/** Sessions as their member sees them, without locks. */
export const knexSessionQueries = (database: Knex) => ({
  /** At most `limit` that were not revoked, have not ended at `at` and were used after `usedAfter`; the last used first. */
  listOpen: async (userId: MemberId, { at, usedAfter, limit }: OpenSince): Promise<readonly Session[]> => {
    const rows: object[] = await database('sessions')
      .where({ account_id: userId, revoked_at: null })
      .where('ends_at', '>', at)
      .where('last_used_at', '>', usedAfter)
      .orderByRaw('last_used_at desc, id desc')
      .limit(limit);
    return rows.map(toSession);
  },
});
export type SessionQueries = ReturnType<typeof knexSessionQueries>;

/** Tokens and challenges that nobody can use any more; each resolves with how many are forgotten. */
export const knexSessionArchive = (database: Knex) => ({
  forgetExpired: (before: Date): Promise<number> => {
    const expired = database('refresh_tokens').select('token_hash').where('expires_at', '<', before).limit(deletedAtOnce);
    return inBatches(async () => database('refresh_tokens').whereIn('token_hash', expired.clone()).delete());
  },
  forgetChallenges: (before: Date): Promise<number> => {
    const expired = database('login_challenges').select('hash').where('expires_at', '<', before).limit(deletedAtOnce);
    return inBatches(async () => database('login_challenges').whereIn('hash', expired.clone()).delete());
  },
});
export type SessionArchive = ReturnType<typeof knexSessionArchive>;
