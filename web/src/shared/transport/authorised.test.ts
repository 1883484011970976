import { beforeEach, describe, expect, test } from '@jest/globals';
import { aUser } from '../../testing/a-user.ts';
import { anApp, json, refusal, stored } from '../../testing/calling-app.ts';
import type { Answer } from '../../testing/calling-app.ts';
import { pageInLanguage } from '../../testing/page-in-language.ts';
import type { CredentialStore } from './credentials.ts';

beforeEach(() => pageInLanguage('en'));

const refused = () => refusal(401, 'token.expired');

describe('a call without credentials', () => {
  test('that needs some reports that the session is over: they were taken from the device', async () => {
    const app = anApp(() => refusal(401, 'token.missing'));
    expect((await app.read('/pets/user/my-pets')).error).toMatchObject({ code: 'token.missing' });
    expect(app.expired).toHaveLength(1);
  });
});

describe('a call that takes a token and needs none', () => {
  test('is made without it once the session has ended', async () => {
    const app = anApp((path, request) => {
      if (path === '/auth/refresh') return refusal(401, 'refresh-token.invalid');
      return request.headers.has('authorization') ? refusal(401, 'token.revoked') : json(200, { status: 'success', data: { sent: true } });
    });
    app.credentials.write(stored(), 'local');
    expect(await app.readOptional('/content/contact')).toMatchObject({ data: { sent: true } });
    expect(app.requests.at(-1)?.token).toBeNull();
    expect(app.expired).toEqual([]);
  });
});

describe('an expired token', () => {
  let refreshes = 0;
  const server: Answer = async (path, request) => {
    if (path === '/auth/refresh') {
      refreshes += 1;
      await new Promise((resolve) => setTimeout(resolve, 5));
      return json(200, { status: 'success', data: { token: 'new', refreshToken: 'refresh-2' } });
    }
    return request.headers.get('authorization') === 'Bearer new' ? json(200, { status: 'success', data: { path } }) : refused();
  };
  beforeEach(() => {
    refreshes = 0;
  });

  test('is refreshed once for many calls at a time, and each call is sent again', async () => {
    const app = anApp(server);
    app.credentials.write(stored(), 'local');
    const answers = await Promise.all([1, 2, 3, 4, 5, 6].map((n) => app.read(`/pets/${n}`)));
    expect(answers.map((answer) => answer.data)).toEqual([1, 2, 3, 4, 5, 6].map((n) => ({ path: `/pets/${n}` })));
    expect(refreshes).toBe(1);
    expect(app.credentials.read()).toMatchObject({ token: 'new', refreshToken: 'refresh-2' });
  });

  test('that another tab has refreshed meanwhile is not refreshed again', async () => {
    const app = anApp(async (path, request) => {
      if (request.headers.get('authorization') === 'Bearer old') app.credentials.write({ ...stored(), token: 'new' }, 'local');
      return server(path, request);
    });
    app.credentials.write(stored(), 'local');
    expect((await app.read('/pets/1')).data).toEqual({ path: '/pets/1' });
    expect(refreshes).toBe(0);
  });

  test('whose refresh got no answer is asked for once more with the same refresh token', async () => {
    const sent: unknown[] = [];
    const app = anApp(async (path, request) => {
      if (path !== '/auth/refresh') return server(path, request);
      sent.push(await request.json());
      if (sent.length === 1) throw new TypeError('fetch failed');
      return server(path, request);
    });
    app.credentials.write(stored(), 'local');
    expect((await app.read('/pets/1')).data).toEqual({ path: '/pets/1' });
    expect(sent).toEqual(Array(2).fill({ refreshToken: 'refresh-1' }));
  });

  test('that another tab has refreshed while the answer was awaited in vain is not refreshed again', async () => {
    const app = anApp((path, request) => {
      if (path !== '/auth/refresh') return server(path, request);
      app.credentials.write({ ...stored(), token: 'new', refreshToken: 'refresh-2' }, 'local');
      throw new TypeError('fetch failed');
    });
    app.credentials.write(stored(), 'local');
    expect((await app.read('/pets/1')).data).toEqual({ path: '/pets/1' });
    expect(app.requests.filter(({ path }) => path === '/auth/refresh')).toHaveLength(1);
  });

  test('whose refresh is refused ends the session', async () => {
    const app = anApp((path) => (path === '/auth/refresh' ? refusal(401, 'refresh-token.expired') : refused()));
    app.credentials.write(stored(), 'local');
    expect((await app.read('/pets/1')).error).toMatchObject({ status: 401, code: 'token.expired' });
    expect(app.expired).toHaveLength(1);
  });

  test.each([
    ['the network is away', () => Promise.reject(new TypeError('fetch failed'))],
    ['auth is down', () => refusal(503, 'service.unavailable')],
    ['auth is limiting', () => refusal(429, 'request.too-many')],
    ['a captive portal answers its page', () => new Response('<h1>Please pay for the Wi-Fi</h1>', { status: 403 })],
    ['a proxy wants a login of its own', () => json(401, { error: 'proxy authentication required' })],
  ] as [string, () => Response | Promise<Response>][])('keeps its credentials while %s', async (_when, refresh) => {
    const app = anApp((path) => (path === '/auth/refresh' ? refresh() : refused()));
    app.credentials.write(stored(), 'local');
    expect((await app.read('/pets/1')).error).toMatchObject({ status: 'NETWORK_ERROR' });
    expect(app.credentials.read()).toEqual(stored());
    expect(app.expired).toHaveLength(0);
  });

  test.each([
    ['while it was on its way', '/pets/1'],
    ['while it was refreshed', '/auth/refresh'],
  ])('of a member in whose place another signed in %s is not sent again as that one', async (_when, slow) => {
    const other = { token: 'of bilal', refreshToken: 'refresh-b', user: aUser({ id: 'bilal' }) };
    const app = anApp((path, request) => {
      if (path === slow) app.credentials.write(other, 'local');
      return server(path, request);
    });
    app.credentials.write(stored(), 'local');
    expect((await app.read('/pets/1')).error).toMatchObject({ code: 'token.expired' });
    expect(app.requests.map(({ token }) => token)).not.toContain('Bearer of bilal');
    expect([app.credentials.read(), app.expired]).toEqual([other, []]);
  });

  test('401 for another reason is an answer, and no reason to refresh', async () => {
    const app = anApp((path, request) => (path === '/pets/1' ? refusal(401, 'credentials.wrong') : server(path, request)));
    app.credentials.write(stored(), 'local');
    expect((await app.read('/pets/1')).error).toMatchObject({ code: 'credentials.wrong' });
    expect([refreshes, app.expired.length]).toEqual([0, 0]);
  });
});

describe('a call that needs a recent password', () => {
  const needsPassword: Answer = (path, request) =>
    request.headers.get('authorization') === 'Bearer fresh' ? json(200, { data: { path } }) : refusal(403, 'session.password-needed');
  const giveIt = (credentials: CredentialStore) => {
    credentials.write({ ...stored(), token: 'fresh' });
    return true;
  };

  test('is made once more when the member has given it', async () => {
    const app = anApp(needsPassword, giveIt);
    app.credentials.write(stored(), 'local');
    expect(await app.read('/stores/user/account')).toMatchObject({ data: { path: '/stores/user/account' } });
    expect(app.requests.map(({ token }) => token)).toEqual(['Bearer old', 'Bearer fresh']);
  });

  test('is refused when the member does not give it, and asks only once when it is refused again', async () => {
    const cancelled = anApp(needsPassword);
    const stubborn = anApp(
      () => refusal(403, 'session.password-needed'),
      () => true,
    );
    for (const app of [cancelled, stubborn]) {
      app.credentials.write(stored(), 'local');
      expect(await app.read('/stores/user/account')).toMatchObject({ error: { status: 403, code: 'session.password-needed' } });
      expect(app.asked).toHaveLength(1);
    }
    expect([cancelled.requests.length, stubborn.requests.length]).toEqual([1, 2]);
  });

  test('is not made as somebody else who signed in meanwhile', async () => {
    const app = anApp(needsPassword, (credentials) => {
      credentials.write({ token: 'fresh', refreshToken: 'refresh-b', user: aUser({ id: 'bilal' }) });
      return true;
    });
    app.credentials.write(stored(), 'local');
    expect((await app.read('/stores/user/account')).error).toMatchObject({ code: 'session.password-needed' });
    expect(app.requests).toHaveLength(1);
  });
});
