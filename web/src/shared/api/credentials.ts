import type { User } from './types.ts';

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

/** Credentials in the browser's storages; what cannot be read as credentials is cleared. */
export function browserCredentials(local: Storage, session: Storage): CredentialStore {
  const clear = () => [local, session].forEach((storage) => storage.removeItem(key));
  const keptIn = (): Keeping => (session.getItem(key) === null ? 'local' : 'session');
  return {
    read: () => {
      const text = session.getItem(key) ?? local.getItem(key);
      if (text === null) return undefined;
      const credentials = parse(text);
      if (!credentials) clear();
      return credentials;
    },
    write: (credentials, keeping = keptIn()) => {
      // Never empty on the way: another tab that looks in between would show a visitor's page and lose what was typed there.
      const [kept, other] = keeping === 'local' ? [local, session] : [session, local];
      kept.setItem(key, JSON.stringify(credentials));
      other.removeItem(key);
    },
    clear,
  };
}

/** Whether a `storage` event of another tab changed the credentials. */
export function changesCredentials(event: StorageEvent): boolean {
  return event.key === key || event.key === null;
}
