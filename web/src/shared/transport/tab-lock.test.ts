import { expect, test } from '@jest/globals';
import { aUser } from '../../testing/a-user.ts';
import { pageInLanguage } from '../../testing/page-in-language.ts';
import { memoryStorage } from '../../testing/memory-storage.ts';
import { browserCredentials } from './credentials.ts';
import { sessionRefresher } from './refresh-session.ts';
import { safeStorage } from './safe-storage.ts';
import { storageLock, webLock } from './tab-lock.ts';
import type { Exclusively } from './tab-lock.ts';

pageInLanguage('en');

const times = { wait: 2000, lease: 1500, look: 5 };
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Tabs of one browser: they share the storage and the locks, and nothing else. */
function tabs(count: number, lockOf: (storage: Storage) => Exclusively) {
  const local = memoryStorage();
  const stored = { token: 'old', refreshToken: 'r-1', user: aUser() };
  const asked: string[] = [];
  const open = () => {
    const credentials = browserCredentials(
      safeStorage(() => local),
      safeStorage(memoryStorage),
    );
    credentials.write(stored, 'local');
    const fetchFn: typeof fetch = async (_url, init) => {
      asked.push(String(init?.body));
      await pause(20);
      return new Response(JSON.stringify({ data: { token: 'new', refreshToken: 'r-2' } }));
    };
    return { credentials, refresh: sessionRefresher({ base: '', credentials, fetchFn, exclusively: lockOf(local) }) };
  };
  return { asked, stored, open: Array.from({ length: count }, open) };
}

test.each([
  ['Web Locks', () => webLock(navigator.locks, 'test.refresh', times)],
  [
    'a lease in the storage',
    (storage: Storage) =>
      storageLock(
        safeStorage(() => storage),
        'lease',
        times,
      ),
  ],
])('tabs whose token expires at the same time refresh it once, by %s', async (_by, lockOf) => {
  const { asked, stored, open } = tabs(5, lockOf);
  const outcomes = await Promise.all(open.map(({ refresh }) => refresh(stored)));
  expect(outcomes).toEqual(Array.from({ length: 5 }, () => 'refreshed'));
  expect(asked).toHaveLength(1);
  expect(open[4]?.credentials.read()?.token).toBe('new');
});

test('the lease of a tab that was closed on the way runs out', async () => {
  const local = memoryStorage();
  local.setItem('lease', `closed ${Date.now() + 40}`);
  const started = Date.now();
  await storageLock(
    safeStorage(() => local),
    'lease',
    times,
  )(async () => undefined);
  expect(Date.now() - started).toBeGreaterThanOrEqual(35);
  expect(local.length).toBe(0);
});

test.each([
  ['a tab that never ends', webLock({ request: () => Promise.reject(new DOMException('late', 'TimeoutError')) }, 'l')],
  [
    'a blocked storage',
    storageLock(
      safeStorage(() => Reflect.get({}, 'none') as Storage),
      'l',
      times,
    ),
  ],
])('%s holds nothing up', async (_what, exclusively) => {
  expect(await exclusively(async () => 'done')).toBe('done');
});

test('an error of the work is not taken for one of the lock', async () => {
  let runs = 0;
  const work = async () => {
    runs += 1;
    throw new Error('broken');
  };
  await expect(webLock(navigator.locks, 'test.error')(work)).rejects.toThrow('broken');
  expect(runs).toBe(1);
});
