import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { isApiError } from '#shared/api/api-error.ts';
import { authEndpoints } from '#shared/api/gen/auth-endpoints.ts';
import { useAppDispatch } from '#shared/store/store.ts';
import { profileOutdated } from '../model/session-slice.ts';

/** What has become of a link: `locked` where it asks for the password of its account. */
export type LinkState = 'underWay' | 'done' | 'locked' | 'away' | 'refused';

function stateOf(error: unknown): LinkState {
  if (!isApiError(error)) return 'refused';
  if (error.code === 'email-token.password-required') return 'locked';
  return typeof error.status !== 'number' || error.status >= 429 ? 'away' : 'refused';
}

/** The link is opened by coming here: it is sent once, and again when the server was away. */
export function useVerification(token: string) {
  const dispatch = useAppDispatch();
  const [verify] = authEndpoints.usePostAuthVerifyEmailMutation();
  const [state, setState] = useState<LinkState>('underWay');
  const finish = () => {
    dispatch(profileOutdated());
    setState('done');
  };
  const send = async () => {
    setState('underWay');
    const { error } = await verify({ body: { token } });
    if (error === undefined) finish();
    else setState(stateOf(error));
  };
  const sent = useRef('');
  const sendOnce = useEffectEvent(() => {
    if (sent.current === token) return;
    sent.current = token;
    void send();
  });
  useEffect(() => sendOnce(), [token]);
  /** Rejects with what is wrong with the password. */
  const unlock = async (password: string) => {
    const { error } = await verify({ body: { token, password } });
    if (error === undefined) finish();
    else if (isApiError(error) && error.code === 'email-token.invalid') setState('refused');
    else throw error;
  };
  return { state, retry: () => void send(), unlock };
}
