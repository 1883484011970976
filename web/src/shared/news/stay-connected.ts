import type { NewsReader, ReadNews } from './read-news.ts';

/** Pauses between attempts, in ms. */
export interface ConnectTimes {
  /** After a stream that has ended as it should: all browsers of a gateway come back at once. */
  again: number;
  /** After the first failure, doubled with each more. */
  failed: number;
  longest: number;
  /** One that ends sooner has failed, too. */
  shortest: number;
}

const usual: ConnectTimes = { again: 3_000, failed: 2_000, longest: 120_000, shortest: 10_000 };

/** Resolves after that time, or when it is not wanted any more. */
export function pauseUntil(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) return resolve();
    const end = () => {
      clearTimeout(timer);
      signal.removeEventListener('abort', end);
      resolve();
    };
    const timer = setTimeout(end, ms);
    signal.addEventListener('abort', end);
  });
}

interface Connection extends NewsReader {
  /** Nothing comes until it opens again. */
  onEnd: () => void;
}

/** Never at the same moment as all others who were cut off. */
const jittered = (ms: number): number => ms / 2 + Math.random() * (ms / 2);

/** Keeps a stream open until it is not wanted any more: one that ends is opened anew, later each time that fails. */
export async function stayConnected(read: ReadNews, connection: Connection, signal: AbortSignal, times = usual): Promise<void> {
  const { again, failed, longest, shortest } = times;
  let failures = 0;
  while (!signal.aborted) {
    let openedAt = Number.POSITIVE_INFINITY;
    const onOpen = () => {
      openedAt = performance.now();
      connection.onOpen();
    };
    const error = await read({ onOpen, onChange: connection.onChange }, signal);
    connection.onEnd();
    failures = performance.now() - openedAt >= shortest ? 0 : failures + 1;
    const wait = failures === 0 ? again : Math.min(longest, failed * 2 ** (failures - 1));
    await pauseUntil(jittered(Math.max(wait, 2 * (error?.retryAfterSeconds ?? 0) * 1_000)), signal);
  }
}
