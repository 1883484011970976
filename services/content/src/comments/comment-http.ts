import type { MemberId, Refusal } from '@paltu/kernel';
import { memberView, portrayedMemberView, presentPortrayedMember, type MemberDirectory, type MembersById } from '@paltu/projections';
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
import { z } from 'zod';
import type { CommentQueries, ReadComment } from './comment-store.ts';
import type { Commenting } from './comment-use-cases.ts';
import { commentNotFound, commentNotYours, isShown, replyToReply, type Comment, type CommentId } from './comment.ts';

const authorView = z.strictObject({ ...memberView.shape, avatar: portrayedMemberView.shape.profileImage }).meta({ id: 'CommentAuthor' });

const fields = {
  _id: z.uuid(),
  id: z.uuid(),
  parentId: z.uuid().nullable(),
  author: authorView.nullable(),
  content: z.string(),
  removed: z.boolean(),
  likes: z.int(),
  publishedAt: z.iso.datetime(),
};

const replyView = z.strictObject(fields).meta({ id: 'CommentReply' });

/** A comment with its first replies; of a removed one only its replies are shown. `repliesCount` counts them all. */
const commentView = z.strictObject({ ...fields, replies: z.array(replyView), repliesCount: z.int() }).meta({ id: 'Comment' });

type CommentAnswer = z.input<typeof commentView>;

const repliesShown = 3;

export interface CommentPresenterNeeds {
  readonly queries: Pick<CommentQueries, 'firstReplies'>;
  readonly members: MemberDirectory;
  readonly figuresOf: (ids: readonly string[]) => Promise<ReadonlyMap<string, { readonly likes: number }>>;
}

const presentAuthor = (id: MemberId, members: MembersById): z.input<typeof authorView> => {
  const { profileImage: avatar, ...member } = presentPortrayedMember(id, members);
  return { ...member, avatar };
};

/** Comments as answers show them, with one read for all their replies, one for all their authors and one for all their likes. */
export const commentPresenter =
  ({ queries, members, figuresOf }: CommentPresenterNeeds) =>
  async (comments: readonly ReadComment[]): Promise<CommentAnswer[]> => {
    const withReplies = comments.filter(({ replies }) => replies > 0).map(({ id }) => id);
    const replies = withReplies.length === 0 ? [] : await queries.firstReplies(withReplies, repliesShown);
    const all = [...comments, ...replies];
    const [known, figures] = await Promise.all([
      members.find([...new Set(all.map(({ authorId }) => authorId))]),
      figuresOf(all.filter(isShown).map(({ id }) => id)),
    ]);
    const present = (comment: ReadComment): z.input<typeof replyView> => {
      const { id, parentId, authorId, content, createdAt } = comment;
      return {
        _id: id,
        id,
        parentId,
        author: isShown(comment) ? presentAuthor(authorId, known) : null,
        content: isShown(comment) ? content : '',
        removed: !isShown(comment),
        likes: figures.get(id)?.likes ?? 0,
        publishedAt: createdAt.toISOString(),
      };
    };
    return comments.map((comment) => ({
      ...present(comment),
      replies: replies.filter(({ parentId }) => parentId === comment.id).map(present),
      repliesCount: comment.replies,
    }));
  };

type CommentPresenter = ReturnType<typeof commentPresenter>;

const commentExport = z
  .strictObject({
    id: z.uuid(),
    article: z.string(),
    parentId: z.uuid().nullable(),
    content: z.string(),
    publishedAt: z.iso.datetime(),
  })
  .meta({ id: 'CommentExport' });

/** What a member wrote. */
export const exportView = z.array(commentExport);

export const presentExport = (written: readonly Comment[]): z.input<typeof exportView> =>
  written.map(({ id, articleSlug, parentId, content, createdAt }) => ({
    id,
    article: articleSlug,
    parentId,
    content,
    publishedAt: createdAt.toISOString(),
  }));

/** What is commented on, as the slice of articles gives it. */
export interface CommentedArticles {
  readonly articleNotFound: Refusal;
  readonly articleParams: z.ZodType<{ slug: string }>;
  /** @throws AppError `article.not-found` */
  readonly requireArticle: (slug: string) => void;
}

interface CommentRouteNeeds {
  readonly queries: CommentQueries;
  readonly present: CommentPresenter;
  readonly articles: CommentedArticles;
  readonly comments: Commenting;
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
export const commentRoutes = ({ queries, present, articles, comments: { post, remove } }: CommentRouteNeeds): Route[] => {
  const commentsOf = commentReader(queries);
  return [
    route({
      method: 'get',
      path: '/api/v1/content/articles/:slug/comments',
      access: 'public',
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
      summary: 'Write a comment on an article, or a reply to one; it is shown at once, as text',
      params: articles.articleParams,
      notFound: articles.articleNotFound,
      body,
      answers: { 201: data({ comment: commentView }) },
      refuses: [commentNotFound, replyToReply, tooManyRequests],
      handle: async ({ actor: { userId }, params, body: { content, parentId } }) => {
        const comment = await post({ articleSlug: params.slug, parentId, authorId: userId, content });
        const [shown] = await present([{ ...comment, replies: 0 }]);
        return created({ comment: shown as CommentAnswer });
      },
    }),
    route({
      method: 'delete',
      path: '/api/v1/content/comments/:id',
      access: 'member',
      summary: "Remove the caller's comment; an admin removes any; once more answers the same",
      params: commentParams,
      notFound: commentNotFound,
      answers: { 200: message() },
      refuses: [commentNotYours],
      handle: async ({ actor, params }) => {
        await remove({ id: params.id, remover: actor });
        return done('Comment removed successfully!');
      },
    }),
  ];
};
