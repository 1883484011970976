import type { NewsTaking } from './news.ts';
import type { NewsKind, ReadNews } from './read-news.ts';
import { stayConnected } from './stay-connected.ts';
import type { ConnectTimes } from './stay-connected.ts';

/** What the tabs of a browser pass on to each other. */
type TabMessage = { isLive: boolean } | { changed: NewsKind } | 'is it live?';

interface Wiring {
  locks: Pick<LockManager, 'request'>;
  openChannel: (name: string) => BroadcastChannel;
  read: ReadNews;
  times?: ConnectTimes;
}

/**
 * One stream for all tabs of a browser in which a member is signed in: the tab that holds the lock reads it and passes on what comes.
 * When that tab closes, or takes no part any more, the next one opens a stream of its own. Takes part until `signal`.
 */
export function shareNews({ locks, openChannel, read, times }: Wiring, memberId: string, taking: NewsTaking, signal: AbortSignal): void {
  const name = `paltu.news.${memberId}`;
  const channel = openChannel(name);
  const send = (message: TabMessage) => channel.postMessage(message);
  let isLeader = false;
  let isLive = false;
  const setLive = (now: boolean) => {
    if (now === isLive) return;
    isLive = now;
    taking.onLive(now);
  };
  channel.onmessage = ({ data }: MessageEvent<TabMessage>) => {
    if (data === 'is it live?') {
      if (isLeader) send({ isLive });
    } else if ('changed' in data) taking.onChange(data.changed);
    // What the tab that led before has sent may come late.
    else if (!isLeader) setLive(data.isLive);
  };
  const announce = (now: boolean) => {
    setLive(now);
    if (!signal.aborted) send({ isLive: now });
  };
  const lead = () => {
    isLeader = true;
    // The tab that led until now may be gone without a word.
    setLive(false);
    const connection = {
      onOpen: () => announce(true),
      onEnd: () => announce(false),
      onChange: (kind: NewsKind) => {
        taking.onChange(kind);
        send({ changed: kind });
      },
    };
    return stayConnected(read, connection, signal, times);
  };
  signal.addEventListener('abort', () => {
    if (isLeader) send({ isLive: false });
    setLive(false);
    channel.close();
  });
  send('is it live?');
  // Refused where the browser has no locks for this page, and when it is given up: then the tab asks by itself.
  locks.request(name, { signal }, lead).catch(() => undefined);
}
