import { whenIdle } from '#shared/flow/when-idle.ts';
import { localStore } from '#shared/transport/safe-storage.ts';
import { favouritesKeys } from './favourites-key.ts';

/** What was marked in this browser goes to the account of the member who logs in, also on a page where nothing can be marked. */
export function keepFavourites(): void {
  if (Object.values(favouritesKeys).every((key) => localStore.find(key) === undefined)) return;
  whenIdle(() => void import('./favourites-code.ts').catch(() => undefined));
}
