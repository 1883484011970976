import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { routes, type GatewayRoute } from '../src/routes.ts';
import { aGateway, type AGateway } from './a-gateway.ts';

let gateway: AGateway;
let member: string;
let admin: string;
let longAgo: string;
let withoutFactor: string;

beforeAll(async () => {
  gateway = await aGateway();
  member = (await gateway.tokens.issue()).token;
  admin = (await gateway.tokens.issue({ role: 'admin' })).token;
  withoutFactor = (await gateway.tokens.issue({ role: 'admin', needsSecondFactor: true })).token;
  longAgo = (await gateway.tokens.issue({ role: 'admin', passwordGivenAt: new Date(0) })).token;
});

afterAll(() => gateway.stop());

const concrete = (path: string): string => path.replaceAll(/:\w+/g, '0199a3f0-0000-7000-8000-000000000001');

const tokenFor = ({ access }: GatewayRoute): string | undefined => ({ public: undefined, optional: undefined, member, admin })[access];

const call = (path: string, method: string, token?: string): Promise<Response> =>
  fetch(`${gateway.url}${concrete(path)}`, {
    method: method.toUpperCase(),
    headers: { ...(token === undefined ? {} : { authorization: `Bearer ${token}` }) },
  });

describe.each(routes.map((route) => ({ ...route, name: `${route.method.toUpperCase()} ${route.path}` })))('$name', (route) => {
  const received = () => gateway.service(route.service).received;

  test(`reaches ${route.service} as it was asked`, async () => {
    const answer = await call(`${route.path}?page=2&q=%D9%BE`, route.method, tokenFor(route));
    expect(answer.status).toBe(200);
    expect(await answer.json()).toMatchObject({ data: { service: route.service } });
    expect(received().at(-1)).toMatchObject({ method: route.method.toUpperCase(), url: `${concrete(route.path)}?page=2&q=%D9%BE` });
  });

  test('lets pass only whom its access policy admits', async () => {
    const before = received().length;
    const { access } = route;
    const anonymous = await call(route.path, route.method);
    const forged = await call(route.path, route.method, 'a.b.c');
    const asMember = await call(route.path, route.method, member);
    expect({ anonymous: anonymous.status, forged: forged.status, asMember: asMember.status }).toEqual(
      {
        public: { anonymous: 200, forged: 200, asMember: 200 },
        optional: { anonymous: 200, forged: 401, asMember: 200 },
        member: { anonymous: 401, forged: 401, asMember: 200 },
        admin: { anonymous: 401, forged: 401, asMember: 403 },
      }[access],
    );
    expect(received().length - before).toBe({ public: 3, optional: 2, member: 1, admin: 0 }[access]);
  });

  if (route.access === 'admin')
    test('lets no admin pass who has to turn on a second factor first', async () => {
      const before = received().length;
      const answer = await call(route.path, route.method, withoutFactor);
      expect([answer.status, await answer.json()]).toMatchObject([403, { code: 'second-factor.required' }]);
      expect(received()).toHaveLength(before);
    });

  if (route.needsRecentPassword === true)
    test('lets nobody pass whose password was given long ago', async () => {
      const before = received().length;
      const answer = await call(route.path, route.method, longAgo);
      expect([answer.status, await answer.json()]).toMatchObject([403, { code: 'session.password-needed' }]);
      expect(received()).toHaveLength(before);
    });

  test('answers another method with 405 and those that it knows', async () => {
    const unknown = ['DELETE', 'PATCH', 'PUT', 'POST', 'GET'].find(
      (method) =>
        !routes.some(({ path, method: known }) => known.toUpperCase() === method && concrete(path).length > 0 && matches(path, route.path)),
    );
    const answer = await call(route.path, unknown ?? 'OPTIONS', admin);
    expect(answer.status).toBe(405);
    expect(answer.headers.get('allow')).toContain(route.method.toUpperCase());
    expect(await answer.json()).toMatchObject({ status: 'error', code: 'route.method-not-allowed' });
  });
});

const matches = (pattern: string, path: string): boolean => new RegExp(`^${pattern.replaceAll(/:\w+/g, '[^/]+')}$`).test(concrete(path));

test('a path names each method once', () => {
  const names = routes.map(({ method, path }) => `${method} ${path}`);
  expect(new Set(names).size).toBe(names.length);
});

test('an address of the API that is in no row is not found, in JSON', async () => {
  for (const path of ['/api', '/api/v1', '/api/v1/nothing', '/api/v2/pets', '/media/secrets', '/.well-known/nothing', '/API/v1/Nothing']) {
    const answer = await fetch(`${gateway.url}${path}`, { headers: { accept: 'text/html' } });
    expect(answer.status).toBe(404);
    expect(await answer.json()).toMatchObject({
      status: 'error',
      code: 'route.not-found',
      errors: [],
      requestId: answer.headers.get('x-request-id'),
    });
  }
});
