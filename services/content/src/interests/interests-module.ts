import {
  articleLiked,
  articleUnliked,
  articleViewed,
  commentLiked,
  commentUnliked,
  type ContentInterestSchema,
  type EveryField,
} from '@paltu/contracts';
import { outgoingEvent } from '@paltu/events';
import { knexLikesStore, likesSlice, type Interest, type InterestMessages, type LikedThings } from '@paltu/interests';
import type { MemberId, Refusal } from '@paltu/kernel';
import { dailyViewers, type RateLimiters } from '@paltu/limits';
import { dailySalts, fromColumns } from '@paltu/persistence';
import type { ServiceParts } from '@paltu/runtime';
import { data, forThisReader, idParam, ok, route, type Exported, type Route } from '@paltu/service-kit';
import type { Knex } from 'knex';
import { z } from 'zod';

/** What can be liked: an article, or a comment below one. */
export interface LikedThing {
  /** Slug of the article, or id of the comment. */
  readonly id: string;
  /** The article, or the one that the comment stands below. */
  readonly articleSlug: string;
  /** Who wrote the comment; null for an article. */
  readonly authorId: MemberId | null;
}

interface Like {
  /** Slug of the article, or id of the comment. */
  readonly thingId: string;
  readonly articleSlug: string;
  readonly likedAt: Date;
}

/** Likes as they are read, without locks. */
const knexLikeQueries = (database: Knex) => ({
  /** What the member likes, the first one first; of one article and its comments where it is named. */
  list: async (memberId: MemberId, articleSlug?: string): Promise<readonly Like[]> => {
    const likes = database('likes').select('thing_id', 'article_slug', 'liked_at').where({ member_id: memberId });
    if (articleSlug !== undefined) likes.where({ article_slug: articleSlug });
    const rows: object[] = await likes.orderBy('liked_at').orderBy('thing_id');
    return rows.map((row) => fromColumns<Like>(row));
  },
});

const interestMessage = ({ id, version, articleSlug, authorId, likes, views }: Interest<LikedThing>) =>
  ({ id, version: BigInt(version), articleSlug, authorId: authorId ?? '', likes, views }) satisfies EveryField<
    typeof ContentInterestSchema
  >;

export const interestMessages: InterestMessages<LikedThing> = (event, envelope) => {
  const interest = interestMessage(event.interest);
  if (event.type === 'viewed') return [outgoingEvent(articleViewed, { ...envelope, data: { interest } })];
  const liked = { ...envelope, data: { interest, memberId: event.memberId } };
  const isLiked = event.type === 'liked';
  if (event.interest.authorId === null) return [isLiked ? outgoingEvent(articleLiked, liked) : outgoingEvent(articleUnliked, liked)];
  return [isLiked ? outgoingEvent(commentLiked, liked) : outgoingEvent(commentUnliked, liked)];
};

interface OwnLikeRouteNeeds {
  readonly queries: ReturnType<typeof knexLikeQueries>;
  /** @throws AppError `article.not-found` */
  readonly requireArticle: (slug: string) => void;
  readonly articleParams: z.ZodType<{ slug: string }>;
  readonly articleNotFound: Refusal;
}

const commentOf = ({ thingId, articleSlug }: Like): string | null => (thingId === articleSlug ? null : thingId);

/** What a member takes along: the articles that they like, and comments below them. */
const exportedLikes = (queries: OwnLikeRouteNeeds['queries']): Exported => ({
  view: z.array(z.strictObject({ article: z.string(), commentId: z.uuid().nullable(), likedAt: z.iso.datetime() })),
  present: async (memberId) =>
    (await queries.list(memberId)).map((like) => ({
      article: like.articleSlug,
      commentId: commentOf(like),
      likedAt: like.likedAt.toISOString(),
    })),
});

/** What the caller likes on the page of an article. */
const ownLikeRoutes = ({ queries, requireArticle, articleParams, articleNotFound }: OwnLikeRouteNeeds): Route[] => [
  route({
    method: 'get',
    path: '/api/v1/content/articles/:slug/likes',
    access: 'member',
    summary: 'Whether the caller likes an article, and which of its comments',
    params: articleParams,
    notFound: articleNotFound,
    answers: { 200: data({ liked: z.boolean(), comments: z.array(z.uuid()) }) },
    handle: async ({ actor: { userId }, params: { slug } }) => {
      requireArticle(slug);
      const likes = await queries.list(userId, slug);
      const comments = likes.map(commentOf).filter((id) => id !== null);
      return ok({ liked: comments.length < likes.length, comments }, { headers: forThisReader });
    },
  }),
];

interface InterestsNeeds extends ServiceParts {
  readonly limiters: Pick<RateLimiters, 'marks'>;
  readonly articles: Omit<OwnLikeRouteNeeds, 'queries'>;
  readonly comments: {
    readonly commentNotFound: Refusal;
    /** One that is shown. @throws AppError `comment.not-found` */
    readonly getShown: (id: string) => Promise<Pick<LikedThing, 'articleSlug' | 'authorId'>>;
  };
}

/** Likes of articles and comments, and views of articles. */
export const interestsModule = ({ limiters, articles, comments, ...parts }: InterestsNeeds) => {
  const { database, clock } = parts;
  const queries = knexLikeQueries(database);
  const likedArticles: LikedThings<LikedThing> = {
    path: '/api/v1/content/articles/:slug',
    noun: 'an article',
    params: articles.articleParams,
    notFound: articles.articleNotFound,
    get: async (slug) => {
      articles.requireArticle(slug);
      return { id: slug, articleSlug: slug, authorId: null };
    },
    views: {
      viewers: dailyViewers(limiters.marks('article-views'), dailySalts(database)),
      summary: 'Count a look at an article: once a day for each viewer',
    },
  };
  const likedComments: LikedThings<LikedThing> = {
    path: '/api/v1/content/comments/:id',
    noun: 'a comment',
    params: z.object({ id: idParam }),
    notFound: comments.commentNotFound,
    get: async (id) => {
      const { articleSlug, authorId } = await comments.getShown(id);
      return { id, articleSlug, authorId };
    },
  };
  const likes = likesSlice<LikedThing, Parameters<typeof parts.outboxIn>[0]>({
    store: knexLikesStore<LikedThing>(parts, { alsoInLikes: ({ articleSlug }) => ({ articleSlug }) }),
    clock,
    messages: interestMessages,
    things: [likedArticles, likedComments],
    consumer: 'content.likes',
  });
  return {
    ...likes,
    routes: [...likes.likedRoutes, ...ownLikeRoutes({ ...articles, queries }), ...likes.viewRoutes],
    exported: exportedLikes(queries),
  };
};
