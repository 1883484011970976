// Generated from gateway/src/gen/openapi.json by `make codegen`. Do not edit.
import { api } from '../api.ts';
import { changes, provides, request } from '../endpoint.ts';
import type { Answer, Args, Change } from '../endpoint.ts';

const tagTypes = ['Account', 'Figures', 'SecondFactor', 'Session', 'Stats', 'User'] as const;

export const authEndpoints = api.enhanceEndpoints({ addTagTypes: tagTypes }).injectEndpoints({
  endpoints: (build) => ({
    /** Become a member */
    postAuthRegister: build.mutation<Answer<'postAuthRegister'>, Change<'postAuthRegister'>>({ query: request('POST', '/auth/register'), extraOptions: { access: 'credentials' }, invalidatesTags: changes('User') }),
    /** Members, the newest first; `search` is words of name and e-mail, misspelt ones too, of which the last need only begin so, or a phone number in any spelling */
    getAuthUsers: build.query<Answer<'getAuthUsers'>, Args<'getAuthUsers'>>({ query: request('GET', '/auth/users'), providesTags: provides('User', ['users']) }),
    /** Make somebody an admin, or take that back */
    patchAuthUsersByIdRole: build.mutation<Answer<'patchAuthUsersByIdRole'>, Change<'patchAuthUsersByIdRole'>>({ query: request('PATCH', '/auth/users/{id}/role'), invalidatesTags: changes('User') }),
    /** Every change of the role of a member, the first one first; also of one who is gone */
    getAuthUsersByIdRoles: build.query<Answer<'getAuthUsersByIdRoles'>, Args<'getAuthUsersByIdRoles'>>({ query: request('GET', '/auth/users/{id}/roles'), providesTags: provides('User', ['changes']) }),
    /** One member */
    getAuthUsersById: build.query<Answer<'getAuthUsersById'>, Args<'getAuthUsersById'>>({ query: request('GET', '/auth/users/{id}'), providesTags: provides('User', ['user']) }),
    /** What admins did about a member, the last act first; also of one who is gone */
    getAuthUsersByIdHistory: build.query<Answer<'getAuthUsersByIdHistory'>, Args<'getAuthUsersByIdHistory'>>({ query: request('GET', '/auth/users/{id}/history'), providesTags: provides('User', ['acts']) }),
    /** Keep a member out: all sessions end, no login is taken, and nothing of theirs is shown; or let them in again, as it was */
    patchAuthUsersByIdSuspension: build.mutation<Answer<'patchAuthUsersByIdSuspension'>, Change<'patchAuthUsersByIdSuspension'>>({ query: request('PATCH', '/auth/users/{id}/suspension'), invalidatesTags: changes('User') }),
    /** Log a member out everywhere; who asked is kept */
    deleteAuthUsersByIdSessions: build.mutation<Answer<'deleteAuthUsersByIdSessions'>, Change<'deleteAuthUsersByIdSessions'>>({ query: request('DELETE', '/auth/users/{id}/sessions'), invalidatesTags: changes('User') }),
    /** Where a member is logged in: the last used first, at most 100 */
    getAuthUsersByIdSessions: build.query<Answer<'getAuthUsersByIdSessions'>, Args<'getAuthUsersByIdSessions'>>({ query: request('GET', '/auth/users/{id}/sessions'), providesTags: provides('User', ['devices']) }),
    /** Leave: all sessions end, the caller's listings are hidden, and after 30 days the account is erased */
    deleteAuthDeactivate: build.mutation<Answer<'deleteAuthDeactivate'>, Change<'deleteAuthDeactivate'>>({ query: request('DELETE', '/auth/deactivate') }),
    /** Change the caller's password; all other sessions end */
    putAuthChangePassword: build.mutation<Answer<'putAuthChangePassword'>, Change<'putAuthChangePassword'>>({ query: request('PUT', '/auth/change-password') }),
    /** Edit the caller's profile; a new e-mail address counts once its link was opened, `profileImage: null` takes the picture away */
    putAuthProfile: build.mutation<Answer<'putAuthProfile'>, Change<'putAuthProfile'>>({ query: request('PUT', '/auth/profile'), invalidatesTags: changes('User') }),
    /** The account of the caller, and what was counted of them */
    getAuthProfile: build.query<Answer<'getAuthProfile'>, Args<'getAuthProfile'>>({ query: request('GET', '/auth/profile'), providesTags: provides('User', ['user']) }),
    /** Keep the caller's e-mail address: the link that was mailed to a new one opens nothing any more */
    deleteAuthProfilePendingEmail: build.mutation<Answer<'deleteAuthProfilePendingEmail'>, Change<'deleteAuthProfilePendingEmail'>>({ query: request('DELETE', '/auth/profile/pending-email'), invalidatesTags: changes('User') }),
    /** Have a link mailed that leads to a new password */
    postAuthForgotPassword: build.mutation<Answer<'postAuthForgotPassword'>, Change<'postAuthForgotPassword'>>({ query: request('POST', '/auth/forgot-password'), extraOptions: { access: 'credentials' } }),
    /** Set a new password by a mailed link; all sessions end */
    postAuthResetPassword: build.mutation<Answer<'postAuthResetPassword'>, Change<'postAuthResetPassword'>>({ query: request('POST', '/auth/reset-password'), extraOptions: { access: 'credentials' } }),
    /** Verify an e-mail address by a mailed link, and the password of the account unless the caller is logged in to it */
    postAuthVerifyEmail: build.mutation<Answer<'postAuthVerifyEmail'>, Change<'postAuthVerifyEmail'>>({ query: request('POST', '/auth/verify-email'), extraOptions: { access: 'optional' } }),
    /** Have the link that verifies an e-mail address mailed again: to the caller, or to an address that waits for it */
    postAuthResendVerification: build.mutation<Answer<'postAuthResendVerification'>, Change<'postAuthResendVerification'>>({ query: request('POST', '/auth/resend-verification'), extraOptions: { access: 'optional' } }),
    /** Whether the caller's second factor is on, whether their role needs it, and how many recovery codes are left */
    getAuthSecondFactor: build.query<Answer<'getAuthSecondFactor'>, Args<'getAuthSecondFactor'>>({ query: request('GET', '/auth/second-factor'), providesTags: ['SecondFactor'] }),
    /** A secret for an app that makes codes (TOTP), and the URI of its QR code; it is on once a code has confirmed it */
    postAuthSecondFactor: build.mutation<Answer<'postAuthSecondFactor'>, Change<'postAuthSecondFactor'>>({ query: request('POST', '/auth/second-factor') }),
    /** Turn the second factor off, for a code */
    deleteAuthSecondFactor: build.mutation<Answer<'deleteAuthSecondFactor'>, Change<'deleteAuthSecondFactor'>>({ query: request('DELETE', '/auth/second-factor') }),
    /** Turn the second factor on by its first code; all other sessions end. Ten recovery codes, shown this once; a refresh gives a token that knows */
    postAuthSecondFactorConfirm: build.mutation<Answer<'postAuthSecondFactorConfirm'>, Change<'postAuthSecondFactorConfirm'>>({ query: request('POST', '/auth/second-factor/confirm') }),
    /** Ten new recovery codes in place of the old ones, for a code */
    postAuthSecondFactorRecoveryCodes: build.mutation<Answer<'postAuthSecondFactorRecoveryCodes'>, Change<'postAuthSecondFactorRecoveryCodes'>>({ query: request('POST', '/auth/second-factor/recovery-codes') }),
    /** Log in; where the second factor is on, `secondFactor` asks for its code (POST /auth/login/second-factor) */
    postAuthLogin: build.mutation<Answer<'postAuthLogin'>, Change<'postAuthLogin'>>({ query: request('POST', '/auth/login'), extraOptions: { access: 'credentials' } }),
    /** The second step of a login: the code of the app, or a recovery code; five minutes after the password at most */
    postAuthLoginSecondFactor: build.mutation<Answer<'postAuthLoginSecondFactor'>, Change<'postAuthLoginSecondFactor'>>({ query: request('POST', '/auth/login/second-factor'), extraOptions: { access: 'credentials' }, invalidatesTags: changes('User') }),
    /** Come back within 30 days of leaving, and log in; the caller's listings are shown again */
    postAuthReactivate: build.mutation<Answer<'postAuthReactivate'>, Change<'postAuthReactivate'>>({ query: request('POST', '/auth/reactivate'), extraOptions: { access: 'credentials' } }),
    /** Exchange a refresh token for a new pair */
    postAuthRefresh: build.mutation<Answer<'postAuthRefresh'>, Change<'postAuthRefresh'>>({ query: request('POST', '/auth/refresh'), extraOptions: { access: 'credentials' } }),
    /** Give the password again: for five minutes the new access token opens the calls that need a recent one */
    postAuthConfirmPassword: build.mutation<Answer<'postAuthConfirmPassword'>, Change<'postAuthConfirmPassword'>>({ query: request('POST', '/auth/confirm-password') }),
    /** End the session of a refresh token, or of the access token */
    postAuthLogout: build.mutation<Answer<'postAuthLogout'>, Change<'postAuthLogout'>>({ query: request('POST', '/auth/logout'), extraOptions: { access: 'credentials' } }),
    /** All that is kept here of the caller; other services give their own part */
    getAuthExport: build.query<Answer<'getAuthExport'>, Args<'getAuthExport'>>({ query: request('GET', '/auth/export'), providesTags: ['Account', 'SecondFactor', 'Figures'] }),
    /** Where the caller is logged in: the last used first, at most 100 */
    getAuthSessions: build.query<Answer<'getAuthSessions'>, Args<'getAuthSessions'>>({ query: request('GET', '/auth/sessions'), providesTags: provides('Session', ['sessions']) }),
    /** Log out everywhere, here too */
    deleteAuthSessions: build.mutation<Answer<'deleteAuthSessions'>, Change<'deleteAuthSessions'>>({ query: request('DELETE', '/auth/sessions'), invalidatesTags: changes('Session') }),
    /** End one session of the caller */
    deleteAuthSessionsById: build.mutation<Answer<'deleteAuthSessionsById'>, Change<'deleteAuthSessionsById'>>({ query: request('DELETE', '/auth/sessions/{id}'), invalidatesTags: changes('Session') }),
  }),
});
