import type { CountView, SetLike } from '@paltu/interests';
import type { Refusal } from '@paltu/kernel';
import { clientAddressOf, data, empty, flag, idParam, noContent, ok, route, type Route } from '@paltu/service-kit';
import { z } from 'zod';
import type { LikedThing } from '../domain/liked-thing.ts';
import type { FindThing, InterestQueries } from '../use-cases/ports.ts';
import { commentOf } from './export-view.ts';

export interface InterestRouteNeeds {
  readonly setLike: SetLike<LikedThing>;
  readonly countView: CountView<LikedThing>;
  readonly queries: Pick<InterestQueries, 'listLikes'>;
  readonly findArticle: FindThing;
  readonly findComment: FindThing;
  readonly articleParams: z.ZodType<{ slug: string }>;
  readonly articleNotFound: Refusal;
  readonly commentNotFound: Refusal;
}

const body = z.strictObject({ liked: flag('Liked').optional() });
const commentParams = z.object({ id: idParam });
const likeAnswers = { 200: data({ liked: z.boolean(), likes: z.int() }) };

/** What members like, and how often articles are looked at. */
export const interestRoutes = (needs: InterestRouteNeeds): Route[] => {
  const { setLike, countView, queries, findArticle, findComment, articleParams, articleNotFound, commentNotFound } = needs;
  return [
    route({
      method: 'post',
      path: '/api/v1/content/articles/:slug/like',
      access: 'member',
      limit: 'writes',
      summary: 'Like an article, or no longer; without `liked` the other way round than it is',
      params: articleParams,
      notFound: articleNotFound,
      body,
      answers: likeAnswers,
      handle: async ({ actor: { userId }, params, body: { liked } }) =>
        ok(await setLike({ thing: await findArticle(params.slug), memberId: userId, liked })),
    }),
    route({
      method: 'post',
      path: '/api/v1/content/comments/:id/like',
      access: 'member',
      limit: 'writes',
      summary: 'Like a comment, or no longer; without `liked` the other way round than it is',
      params: commentParams,
      notFound: commentNotFound,
      body,
      answers: likeAnswers,
      handle: async ({ actor: { userId }, params, body: { liked } }) =>
        ok(await setLike({ thing: await findComment(params.id), memberId: userId, liked })),
    }),
    route({
      method: 'get',
      path: '/api/v1/content/articles/:slug/likes',
      access: 'member',
      limit: 'reads',
      summary: 'Whether the caller likes an article, and which of its comments',
      params: articleParams,
      notFound: articleNotFound,
      answers: { 200: data({ liked: z.boolean(), comments: z.array(z.uuid()) }) },
      handle: async ({ actor: { userId }, params }) => {
        const { articleSlug } = await findArticle(params.slug);
        const likes = await queries.listLikes(userId, articleSlug);
        const comments = likes.map(commentOf).filter((id) => id !== null);
        const headers = { 'cache-control': 'private, no-store', vary: 'Authorization' };
        return ok({ liked: comments.length < likes.length, comments }, { headers });
      },
    }),
    route({
      method: 'post',
      path: '/api/v1/content/articles/:slug/view',
      access: 'optional',
      // As many as the pages that are looked at, and visitors of one carrier share an address.
      limit: 'reads',
      summary: 'Count a look at an article: once a day for each viewer',
      params: articleParams,
      notFound: articleNotFound,
      answers: { 204: empty() },
      handle: async ({ actor, params: { slug }, request }) => {
        const onlooker = { member: actor, address: clientAddressOf(request), browser: request.get('user-agent') ?? '' };
        await countView({ thing: await findArticle(slug), onlooker });
        return noContent();
      },
    }),
  ];
};
