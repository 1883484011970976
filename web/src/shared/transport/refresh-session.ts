import { callHeaders } from './call-headers.ts';
import type { CredentialStore, Credentials } from './credentials.ts';
import type { Exclusively } from './tab-lock.ts';

/**
 * `refreshed`: a new token is stored. `refused`: the session is over. `unreachable`: nobody answered, nothing changed.
 * `replaced`: somebody else is signed in by now.
 */
export type RefreshOutcome = 'refreshed' | 'refused' | 'unreachable' | 'replaced';

interface Wiring {
  base: string;
  credentials: CredentialStore;
  fetchFn: typeof fetch;
  exclusively: Exclusively;
  timeoutMs?: number;
}

interface RefreshAnswer {
  code?: unknown;
  data?: { token?: string; refreshToken?: string };
}

/** Only our own words end a session: a captive portal's 403 or a proxy's page proves nothing about it. */
function isRefusal(status: number, { code }: RefreshAnswer): boolean {
  const isOurs = typeof code === 'string' && (code.startsWith('refresh-token.') || code === 'request.invalid');
  return isOurs && (status === 400 || status === 401);
}

type Answered = 'refused' | 'unreachable' | 'lost' | { token: string; refreshToken: string | undefined };

/** `lost`: the server may have exchanged the token, and nobody learned for what. */
async function ask({ base, fetchFn, timeoutMs = 15_000 }: Wiring, refreshToken: string): Promise<Answered> {
  const giveUp = new AbortController();
  const timer = setTimeout(() => giveUp.abort(), timeoutMs);
  try {
    const headers = { ...callHeaders(), 'content-type': 'application/json' };
    const request = { method: 'POST', headers, body: JSON.stringify({ refreshToken }), signal: giveUp.signal };
    const answer = await fetchFn(`${base}/auth/refresh`, request);
    const body = (await answer.json()) as RefreshAnswer;
    if (isRefusal(answer.status, body)) return 'refused';
    if (answer.ok && body.data?.token) return { token: body.data.token, refreshToken: body.data.refreshToken };
    return answer.status === 504 ? 'lost' : 'unreachable';
  } catch {
    return 'lost';
  } finally {
    clearTimeout(timer);
  }
}

/** What has become of a session since its token was refused, if anything. */
function since(refused: Credentials, now: Credentials | undefined): RefreshOutcome | undefined {
  if (!now) return 'refused';
  if (now.user.id !== refused.user.id) return 'replaced';
  return now.token === refused.token ? undefined : 'refreshed';
}

async function refreshOnce(wiring: Wiring, refused: Credentials): Promise<RefreshOutcome> {
  const { credentials } = wiring;
  const known = () => since(refused, credentials.read());
  const before = known();
  if (before) return before;
  let answer = await ask(wiring, refused.refreshToken);
  // For a minute the server gives the same answer to the same token again.
  if (answer === 'lost' && !known()) answer = await ask(wiring, refused.refreshToken);
  // A member who logged out or in as somebody else meanwhile must not be overwritten.
  const now = credentials.read();
  const meanwhile = since(refused, now);
  if (meanwhile || !now) return meanwhile ?? 'refused';
  if (typeof answer === 'string') return answer === 'lost' ? 'unreachable' : answer;
  credentials.write({ ...now, token: answer.token, refreshToken: answer.refreshToken ?? now.refreshToken });
  return 'refreshed';
}

/**
 * One refresh for many parallel 401s, of this tab and of others: names the credentials that were refused. When another call
 * or tab has stored a newer token meanwhile, that one is used and nothing is sent.
 */
export function sessionRefresher(wiring: Wiring) {
  const running = new Map<string, Promise<RefreshOutcome>>();
  return (refused: Credentials): Promise<RefreshOutcome> => {
    const { token } = refused;
    const refresh = running.get(token) ?? wiring.exclusively(() => refreshOnce(wiring, refused)).finally(() => running.delete(token));
    running.set(token, refresh);
    return refresh;
  };
}

export type RefreshSession = ReturnType<typeof sessionRefresher>;
