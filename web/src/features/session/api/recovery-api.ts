import { api } from '#shared/api/api.ts';

/** By hand, for the API's document does not name these calls yet: what they take and answer is what the specification says. */
export const recoveryApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Answers the same whether or not somebody has this address. */
    forgotPassword: build.mutation<unknown, { email: string }>({
      query: (body) => ({ url: '/auth/forgot-password', method: 'POST', body }),
      extraOptions: { access: 'credentials' },
    }),
    resetPassword: build.mutation<unknown, { token: string; password: string }>({
      query: (body) => ({ url: '/auth/reset-password', method: 'POST', body }),
      extraOptions: { access: 'credentials' },
    }),
  }),
});

export const { useForgotPasswordMutation, useResetPasswordMutation } = recoveryApi;
