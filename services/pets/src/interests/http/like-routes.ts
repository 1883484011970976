import type { SetLike } from '@paltu/interests';
import type { Refusal } from '@paltu/kernel';
import { data, flag, JsonText, ok, pageQuery, paginationOf, paginationView, route, type Route } from '@paltu/service-kit';
import { z } from 'zod';
import type { LikedListing } from '../domain/liked-listing.ts';
import type { FindListing, LikedListings } from '../use-cases/ports.ts';
import { listingParams } from './listing-params.ts';

export interface LikeRouteNeeds {
  readonly setLike: SetLike<LikedListing>;
  readonly findListing: FindListing;
  readonly liked: LikedListings;
  /** What `liked` finds. */
  readonly petView: z.ZodType;
  readonly petNotFound: Refusal;
}

const query = z.object(pageQuery(50));
const body = z.strictObject({ liked: flag('Liked').optional() });

/** What members like. */
export const likeRoutes = ({ setLike, findListing, liked, petView, petNotFound }: LikeRouteNeeds): Route[] => [
  route({
    method: 'post',
    path: '/api/v1/pets/:id/like',
    access: 'member',
    limit: 'writes',
    summary: 'Like a pet, or no longer; without `liked` the other way round than it is',
    params: listingParams,
    notFound: petNotFound,
    body,
    answers: { 200: data({ liked: z.boolean(), likes: z.int() }) },
    handle: async ({ actor, params, body: { liked: wanted } }) =>
      ok(await setLike({ thing: await findListing(params.id, actor), memberId: actor.userId, liked: wanted })),
  }),
  route({
    method: 'get',
    path: '/api/v1/pets/user/likes',
    access: 'member',
    limit: 'reads',
    summary: 'Pets that the caller likes, the last one liked first: published ones, and own ones',
    query,
    answers: { 200: data({ pets: z.array(petView), pagination: paginationView }) },
    handle: async ({ actor, query: page }) => {
      const { pets, counted } = await liked.list(actor.userId, page);
      const pagination = JSON.stringify(paginationOf(page, counted));
      const headers = { 'cache-control': 'private, no-store', vary: 'Authorization' };
      return ok(new JsonText(`{"pets":${pets},"pagination":${pagination}}`), { headers });
    },
  }),
];
