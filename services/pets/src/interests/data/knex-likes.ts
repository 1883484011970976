import type { Knex } from 'knex';
import type { Likes } from '../use-cases/ports.ts';

/** Who likes what, in the transaction `trx`. */
export const knexLikes = (trx: Knex.Transaction): Likes => ({
  has: async (memberId, id) => (await trx('likes').where({ member_id: memberId, listing_id: id }).first('liked_at')) !== undefined,
  add: async (memberId, id, at) => {
    await trx('likes').insert({ member_id: memberId, listing_id: id, liked_at: at });
  },
  delete: async (memberId, id) => {
    await trx('likes').where({ member_id: memberId, listing_id: id }).delete();
  },
});
