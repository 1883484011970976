import type { SessionId } from '@paltu/kernel';
import type { Knex } from 'knex';
import type { SessionRepository } from '../use-cases/ports.ts';
import { toSession, toSessionRow, toToken, toTokenRow } from './session-rows.ts';

export const knexSessionRepository = (trx: Knex.Transaction): SessionRepository => {
  const sessions = () => trx('sessions');
  const tokens = () => trx('refresh_tokens');

  const find = async (id: SessionId) => {
    const row = (await sessions().where({ id }).forUpdate().first()) as object | undefined;
    return row && toSession(row);
  };

  const findToken = async (hash: string | null) => {
    const row = hash === null ? undefined : ((await tokens().where({ token_hash: hash }).first()) as object | undefined);
    return row && toToken(row);
  };

  return {
    add: async (session, token) => {
      await sessions().insert(toSessionRow(session));
      await tokens().insert(toTokenRow(token));
    },
    find,
    findPresented: async (tokenHash) => {
      const known = await findToken(tokenHash);
      const session = known && (await find(known.sessionId));
      // Read again under the lock: while we waited for it another use may have changed the token.
      const token = session && (await findToken(tokenHash));
      return token && { session, token, successor: await findToken(token.successorHash) };
    },
    listOpen: async (userId, at) => {
      const open = sessions().where({ account_id: userId, revoked_at: null }).where('ends_at', '>', at);
      const rows: object[] = await open.orderBy('id').forUpdate();
      return rows.map(toSession);
    },
    save: async (session) => {
      await sessions().where({ id: session.id }).update(toSessionRow(session));
    },
    saveRotation: async (used, successor) => {
      await tokens().where({ token_hash: used.hash }).update(toTokenRow(used));
      await tokens().insert(toTokenRow(successor));
    },
    removeTokenless: async (before, limit) => {
      const token = trx.select(trx.raw('1')).from('refresh_tokens').whereRaw('refresh_tokens.session_id = sessions.id');
      const tokenless = sessions().select('id').where('started_at', '<', before).whereNotExists(token).limit(limit);
      const rows: object[] = await sessions().whereIn('id', tokenless).delete().returning('*');
      return rows.map(toSession);
    },
  };
};
