import { fromColumns } from '@paltu/persistence';
import type { Knex } from 'knex';
import type { Like, LikeQueries, Likes } from '../use-cases/ports.ts';

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

export const knexLikeQueries = (database: Knex): LikeQueries => ({
  listAll: async (memberId) => {
    const rows: object[] = await database('likes').where({ member_id: memberId }).orderBy('liked_at').orderBy('listing_id');
    return rows.map((row) => fromColumns<Like>(row));
  },
});
