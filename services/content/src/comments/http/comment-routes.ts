import {
  created,
  data,
  done,
  idParam,
  message,
  ok,
  pageQuery,
  paginationOf,
  paginationView,
  parameter,
  requiredMultilineText,
  route,
  tooManyRequests,
  type Route,
} from '@paltu/service-kit';
import type { Refusal } from '@paltu/kernel';
import { z } from 'zod';
import { commentNotFound, commentNotYours, replyToReply } from '../domain/comment-errors.ts';
import type { CommentId } from '../domain/comment.ts';
import type { CommentQueries } from '../use-cases/ports.ts';
import type { PostComment, PostCommentNeeds } from '../use-cases/post-comment.ts';
import type { RemoveComment } from '../use-cases/remove-comment.ts';
import { commentView, type CommentAnswer, type CommentPresenter } from './comment-view.ts';

/** What is commented on, as the slice of articles gives it. */
export interface CommentedArticles {
  readonly articleNotFound: Refusal;
  readonly articleParams: z.ZodType<{ slug: string }>;
  readonly requireArticle: PostCommentNeeds['requireArticle'];
}

export interface CommentRouteNeeds {
  readonly queries: CommentQueries;
  readonly present: CommentPresenter;
  readonly articles: CommentedArticles;
  readonly postComment: PostComment;
  readonly removeComment: RemoveComment;
}

const commentParams = z.object({ id: idParam.transform((id) => id as CommentId) });
const asCommentId = idParam.transform((id) => id as CommentId);

const listQuery = z.object({ ...pageQuery(20), parentId: parameter(asCommentId) });

const body = z.strictObject({
  content: requiredMultilineText('Comment', 1_000),
  parentId: asCommentId.optional(),
});

/** Those of an article, or the replies to one of them. @throws AppError `comment.not-found` */
const commentReader =
  (queries: CommentQueries) =>
  async (slug: string, query: z.output<typeof listQuery>): ReturnType<CommentQueries['listOf']> => {
    const { parentId } = query;
    if (parentId === undefined) return queries.listOf(slug, query);
    const parent = await queries.find(parentId);
    if (parent?.articleSlug !== slug) throw commentNotFound();
    return queries.listReplies(parentId, query);
  };

/** Comments below articles, with one level of replies. */
export const commentRoutes = ({ queries, present, articles, postComment, removeComment }: CommentRouteNeeds): Route[] => {
  const commentsOf = commentReader(queries);
  return [
    route({
      method: 'get',
      path: '/api/v1/content/articles/:slug/comments',
      access: 'public',
      limit: 'reads',
      summary:
        'Comments on an article, the newest first, each with its first replies; with `parentId` the replies to one, the oldest first',
      params: articles.articleParams,
      notFound: articles.articleNotFound,
      query: listQuery,
      answers: { 200: data({ comments: z.array(commentView), pagination: paginationView }) },
      refuses: [commentNotFound],
      handle: async ({ params: { slug }, query }) => {
        articles.requireArticle(slug);
        const { comments, counted } = await commentsOf(slug, query);
        return ok({ comments: await present(comments), pagination: paginationOf(query, counted) });
      },
    }),
    route({
      method: 'post',
      path: '/api/v1/content/articles/:slug/comments',
      access: 'member',
      limit: 'writes',
      summary: 'Write a comment on an article, or a reply to one; it is shown at once, as text',
      params: articles.articleParams,
      notFound: articles.articleNotFound,
      body,
      answers: { 201: data({ comment: commentView }) },
      refuses: [commentNotFound, replyToReply, tooManyRequests],
      handle: async ({ actor: { userId }, params, body: { content, parentId } }) => {
        const comment = await postComment({ articleSlug: params.slug, parentId, authorId: userId, content });
        const [shown] = await present([{ ...comment, replies: 0 }]);
        return created({ comment: shown as CommentAnswer });
      },
    }),
    route({
      method: 'delete',
      path: '/api/v1/content/comments/:id',
      access: 'member',
      limit: 'writes',
      summary: "Remove the caller's comment; an admin removes any; once more answers the same",
      params: commentParams,
      notFound: commentNotFound,
      answers: { 200: message() },
      refuses: [commentNotYours],
      handle: async ({ actor, params }) => {
        await removeComment({ id: params.id, remover: actor });
        return done('Comment removed successfully!');
      },
    }),
  ];
};
