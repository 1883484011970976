import { expect, test } from '@jest/globals';
import { readFileSync } from 'node:fs';
import { fraudSignsIn, type FraudKind } from './fraud-signs.ts';
import { maskContacts, maskSign, maskTogether } from './mask-contacts.ts';

const read = <T>(name: string): T => JSON.parse(readFileSync(new URL(`../../test/data/${name}.json`, import.meta.url), 'utf8')) as T;

/** Each in English, Urdu and Roman Urdu. */
const innocent = read<readonly (readonly string[])[]>('innocent-sentences').flat();

const evasions = read<readonly string[]>('evasions');

const frauds = read<Readonly<Record<FraudKind, readonly string[]>>>('frauds');

interface Together {
  readonly messages: readonly string[];
  readonly shown: readonly string[];
}

/** Each as a person has judged it. */
const judged = read<{
  masked: readonly (readonly [text: string, shown: string])[];
  shown: readonly string[];
  together: readonly Together[];
}>('judged-messages');

/** Letters and digits that are left beside the mask. */
const leftOf = (text: string): string =>
  maskContacts(text)
    .text.replaceAll(maskSign, '')
    .replace(/[^\p{L}\p{N}]/gu, '');

test.each(evasions.map((text) => [text]))('nothing is left to reach the writer by: %s', (text) => {
  const { isMasked } = maskContacts(text);
  const rest = leftOf(text);
  expect([isMasked, rest]).toEqual([true, expect.not.stringMatching(/\p{N}/u)]);
  expect(['', 'or', 'callnow', 'میرانمبرہے']).toContain(rest);
});

test.each(evasions.map((text) => [text]))('the words around it stay: %s', (text) => {
  const { text: masked } = maskContacts(`Salam, ${text} شکریہ`);
  expect([masked.startsWith('Salam, '), masked.endsWith(' شکریہ')]).toEqual([true, true]);
});

test('of two hundred innocent sentences in three spellings none is masked', () => {
  expect(innocent.length).toBeGreaterThanOrEqual(200);
  expect(innocent.filter((text) => maskContacts(text).isMasked)).toEqual([]);
  expect(innocent.filter((text) => maskContacts(text).text !== text)).toEqual([]);
});

test.each(judged.masked)('%s is shown as %s', (text, shown) => {
  expect(maskContacts(text).text).toBe(shown);
});

test.each(judged.shown.map((text) => [text]))('%s is shown as it is', (text) => {
  expect(maskContacts(text)).toEqual({ text, isMasked: false });
});

test.each(judged.together.map(({ messages, shown }) => [messages.join(' | '), messages, shown] as const))(
  'written one after the other: %s',
  (_all, messages, shown) => {
    expect(maskTogether(messages).map(({ text }) => text)).toEqual(shown);
  },
);

test.each([
  [
    ['1234567 ya 0301', '7654321'],
    ['••• ya 0301', null],
    ['••• ya •••', '•••'],
  ],
  [
    ['Ya 5 5 5', 'ok'],
    ['Ya ••• 5', null],
    ['Ya ••• 5', 'ok'],
  ],
  // Which of them was shown is not known.
  [
    ['1 ya 2 ya 3 ya 4', 'ok'],
    ['••• ya ••• ya 4', null],
    ['••• ya 4', 'ok'],
  ],
  [
    ['Another text', 'ok'],
    ['A •••', null],
    ['•••', 'ok'],
  ],
])('what was hidden of %j, shown as %j, stays hidden', (messages, before, shown) => {
  expect(maskTogether(messages, before).map(({ text }) => text)).toEqual(shown);
});

test.each(Object.entries(frauds).flatMap(([kind, texts]) => texts.map((text) => [kind, text])))('%s is warned of: %s', (kind, text) => {
  expect(fraudSignsIn(text)).toContain(kind);
});

test('nobody is warned of innocent sentences', () => {
  expect(innocent.filter((text) => fraudSignsIn(text).length > 0)).toEqual([]);
});

test('text of any signs is masked without an error, and what has no digit and no at stays', () => {
  for (const text of [
    '',
    '🐈‍⬛',
    '\ud800',
    'ﷺ',
    'ǅ',
    '0'.repeat(500),
    '@'.repeat(500),
    'o '.repeat(250),
    'dot '.repeat(125),
    'a@'.repeat(250),
    `x@${'1-dot-'.repeat(80)}1`,
    `x@${'1-.-'.repeat(120)}1`,
    `x@${'a-b.'.repeat(120)}1`,
  ])
    expect(maskContacts(text).text.length).toBeLessThanOrEqual(Math.max(text.length, maskSign.length * 250));
  expect(maskContacts('ایک بلی، دو کتے')).toEqual({ text: 'ایک بلی، دو کتے', isMasked: false });
});
