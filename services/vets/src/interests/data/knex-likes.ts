import { fromColumns, readPage } from '@paltu/persistence';
import { totalCap } from '@paltu/service-kit';
import type { Knex } from 'knex';
import type { Like, LikeQueries, Likes } from '../use-cases/ports.ts';

/** Who likes whom, in the transaction `trx`. */
export const knexLikes = (trx: Knex.Transaction): Likes => ({
  has: async (memberId, id) => (await trx('likes').where({ member_id: memberId, vet_id: id }).first('liked_at')) !== undefined,
  add: async (memberId, id, at) => {
    await trx('likes').insert({ member_id: memberId, vet_id: id, liked_at: at });
  },
  delete: async (memberId, id) => {
    await trx('likes').where({ member_id: memberId, vet_id: id }).delete();
  },
});

const toLike = (row: object): Like => fromColumns<Like>(row);

/** @param cap totals are counted no further than one over it. */
export const knexLikeQueries = (database: Knex, cap = totalCap): LikeQueries => ({
  list: async (memberId, page) => {
    const inSight = database('likes')
      .join('vets', 'vets.id', 'likes.vet_id')
      .where({ member_id: memberId })
      .whereRaw('(is_public or vets.owner_id = ?)', [memberId])
      .select('likes.vet_id', 'likes.liked_at');
    const { rows, counted } = await readPage(inSight, 'liked_at desc, vet_id desc', page, cap);
    return { ids: rows.map((row) => toLike(row).vetId), counted };
  },
  listAll: async (memberId) => {
    const rows: object[] = await database('likes').where({ member_id: memberId }).orderBy('liked_at').orderBy('vet_id');
    return rows.map(toLike);
  },
});
