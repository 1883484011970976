import type { MemberId, Refusal, Viewer } from '@paltu/kernel';
import type { DailyViewers } from '@paltu/limits';
import type { PageWanted } from '@paltu/persistence';
import {
  clientAddressOf,
  data,
  empty,
  flag,
  forThisReader,
  listAsJson,
  noContent,
  ok,
  pageQuery,
  paginationOf,
  paginationView,
  route,
  type Page,
  type Route,
} from '@paltu/service-kit';
import { z } from 'zod';
import type { Thing } from './interest.ts';
import type { CountView, SetLike } from './like-use-cases.ts';

/** A page of things that a member likes: as answers show them, or as the text of a JSON array. */
export interface FoundThings {
  readonly found: readonly object[] | string;
  /** All of them; counted no further than one over the cap of totals. */
  readonly counted: number;
}

/** The list of what the caller likes. */
export interface LikedList {
  readonly path: string;
  readonly summary: string;
  /** Of the list in the answer: `vets`. */
  readonly name: string;
  readonly view: z.ZodType;
  readonly read: (memberId: MemberId, page: PageWanted) => Promise<FoundThings>;
}

/** One kind of thing that can be liked, as the service has it. */
export interface LikedThings<T extends Thing> {
  /** Of one of them: `/api/v1/vets/:id`. */
  readonly path: string;
  /** `a vet`, for readers of the API. */
  readonly noun: string;
  /** Of the path: its one parameter names the thing. */
  readonly params: z.ZodType<Readonly<Record<string, string>>>;
  readonly notFound: Refusal;
  /** @throws AppError that it is not found, also when the viewer may not see it */
  readonly get: (id: string, viewer: Viewer | undefined) => Promise<T>;
  readonly list?: LikedList;
  /** Where looks at it are counted: who was counted today; `summary` for readers of the API. */
  readonly views?: { readonly viewers: DailyViewers; readonly summary: string };
}

const body = z.strictObject({ liked: flag('Liked').optional() });
const query = z.object(pageQuery(50));

/** The one parameter of a path. */
export const idIn = (params: Readonly<Record<string, string>>): string => Object.values(params)[0] ?? '';

/** A list that is there as text goes out as it is. */
const answerOf = (name: string, { found, counted }: FoundThings, page: Page) => {
  if (typeof found === 'string') return listAsJson(name, { rows: found, counted }, page);
  return { [name]: [...found], pagination: paginationOf(page, counted) };
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

/** A client reports that it shows a thing: answers come out of caches, and a robot that reads reports nothing. */
export const viewRoute = <T extends Thing>(
  countView: CountView<T>,
  { path, params, notFound, get }: LikedThings<T>,
  summary: string,
): Route =>
  route({
    method: 'post',
    path: `${path}/view`,
    access: 'optional',
    // As many as the pages that are looked at, and visitors of one carrier share an address.
    limit: 'reads',
    summary,
    params,
    notFound,
    answers: { 204: empty() },
    handle: async ({ actor, params: named, request }) => {
      const onlooker = { member: actor, address: clientAddressOf(request) };
      await countView({ thing: await get(idIn(named), actor), onlooker });
      return noContent();
    },
  });
