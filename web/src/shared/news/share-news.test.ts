import { afterEach, expect, test } from '@jest/globals';
import { settle } from '../../testing/settle.ts';
import type { NewsReader } from './read-news.ts';
import { shareNews } from './share-news.ts';

const times = { again: 1, failed: 1, longest: 1, shortest: 0 };
const closing: (() => void)[] = [];
afterEach(() => closing.splice(0).forEach((close) => close()));

/** A server of streams: those that are open, in the order in which they were opened. */
function aServer() {
  const open: (NewsReader & { end: () => void })[] = [];
  let opened = 0;
  const read = (reader: NewsReader, signal: AbortSignal) =>
    new Promise<undefined>((resolve) => {
      opened += 1;
      const stream = {
        ...reader,
        end: () => {
          open.splice(open.indexOf(stream), 1);
          resolve(undefined);
        },
      };
      open.push(stream);
      signal.addEventListener('abort', stream.end);
      reader.onOpen();
    });
  return { read, open, count: () => opened };
}

/** A tab of the browser that all tests share, in which a member is signed in. */
function aTab(server: ReturnType<typeof aServer>, memberId: string) {
  const leaving = new AbortController();
  const noted: string[] = [];
  const taking = {
    onLive: (isLive: boolean) => void noted.push(isLive ? 'live' : 'asks'),
    onChange: (kind: string) => void noted.push(kind),
  };
  const openChannel = (name: string) => new BroadcastChannel(name);
  shareNews({ locks: navigator.locks, openChannel, read: server.read, times }, memberId, taking, leaving.signal);
  const close = () => leaving.abort();
  closing.push(close);
  return { noted, close };
}

async function until(isSo: () => boolean): Promise<void> {
  for (let turn = 0; turn < 5_000 && !isSo(); turn += 1) await settle();
  expect(isSo()).toBe(true);
}

test('the tabs of a browser share one stream, and each is shown what comes', async () => {
  const server = aServer();
  const tabs = [aTab(server, 'sana'), aTab(server, 'sana'), aTab(server, 'sana')];
  await until(() => tabs.every(({ noted }) => noted.includes('live')));
  server.open[0]?.onChange('messages');
  server.open[0]?.onChange('notifications');
  await until(() => tabs.every(({ noted }) => noted.length === 3));
  expect(tabs.map(({ noted }) => noted)).toEqual(tabs.map(() => ['live', 'messages', 'notifications']));
  expect(server.count()).toBe(1);
});

test('when the tab that reads it closes, the next one opens a stream, and looks at everything anew', async () => {
  const server = aServer();
  const first = aTab(server, 'bilal');
  await until(() => first.noted.includes('live'));
  const second = aTab(server, 'bilal');
  await until(() => second.noted.includes('live'));
  first.close();
  await until(() => server.count() === 2 && second.noted.at(-1) === 'live');
  expect(second.noted).toEqual(['live', 'asks', 'live']);
  expect(server.open).toHaveLength(1);
});

test('a stream that ends is opened anew; meanwhile all tabs ask by themselves', async () => {
  const server = aServer();
  const tabs = [aTab(server, 'hina'), aTab(server, 'hina')];
  await until(() => tabs.every(({ noted }) => noted.includes('live')));
  server.open[0]?.end();
  await until(() => server.count() === 2 && tabs.every(({ noted }) => noted.at(-1) === 'live'));
  expect(tabs.map(({ noted }) => noted)).toEqual(tabs.map(() => ['live', 'asks', 'live']));
});

test('members who are signed in side by side have streams of their own', async () => {
  const server = aServer();
  const [one, other] = [aTab(server, 'zara'), aTab(server, 'ali')];
  await until(() => server.count() === 2);
  server.open[0]?.onChange('messages');
  await until(() => one.noted.includes('messages'));
  expect(other.noted).toEqual(['live']);
});

test('a browser that refuses locks opens none: the page asks by itself', async () => {
  const server = aServer();
  const noted: string[] = [];
  const locks = { request: () => Promise.reject(new DOMException('no', 'SecurityError')) } as unknown as LockManager;
  const leaving = new AbortController();
  closing.push(() => leaving.abort());
  const taking = { onLive: () => void noted.push('live'), onChange: () => undefined };
  shareNews({ locks, openChannel: (name) => new BroadcastChannel(name), read: server.read, times }, 'omar', taking, leaving.signal);
  await settle();
  expect([noted, server.count()]).toEqual([[], 0]);
});
