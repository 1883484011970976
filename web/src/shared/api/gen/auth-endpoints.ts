// Generated from gateway/src/gen/openapi.json by `make codegen`. Do not edit.
import { api } from '../api.ts';
import { request } from '../endpoint.ts';
import type { Answer, Args, Change } from '../endpoint.ts';

const tagTypes = ['User'] as const;

export const authEndpoints = api.enhanceEndpoints({ addTagTypes: tagTypes }).injectEndpoints({
  endpoints: (build) => ({
    /** Become a member */
    postAuthRegister: build.mutation<Answer<'postAuthRegister'>, Change<'postAuthRegister'>>({ query: request('POST', '/auth/register'), extraOptions: { access: 'credentials' } }),
    /** The account of whoever asks */
    getAuthProfile: build.query<Answer<'getAuthProfile'>, Args<'getAuthProfile'>>({ query: request('GET', '/auth/profile'), providesTags: ['User'] }),
    /** Change the own password; all other sessions end */
    putAuthChangePassword: build.mutation<Answer<'putAuthChangePassword'>, Change<'putAuthChangePassword'>>({ query: request('PUT', '/auth/change-password') }),
    /** Log in */
    postAuthLogin: build.mutation<Answer<'postAuthLogin'>, Change<'postAuthLogin'>>({ query: request('POST', '/auth/login'), extraOptions: { access: 'credentials' } }),
    /** Exchange a refresh token for a new pair */
    postAuthRefresh: build.mutation<Answer<'postAuthRefresh'>, Change<'postAuthRefresh'>>({ query: request('POST', '/auth/refresh'), extraOptions: { access: 'credentials' } }),
    /** End the session of a refresh token, or of the access token */
    postAuthLogout: build.mutation<Answer<'postAuthLogout'>, Change<'postAuthLogout'>>({ query: request('POST', '/auth/logout'), extraOptions: { access: 'credentials' } }),
  }),
});
