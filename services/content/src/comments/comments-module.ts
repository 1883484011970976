import { reactor } from '@paltu/events';
import type { RateLimiters } from '@paltu/limits';
import { joinTransaction, transactionRunner } from '@paltu/persistence';
import type { MemberDirectory } from '@paltu/projections';
import type { ServiceParts } from '@paltu/runtime';
import type { Knex } from 'knex';
import { knexCommentQueries } from './data/knex-comment-queries.ts';
import { knexCommentRepository } from './data/knex-comment-repository.ts';
import { limiterComments } from './data/limiter-comments.ts';
import { commentOutbox } from './events/comment-messages.ts';
import { onMemberErased } from './events/on-member-erased.ts';
import { commentRoutes, type CommentedArticles } from './http/comment-routes.ts';
import { commentPresenter } from './http/comment-view.ts';
import { exportRoutes } from './http/export-routes.ts';
import { forgetComments } from './use-cases/forget-comments.ts';
import type { CommentQueries, CommentScope } from './use-cases/ports.ts';
import { postComment } from './use-cases/post-comment.ts';
import { removeComment } from './use-cases/remove-comment.ts';

export interface CommentsNeeds extends ServiceParts {
  readonly members: MemberDirectory;
  readonly limiters: Pick<RateLimiters, 'of'>;
  readonly articles: CommentedArticles;
}

/** How many comments articles have, for the slice of articles. */
export const commentCounts = ({ database }: Pick<ServiceParts, 'database'>): CommentQueries['countOf'] =>
  knexCommentQueries(database).countOf;

/** Comments on articles: written, read, removed. */
export const commentsModule = ({ database, outboxIn, clock, members, limiters, articles }: CommentsNeeds) => {
  const scopeOf = (trx: Knex.Transaction): CommentScope => ({
    comments: knexCommentRepository(trx),
    outbox: commentOutbox(outboxIn(trx)),
  });
  const queries = knexCommentQueries(database);
  const inTransaction = transactionRunner(database, scopeOf);
  return {
    routes: [
      ...exportRoutes({ queries }),
      ...commentRoutes({
        queries,
        present: commentPresenter({ queries, members }),
        articles,
        postComment: postComment({
          inTransaction,
          requireArticle: articles.requireArticle,
          countComment: limiterComments(limiters),
          clock,
        }),
        removeComment: removeComment({ inTransaction, clock }),
      }),
    ],
    consumers: [
      reactor({
        consumer: 'content.comments',
        on: [onMemberErased((trx) => forgetComments({ inTransaction: joinTransaction(trx, scopeOf), clock }))],
        // Whoever has no comments left has none to lose: what it hears again changes nothing.
        startAt: 'beginning',
        maxAgeMs: null,
      }),
    ],
  };
};
