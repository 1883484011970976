import { orRefuse } from '@paltu/kernel';
import { fromColumns, toColumns } from '@paltu/persistence';
import type { Knex } from 'knex';
import { commentNotFound } from '../domain/comment-errors.ts';
import type { Comment } from '../domain/comment.ts';
import type { CommentRepository, ReadComment } from '../use-cases/ports.ts';

/** Comments in the transaction `trx`. What counts replies and comments changes with them. */
export const knexCommentRepository = (trx: Knex.Transaction): CommentRepository => {
  const locked = () => trx('comments').forUpdate();
  const toComment = (row: object): Comment => {
    const { replies: _replies, ...comment } = fromColumns<ReadComment>(row);
    return comment;
  };
  const count = async ({ articleSlug, parentId }: Comment, change: 1 | -1): Promise<void> => {
    if (parentId !== null) await trx('comments').where({ id: parentId }).increment('replies', change);
    await trx('comment_counts')
      .insert({ article_slug: articleSlug, comments: 1 })
      .onConflict('article_slug')
      .merge({ comments: trx.raw('comment_counts.comments + ?', [change]) });
  };
  return {
    get: async (id) => toComment(orRefuse((await locked().where({ id }).first()) as object | undefined, commentNotFound)),
    listShownOf: async (authorId) => {
      const rows: object[] = await locked().where({ author_id: authorId }).whereNull('removed_at').orderBy('id');
      return rows.map(toComment);
    },
    add: async (comment) => {
      await trx('comments').insert({ ...toColumns(comment), replies: 0 });
      await count(comment, 1);
    },
    saveRemoved: async (comment) => {
      await trx('comments').where({ id: comment.id }).update(toColumns(comment));
      await count(comment, -1);
    },
  };
};
