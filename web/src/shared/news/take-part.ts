import { changesCredentials } from '../transport/credentials.ts';
import { apiBase, authorised, credentials } from '../transport/transport.ts';
import type { NewsTaking } from './news.ts';
import { newsReading } from './read-news.ts';
import { shareNews } from './share-news.ts';

/** In ms; so long a tab that is out of sight goes on, so that looking away for a moment costs nothing. */
const outOfSight = 30_000;

/** Takes part until `signal` while the page is in sight, as the member who is signed in. A browser without locks asks by itself. */
export function takePart(taking: NewsTaking, signal: AbortSignal): void {
  const locks = navigator.locks as LockManager | undefined;
  if (!locks) return;
  const read = newsReading({ base: apiBase, authorised, fetchFn: (...call) => fetch(...call) });
  const openChannel = (name: string) => new BroadcastChannel(name);
  let part: { memberId: string; leaving: AbortController } | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const leave = () => {
    part?.leaving.abort();
    part = undefined;
  };
  const join = () => {
    clearTimeout(timer);
    const memberId = credentials.read()?.user.id;
    if (memberId === part?.memberId) return;
    leave();
    if (memberId === undefined) return;
    part = { memberId, leaving: new AbortController() };
    shareNews({ locks, openChannel, read }, memberId, taking, part.leaving.signal);
  };
  const look = () => {
    if (document.visibilityState === 'visible') join();
    else timer = setTimeout(leave, outOfSight);
  };
  const follow = (event: StorageEvent) => {
    if (changesCredentials(event) && part) join();
  };
  document.addEventListener('visibilitychange', look, { signal });
  addEventListener('storage', follow, { signal });
  signal.addEventListener('abort', () => {
    clearTimeout(timer);
    leave();
  });
  if (document.visibilityState === 'visible') join();
}
