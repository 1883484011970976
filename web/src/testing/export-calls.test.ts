import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';

interface Schema {
  readonly properties?: Readonly<Record<string, Schema>>;
}

interface Call {
  readonly operationId: string;
  readonly responses: Readonly<Record<string, { readonly content: { readonly 'application/json': { readonly schema: Schema } } }>>;
}

const read = (path: string): string => readFileSync(join(import.meta.dirname, path), 'utf8');

const document = JSON.parse(read('../../../gateway/src/gen/openapi.json')) as {
  readonly paths: Readonly<Record<string, { readonly get?: Call }>>;
};

const calls = Object.entries(document.paths).flatMap(([path, { get }]) => (path.endsWith('/export') && get ? [get] : []));

const partsOf = ({ responses }: Call): string[] =>
  Object.keys(responses['200']?.content['application/json'].schema.properties?.data?.properties ?? {});

test('what a member takes along has the part of every service that keeps something of them', () => {
  expect(calls.length).toBeGreaterThan(2);
  const source = read('../work/session/settings-screen.tsx');
  expect(calls.filter(({ operationId }) => !source.includes(`.endpoints.${operationId}.initiate(`))).toEqual([]);
});

test('no two parts have one name, for they lie side by side in one file', () => {
  expect(calls.filter((call) => partsOf(call).length === 0).map(({ operationId }) => operationId)).toEqual([]);
  const names = ['exportedAt', ...calls.flatMap(partsOf)];
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
});
