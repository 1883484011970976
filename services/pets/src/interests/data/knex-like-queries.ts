import { fromColumns } from '@paltu/persistence';
import type { Knex } from 'knex';
import type { Like, LikeQueries } from '../use-cases/ports.ts';

export const knexLikeQueries = (database: Knex): LikeQueries => ({
  listAll: async (memberId) => {
    const rows: object[] = await database('likes').where({ member_id: memberId }).orderBy('liked_at').orderBy('listing_id');
    return rows.map((row) => fromColumns<Like>(row));
  },
});
