import { expect, test } from '@jest/globals';
import { readFileSync } from 'node:fs';
import { cities } from './cities.ts';
import { firstRules } from './first-rules.ts';
import { asksSomething, rulesBroken, type RuledListing } from './listing-rules.ts';
import { isPhrase } from './rule-phrases.ts';

/** A listing as it is written: its description alone, or what else of it counts. */
type Script = string | (Partial<RuledListing> & { readonly city?: string; readonly medianPrice?: number });
type ByLanguage = Readonly<Record<string, readonly Script[]>>;

const read = <T>(name: string): T => JSON.parse(readFileSync(new URL(`../test/data/${name}.json`, import.meta.url), 'utf8')) as T;

const frauds = Object.values(read<Readonly<Record<string, ByLanguage>>>('frauds')).flatMap((byLanguage) =>
  Object.values(byLanguage).flat(),
);
const honest = Object.values(read<ByLanguage>('honest-listings')).flat();

const usual: RuledListing = {
  name: 'Moti',
  species: 'Dog',
  breed: 'Labrador',
  age: '2 years',
  description: '',
  specialNeeds: '',
  reasonForRehoming: '',
  tags: [],
  cityId: 'lahore',
  adoptionType: 'Sale',
  price: 25_000,
};

const now = new Date('2026-11-30T08:00:00Z');
const broken = rulesBroken(firstRules);

/** Ids of the rules by which nobody publishes it without a second look. */
const stoppedBy = (script: Script): string[] => {
  const { city = usual.cityId, medianPrice, ...fields } = typeof script === 'string' ? { description: script } : script;
  return broken({ ...usual, ...fields, cityId: city }, now, { medianPrice }).flatMap(({ rule }) =>
    rule.action === 'warn' ? [] : [rule.id],
  );
};

test('there are hundreds of frauds and of honest listings', () => {
  expect([frauds.length, honest.length]).toEqual([827, 782]);
});

test('an admin can keep every first rule as it is', () => {
  for (const { condition } of firstRules)
    for (const phrases of [condition.words, condition.unless])
      expect([phrases.length <= 200, phrases.filter(({ length }) => length > 1_000)]).toEqual([true, []]);
  expect(firstRules.filter((rule) => Buffer.byteLength(JSON.stringify(rule)) > 60_000)).toEqual([]);
});

test('of frauds in English, Roman Urdu and Urdu at least 95 in 100 are held or refused', () => {
  const missed = frauds.filter((script) => stoppedBy(script).length === 0);
  expect(missed.slice(0, missed.length > frauds.length * 0.05 ? undefined : 0)).toEqual([]);
});

test('of honest listings full of near misses at most 1 in 100 is held', () => {
  const held = honest.map((script) => [script, stoppedBy(script)] as const).filter(([, rules]) => rules.length > 0);
  expect(held.slice(0, held.length > honest.length * 0.01 ? undefined : 0)).toEqual([]);
});

test('every first rule has an id of its own, asks something, and can be looked for as it is written, in provinces that there are', () => {
  const provinces = new Set(cities.map(({ province }) => province));
  expect(new Set(firstRules.map(({ id }) => id)).size).toBe(firstRules.length);
  expect(firstRules.filter(({ condition }) => !asksSomething(condition))).toEqual([]);
  expect(firstRules.flatMap(({ condition }) => condition.provinces.filter((name) => !provinces.has(name)))).toEqual([]);
  expect(firstRules.flatMap(({ condition: { words, unless } }) => [...words, ...unless].filter((phrase) => !isPhrase(phrase)))).toEqual([]);
  for (const { title, admin, owner } of firstRules)
    for (const text of [title, admin, owner]) expect([/[؀-ۿ]/.test(text.en), /[؀-ۿ]/.test(text.ur)]).toEqual([false, true]);
});
