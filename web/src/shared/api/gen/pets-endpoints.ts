// Generated from gateway/src/gen/openapi.json by `make codegen`. Do not edit.
import { api } from '../api.ts';
import { changes, provides, request } from '../endpoint.ts';
import type { Answer, Args, Change } from '../endpoint.ts';

const tagTypes = ['Pet', 'Stats', 'Suggestion'] as const;

export const petsEndpoints = api.enhanceEndpoints({ addTagTypes: tagTypes }).injectEndpoints({
  endpoints: (build) => ({
    /** All that is kept here of the caller: their listings, what they like, and numbers shown to them and to others */
    getPetsExport: build.query<Answer<'getPetsExport'>, Args<'getPetsExport'>>({ query: request('GET', '/pets/export'), providesTags: provides('Pet', ['pets', 'likes', 'phoneReveals']) }),
    /** Searches that found nothing in the last `days`, today among them, once several visitors made them on several days */
    getPetsEmptySearches: build.query<Answer<'getPetsEmptySearches'>, Args<'getPetsEmptySearches'>>({ query: request('GET', '/pets/empty-searches'), providesTags: provides('Pet', ['searches']) }),
    /** How many published listings there are; at most ten seconds old */
    getPetsStats: build.query<Answer<'getPetsStats'>, Args<'getPetsStats'>>({ query: request('GET', '/pets/stats'), extraOptions: { access: 'public' }, providesTags: ['Stats'] }),
    /** Listings that are shown before others */
    getPetsFeatured: build.query<Answer<'getPetsFeatured'>, Args<'getPetsFeatured'>>({ query: request('GET', '/pets/featured'), extraOptions: { access: 'public' }, providesTags: provides('Pet', ['pets']) }),
    /** Listings whose pets need a home soon */
    getPetsUrgent: build.query<Answer<'getPetsUrgent'>, Args<'getPetsUrgent'>>({ query: request('GET', '/pets/urgent'), extraOptions: { access: 'public' }, providesTags: provides('Pet', ['pets']) }),
    /** Words, breeds, kinds and cities of published listings that begin like this, at most eight */
    getPetsSuggestions: build.query<Answer<'getPetsSuggestions'>, Args<'getPetsSuggestions'>>({ query: request('GET', '/pets/suggestions'), extraOptions: { access: 'public' }, providesTags: provides('Suggestion', ['suggestions']) }),
    /** How many published listings each filter would leave; null where there are more than can be counted */
    getPetsFacets: build.query<Answer<'getPetsFacets'>, Args<'getPetsFacets'>>({ query: request('GET', '/pets/facets'), extraOptions: { access: 'public' }, providesTags: provides('Pet', ['facets']) }),
    /** Published listings */
    getPets: build.query<Answer<'getPets'>, Args<'getPets'>>({ query: request('GET', '/pets'), extraOptions: { access: 'public' }, providesTags: provides('Pet', ['pets', 'search']) }),
    /** Offer a pet */
    postPets: build.mutation<Answer<'postPets'>, Change<'postPets'>>({ query: request('POST', '/pets'), invalidatesTags: changes('Pet') }),
    /** The caller's listings, of every status */
    getPetsUserMyPets: build.query<Answer<'getPetsUserMyPets'>, Args<'getPetsUserMyPets'>>({ query: request('GET', '/pets/user/my-pets'), providesTags: provides('Pet', ['pets']) }),
    /** One listing */
    getPetsById: build.query<Answer<'getPetsById'>, Args<'getPetsById'>>({ query: request('GET', '/pets/{id}'), extraOptions: { access: 'public' }, providesTags: provides('Pet', ['pet']) }),
    /** One listing, with the token of the member who is signed in */
    getPetsByIdAsMember: build.query<Answer<'getPetsById'>, Args<'getPetsById'>>({ query: request('GET', '/pets/{id}'), providesTags: provides('Pet', ['pet']) }),
    /** Change the caller's listing */
    putPetsById: build.mutation<Answer<'putPetsById'>, Change<'putPetsById'>>({ query: request('PUT', '/pets/{id}'), invalidatesTags: changes('Pet') }),
    /** Remove the caller's listing */
    deletePetsById: build.mutation<Answer<'deletePetsById'>, Change<'deletePetsById'>>({ query: request('DELETE', '/pets/{id}'), invalidatesTags: changes('Pet') }),
    /** Set whether the pet of the caller's listing is still available */
    patchPetsByIdStatus: build.mutation<Answer<'patchPetsByIdStatus'>, Change<'patchPetsByIdStatus'>>({ query: request('PATCH', '/pets/{id}/status'), invalidatesTags: changes('Pet') }),
    /** Show a listing before others, or no longer */
    patchAdminPetsByIdFeatured: build.mutation<Answer<'patchAdminPetsByIdFeatured'>, Change<'patchAdminPetsByIdFeatured'>>({ query: request('PATCH', '/admin/pets/{id}/featured'), invalidatesTags: changes('Pet') }),
    /** Like a pet, or no longer; without `liked` the other way round than it is */
    postPetsByIdLike: build.mutation<Answer<'postPetsByIdLike'>, Change<'postPetsByIdLike'>>({ query: request('POST', '/pets/{id}/like') }),
    /** Pets that the caller likes, the last one liked first: published ones, and the caller's */
    getPetsUserLikes: build.query<Answer<'getPetsUserLikes'>, Args<'getPetsUserLikes'>>({ query: request('GET', '/pets/user/likes'), providesTags: provides('Pet', ['pets']) }),
    /** Count a look at a pet: once a day for each viewer, never for the owner */
    postPetsByIdView: build.mutation<Answer<'postPetsByIdView'>, Change<'postPetsByIdView'>>({ query: request('POST', '/pets/{id}/view'), extraOptions: { access: 'optional' } }),
    /** The phone number of the owner of a pet; that it was shown is kept for ninety days */
    postPetsByIdOwnerPhone: build.mutation<Answer<'postPetsByIdOwnerPhone'>, Change<'postPetsByIdOwnerPhone'>>({ query: request('POST', '/pets/{id}/owner-phone') }),
  }),
});
