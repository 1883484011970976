import { whenIdle } from '#shared/flow/when-idle.ts';
import { localStore } from '#shared/transport/safe-storage.ts';
import { favouritesKey } from './favourites-key.ts';

/** What was marked in this browser goes to the account of whoever logs in, also on a page that shows no pet. */
export function keepFavourites(): void {
  if (localStore.get(favouritesKey) === undefined) return;
  whenIdle(() => void import('../favourites-code.ts').catch(() => undefined));
}
