import { fromColumns } from '@paltu/persistence';
import type { MemberId } from '@paltu/kernel';
import type { Knex } from 'knex';
import type { Thing } from '../domain/interest.ts';
import type { Figures, InterestQueries, Like, Likes } from '../use-cases/ports.ts';

const keyOf = (memberId: MemberId, { id, articleSlug }: Thing) => ({ member_id: memberId, article_slug: articleSlug, thing_id: id });

/** Who likes what, in the transaction `trx`. */
export const knexLikes = (trx: Knex.Transaction): Likes => ({
  has: async (memberId, thing) => (await trx('likes').where(keyOf(memberId, thing)).first('liked_at')) !== undefined,
  add: async (memberId, thing, at) => {
    await trx('likes').insert({ ...keyOf(memberId, thing), liked_at: at });
  },
  delete: async (memberId, thing) => {
    await trx('likes').where(keyOf(memberId, thing)).delete();
  },
});

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
