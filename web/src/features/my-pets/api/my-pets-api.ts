import { api } from '#shared/api/api.ts';
import type { ApprovalStatus, Pet } from '#shared/api/types.ts';

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

export const { useMyPetQuery, useLazyMyPetQuery, useCreatePetMutation, useEditPetMutation, useDeletePetMutation } = myPetsApi;
