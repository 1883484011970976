import { whenIdle } from '#shared/flow/when-idle.ts';
import { loadStrings } from '#shared/i18n/i18n.ts';
import { localStore } from '#shared/transport/safe-storage.ts';
import { credentials } from '#shared/transport/transport.ts';
import { favouritesKeys } from './favourites-key.ts';

/** Loads what keeps marks, with its words. Who marks nothing does without. */
export async function loadFavourites(): Promise<void> {
  await Promise.all([import('./favourites-code.ts'), loadStrings(['favourites', 'errors'])]);
}

const isSomethingMarked = () => Object.values(favouritesKeys).some((key) => localStore.find(key) !== undefined);

/** What was marked in this browser goes to the account of the member who logs in, also on a page where nothing can be marked. */
export function keepFavourites(): void {
  if (isSomethingMarked()) whenIdle(() => void loadFavourites().catch(() => undefined));
}

/** What a page with hearts needs to show which are full: those of the account, or of this browser. */
export function showFavourites(): void {
  if (credentials.read() !== undefined || isSomethingMarked()) whenIdle(() => void loadFavourites().catch(() => undefined));
}
