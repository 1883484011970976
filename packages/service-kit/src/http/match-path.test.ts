import { expect, test } from '@jest/globals';
import express from 'express';
import { pathMatcher } from './match-path.ts';

const rows = [
  '/api/v1/pets',
  '/api/v1/pets/mine',
  '/api/v1/pets/:id',
  '/api/v1/pets/:id/pictures/:number',
  '/api/v1/:service/stats',
  '/api/v1/pets/stats',
  '/api/v1/pets/late',
  '/media/pets/:imageId/:file',
  '/.well-known/jwks.json',
].map((path) => ({ path }));

const paths = [
  ...rows.map(({ path }) => path.replaceAll(/:\w+/g, 'one')),
  ...['/api/v1/pets/', '/api/v1/pets//', '/API/V1/Pets', '/api/v1/pets/MINE', '/api//v1/pets', '//api/v1/pets', '/', '', '/api', '/api/v1'],
  ...[
    '/api/v1/pets/late',
    '/api/v1/pets/%D9%BE',
    '/api/v1/pets/a%2Fb',
    '/api/v1/pet%73',
    '/api/v1/pets/a+b',
    '/api/v1/pets/..',
    '/api/v1/pets/%',
  ],
  ...[
    '/media/pets/1/320.webp',
    '/media/pets/1/',
    '/media/pets//320.webp',
    '/.well-known/jwksxjson',
    '/api/v1/pets/one/pictures/2/',
    '/api/v1/pets/é',
  ],
];

/** What Express finds: the row and its parameters. */
const byExpress = (path: string): unknown => {
  const app = express();
  app.disable('x-powered-by');
  let found: unknown;
  for (const row of rows) app.get(row.path, ({ params }) => void (found = { row, params: { ...params } }));
  const end = (): void => undefined;
  app({ method: 'GET', url: path, headers: {} } as never, {} as never, end);
  return found;
};

test.each(paths)('a path leads where Express leads it: %s', (path) => {
  const found = pathMatcher(rows)(path);
  expect(found && { ...found, params: { ...found.params } }).toEqual(byExpress(path));
});

test('what is no plain segment or name is refused at once, for it would match otherwise', () => {
  for (const path of ['/files/*rest', '/pets/:id.webp', '/pets{/:id}']) expect(() => pathMatcher([{ path }])).toThrow(path);
});
