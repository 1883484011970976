import { api } from '#shared/api/api.ts';
import type { Pet, PetPage } from '#shared/api/types.ts';
import { windowSize } from '../model/paging.ts';
import type { PetFilters, PetSort } from '../model/pet-filters.ts';

export interface PetWindow {
  filters: PetFilters;
  sortBy: PetSort;
  /** Number of the window of 50, from 1. */
  window: number;
}

export interface FewPets {
  species?: string;
  /** One that is not wanted among them. */
  excludeId?: string;
  limit: number;
}

// One order of parameters for one question: equal addresses meet in the gateway's cache.
function searchOf(values: Record<string, string | number | boolean | undefined>): string {
  const given = Object.entries(values).filter(([, value]) => value !== undefined && value !== '');
  return new URLSearchParams(given.map(([name, value]) => [name, String(value)])).toString();
}

const anonymous = { access: 'public' } as const;

const petsApi = api.injectEndpoints({
  endpoints: (build) => ({
    petWindow: build.query<PetPage, PetWindow>({
      query: ({ filters, sortBy, window }) => `/pets?${searchOf({ ...filters, sortBy, page: window, limit: windowSize })}`,
      extraOptions: anonymous,
      providesTags: ['Pet'],
    }),
    fewPets: build.query<Pet[], FewPets>({
      query: ({ species, excludeId, limit }) => `/pets?${searchOf({ species, excludeId, sortBy: 'newest', page: 1, limit })}`,
      transformResponse: (data: PetPage) => data.pets,
      extraOptions: anonymous,
      providesTags: ['Pet'],
    }),
    publicPet: build.query<Pet, string>({
      query: (id) => `/pets/${encodeURIComponent(id)}`,
      transformResponse: (data: { pet: Pet }) => data.pet,
      extraOptions: anonymous,
      providesTags: ['Pet'],
    }),
    /** With the token: owners and admins also see what is not public. */
    unpublishedPet: build.query<Pet, string>({
      query: (id) => `/pets/${encodeURIComponent(id)}`,
      transformResponse: (data: { pet: Pet }) => data.pet,
      providesTags: ['Pet', 'MyPets', 'Review'],
    }),
  }),
});

export const { usePetWindowQuery, useFewPetsQuery, usePublicPetQuery, useUnpublishedPetQuery } = petsApi;
