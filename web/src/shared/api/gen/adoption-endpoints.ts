// Generated from gateway/src/gen/openapi.json by `make codegen`. Do not edit.
import { api } from '../api.ts';
import { changes, provides, request } from '../endpoint.ts';
import type { Answer, Args, Change } from '../endpoint.ts';

const tagTypes = ['AdoptionRequest', 'Counts', 'Stats'] as const;

export const adoptionEndpoints = api.enhanceEndpoints({ addTagTypes: tagTypes }).injectEndpoints({
  endpoints: (build) => ({
    /** Own requests and those for own pets; those that were cancelled only when they are asked for */
    getAdoptionRequests: build.query<Answer<'getAdoptionRequests'>, Args<'getAdoptionRequests'>>({ query: request('GET', '/adoption/requests'), providesTags: ['Counts'] }),
    /** One request, for its two sides */
    getAdoptionRequestsById: build.query<Answer<'getAdoptionRequestsById'>, Args<'getAdoptionRequestsById'>>({ query: request('GET', '/adoption/requests/{id}'), providesTags: provides('AdoptionRequest', ['adoptionRequest']) }),
    /** Take a request back that was not answered yet */
    deleteAdoptionRequestsById: build.mutation<Answer<'deleteAdoptionRequestsById'>, Change<'deleteAdoptionRequestsById'>>({ query: request('DELETE', '/adoption/requests/{id}') }),
    /** Ask for a pet */
    postAdoptionPetsByPetIdRequest: build.mutation<Answer<'postAdoptionPetsByPetIdRequest'>, Change<'postAdoptionPetsByPetIdRequest'>>({ query: request('POST', '/adoption/pets/{petId}/request') }),
    /** Approve or reject a request for an own pet */
    patchAdoptionRequestsByIdStatus: build.mutation<Answer<'patchAdoptionRequestsByIdStatus'>, Change<'patchAdoptionRequestsByIdStatus'>>({ query: request('PATCH', '/adoption/requests/{id}/status'), invalidatesTags: changes('AdoptionRequest') }),
  }),
});
