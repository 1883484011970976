import type { SetLike } from '@paltu/interests';
import type { Refusal } from '@paltu/kernel';
import { data, flag, ok, pageQuery, paginationOf, paginationView, route, type Route } from '@paltu/service-kit';
import { z } from 'zod';
import type { LikedVet, VetId } from '../domain/liked-vet.ts';
import type { FindVet, LikeQueries } from '../use-cases/ports.ts';

/** Vets, as the slice that has them gives them. */
export interface LikedVets {
  readonly vetNotFound: Refusal;
  readonly vetParams: z.ZodType<{ id: VetId }>;
  readonly vetView: z.ZodType;
  /** As everybody sees them, in the order of their ids. */
  readonly present: (ids: readonly VetId[]) => Promise<object[]>;
}

export interface LikeRouteNeeds {
  readonly setLike: SetLike<LikedVet>;
  readonly findVet: FindVet;
  readonly queries: Pick<LikeQueries, 'list'>;
  readonly vets: LikedVets;
}

const query = z.object(pageQuery(50));
const body = z.strictObject({ liked: flag('Liked').optional() });

/** Whom members like. */
export const likeRoutes = ({ setLike, findVet, queries, vets }: LikeRouteNeeds): Route[] => [
  route({
    method: 'post',
    path: '/api/v1/vets/:id/like',
    access: 'member',
    limit: 'writes',
    summary: 'Like a vet, or no longer; without `liked` the other way round than it is',
    params: vets.vetParams,
    notFound: vets.vetNotFound,
    body,
    answers: { 200: data({ liked: z.boolean(), likes: z.int() }) },
    handle: async ({ actor, params, body: { liked } }) =>
      ok(await setLike({ thing: await findVet(params.id, actor), memberId: actor.userId, liked })),
  }),
  route({
    method: 'get',
    path: '/api/v1/vets/user/likes',
    access: 'member',
    limit: 'reads',
    summary: 'Vets that the caller likes, the last one liked first: those in sight, and the own profile',
    query,
    answers: { 200: data({ vets: z.array(vets.vetView), pagination: paginationView }) },
    handle: async ({ actor: { userId }, query: page }) => {
      const { ids, counted } = await queries.list(userId, page);
      const headers = { 'cache-control': 'private, no-store', vary: 'Authorization' };
      return ok({ vets: await vets.present(ids), pagination: paginationOf(page, counted) }, { headers });
    },
  }),
];
