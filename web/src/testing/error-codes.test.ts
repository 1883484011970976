import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { stringsOf } from './locale-files.ts';

const document = JSON.parse(readFileSync(join(import.meta.dirname, '../../../gateway/src/gen/openapi.json'), 'utf8')) as {
  readonly components: { readonly schemas: { readonly ErrorCode: { readonly enum: readonly string[] } } };
};

// About the web app itself, which is not there to show it.
const neverShown = ['web.not-built'];

test('every code that the API may answer with has words in both languages', () => {
  const codes = document.components.schemas.ErrorCode.enum;
  expect(codes.length).toBeGreaterThan(20);
  const [english, urdu] = [stringsOf('en'), stringsOf('ur')];
  const wordless = codes.filter((code) => !english.has(`errors:${code}`) || !urdu.has(`errors:${code}`));
  expect(wordless.filter((code) => !neverShown.includes(code))).toEqual([]);
});
