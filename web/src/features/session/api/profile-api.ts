import { api } from '#shared/api/api.ts';
import type { User } from '#shared/api/types.ts';

export type ProfileEdit = Pick<User, 'firstName' | 'lastName' | 'email' | 'phone' | 'city' | 'address' | 'bio'>;

/** By hand, for the API's document does not name this call yet: what it takes and answers is what the specification says. */
export const profileApi = api.enhanceEndpoints({ addTagTypes: ['User'] }).injectEndpoints({
  endpoints: (build) => ({
    editProfile: build.mutation<{ user: User }, ProfileEdit>({
      query: (body) => ({ url: '/auth/profile', method: 'PUT', body }),
      invalidatesTags: (_user, error) => (error ? [] : ['User']),
    }),
  }),
});

export const { useEditProfileMutation } = profileApi;
