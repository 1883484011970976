import type { QueryReturnValue } from '@reduxjs/toolkit/query/react';
import { networkError } from '../api/api-error.ts';
import type { ApiError } from '../api/api-error.ts';
import type { CredentialStore, Credentials } from './credentials.ts';
import type { AskPassword } from './password-requests.ts';
import type { RefreshSession } from './refresh-session.ts';

export interface AnswerMeta {
  /** The `message` of a success, English. */
  message?: string;
}

/** The body's `data`, or why there is none. */
export type Answer = QueryReturnValue<unknown, ApiError, AnswerMeta>;

interface Wiring {
  credentials: CredentialStore;
  refresh: RefreshSession;
  askPassword: AskPassword;
  /** The server will not refresh the session any more, or there is none where one was needed. */
  onExpired: () => void;
}

/** The call needs a password that was given a few minutes ago. */
const passwordNeeded = 'session.password-needed';

/** Whether a call was refused for its token; 401 of a captive portal, or of wrong credentials, is none of that. */
export function isTokenRefused(error: ApiError | undefined): boolean {
  return error?.status === 401 && error.code.startsWith('token.');
}

/**
 * The one way to call as a member, whatever carries the call: sends with the stored token; refused for it, refreshes once and
 * sends again, but never as another account; ends the session when that is refused too, or sends without a token what needs none. What needs
 * a recent password is sent once more when the member has given it.
 */
export function createAuthorised({ credentials, refresh, askPassword, onExpired }: Wiring) {
  const isSame = (before: Credentials | undefined) => credentials.read()?.user.id === before?.user.id;
  const refreshOf = async (before: Credentials | undefined) => (before ? refresh(before) : 'refused');
  type Send = (token: string | undefined) => Promise<Answer>;
  const sendOnce = async (send: Send, isTokenNeeded: boolean): Promise<Answer> => {
    const before = credentials.read();
    const answer = await send(before?.token);
    if (!isTokenRefused(answer.error)) return answer;
    const outcome = await refreshOf(before);
    if (outcome === 'unreachable') return { error: { ...networkError } };
    if (outcome === 'refreshed') return isSame(before) ? send(credentials.read()?.token) : answer;
    if (outcome === 'replaced') return answer;
    if (!isTokenNeeded) return send(undefined);
    onExpired();
    return answer;
  };
  return async (send: Send, isTokenNeeded = true): Promise<Answer> => {
    const before = credentials.read();
    const answer = await sendOnce(send, isTokenNeeded);
    if (answer.error?.code !== passwordNeeded) return answer;
    return (await askPassword()) && isSame(before) ? sendOnce(send, isTokenNeeded) : answer;
  };
}

export type Authorised = ReturnType<typeof createAuthorised>;
