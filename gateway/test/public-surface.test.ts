import { globSync, readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { routes } from '../src/routes.ts';

const root = new URL('../..', import.meta.url).pathname;

/** Routes as the services write them. Read as text: no service may be imported here. */
const declared = globSync('services/*/src/*/http/*-routes.ts', { cwd: root }).flatMap((file) => {
  const text = readFileSync(`${root}${file}`, 'utf8');
  const service = file.split('/')[1];
  const shared = [...text.matchAll(/const (\w+) = \{ access: '(\w+)'/g)].map(([, name, access]) => [name, access] as const);
  return text
    .split(/\broute\(\{/)
    .slice(1)
    .map((block) => {
      const field = (name: string) => new RegExp(`\\b${name}: '([^']+)'`).exec(block)?.[1];
      const spread = /\.\.\.(\w+),/.exec(block)?.[1];
      const access = field('access') ?? new Map(shared).get(spread ?? '');
      return { service, method: field('method'), path: field('path')?.replaceAll(/:\w+/g, ':'), access };
    });
});

const rows = routes.map(({ service, method, path, access }) => ({ service, method, path: path.replaceAll(/:\w+/g, ':'), access }));

const byName = (left: { path?: string | undefined; method?: string | undefined }, right: typeof left): number =>
  `${left.path} ${left.method}` < `${right.path} ${right.method}` ? -1 : 1;

test('every call that a service answers is in one row, with the access that the service demands, and no row leads nowhere', () => {
  expect(declared.length).toBeGreaterThan(0);
  expect([...rows].sort(byName)).toEqual([...declared].sort(byName));
});
