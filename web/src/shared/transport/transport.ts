import { createAuthorised } from './authorised.ts';
import { browserCredentials } from './credentials.ts';
import { askForPassword } from './password-requests.ts';
import { sessionRefresher } from './refresh-session.ts';
import { localStore, sessionStore } from './safe-storage.ts';
import { announceExpired } from './session-expired.ts';
import { storageLock, webLock } from './tab-lock.ts';

const lockName = 'paltu.refresh';

export const apiBase = '/api/v1';
export const credentials = browserCredentials(localStore, sessionStore);

export const refreshSession = sessionRefresher({
  base: apiBase,
  credentials,
  fetchFn: (...call) => fetch(...call),
  exclusively: navigator.locks ? webLock(navigator.locks, lockName) : storageLock(localStore, lockName),
});

export const authorised = createAuthorised({
  credentials,
  refresh: refreshSession,
  askPassword: askForPassword,
  onExpired: announceExpired,
});
