import { api } from '#shared/api/api.ts';
import type { User } from '#shared/api/types.ts';
import type { RegistrationPayload } from '../model/registration.ts';
import type { LoginForm } from '../model/session-slice.ts';

export interface LoginAnswer {
  user: User;
  token: string;
  refreshToken: string;
}

export const sessionApi = api.injectEndpoints({
  endpoints: (build) => ({
    login: build.mutation<LoginAnswer, LoginForm>({
      query: (body) => ({ url: '/auth/login', method: 'POST', body }),
      extraOptions: { access: 'credentials' },
    }),
    register: build.mutation<{ user: User }, RegistrationPayload>({
      query: (body) => ({ url: '/auth/register', method: 'POST', body }),
      extraOptions: { access: 'credentials' },
    }),
    profile: build.query<{ user: User }, void>({
      query: () => '/auth/profile',
      providesTags: ['Profile'],
    }),
  }),
});
