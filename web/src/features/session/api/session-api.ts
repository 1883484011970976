import { api } from '../../../shared/api/api.ts';
import type { User } from '../../../shared/api/types.ts';
import type { LoginForm } from '../model/session-slice.ts';

export interface LoginAnswer {
  user: User;
  token: string;
  refreshToken: string;
}

export interface RegistrationPayload {
  firstName: string;
  lastName: string;
  email: string;
  phone: string;
  password: string;
  userType: 'user';
  city: string;
  address: string;
  marketingEmails: boolean;
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
