import type { CredentialStore } from './credentials.ts';

/** `refreshed`: a new token is stored. `refused`: the session is over. `unreachable`: nobody answered, nothing changed. */
export type RefreshOutcome = 'refreshed' | 'refused' | 'unreachable';

interface RefreshAnswer {
  data?: { token?: string; refreshToken?: string };
}

async function ask(url: string, refreshToken: string, fetchFn: typeof fetch): Promise<RefreshAnswer['data'] | 'refused' | 'unreachable'> {
  const body = JSON.stringify({ refreshToken });
  const headers = { 'content-type': 'application/json', accept: 'application/json' };
  const answer = await fetchFn(url, { method: 'POST', headers, body }).catch(() => undefined);
  if (!answer || answer.status >= 500 || answer.status === 429) return 'unreachable';
  if (!answer.ok) return 'refused';
  return ((await answer.json().catch(() => ({}))) as RefreshAnswer).data;
}

async function refreshOnce(base: string, credentials: CredentialStore, fetchFn: typeof fetch): Promise<RefreshOutcome> {
  const before = credentials.read();
  if (!before) return 'refused';
  const data = await ask(`${base}/auth/refresh`, before.refreshToken, fetchFn);
  if (typeof data === 'string') return data;
  if (!data?.token) return 'unreachable';
  const now = credentials.read();
  // Whoever logged out or in as somebody else meanwhile must not be overwritten.
  if (now?.refreshToken !== before.refreshToken) return now ? 'refreshed' : 'refused';
  credentials.write({ ...before, token: data.token, refreshToken: data.refreshToken ?? before.refreshToken });
  return 'refreshed';
}

/**
 * One refresh for many parallel 401s: `refresh(token)` names the token that was refused. When another call or another
 * tab has stored a newer one meanwhile, that one is used and nothing is sent.
 */
export function sessionRefresher(base: string, credentials: CredentialStore, fetchFn: typeof fetch) {
  let running: Promise<RefreshOutcome> | undefined;
  return (refusedToken: string): Promise<RefreshOutcome> => {
    const stored = credentials.read();
    if (stored && stored.token !== refusedToken) return Promise.resolve('refreshed');
    running ??= refreshOnce(base, credentials, fetchFn).finally(() => {
      running = undefined;
    });
    return running;
  };
}

export type RefreshSession = ReturnType<typeof sessionRefresher>;
