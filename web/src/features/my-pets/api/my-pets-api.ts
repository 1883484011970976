import { api } from '#shared/api/api.ts';
import type { ApprovalStatus, Pet, PetPage } from '#shared/api/types.ts';

interface MyPetsQuery {
  page?: number;
  limit: number;
  approvalStatus?: ApprovalStatus;
}

interface Saved {
  pet: Pet;
}

export interface PetEdit {
  id: string;
  /** The version that was read: a newer one refuses the edit. */
  contentVersion: number;
  /** Of that version. */
  approvalStatus: ApprovalStatus;
  body: Record<string, unknown>;
}

const changed = ['MyPets', 'Pet', 'Review', 'Stats'] as const;

export const myPetsApi = api.injectEndpoints({
  endpoints: (build) => ({
    myPets: build.query<PetPage, MyPetsQuery>({
      query: (params) => ({ url: '/pets/user/my-pets', params }),
      providesTags: ['MyPets'],
    }),
    myPet: build.query<Pet, string>({
      query: (id) => `/pets/${encodeURIComponent(id)}`,
      transformResponse: ({ pet }: Saved) => pet,
      providesTags: ['MyPets'],
    }),
    createPet: build.mutation<Saved, Record<string, unknown>>({
      query: (body) => ({ url: '/pets', method: 'POST', body }),
      invalidatesTags: (_saved, error) => (error ? [] : [...changed]),
    }),
    editPet: build.mutation<Saved, PetEdit>({
      query: ({ id, contentVersion, body }) => ({
        url: `/pets/${encodeURIComponent(id)}`,
        method: 'PUT',
        headers: { 'if-match': `"${contentVersion}"` },
        body,
      }),
      invalidatesTags: (_saved, error) => (error ? [] : [...changed]),
    }),
    deletePet: build.mutation<unknown, string>({
      query: (id) => ({ url: `/pets/${encodeURIComponent(id)}`, method: 'DELETE' }),
      invalidatesTags: (_gone, error) => (error ? [] : [...changed]),
    }),
  }),
});

export const { useMyPetsQuery, useMyPetQuery, useLazyMyPetQuery, useCreatePetMutation, useEditPetMutation, useDeletePetMutation } =
  myPetsApi;
