import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { findCity, monthsSince, mostSearchWords, wordsOf } from '@paltu/reference';
import { countWords } from '@paltu/search/postgres';
import { demoListings } from '../../deploy/demo/src/listings.ts';
import { petFields } from '../../deploy/demo/src/send-listings.ts';
import type { ListingDetails } from '../../services/pets/src/listings/listing.ts';
import { pgPublishedListings } from '../../services/pets/src/listings/published-store.ts';
import { anApprovedListing } from '../../services/pets/test/listing-builders.ts';
import { openListingStore, type ListingStore } from '../../services/pets/test/open-listing-store.ts';
import english from './english.json' with { type: 'json' };
import romanUrdu from './roman-urdu.json' with { type: 'json' };
import urdu from './urdu.json' with { type: 'json' };
import wishes from './wishes.json' with { type: 'json' };

type Fields = Readonly<Record<string, string | number | boolean | null | undefined>>;

/** What a person who types this means. */
interface Judged {
  readonly query: string;
  /** What everything among the first five has to be; at least one thing is. */
  readonly all?: Fields;
  /** What none of them may be. */
  readonly notAll?: Fields;
  /** Between which all prices are, in rupees, and all ages, in months. */
  readonly price?: readonly number[];
  readonly months?: readonly number[];
  /** Names that may not be among the first five. */
  readonly none?: readonly string[];
  /** Nothing is found: the search that is the nearest, and names among what it finds. */
  readonly instead?: { readonly search: string; readonly first: readonly string[] };
  /** All names that may be among the first five, which are five. */
  readonly among?: readonly string[];
  /** Names that have to be among the first five. */
  readonly first?: readonly string[];
  /** Why it is not answered so. */
  readonly fault?: string;
}

interface Shown extends Fields {
  readonly name: string;
  readonly bornOn: string | null;
  readonly price: number;
}

let store: ListingStore;
const minuteMs = 60_000;
const clock = { now: () => new Date(Date.UTC(2026, 0, 2)) };

beforeAll(async () => {
  store = await openListingStore(clock);
  for (const [index, listing] of demoListings()
    .filter(({ pet }) => pet.review === undefined)
    .entries()) {
    const { location, ...fields } = petFields(listing);
    const details = { ...fields, cityId: findCity(String(location))?.id } as Partial<ListingDetails>;
    const at = new Date(Date.UTC(2026, 0, 1) + index * minuteMs);
    await store.inTransaction(({ listings }) => listings.add(anApprovedListing({ details, pictures: [], at })));
  }
  await countWords(store.database)();
});
afterAll(() => store.close());

const answerOf = (query: string) => pgPublishedListings(store.reads, clock).search(query, {}, 'relevance', { page: 1, limit: 5 });

const petsOf = (pets: string): readonly Shown[] => (JSON.parse(pets) as readonly Shown[]).map((pet) => ({ ...pet, city: pet['location'] }));

const isBetween = (value: number, [least = 0, most = Infinity]: readonly number[]): boolean => value >= least && value <= most;

const hasAll = (pet: Shown, fields: Fields): boolean =>
  Object.entries(fields).every(([field, value]) => value === undefined || pet[field] === value);

const isRefused = (pet: Shown, { notAll, none = [] }: Judged): boolean =>
  none.includes(pet.name) || (notAll !== undefined && hasAll(pet, notAll));

const isOfAge = ({ bornOn }: Shown, months: readonly number[] | undefined): boolean =>
  months === undefined || isBetween(bornOn === null ? NaN : monthsSince(bornOn, clock.now()), months);

const isMeant = (pet: Shown, one: Judged): boolean =>
  !isRefused(pet, one) && isOfAge(pet, one.months) && isBetween(pet.price, one.price ?? []) && hasAll(pet, one.all ?? {});

const shownFor = async ({ query, instead }: Judged): Promise<readonly Shown[]> => {
  const { found, search } = await answerOf(query);
  if (instead === undefined) return petsOf(found.pets);
  const isInstead = found.counted === 0 && search.alternatives?.search === instead.search;
  return isInstead ? petsOf(search.alternatives.found.pets) : [];
};

const isAmong = (names: readonly string[], among: Judged['among']): boolean =>
  among === undefined || (names.length === 5 && names.every((name) => among.includes(name)));

const faultOf = async (one: Judged): Promise<string | undefined> => {
  const { query, among, first = one.instead?.first ?? [] } = one;
  const shown = await shownFor(one);
  const names = shown.map(({ name }) => name);
  const isRight =
    isAmong(names, among) && shown.length > 0 && shown.every((pet) => isMeant(pet, one)) && first.every((name) => names.includes(name));
  return isRight ? undefined : `${query}: ${names.join(', ') || 'nothing'}`;
};

const judged: Readonly<Record<string, readonly Judged[]>> = {
  English: english,
  Urdu: urdu,
  'Roman Urdu': romanUrdu,
  'a whole wish': wishes as readonly Judged[],
};

test.each(Object.entries(judged))('people who type %s find what they mean among the first five', async (_language, searches) => {
  expect(searches.length).toBeGreaterThanOrEqual(40);
  const surprises: string[] = [];
  for (const one of searches) {
    const fault = await faultOf(one);
    if ((fault === undefined) !== (one.fault === undefined)) surprises.push(fault ?? `${one.query}: is answered rightly now`);
  }
  expect(surprises).toEqual([]);
});

test('of a hundred searches ninety-five are answered rightly', () => {
  const faults = Object.values(judged).flatMap((searches) => searches.filter(({ fault }) => fault !== undefined));
  expect(faults.length).toBeLessThanOrEqual(6);
});

test('a search that is typed letter by letter never fails', async () => {
  const beginnings = Object.values(judged)
    .flat()
    .flatMap(({ query }) => [...query].map((_, index, letters) => letters.slice(0, index + 1).join('')));
  for (const typed of new Set(beginnings))
    if (wordsOf(typed).length <= mostSearchWords) expect((await answerOf(typed)).found.counted).toBeGreaterThanOrEqual(0);
});
