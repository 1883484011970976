import { keeping, orRefuse, type MemberId } from '@paltu/kernel';
import type { RateLimiters } from '@paltu/limits';
import { transactionRunner } from '@paltu/persistence';
import { memberFollower, type MemberDirectory } from '@paltu/projections';
import type { ServiceParts } from '@paltu/runtime';
import { countWork } from '@paltu/service-kit';
import type { Knex } from 'knex';
import { commentOutbox } from './comment-events.ts';
import {
  commentPresenter,
  commentRoutes,
  exportView,
  presentExport,
  type CommentedArticles,
  type CommentPresenterNeeds,
} from './comment-http.ts';
import { knexCommentQueries, knexCommentRepository, type CommentQueries, type CommentScope } from './comment-store.ts';
import { commenting, followAuthor } from './comment-use-cases.ts';
import { commentNotFound, isShown, type Comment } from './comment.ts';

interface CommentsNeeds extends ServiceParts {
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
    return { comments, outbox, keep: keeping({ save: comments.save, outbox }) };
  };
  const queries = knexCommentQueries(database);
  return {
    routes: commentRoutes({
      queries,
      present: commentPresenter({ queries, members, figuresOf }),
      articles,
      comments: commenting({
        inTransaction: transactionRunner(database, scopeOf),
        requireArticle: articles.requireArticle,
        countComment: countWork(limiters.of(hourOfComments)),
        clock,
      }),
    }),
    // Once they are removed, or hidden, an event that is delivered again finds none.
    consumers: [memberFollower('content.comments', { followIn: [(trx) => followAuthor(scopeOf(trx), clock)] })],
    exported: { view: exportView, present: async (memberId: MemberId) => presentExport(await queries.listBy(memberId)) },
    commentNotFound,
    /** One that is shown, for the slice of interests. @throws AppError `comment.not-found` */
    getShown: async (id: string): Promise<Comment> => {
      const comment = orRefuse(await queries.find(id as Comment['id']), commentNotFound);
      if (!isShown(comment)) throw commentNotFound();
      return comment;
    },
  };
};
