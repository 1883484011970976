import type { Knex } from 'knex';
import type { Blocks } from '../use-cases/ports.ts';

export const knexBlocks = (trx: Knex.Transaction): Blocks => ({
  isBetween: async (one, other) => {
    const pairs = [
      [one, other],
      [other, one],
    ];
    return (await trx('blocks').whereIn(['blocker_id', 'blocked_id'], pairs).first('blocker_id')) !== undefined;
  },
  isAddressBlocked: async (blockerId, emailKey) => {
    const blocked = trx('blocks').join('contacts', 'contacts.id', 'blocked_id').where({ blocker_id: blockerId });
    return (await blocked.whereRaw('lower(contacts.email) = ?', [emailKey]).first('blocked_id')) !== undefined;
  },
  add: async (blockerId, blockedId, at) => {
    const row = { blocker_id: blockerId, blocked_id: blockedId, blocked_at: at };
    await trx('blocks').insert(row).onConflict(['blocker_id', 'blocked_id']).ignore();
  },
  remove: async (blockerId, blockedId) => {
    await trx('blocks').where({ blocker_id: blockerId, blocked_id: blockedId }).delete();
  },
});
