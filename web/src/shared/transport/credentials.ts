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
  /** The session is over although nobody logged out: all that is kept is that it was there. */
  end(): void;
  /** Whether it ended so, and nobody has logged in since. */
  hasEnded(): boolean;
}

const key = 'paltu.session';
const ended = 'ended';

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
  let unkept: Credentials | typeof ended | undefined;
  const clear = () => {
    unkept = undefined;
    [local, session].forEach((storage) => storage.remove(key));
  };
  const find = () => unkept ?? session.find(key) ?? local.find(key);
  const keptIn = (): Keeping => (session.find(key) === undefined ? 'local' : 'session');
  const keep = (text: string, keeping: Keeping): boolean => {
    // Never empty on the way: another tab that looks in between would show a visitor's page and lose what was typed there.
    const wanted = keeping === 'local' ? [local, session] : [session, local];
    const kept = wanted.find((storage) => storage.set(key, text));
    // What an older session left would come back at the next reload.
    wanted.filter((storage) => storage !== kept).forEach((storage) => storage.remove(key));
    return kept !== undefined;
  };
  return {
    read: () => {
      const found = find();
      if (found === undefined || found === ended) return undefined;
      if (typeof found === 'object') return found;
      const credentials = parse(found);
      if (!credentials) clear();
      return credentials;
    },
    write: (credentials, keeping = keptIn()) => {
      unkept = keep(JSON.stringify(credentials), keeping) ? undefined : credentials;
    },
    clear,
    end: () => {
      unkept = keep(ended, keptIn()) ? undefined : ended;
    },
    hasEnded: () => find() === ended,
  };
}

/** Whether a `storage` event of another tab changed the credentials. */
export function changesCredentials(event: StorageEvent): boolean {
  return event.key === key || event.key === null;
}
