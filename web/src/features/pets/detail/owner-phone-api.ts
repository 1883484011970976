import { api } from '#shared/api/api.ts';
import { request } from '#shared/api/endpoint.ts';

const phones = api.injectEndpoints({
  endpoints: (build) => ({
    postPetsByIdOwnerPhone: build.mutation<{ phone: string }, { id: string }>({ query: request('POST', '/pets/{id}/owner-phone') }),
  }),
});

/** Asks for the number of a pet's owner; each time it is shown is noted. */
export const useOwnerPhone = phones.usePostPetsByIdOwnerPhoneMutation;
