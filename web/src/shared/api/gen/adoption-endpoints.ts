// Generated from gateway/src/gen/openapi.json by `make codegen`. Do not edit.
import { api } from '../api.ts';
import { changes, provides, request } from '../endpoint.ts';
import type { Answer, Args, Change } from '../endpoint.ts';

const tagTypes = ['AdoptionRequest', 'Response', 'Stats'] as const;

export const adoptionEndpoints = api.enhanceEndpoints({ addTagTypes: tagTypes }).injectEndpoints({
  endpoints: (build) => ({
    /** How many requests the caller has received and sent, and how fast they answer */
    getAdoptionStats: build.query<Answer<'getAdoptionStats'>, Args<'getAdoptionStats'>>({ query: request('GET', '/adoption/stats'), providesTags: ['Stats'] }),
    /** How fast an owner answers, from three answers on */
    getAdoptionOwnersByUserIdResponse: build.query<Answer<'getAdoptionOwnersByUserIdResponse'>, Args<'getAdoptionOwnersByUserIdResponse'>>({ query: request('GET', '/adoption/owners/{userId}/response'), extraOptions: { access: 'public' }, providesTags: ['Response'] }),
    /** All that is kept here of the caller: every request that they made or received */
    getAdoptionExport: build.query<Answer<'getAdoptionExport'>, Args<'getAdoptionExport'>>({ query: request('GET', '/adoption/export') }),
    /** The caller's requests and those for the caller's pets; cancelled ones only when they are asked for */
    getAdoptionRequests: build.query<Answer<'getAdoptionRequests'>, Args<'getAdoptionRequests'>>({ query: request('GET', '/adoption/requests'), providesTags: provides('AdoptionRequest', ['adoptionRequests', 'counts']) }),
    /** One request, for its two sides */
    getAdoptionRequestsById: build.query<Answer<'getAdoptionRequestsById'>, Args<'getAdoptionRequestsById'>>({ query: request('GET', '/adoption/requests/{id}'), providesTags: provides('AdoptionRequest', ['adoptionRequest']) }),
    /** Take a request back that was not answered yet */
    deleteAdoptionRequestsById: build.mutation<Answer<'deleteAdoptionRequestsById'>, Change<'deleteAdoptionRequestsById'>>({ query: request('DELETE', '/adoption/requests/{id}'), invalidatesTags: changes('AdoptionRequest') }),
    /** Ask for a pet, or offer a price for one that is for sale */
    postAdoptionPetsByPetIdRequest: build.mutation<Answer<'postAdoptionPetsByPetIdRequest'>, Change<'postAdoptionPetsByPetIdRequest'>>({ query: request('POST', '/adoption/pets/{petId}/request'), invalidatesTags: changes('AdoptionRequest') }),
    /** Approve or reject a request for one of the caller's pets */
    patchAdoptionRequestsByIdStatus: build.mutation<Answer<'patchAdoptionRequestsByIdStatus'>, Change<'patchAdoptionRequestsByIdStatus'>>({ query: request('PATCH', '/adoption/requests/{id}/status'), invalidatesTags: changes('AdoptionRequest') }),
    /** Record that the pet has moved to the requester */
    postAdoptionRequestsByIdHandover: build.mutation<Answer<'postAdoptionRequestsByIdHandover'>, Change<'postAdoptionRequestsByIdHandover'>>({ query: request('POST', '/adoption/requests/{id}/handover'), invalidatesTags: changes('AdoptionRequest') }),
    /** Name the day on which the two could meet; the same day, named by the other side, is agreed on */
    putAdoptionRequestsByIdMeeting: build.mutation<Answer<'putAdoptionRequestsByIdMeeting'>, Change<'putAdoptionRequestsByIdMeeting'>>({ query: request('PUT', '/adoption/requests/{id}/meeting'), invalidatesTags: changes('AdoptionRequest') }),
    /** Record that an approved adoption came to nothing or, within 14 days, that the pet came back */
    postAdoptionRequestsByIdFallThrough: build.mutation<Answer<'postAdoptionRequestsByIdFallThrough'>, Change<'postAdoptionRequestsByIdFallThrough'>>({ query: request('POST', '/adoption/requests/{id}/fall-through'), invalidatesTags: changes('AdoptionRequest') }),
  }),
});
