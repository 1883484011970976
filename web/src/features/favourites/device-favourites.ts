import { localStore } from '#shared/transport/safe-storage.ts';
import { favouritesKeys } from './favourites-key.ts';
import type { Kind } from './favourites-key.ts';

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
interface DeviceFavourites {
  read: () => string[];
  /** Answers whether it is kept. */
  add: (id: string) => boolean;
  remove: (id: string) => void;
}

function keptAt(key: string): DeviceFavourites {
  const read = () => parse(localStore.find(key));
  const without = (id: string) => read().filter((one) => one !== id);
  return {
    read,
    add: (id) => localStore.set(key, JSON.stringify([...without(id), id].slice(-most))),
    remove: (id) => {
      const others = without(id);
      if (others.length === 0) localStore.remove(key);
      else localStore.set(key, JSON.stringify(others));
    },
  };
}

export const deviceFavourites: Readonly<Record<Kind, DeviceFavourites>> = {
  pet: keptAt(favouritesKeys.pet),
  vet: keptAt(favouritesKeys.vet),
  accessory: keptAt(favouritesKeys.accessory),
  store: keptAt(favouritesKeys.store),
};

/** Whether a `storage` event of another tab changed them. */
export function changesFavourites({ key }: StorageEvent): boolean {
  return key === null || Object.values(favouritesKeys).includes(key);
}
