import { fromColumns } from '@paltu/persistence';
import type { Knex } from 'knex';
import type { Like, LikeQueries } from '../use-cases/ports.ts';

export const knexLikeQueries = (database: Knex): LikeQueries => ({
  list: async (memberId, articleSlug) => {
    const likes = database('likes').select('thing_id', 'article_slug', 'liked_at').where({ member_id: memberId });
    if (articleSlug !== undefined) likes.where({ article_slug: articleSlug });
    const rows: object[] = await likes.orderBy('liked_at').orderBy('thing_id');
    return rows.map((row) => fromColumns<Like>(row));
  },
});
