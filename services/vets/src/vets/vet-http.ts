import { cacheTags } from '@paltu/contracts/cache-tags';
import type { NoteSearch } from '@paltu/empty-searches';
import type { Clock, MemberId } from '@paltu/kernel';
import type { PageWanted } from '@paltu/persistence';
import type { PictureForm } from '@paltu/pictures';
import { searchAsJson } from '@paltu/search';
import {
  created,
  data,
  forEverybody,
  forThisReader,
  listAsJson,
  ok,
  paginationOf,
  paginationView,
  route,
  type Route,
} from '@paltu/service-kit';
import { z } from 'zod';
import {
  editVetBody,
  featuredQuery,
  listVetBody,
  nearbyQuery,
  specialtyQuery,
  statusBody,
  toChange,
  toDetails,
  toFilter,
  vetParams,
  vetsQuery,
} from './vet-fields-http.ts';
import type { VetFilter, VetPage, VetQueries } from './vet-store.ts';
import type { ProfileDecisions, ViewVet } from './vet-use-cases.ts';
import {
  anyVetView,
  nearbyVetView,
  ownVetView,
  presentName,
  presentNearby,
  presentOwn,
  presentVet,
  vetNameView,
  vetSearchView,
  vetView,
  type reviewDetailView,
} from './vet-views-http.ts';
import { accountDeactivated, alreadyListed, pictureUnknown, tooManyPictures, vetNotFound, type VetId } from './vet.ts';

const usualMetres = 10_000;
const page = data({ vets: z.array(vetView), pagination: paginationView });

const rowsOf = ({ vets }: VetPage): string => JSON.stringify(vets.map(presentVet));

const answerOf = (found: VetPage, wanted: PageWanted, search?: string) =>
  ok(listAsJson('vets', { rows: rowsOf(found), counted: found.counted }, wanted, search), { headers: forEverybody });

/** How everybody finds a vet. */
export const findingRoutes = (queries: VetQueries, clock: Clock, noteSearch: NoteSearch): Route[] => {
  const best = async (filter: VetFilter, wanted: PageWanted) => answerOf(await queries.list(filter, 'rating', wanted), wanted);
  return [
    route({
      method: 'get',
      path: '/api/v1/vets',
      access: 'public',
      cache: { tags: [cacheTags.vets], timely: ['today'] },
      summary: 'Vets; with `search`, what it was taken for',
      query: vetsQuery,
      answers: { 200: data({ vets: z.array(vetView), pagination: paginationView, search: vetSearchView.optional() }) },
      handle: async ({ query, request }) => {
        const { search, sortBy } = query;
        const filter = toFilter(query, clock.now());
        if (search === undefined) return answerOf(await queries.list(filter, sortBy ?? 'rating', query), query);
        const { found, search: read } = await queries.search(search, filter, sortBy, query);
        noteSearch(request, { search, filter, page: query, counted: found.counted });
        return answerOf(found, query, searchAsJson(read, { name: 'vets', rowsOf, city: 'city' }));
      },
    }),
    route({
      method: 'get',
      path: '/api/v1/vets/featured',
      access: 'public',
      cache: { tags: [cacheTags.vets] },
      summary: 'Vets that are shown before others',
      query: featuredQuery,
      answers: { 200: page },
      handle: ({ query }) => best({ featured: true }, query),
    }),
    route({
      method: 'get',
      path: '/api/v1/vets/specialty',
      access: 'public',
      cache: { tags: [cacheTags.vets] },
      summary: 'Vets of one specialty, the best rated first',
      query: specialtyQuery,
      answers: { 200: page },
      handle: ({ query }) => best({ specialty: query.specialty }, query),
    }),
    route({
      method: 'get',
      path: '/api/v1/vets/nearby',
      access: 'public',
      cache: { tags: [cacheTags.vets] },
      summary: 'Vets around a place, the nearest first',
      query: nearbyQuery,
      answers: { 200: data({ vets: z.array(nearbyVetView), pagination: paginationView }) },
      handle: async ({ query }) => {
        const { vets, counted } = await queries.listNearby(query, query.maxDistance ?? usualMetres, query);
        const nearest = vets.map((vet) => presentNearby(vet, query));
        return ok({ vets: nearest, pagination: paginationOf(query, counted) }, { headers: forEverybody });
      },
    }),
  ];
};

const updatedText = 'Vet profile updated successfully!';

interface ProfileRouteNeeds {
  readonly decisions: ProfileDecisions;
  readonly queries: VetQueries;
  readonly form: PictureForm;
}

const ownVet = data({ vet: ownVetView });

/** What vets do with their own profile. */
export const profileRoutes = ({ decisions, queries, form }: ProfileRouteNeeds): Route[] => {
  const own = async (ownerId: MemberId) => ({ vet: presentOwn(await queries.getOfOwner(ownerId)) });
  return [
    route({
      method: 'post',
      path: '/api/v1/vets',
      access: 'member',
      limit: 'uploads',
      summary: 'Offer visits as a vet',
      reader: form.reader,
      body: listVetBody,
      answers: { 201: ownVet },
      refuses: [alreadyListed, accountDeactivated, tooManyPictures, pictureUnknown],
      handle: async ({ actor: { userId }, body, request }) => {
        await decisions.list({ ownerId: userId, details: toDetails(body), files: form.filesOf(request) });
        return created(await own(userId), { message: 'Your vet profile is online!' });
      },
    }),
    route({
      method: 'put',
      path: '/api/v1/vets',
      access: 'member',
      limit: 'uploads',
      summary: "Change the caller's profile",
      reader: form.reader,
      body: editVetBody,
      answers: { 200: ownVet },
      refuses: [vetNotFound, tooManyPictures, pictureUnknown],
      handle: async ({ actor: { userId }, body, request }) => {
        await decisions.edit({ ownerId: userId, ...toChange(body), files: form.filesOf(request) });
        return ok(await own(userId), { message: updatedText });
      },
    }),
    route({
      method: 'get',
      path: '/api/v1/vets/user/my-profile',
      access: 'member',
      summary: "The caller's profile",
      answers: { 200: ownVet },
      refuses: [vetNotFound],
      handle: async ({ actor: { userId } }) => ok(await own(userId), { headers: forThisReader }),
    }),
    route({
      method: 'get',
      path: '/api/v1/vets/user/office',
      access: 'member',
      summary: 'Whether the caller is a vet: the name of their profile, or none',
      answers: { 200: data({ vet: vetNameView.nullable() }) },
      handle: async ({ actor: { userId } }) => {
        const found = await queries.findOfOwner(userId);
        return ok({ vet: found === undefined ? null : presentName(found) }, { headers: forThisReader });
      },
    }),
    route({
      method: 'patch',
      path: '/api/v1/vets/status',
      access: 'member',
      summary: "Hide the caller's profile, or show it again",
      body: statusBody,
      answers: { 200: ownVet },
      refuses: [vetNotFound],
      handle: async ({ actor: { userId }, body }) => {
        await decisions.setActive(userId, body.isActive);
        return ok(await own(userId), { message: updatedText });
      },
    }),
  ];
};

/** The newest few reviews of a vet. */
export type ReadNewestReviews = (id: VetId, limit: number) => Promise<z.input<typeof reviewDetailView>[]>;

const shownReviews = 3;

/** The page of one vet. */
export const vetRoutes = (view: ViewVet, newestReviews: ReadNewestReviews): Route[] => [
  route({
    method: 'get',
    path: '/api/v1/vets/:id',
    access: 'optional',
    cache: { tags: [cacheTags.vet] },
    summary: 'One vet',
    params: vetParams,
    notFound: vetNotFound,
    answers: { 200: data({ vet: anyVetView }) },
    handle: async ({ actor, params }) => {
      const [found, reviewDetails] = await Promise.all([view(params.id, actor), newestReviews(params.id, shownReviews)]);
      if (found.isPrivileged) return ok({ vet: { ...presentOwn(found), reviewDetails } }, { headers: forThisReader });
      return ok({ vet: { ...presentVet(found), reviewDetails } }, { headers: { ...forEverybody, vary: 'Authorization' } });
    },
  }),
];
