import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';

const read = (path: string): string => readFileSync(join(import.meta.dirname, path), 'utf8');

const document = JSON.parse(read('../../../gateway/src/gen/openapi.json')) as {
  readonly paths: Readonly<Record<string, { readonly get?: { readonly operationId: string } }>>;
};

test('what a member takes along has the part of every service that keeps something of them', () => {
  const calls = Object.entries(document.paths).flatMap(([path, { get }]) => (path.endsWith('/export') && get ? [get.operationId] : []));
  expect(calls.length).toBeGreaterThan(2);
  const source = read('../features/session/model/collect-export.ts');
  expect(calls.filter((call) => !source.includes(`.endpoints.${call}.initiate(`))).toEqual([]);
});
