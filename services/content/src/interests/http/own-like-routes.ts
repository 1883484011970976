import type { Refusal } from '@paltu/kernel';
import { data, forThisReader, ok, route, type Exported, type Route } from '@paltu/service-kit';
import { z } from 'zod';
import type { Like, LikeQueries } from '../use-cases/ports.ts';

export interface OwnLikeRouteNeeds {
  readonly queries: LikeQueries;
  /** @throws AppError `article.not-found` */
  readonly requireArticle: (slug: string) => void;
  readonly articleParams: z.ZodType<{ slug: string }>;
  readonly articleNotFound: Refusal;
}

const commentOf = ({ thingId, articleSlug }: Like): string | null => (thingId === articleSlug ? null : thingId);

/** What a member takes along: the articles that they like, and comments below them. */
export const exportedLikes = (queries: LikeQueries): Exported => ({
  view: z.array(z.strictObject({ article: z.string(), commentId: z.uuid().nullable(), likedAt: z.iso.datetime() })),
  present: async (memberId) =>
    (await queries.list(memberId)).map((like) => ({
      article: like.articleSlug,
      commentId: commentOf(like),
      likedAt: like.likedAt.toISOString(),
    })),
});

/** What the caller likes on the page of an article. */
export const ownLikeRoutes = ({ queries, requireArticle, articleParams, articleNotFound }: OwnLikeRouteNeeds): Route[] => [
  route({
    method: 'get',
    path: '/api/v1/content/articles/:slug/likes',
    access: 'member',
    limit: 'reads',
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
