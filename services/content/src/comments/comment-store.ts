import { orRefuse, type Keep, type MemberId } from '@paltu/kernel';
import { fromColumns, readPage, toColumns, type PageWanted } from '@paltu/persistence';
import { totalCap } from '@paltu/service-kit';
import type { Knex } from 'knex';
import { commentNotFound, isShown, type Comment, type CommentEvent, type CommentId } from './comment.ts';

/** A comment as it is read. */
export interface ReadComment extends Comment {
  /** Replies that are shown. */
  readonly replies: number;
}

interface CommentPage {
  readonly comments: readonly ReadComment[];
  /** All of them; counted no further than one over the cap of totals. */
  readonly counted: number;
}

/** Of a release before `is_hidden` is null. */
const toReadComment = (row: object): ReadComment => {
  const { isHidden, ...comment } = fromColumns<ReadComment>(row);
  return { ...comment, isHidden: (isHidden as boolean | null) ?? false };
};

/** Comments in the transaction `trx`: a row that was read stays locked until it ends. What counts replies and comments changes with them. */
export const knexCommentRepository = (trx: Knex.Transaction) => {
  const locked = () => trx('comments').forUpdate();
  const toComment = (row: object): Comment => {
    const { replies: _replies, ...comment } = toReadComment(row);
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
    /** @throws AppError `comment.not-found` */
    get: async (id: CommentId): Promise<Comment> =>
      toComment(orRefuse((await locked().where({ id }).first()) as object | undefined, commentNotFound)),
    /** What the member wrote and nobody removed, always in the same order; only what is hidden, or is not, where that is given. */
    listKeptOf: async (authorId: MemberId, wanted?: { readonly isHidden: boolean }): Promise<readonly Comment[]> => {
      const own = locked().where({ author_id: authorId }).whereNull('removed_at').orderBy('id');
      if (wanted !== undefined) void own.whereRaw('coalesce(is_hidden, false) = ?', [wanted.isHidden]);
      return ((await own) as object[]).map(toComment);
    },
    add: async (comment: Comment): Promise<void> => {
      await trx('comments').insert({ ...toColumns(comment), replies: 0 });
      await count(comment, 1);
    },
    /** What is shown is counted. */
    save: async (comment: Comment, before: Comment): Promise<void> => {
      await trx('comments').where({ id: comment.id }).update(toColumns(comment));
      if (isShown(comment) !== isShown(before)) await count(comment, isShown(comment) ? 1 : -1);
    },
  };
};

export type CommentRepository = ReturnType<typeof knexCommentRepository>;

/** All that a use case may write with. */
export interface CommentScope {
  readonly comments: CommentRepository;
  readonly outbox: { append(events: readonly CommentEvent[]): Promise<void> };
  /** Keeps a decision about a comment. */
  readonly keep: Keep<Comment, CommentEvent>;
}

/** Comments as screens read them, without locks. @param cap totals are counted no further than one over it. */
export const knexCommentQueries = (database: Knex, cap = totalCap) => {
  const pageOf = async (query: Knex.QueryBuilder, order: string, page: PageWanted): Promise<CommentPage> => {
    const { rows, counted } = await readPage(query, order, page, cap);
    return { comments: rows.map(toReadComment), counted };
  };
  // As the index has it, and then without what is hidden.
  const shown = () =>
    database('comments').whereRaw('(removed_at is null or replies > 0)').whereRaw('(is_hidden is not true or replies > 0)');
  return {
    /** Those of an article that reply to none, the newest first; a removed one stays while it has replies. */
    listOf: (articleSlug: string, page: PageWanted) =>
      pageOf(shown().where({ article_slug: articleSlug }).whereNull('parent_id'), 'created_at desc, id desc', page),
    /** Replies to one, the oldest first. */
    listReplies: (parentId: CommentId, page: PageWanted) =>
      pageOf(
        database('comments').where({ parent_id: parentId }).whereNull('removed_at').whereRaw('is_hidden is not true'),
        'created_at, id',
        page,
      ),
    /** Of each at most `limit` replies, the oldest first. */
    firstReplies: async (parentIds: readonly CommentId[], limit: number): Promise<readonly ReadComment[]> => {
      const { rows } = await database.raw<{ rows: object[] }>(
        `select reply.* from unnest(?::uuid[]) as parent (id) cross join lateral (
           select * from comments where parent_id = parent.id and removed_at is null and is_hidden is not true order by created_at, id limit ?) as reply`,
        [[...parentIds], limit],
      );
      return rows.map(toReadComment);
    },
    find: async (id: CommentId): Promise<ReadComment | undefined> => {
      const row = (await shown().where({ id }).first()) as object | undefined;
      return row && toReadComment(row);
    },
    /** All that the member wrote, the first one first. */
    listBy: async (authorId: MemberId): Promise<readonly Comment[]> => {
      const rows: object[] = await database('comments')
        .where({ author_id: authorId })
        .whereNull('removed_at')
        .orderBy('created_at')
        .orderBy('id');
      return rows.map(toReadComment);
    },
    /** How many are shown, by slug; nothing for an article without any. */
    countOf: async (articleSlugs: readonly string[]): Promise<ReadonlyMap<string, number>> => {
      const rows: { article_slug: string; comments: number }[] = await database('comment_counts').whereIn('article_slug', articleSlugs);
      return new Map(rows.map((row) => [row.article_slug, row.comments]));
    },
  };
};

export type CommentQueries = ReturnType<typeof knexCommentQueries>;
