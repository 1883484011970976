import { localStore } from '#shared/transport/safe-storage.ts';

/** When a page to come was first opened on this device, in ms: `now`, which is kept, when it was not yet. */
export function firstOpened(page: string, now: number): number {
  const key = `paltu.opened.${page}`;
  const kept = Number(localStore.find(key));
  // A clock that was set back must not add days.
  if (kept > 0 && kept <= now) return kept;
  localStore.set(key, String(now));
  return now;
}
