import { readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { cachedReads } from '../gen/table.ts';
import { canonicalRead } from './canonical-read.ts';

const urlOf = (url: string) => canonicalRead(url)?.url;
const id = '01a203c7-ae21-724d-8c60-aedd63dde978';

test.each([
  ['/api/v1/pets', '/api/v1/pets'],
  ['/api/v1/pets?', '/api/v1/pets'],
  ['/api/v1/pets?species=Dog&page=2', '/api/v1/pets?page=2&species=Dog'],
  ['/api/v1/pets?page=2&species=D%6Fg', '/api/v1/pets?page=2&species=Dog'],
  ['/api/v1/pets?utm_source=x&page=1&%00=1', '/api/v1/pets?page=1'],
  ['/api/v1/pets?breed=desi+mix', '/api/v1/pets?breed=desi%20mix'],
  ['/api/v1/pets?breed=a%26page%3D9', '/api/v1/pets?breed=a%26page%3D9'],
  ['/api/v1/pets?breed=%2544og', '/api/v1/pets?breed=%2544og'],
  [`/api/v1/pets/${id.toUpperCase()}?x=1`, `/api/v1/pets/${id}`],
  ['/api/v1/content/articles/cat-care-2/related?page=1&lang=ur', '/api/v1/content/articles/cat-care-2/related?lang=ur'],
  ['/api/v1/content/totals?utm_source=x', '/api/v1/content/totals'],
  ['/api/v1/vets?specialty=Surgery&city=Lahore', '/api/v1/vets?city=Lahore&specialty=Surgery'],
  [`/api/v1/vets/${id}?today=true`, `/api/v1/vets/${id}`],
  [`/api/v1/vets/${id}/slots?today=true&date=2027-05-04`, `/api/v1/vets/${id}/slots?date=2027-05-04`],
])('%s is kept as %s', (given, canonical) => expect(urlOf(given)).toBe(canonical));

test('encoded twice is not encoded once', () => {
  expect(urlOf('/api/v1/pets?breed=%2544og')).not.toBe(urlOf('/api/v1/pets?breed=%44og'));
});

test.each([
  '/api/v1/pets?page=1&page=2',
  '/api/v1/pets?page=1&p%61ge=2',
  '/api/v1/pets?breed=%',
  '/api/v1/pets?breed=%ff',
  `/api/v1/pets?breed=${'x'.repeat(121)}`,
  '/api/v1/pets/user/my-pets',
  '/api/v1/pets/not-an-id',
  '/api/v1/pets/',
  `/api/v1/pets/${id}/more`,
  '/api/v1/content/articles/cat_care',
  '/api/v1/content/articles/cat-care/comments',
  '/api/v1/vets?city=Lahore&today=true',
  '/api/v1/vets?tod%61y=true',
  `/api/v1/vets/${id}/reviews`,
  '/api/v1/vets/user/my-profile',
  `http://elsewhere/api/v1/pets/${id}`,
])('%s is left to the service', (url) => expect(canonicalRead(url)).toBeUndefined());

test('a parameter that a call knows is part of its key, and no other', () => {
  interface Operation {
    readonly parameters?: readonly { readonly in: string; readonly name: string }[];
  }
  const file = new URL('../gen/openapi.json', import.meta.url);
  const { paths } = JSON.parse(readFileSync(file, 'utf8')) as { paths: Record<string, { get?: Operation }> };
  for (const { path, parameters, timely = [] } of cachedReads) {
    const documented = Object.entries(paths).find(
      ([own]) => `/api/v1${own.replace(/^\/api\/v1/, '')}`.replace(/\{(\w+)\}/, ':$1') === path,
    )?.[1];
    expect(documented?.get).toBeDefined();
    const names = (documented?.get?.parameters ?? []).filter((one) => one.in === 'query').map(({ name }) => name);
    expect([...parameters, ...timely].sort()).toEqual(names.sort());
  }
});
