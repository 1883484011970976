import { api, apiBase, credentials, refreshSession } from '#shared/api/api.ts';
import { changesCredentials } from '#shared/api/credentials.ts';
import { i18n } from '#shared/i18n/i18n.ts';
import { currentVisit, navigate } from '#shared/navigation/navigation.ts';
import { pathOf } from '#shared/navigation/page-path.ts';
import { extendStore, store } from '#shared/store/store.ts';
import { toast } from '#shared/toasts/toasts.ts';
import { sessionApi } from './api/session-api.ts';
import { sessionSaga } from './model/session-saga.ts';
import type { SessionPorts } from './model/session-saga.ts';
import { sessionSlice } from './model/session-slice.ts';

export { useSession } from './hooks/use-session.ts';
export type { Session } from './hooks/use-session.ts';

/** Long enough for the first page to have what it needs. */
const afterFirstPage = 2000;

async function readProfile() {
  await new Promise((resolve) => setTimeout(resolve, afterFirstPage));
  if (!credentials.read()) throw new Error('signed out meanwhile');
  const request = store.dispatch(sessionApi.endpoints.profile.initiate(undefined, { subscribe: false, forceRefetch: true }));
  return (await request.unwrap()).user;
}

const ports: SessionPorts = {
  credentials,
  logout: (token, refreshToken) =>
    fetch(`${apiBase}/auth/logout`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ refreshToken }),
      keepalive: true,
    }),
  readProfile,
  renewToken: async () => {
    const token = credentials.read()?.token;
    if (token) await refreshSession(token);
  },
  forgetAnswers: () => store.dispatch(api.util.resetApiState()),
  goHome: () => navigate('home', { isFree: true }),
  goToLogin: () => {
    const { key, query } = currentVisit();
    navigate('login', { query: { next: pathOf(key, query).slice(1) }, isFree: true });
  },
  sayGoodbye: () => toast.success(i18n.t('shell:session.loggedOut')),
  onOtherTab: (listener) => {
    const heard = (event: StorageEvent) => {
      if (changesCredentials(event)) listener();
    };
    addEventListener('storage', heard);
    return () => removeEventListener('storage', heard);
  },
};

/** Called once by the app, before the first paint. */
export function startSession(): void {
  extendStore({
    slices: [sessionSlice],
    sagas: [
      function* session() {
        yield* sessionSaga(ports);
      },
    ],
  });
}
