import { localStore } from '#shared/transport/safe-storage.ts';
import { favouritesKey } from './favourites-key.ts';

/** As many as anybody looks at again; the oldest go. */
const most = 500;

function parse(text: string | undefined): string[] {
  try {
    const value: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(value) ? value.filter((id) => typeof id === 'string') : [];
  } catch {
    return [];
  }
}

/** What a visitor has marked, kept in the browser: ids, the newest last. */
export const deviceFavourites = {
  read: (): string[] => parse(localStore.get(favouritesKey)),
  /** Whether it is kept. */
  add: (id: string): boolean => {
    const others = deviceFavourites.read().filter((one) => one !== id);
    return localStore.set(favouritesKey, JSON.stringify([...others, id].slice(-most)));
  },
  remove: (id: string): void => {
    const others = deviceFavourites.read().filter((one) => one !== id);
    if (others.length === 0) localStore.remove(favouritesKey);
    else localStore.set(favouritesKey, JSON.stringify(others));
  },
  /** Whether a `storage` event of another tab changed them. */
  isChangedBy: (event: StorageEvent): boolean => event.key === favouritesKey || event.key === null,
};
