import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { usualPoints } from '@paltu/limits';
import type { Express, RequestHandler } from 'express';
import { routes, type GatewayRoute } from '../src/routes.ts';
import { aGateway, aWebApp, type AGateway } from './a-gateway.ts';

/** A part of a chain, as Express keeps it. */
interface Layer {
  readonly route?: { readonly path: string | RegExp; readonly stack: readonly { readonly method?: string }[] };
  readonly handle: { readonly stack?: readonly Layer[] };
  /** Whether it is passed by every request. */
  readonly slash: boolean;
}

interface Registered {
  readonly method: string;
  readonly path: string | RegExp;
}

const layersOf = (chain: Express): Layer[] => (chain.router as unknown as { stack: Layer[] }).stack;

const methodsIn = (stack: readonly { readonly method?: string }[]): readonly string[] => {
  const methods = new Set(stack.map(({ method = 'all' }) => method));
  // A route of every method has even those that no server takes.
  return methods.has('connect') ? ['all'] : [...methods];
};

/** Reads of the table, which are found before the chain. */
const reads: readonly Registered[] = routes.filter(({ method }) => method === 'get').map(({ method, path }) => ({ method, path }));

/** Every route of the chain, and what stands in it for some paths only without being a route. */
const registeredIn = (layers: readonly Layer[]): Registered[] =>
  layers.flatMap(({ route, handle, slash }) => {
    if (route !== undefined) return methodsIn(route.stack).map((method) => ({ method, path: route.path }));
    if (handle.stack !== undefined) return registeredIn(handle.stack);
    return slash ? [] : [{ method: 'use', path: 'of some paths' }];
  });

const nameOf = ({ method, path }: Registered): string => `${method} ${String(path)}`;

/** Of every rule: the map of the maps of the site reads four lists. */
const points = 4;
const partner = 'https://partner.example';
/** For routes of many paths: of pages, of files, and what a browser asks before a call. */
const examples = [
  '/',
  '/index.html',
  '/pages/home.en.html',
  '/dashboard',
  '/no-such-page',
  '/favicon.svg',
  '/assets/main-a1b2c3.js',
  '/api/v1/pets',
];
const values: Readonly<Record<string, string>> = { list: 'pets', number: '1' };

const pathsOf = ({ path }: Registered): string[] => {
  if (typeof path !== 'string') return examples.filter((example) => path.test(example));
  return [path.replaceAll(/:(\w+)/g, (_all, name: string) => values[name] ?? '0199a3f0-0000-7000-8000-000000000001')];
};

const methodOf = ({ method }: Registered): string => (method === 'all' ? 'PROPFIND' : method.toUpperCase());

let gateway: AGateway;
let tokens: Record<GatewayRoute['access'], () => Promise<string | undefined>>;
beforeAll(async () => {
  const webDirectory = await aWebApp();
  await mkdir(join(webDirectory, 'pages'));
  await writeFile(join(webDirectory, 'pages/home.en.html'), '<!doctype html><title>Home</title>');
  await writeFile(join(webDirectory, 'pages/index.json'), JSON.stringify({ patterns: ['home', 'dashboard'], prerendered: ['home'] }));
  const rateLimits = Object.fromEntries(Object.keys(usualPoints).map((name) => [name, points])) as unknown as typeof usualPoints;
  gateway = await aGateway({ webDirectory, trusted: ['127.0.0.1'], rateLimits, corsOrigins: [partner] });
  const issue = async (role: 'user' | 'admin') => (await gateway.tokens.issue({ role })).token;
  const nobody = async () => undefined;
  tokens = { public: nobody, optional: nobody, member: () => issue('user'), admin: () => issue('admin') };
});
afterAll(() => gateway.stop());

const accessOf = ({ method, path }: Registered): GatewayRoute['access'] =>
  routes.find((one) => one.method === method && one.path === path)?.access ?? 'public';

let callers = 0;
/** What somebody is answered who was never here before, and asks once more than they may. */
const statusesOf = async (registered: Registered, path: string): Promise<number[]> => {
  callers += 1;
  const address = `198.51.${Math.floor(callers / 250)}.${1 + (callers % 250)}`;
  const token = await tokens[accessOf(registered)]();
  const headers = {
    'x-forwarded-for': address,
    ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
    ...(registered.method === 'options' ? { origin: partner, 'access-control-request-method': 'PUT' } : {}),
  };
  const statuses: number[] = [];
  for (let turn = 0; turn <= points; turn += 1) {
    const answer = await fetch(gateway.url + path, { method: methodOf(registered), headers, redirect: 'manual' });
    await answer.arrayBuffer();
    statuses.push(answer.status);
  }
  return statuses;
};

/** Routes that nobody is refused, however often they ask, or that no request of this test finds. */
const unlimited = async (): Promise<string[]> => {
  const names: string[] = [];
  for (const registered of [...reads, ...registeredIn(layersOf(gateway.chain))]) {
    const paths = registered.method === 'use' ? [] : pathsOf(registered);
    const answers = await Promise.all(paths.map((path) => statusesOf(registered, path)));
    const isLimited = answers.length > 0 && answers.every((statuses) => statuses[0] !== 429 && statuses.at(-1) === 429);
    if (!isLimited) names.push(nameOf(registered));
  }
  return names;
};

describe('every route there is', () => {
  test('refuses who asks more often than its rule has it', async () => {
    const all = [...reads, ...registeredIn(layersOf(gateway.chain))].map(nameOf);
    for (const own of [
      'get /livez',
      'get /readyz',
      'get /feed.xml',
      'get /sitemap.xml',
      'get /api/v1/openapi.json',
      'get /media/pets/:imageId/:file',
    ])
      expect(all).toContain(own);
    expect(await unlimited()).toEqual([]);
  });

  const answer: RequestHandler = (_request, response) => void response.end();
  test.each<[string, (chain: Express) => unknown]>([
    ['get /planted', (chain) => chain.get('/planted', answer)],
    ['use of some paths', (chain) => chain.use('/planted', answer)],
  ])('is found by this test: %s', async (name, plant) => {
    const layers = layersOf(gateway.chain);
    plant(gateway.chain);
    layers.unshift(layers.pop() as Layer);
    expect(await unlimited()).toEqual([name]);
    layers.shift();
  });
});
