import {
  data,
  flag,
  forThisReader,
  JsonText,
  ok,
  pageQuery,
  paginationOf,
  paginationView,
  route,
  type Page,
  type Route,
} from '@paltu/service-kit';
import { z } from 'zod';
import type { Thing } from '../domain/interest.ts';
import type { SetLike } from '../use-cases/set-like.ts';
import type { FoundThings, LikedList, LikedThings } from './liked-things.ts';

const body = z.strictObject({ liked: flag('Liked').optional() });
const query = z.object(pageQuery(50));

/** The one parameter of a path. */
export const idIn = (params: Readonly<Record<string, string>>): string => Object.values(params)[0] ?? '';

/** A list that is there as text goes out as it is. */
const answerOf = (name: string, { found, counted }: FoundThings, page: Page) => {
  const pagination = paginationOf(page, counted);
  if (typeof found !== 'string') return { [name]: [...found], pagination };
  return new JsonText(`{"${name}":${found},"pagination":${JSON.stringify(pagination)}}`);
};

const listRoute = ({ path, summary, name, view, read }: LikedList): Route =>
  route({
    method: 'get',
    path,
    access: 'member',
    limit: 'reads',
    summary,
    query,
    answers: { 200: data({ [name]: z.array(view), pagination: paginationView }) },
    handle: async ({ actor: { userId }, query: page }) => {
      return ok(answerOf(name, await read(userId, page), page), { headers: forThisReader });
    },
  });

/** What members like of one kind of thing. */
export const likeRoutes = <T extends Thing>(setLike: SetLike<T>, { path, noun, params, notFound, get, list }: LikedThings<T>): Route[] => [
  route({
    method: 'post',
    path: `${path}/like`,
    access: 'member',
    limit: 'writes',
    summary: `Like ${noun}, or no longer; without \`liked\` the other way round than it is`,
    params,
    notFound,
    body,
    answers: { 200: data({ liked: z.boolean(), likes: z.int() }) },
    handle: async ({ actor, params: named, body: { liked } }) =>
      ok(await setLike({ thing: await get(idIn(named), actor), memberId: actor.userId, liked })),
  }),
  ...(list === undefined ? [] : [listRoute(list)]),
];
