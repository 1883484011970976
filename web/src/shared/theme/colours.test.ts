import { expect, test } from '@jest/globals';
import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { colours } from './colours.ts';

const sheet = readFileSync(new URL('./colours.css', import.meta.url), 'utf8');

function variablesOf(selector: string): Record<string, string> {
  const body = sheet.slice(sheet.indexOf(`${selector} {`)).split('}')[0] ?? '';
  const full = (hex: string) => (hex.length === 4 ? `#${[...hex.slice(1)].map((digit) => digit + digit).join('')}` : hex);
  return Object.fromEntries([...body.matchAll(/--([\w-]+): (#\w+);/g)].map((found) => [found[1] ?? '', full(found[2] ?? '')]));
}

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((at) => parseInt(hex.slice(at, at + 2), 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

test('the style sheet holds the colours of the theme, light and dark', () => {
  expect(variablesOf(':root')).toEqual(colours.light);
  expect({ ...colours.light, ...variablesOf(":root[data-theme='dark']") }).toEqual(colours.dark);
});

test('no other style sheet names a colour of its own: it would stay light in the dark', () => {
  const source = fileURLToPath(new URL('../..', import.meta.url));
  const sheets = globSync('**/*.css', { cwd: source }).filter((name) => !name.startsWith('shared/theme/'));
  expect(sheets.length).toBeGreaterThan(30);
  const own = sheets.filter((name) => /#[0-9a-f]{3,8}\b|\b(rgb|hsl)a?\(/i.test(readFileSync(`${source}/${name}`, 'utf8')));
  expect(own).toEqual([]);
});

const grounds = ['ground', 'ground-soft', 'ground-control', 'ground-raised'] as const;
const words = ['text', 'text-soft', 'text-faint', 'primary', 'error'] as const;
const pairs = [
  ['on-primary', 'primary'],
  ['on-primary', 'primary-hover'],
  ['primary', 'primary-soft'],
  ['on-chosen', 'ground-chosen'],
  ['text-soft', 'ground-track'],
  ['on-error', 'error'],
  ['on-error', 'error-hover'],
  ['on-bottle', 'bottle'],
  ['on-bottle-soft', 'bottle'],
  ['on-genda', 'genda'],
  ['on-rani', 'rani'],
  ['on-ink', 'ink'],
  ['on-toast', 'ground-toast'],
  ['on-toast-success', 'ground-toast'],
  ['on-toast-error', 'ground-toast'],
  ['on-toast-warning', 'ground-toast'],
  ['on-toast-info', 'ground-toast'],
  ['on-tint-rani', 'tint-rani'],
  ['on-tint-genda', 'tint-genda'],
  ['on-tint-sky', 'tint-sky'],
  ['on-tint-leaf', 'tint-leaf'],
  ['error', 'tint-error'],
  ['text', 'tint-error'],
  ['text', 'tint-genda'],
  ['text', 'tint-sky'],
  ['text', 'tint-leaf'],
] as const;

test.each(['light', 'dark'] as const)('words can be read on every ground of the %s theme', (mode) => {
  const of = colours[mode];
  const shown = [...grounds.flatMap((ground) => words.map((word) => [word, ground] as const)), ...pairs];
  const faint = shown
    .map(([word, ground]) => ({ word, ground, contrast: contrast(of[word], of[ground]) }))
    .filter((pair) => pair.contrast < 4.5);
  expect(faint).toEqual([]);
});

test.each(['light', 'dark'] as const)('the border of a control stands out from its grounds in the %s theme', (mode) => {
  const of = colours[mode];
  const faint = (['ground', 'ground-control', 'ground-raised'] as const).filter((ground) => contrast(of.border, of[ground]) < 3);
  expect(faint).toEqual([]);
});
