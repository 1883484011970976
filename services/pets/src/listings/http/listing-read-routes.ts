import type { ListingId } from '@paltu/kernel';
import type { MemberDirectory } from '@paltu/projections';
import { data, forEverybody, forThisReader, JsonText, ok, paginationOf, paginationView, route, type Route } from '@paltu/service-kit';
import { z } from 'zod';
import { petNotFound } from '../domain/listing-errors.ts';
import type { ListingQueries, PublishedListings } from '../use-cases/ports.ts';
import type { ViewListing } from '../use-cases/view-listing.ts';
import { presentListing, type OwnListingPresenter } from './listing-presenter.ts';
import { toFilter, toOwnFilter } from './listing-requests.ts';
import { presentSearch } from './search-presenter.ts';
import { anyListingView, listingParams, ownListingView, ownQuery, petView, publishedQuery, searchView } from './listing-schemas.ts';

// The owner sees more of the same listing.
const petForEverybody = { ...forEverybody, vary: 'Authorization' };

export interface ListingReadRouteNeeds {
  readonly queries: ListingQueries;
  readonly published: PublishedListings;
  readonly viewListing: ViewListing;
  readonly members: MemberDirectory;
  readonly presentOwn: OwnListingPresenter;
}

/** What everybody reads, and what owners read of their own. */
export const listingReadRoutes = ({ queries, published, viewListing, members, presentOwn }: ListingReadRouteNeeds): Route[] => {
  const publishedPet = async (id: ListingId): Promise<JsonText> => {
    const pet = await published.find(id);
    if (pet === undefined) throw petNotFound();
    return new JsonText(`{"pet":${pet}}`);
  };

  const listed = (members: string) => ok(new JsonText(`{${members}}`), { headers: forEverybody });

  return [
    route({
      method: 'get',
      path: '/api/v1/pets',
      access: 'public',
      limit: 'reads',
      summary: 'Published listings',
      query: publishedQuery,
      answers: { 200: data({ pets: z.array(petView), pagination: paginationView, search: searchView.optional() }) },
      handle: async ({ query }) => {
        const [filter, search] = [toFilter(query), query.search];
        if (search === undefined) {
          const { pets, counted } = await published.list(filter, query.sortBy ?? 'newest', query);
          return listed(`"pets":${pets},"pagination":${JSON.stringify(paginationOf(query, counted))}`);
        }
        const { found, search: read } = await published.search(search, filter, query.sortBy ?? 'relevance', query);
        const pagination = JSON.stringify(paginationOf(query, found.counted));
        return listed(`"pets":${found.pets},"pagination":${pagination},"search":${presentSearch(read)}`);
      },
    }),
    route({
      method: 'get',
      path: '/api/v1/pets/user/my-pets',
      access: 'member',
      limit: 'reads',
      summary: "The caller's listings, of every status",
      query: ownQuery,
      answers: { 200: data({ pets: z.array(ownListingView), pagination: paginationView }) },
      handle: async ({ actor, query }) => {
        const found = await queries.listOwn(actor.userId, toOwnFilter(query), query.sortBy ?? 'newest', query);
        const pets = await presentOwn.many(found.listings);
        return ok({ pets, pagination: paginationOf(query, found.counted) }, { headers: forThisReader });
      },
    }),
    route({
      method: 'get',
      path: '/api/v1/pets/:id',
      access: 'optional',
      limit: 'reads',
      summary: 'One listing',
      params: listingParams,
      notFound: petNotFound,
      answers: { 200: data({ pet: anyListingView }) },
      handle: async ({ actor, params }) => {
        if (actor === undefined) return ok(await publishedPet(params.id), { headers: petForEverybody });
        const { isPrivileged, ...shown } = await viewListing({ listingId: params.id, viewer: actor });
        if (isPrivileged) return ok({ pet: await presentOwn.one(shown) }, { headers: forThisReader });
        return ok({ pet: presentListing(shown, await members.find([shown.listing.ownerId])) }, { headers: petForEverybody });
      },
    }),
  ];
};
