import { expect, test } from '@jest/globals';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseAst } from 'vite';
import { builtFolder } from './built-modules.ts';

/** What Safari 16.2, the oldest of the build's targets, cannot parse, and the build does not lower: one of them, and the whole file is lost. */
function tooNew(node: unknown): string[] {
  if (Array.isArray(node)) return node.flatMap(tooNew);
  if (typeof node !== 'object' || node === null) return [];
  const { type, regex } = node as { type?: string; regex?: { pattern: string; flags: string } };
  if (type === 'StaticBlock') return [type];
  if (regex) return /\(\?<[=!]/.test(regex.pattern) || regex.flags.includes('v') ? [regex.pattern] : [];
  return Object.values(node).flatMap(tooNew);
}

const newIn = (code: string) => tooNew(parseAst(code).body);

test('no script holds what the oldest browser of the build’s targets cannot parse', () => {
  const assets = readdirSync(join(builtFolder, 'assets')).map((name) => `assets/${name}`);
  const scripts = ['before-paint.js', 'push.js', ...assets].filter((name) => name.endsWith('.js'));
  expect(scripts.length).toBeGreaterThan(20);
  const found = scripts.map((name) => [name, newIn(readFileSync(join(builtFolder, name), 'utf8'))] as const);
  expect(found.filter(([, parts]) => parts.length > 0)).toEqual([]);
});

test('no sheet names a file by a path of the sources, which nobody serves', () => {
  const sheets = readdirSync(join(builtFolder, 'assets')).filter((name) => name.endsWith('.css'));
  expect(sheets.length).toBeGreaterThan(0);
  const named = (name: string) => readFileSync(join(builtFolder, 'assets', name), 'utf8').match(/url\(["']?\.\.[^)]*\)/g) ?? [];
  expect(sheets.flatMap(named)).toEqual([]);
});

test('a lookbehind, a set of characters and a static block are found', () => {
  expect(newIn('const a = /(?<=b)c/u; const d = /[a--b]/v; class E { static { a(); } }; const f = /(?<name>g)/;')).toEqual([
    '(?<=b)c',
    '[a--b]',
    'StaticBlock',
  ]);
});
