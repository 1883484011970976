import { knexLikesStore, likesSlice, type LikedThings } from '@paltu/interests';
import type { Refusal } from '@paltu/kernel';
import { dailyViewers, type RateLimiters } from '@paltu/limits';
import { dailySalts } from '@paltu/persistence';
import type { ServiceParts } from '@paltu/runtime';
import { idParam } from '@paltu/service-kit';
import { z } from 'zod';
import { knexLikeQueries } from './data/knex-like-queries.ts';
import type { LikedThing } from './domain/liked-thing.ts';
import { interestMessages } from './events/interest-messages.ts';
import { exportedLikes, ownLikeRoutes, type OwnLikeRouteNeeds } from './http/own-like-routes.ts';

export interface InterestsNeeds extends ServiceParts {
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
