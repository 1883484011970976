import { countWork } from '@paltu/service-kit';
import { keeping, orRefuse, type MemberId } from '@paltu/kernel';
import type { RateLimiters } from '@paltu/limits';
import { transactionRunner } from '@paltu/persistence';
import { memberFollower, whenErased, type MemberDirectory } from '@paltu/projections';
import type { ServiceParts } from '@paltu/runtime';
import type { Knex } from 'knex';
import { knexCommentQueries } from './data/knex-comment-queries.ts';
import { knexCommentRepository } from './data/knex-comment-repository.ts';
import { commentNotFound } from './domain/comment-errors.ts';
import type { Comment } from './domain/comment.ts';
import { commentOutbox } from './events/comment-messages.ts';
import { commentRoutes, type CommentedArticles } from './http/comment-routes.ts';
import { commentPresenter, type CommentPresenterNeeds } from './http/comment-view.ts';
import { exportView, presentExport } from './http/export-view.ts';
import { forgetComments } from './use-cases/forget-comments.ts';
import type { CommentQueries, CommentScope } from './use-cases/ports.ts';
import { postComment } from './use-cases/post-comment.ts';
import { removeComment } from './use-cases/remove-comment.ts';

export interface CommentsNeeds extends ServiceParts {
  readonly members: MemberDirectory;
  readonly limiters: Pick<RateLimiters, 'of'>;
  readonly articles: CommentedArticles;
  readonly figuresOf: CommentPresenterNeeds['figuresOf'];
}

/** Of one author. */
const hourOfComments = { name: 'comments', points: 20, seconds: 60 * 60 };

/** How many comments articles have, for the slice of articles. */
export const commentCounts = ({ database }: Pick<ServiceParts, 'database'>): CommentQueries['countOf'] =>
  knexCommentQueries(database).countOf;

/** Comments on articles: written, read, removed. */
export const commentsModule = ({ database, outboxIn, clock, members, limiters, articles, figuresOf }: CommentsNeeds) => {
  const scopeOf = (trx: Knex.Transaction): CommentScope => {
    const comments = knexCommentRepository(trx);
    const outbox = commentOutbox(outboxIn(trx));
    return { comments, outbox, keep: keeping({ save: comments.saveRemoved, outbox }) };
  };
  const queries = knexCommentQueries(database);
  const inTransaction = transactionRunner(database, scopeOf);
  return {
    routes: commentRoutes({
      queries,
      present: commentPresenter({ queries, members, figuresOf }),
      articles,
      postComment: postComment({
        inTransaction,
        requireArticle: articles.requireArticle,
        countComment: countWork(limiters.of(hourOfComments)),
        clock,
      }),
      removeComment: removeComment({ inTransaction, clock }),
    }),
    // Once they are removed an event that is delivered again finds none.
    consumers: [memberFollower('content.comments', { followIn: [whenErased((trx) => forgetComments({ scope: scopeOf(trx), clock }))] })],
    exported: { view: exportView, present: async (memberId: MemberId) => presentExport(await queries.listBy(memberId)) },
    commentNotFound,
    /** One that is shown, for the slice of interests. @throws AppError `comment.not-found` */
    getShown: async (id: string): Promise<Comment> => {
      const comment = orRefuse(await queries.find(id as Comment['id']), commentNotFound);
      if (comment.removedAt !== null) throw commentNotFound();
      return comment;
    },
  };
};
