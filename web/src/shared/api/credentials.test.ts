import { expect, test } from '@jest/globals';
import { aUser } from '../../testing/a-user.ts';
import { memoryStorage } from '../../testing/memory-storage.ts';
import { browserCredentials } from './credentials.ts';

const credentials = { token: 't', refreshToken: 'r', user: aUser() };

test('a remembered session lies in local storage, another in session storage', () => {
  const [local, session] = [memoryStorage(), memoryStorage()];
  const store = browserCredentials(local, session);
  store.write(credentials, 'session');
  expect([local.length, session.length]).toEqual([0, 1]);
  store.write(credentials, 'local');
  expect([local.length, session.length]).toEqual([1, 0]);
});

test('a refreshed token stays where the session was kept', () => {
  const [local, session] = [memoryStorage(), memoryStorage()];
  const store = browserCredentials(local, session);
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
    expect(browserCredentials(local, memoryStorage()).read()).toBeUndefined();
    expect(local.length).toBe(0);
  },
);

test('another tab that looks while credentials are written never finds none', () => {
  const [local, session] = [memoryStorage(), memoryStorage()];
  const store = browserCredentials(local, session);
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
  browserCredentials(watched(local), watched(session)).write({ ...credentials, token: 'newer' }, 'session');
  expect(seen).not.toContain(undefined);
  expect(store.read()?.token).toBe('newer');
});
