import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from '@jest/globals';
import { stringsOf } from './locale-files.ts';

const root = join(dirname(fileURLToPath(import.meta.url)), '../../..');

function sourcesOf(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts') && !file.includes('/gen/'))
    .map((file) => readFileSync(join(folder, file), 'utf8'));
}

function saidBy(sources: readonly string[]): string[] {
  const kinds = 'invalid|unauthenticated|forbidden|not-found|conflict|unavailable|stale|too-many|too-large|unsupported-type';
  const shapes = [
    new RegExp(`AppError\\(\\s*'(?:${kinds})',\\s*'([a-z-]+\\.[a-z-]+)'`, 'g'),
    /DoorRefusal\(\s*\d+,\s*'([a-z-]+\.[a-z-]+)'/g,
    /\bcode: '([a-z-]+\.[a-z-]+)'/g,
    /\brefused\('([a-z-]+\.[a-z-]+)'/g,
    new RegExp(`\\brefusal\\(\\s*'(?:${kinds})',\\s*'([a-z-]+\\.[a-z-]+)'`, 'g'),
  ];
  return sources.flatMap((source) => shapes.flatMap((shape) => [...source.matchAll(shape)].map((found) => found[1] ?? '')));
}

const parts = [
  'services/auth',
  'services/pets',
  'services/moderation',
  'gateway',
  'packages/service-kit',
  'packages/pictures',
  'packages/storage',
  'packages/persistence',
];

test('every code that the API answers with has words in both languages', () => {
  const codes = new Set(saidBy(parts.flatMap((part) => sourcesOf(join(root, part, 'src')))));
  const english = stringsOf('en');
  const urdu = stringsOf('ur');
  const wordless = [...codes].filter((code) => !english.has(`errors:${code}`) || !urdu.has(`errors:${code}`));
  expect(wordless.sort()).toEqual([]);
});
