import { expect, test } from '@jest/globals';
import { aUser } from '../../testing/a-user.ts';
import { memoryStorage } from '../../testing/memory-storage.ts';
import { browserCredentials } from './credentials.ts';
import { safeStorage } from './safe-storage.ts';

const kept = (storage: Storage) => safeStorage(() => storage);

const credentials = { token: 't', refreshToken: 'r', user: aUser() };

test('a remembered session lies in local storage, another in session storage', () => {
  const [local, session] = [memoryStorage(), memoryStorage()];
  const store = browserCredentials(kept(local), kept(session));
  store.write(credentials, 'session');
  expect([local.length, session.length]).toEqual([0, 1]);
  store.write(credentials, 'local');
  expect([local.length, session.length]).toEqual([1, 0]);
});

test('a refreshed token stays where the session was kept', () => {
  const [local, session] = [memoryStorage(), memoryStorage()];
  const store = browserCredentials(kept(local), kept(session));
  store.write(credentials, 'session');
  store.write({ ...credentials, token: 'newer' });
  expect([local.length, session.length]).toEqual([0, 1]);
  expect(store.read()?.token).toBe('newer');
});

test.each(['{"token":', '"text"', 'null', '{"token":"t","refreshToken":"r"}', '{"token":1,"refreshToken":"r","user":{}}'])(
  'what is stored but is no session is cleared: %s',
  (text) => {
    const local = memoryStorage();
    local.setItem('paltu.session', text);
    expect(browserCredentials(kept(local), kept(memoryStorage())).read()).toBeUndefined();
    expect(local.length).toBe(0);
  },
);

test('another tab that looks while credentials are written never finds none', () => {
  const [local, session] = [memoryStorage(), memoryStorage()];
  const store = browserCredentials(kept(local), kept(session));
  store.write(credentials, 'local');
  const seen: unknown[] = [];
  const watched = (storage: Storage): Storage =>
    new Proxy(storage, {
      get: (target, name) => {
        const member = Reflect.get(target, name) as unknown;
        if (typeof member !== 'function') return member;
        return (...args: unknown[]) => {
          const answer = Reflect.apply(member, target, args) as unknown;
          seen.push(store.read());
          return answer;
        };
      },
    });
  browserCredentials(kept(watched(local)), kept(watched(session))).write({ ...credentials, token: 'newer' }, 'session');
  expect(seen).not.toContain(undefined);
  expect(store.read()?.token).toBe('newer');
});

const full = () =>
  Object.assign(memoryStorage(), {
    setItem: () => {
      throw new DOMException('full', 'QuotaExceededError');
    },
  });

test('a login while the storage is full lasts as long as the tab', () => {
  const store = browserCredentials(kept(full()), kept(full()));
  store.write(credentials, 'local');
  expect(store.read()).toEqual(credentials);
  store.write({ ...credentials, token: 'newer' });
  expect(store.read()?.token).toBe('newer');
  store.clear();
  expect(store.read()).toBeUndefined();
});

test('a storage that is blocked keeps a session for the tab', () => {
  const blocked = safeStorage(() => {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  });
  const store = browserCredentials(blocked, blocked);
  expect(store.read()).toBeUndefined();
  store.write(credentials, 'local');
  expect(store.read()).toEqual(credentials);
});

test('a full local storage leaves the session to the tab, and nothing of the one before', () => {
  const [local, session] = [memoryStorage(), memoryStorage()];
  browserCredentials(kept(local), kept(session)).write({ ...credentials, token: 'of before' }, 'local');
  local.setItem = full().setItem;
  const store = browserCredentials(kept(local), kept(session));
  store.write(credentials, 'local');
  expect([local.length, session.length, store.read()?.token]).toEqual([0, 1, 't']);
});

test('of a session that has ended it is kept that it has, where it was kept, until somebody logs in or out', () => {
  const [local, session] = [memoryStorage(), memoryStorage()];
  const store = browserCredentials(kept(local), kept(session));
  store.write(credentials, 'session');
  store.end();
  expect([store.read(), store.hasEnded(), local.length, session.length]).toEqual([undefined, true, 0, 1]);
  expect(JSON.stringify(session.getItem('paltu.session'))).not.toContain('Ayesha');
  store.write(credentials, 'local');
  expect([store.read(), store.hasEnded(), session.length]).toEqual([credentials, false, 0]);
  store.end();
  store.clear();
  expect([store.hasEnded(), local.length]).toEqual([false, 0]);
});

test('a session that was kept nowhere has ended for its tab', () => {
  const store = browserCredentials(kept(full()), kept(full()));
  store.write(credentials, 'local');
  store.end();
  expect([store.read(), store.hasEnded()]).toEqual([undefined, true]);
});
