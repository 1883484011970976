import { callHeaders } from '#shared/transport/call-headers.ts';
import type { Credentials } from '#shared/transport/credentials.ts';
import { apiBase } from '#shared/transport/transport.ts';

/** Ends the session at the server, which may be away: nobody is kept signed in for that, the session then ends by itself. */
export async function sendLogout({ token, refreshToken }: Credentials): Promise<void> {
  const headers = { ...callHeaders(token), 'content-type': 'application/json' };
  const body = JSON.stringify({ refreshToken });
  await fetch(`${apiBase}/auth/logout`, { method: 'POST', headers, body, keepalive: true }).catch(() => undefined);
}
