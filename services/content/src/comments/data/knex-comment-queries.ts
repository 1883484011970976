import { fromColumns, readPage } from '@paltu/persistence';
import { totalCap } from '@paltu/service-kit';
import type { Knex } from 'knex';
import type { Comment } from '../domain/comment.ts';
import type { CommentQueries, ReadComment } from '../use-cases/ports.ts';

/** @param cap totals are counted no further than one over it. */
export const knexCommentQueries = (database: Knex, cap = totalCap): CommentQueries => {
  const pageOf = async (query: Knex.QueryBuilder, order: string, page: Parameters<CommentQueries['listOf']>[1]) => {
    const { rows, counted } = await readPage(query, order, page, cap);
    return { comments: rows.map((row) => fromColumns<ReadComment>(row)), counted };
  };
  const shown = () => database('comments').whereRaw('(removed_at is null or replies > 0)');
  return {
    listOf: (articleSlug, page) =>
      pageOf(shown().where({ article_slug: articleSlug }).whereNull('parent_id'), 'created_at desc, id desc', page),
    listReplies: (parentId, page) =>
      pageOf(database('comments').where({ parent_id: parentId }).whereNull('removed_at'), 'created_at, id', page),
    firstReplies: async (parentIds, limit) => {
      const { rows } = await database.raw<{ rows: object[] }>(
        `select reply.* from unnest(?::uuid[]) as parent (id) cross join lateral (
           select * from comments where parent_id = parent.id and removed_at is null order by created_at, id limit ?) as reply`,
        [[...parentIds], limit],
      );
      return rows.map((row) => fromColumns<ReadComment>(row));
    },
    find: async (id) => {
      const row = (await shown().where({ id }).first()) as object | undefined;
      return row && fromColumns<ReadComment>(row);
    },
    listBy: async (authorId) => {
      const rows: object[] = await database('comments')
        .where({ author_id: authorId })
        .whereNull('removed_at')
        .orderBy('created_at')
        .orderBy('id');
      return rows.map((row) => fromColumns<Comment>(row));
    },
    countOf: async (articleSlugs) => {
      const rows: { article_slug: string; comments: number }[] = await database('comment_counts').whereIn('article_slug', articleSlugs);
      return new Map(rows.map((row) => [row.article_slug, row.comments]));
    },
  };
};
