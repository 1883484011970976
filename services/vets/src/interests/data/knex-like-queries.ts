import { fromColumns, readPage } from '@paltu/persistence';
import { totalCap } from '@paltu/service-kit';
import type { Knex } from 'knex';
import type { Like, LikeQueries } from '../use-cases/ports.ts';

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
