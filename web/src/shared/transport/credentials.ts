import type { User } from '../api/types.ts';
import type { SafeStorage } from './safe-storage.ts';

export interface Credentials {
  token: string;
  refreshToken: string;
  user: User;
}

/** Where credentials lie: `local` outlives the browser (remember me), `session` ends with the tab. */
export type Keeping = 'local' | 'session';

export interface CredentialStore {
  read(): Credentials | undefined;
  write(credentials: Credentials, keeping?: Keeping): void;
  clear(): void;
}

const key = 'paltu.session';

function isUser(value: unknown): value is User {
  return typeof value === 'object' && value !== null && 'id' in value && 'userType' in value;
}

function parse(text: string): Credentials | undefined {
  try {
    const value = JSON.parse(text) as Partial<Credentials> | null;
    const isWhole = typeof value?.token === 'string' && typeof value.refreshToken === 'string' && isUser(value.user);
    return isWhole ? (value as Credentials) : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Credentials in the browser's storages, in memory where neither keeps them (blocked, full). What is stored but cannot be
 * read as credentials is cleared.
 */
export function browserCredentials(local: SafeStorage, session: SafeStorage): CredentialStore {
  let unkept: Credentials | undefined;
  const clear = () => {
    unkept = undefined;
    [local, session].forEach((storage) => storage.remove(key));
  };
  const keptIn = (): Keeping => (session.find(key) === undefined ? 'local' : 'session');
  return {
    read: () => {
      const text = session.find(key) ?? local.find(key);
      if (unkept || text === undefined) return unkept;
      const credentials = parse(text);
      if (!credentials) clear();
      return credentials;
    },
    write: (credentials, keeping = keptIn()) => {
      // Never empty on the way: another tab that looks in between would show a visitor's page and lose what was typed there.
      const wanted = keeping === 'local' ? [local, session] : [session, local];
      const kept = wanted.find((storage) => storage.set(key, JSON.stringify(credentials)));
      unkept = kept ? undefined : credentials;
      // What an older session left would come back at the next reload.
      wanted.filter((storage) => storage !== kept).forEach((storage) => storage.remove(key));
    },
    clear,
  };
}

/** Whether a `storage` event of another tab changed the credentials. */
export function changesCredentials(event: StorageEvent): boolean {
  return event.key === key || event.key === null;
}
