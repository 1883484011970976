import { fromColumns } from '@paltu/persistence';
import type { Knex } from 'knex';
import type { Figures, InterestQueries, Like } from '../use-cases/ports.ts';

export const knexInterestQueries = (database: Knex): InterestQueries => ({
  figuresOf: async (ids) => {
    if (ids.length === 0) return new Map();
    const rows: ({ id: string } & Figures)[] = await database('interests').select('id', 'likes', 'views').whereIn('id', ids);
    return new Map(rows.map(({ id, ...figures }) => [id, figures]));
  },
  listLikes: async (memberId, articleSlug) => {
    const likes = database('likes').select('thing_id', 'article_slug', 'liked_at').where({ member_id: memberId });
    if (articleSlug !== undefined) likes.where({ article_slug: articleSlug });
    const rows: object[] = await likes.orderBy('liked_at').orderBy('thing_id');
    return rows.map((row) => fromColumns<Like>(row));
  },
});
