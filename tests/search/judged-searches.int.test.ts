import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { findCity } from '@paltu/reference';
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

/** What a person who types this means. */
interface Judged {
  readonly query: string;
  /** What everything among the first five has to be; at least one thing is. */
  readonly all?: Readonly<Record<string, string | number | undefined>>;
  /** All names that may be among the first five, which are five. */
  readonly among?: readonly string[];
  /** Names that have to be among the first five. */
  readonly first?: readonly string[];
  /** Why it is not answered so. */
  readonly fault?: string;
}

interface Shown {
  readonly name: string;
  readonly species: string;
  readonly location: string;
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

const firstFive = async (query: string): Promise<readonly Shown[]> =>
  JSON.parse((await pgPublishedListings(store.reads, clock).search(query, {}, 'relevance', { page: 1, limit: 5 })).found.pets) as Shown[];

const faultOf = async ({ query, all = {}, among, first = [] }: Judged): Promise<string | undefined> => {
  const shown = await firstFive(query);
  const isMeant = ({ species, location: city, price }: Shown): boolean =>
    Object.entries(all).every(([field, value]) => value === undefined || { species, city, price }[field] === value);
  const names = shown.map(({ name }) => name);
  const isAmong = among === undefined || (names.length === 5 && names.every((name) => among.includes(name)));
  const isRight = isAmong && shown.length > 0 && shown.every(isMeant) && first.every((name) => names.includes(name));
  return isRight ? undefined : `${query}: ${names.join(', ') || 'nothing'}`;
};

const judged: Readonly<Record<string, readonly Judged[]>> = { English: english, Urdu: urdu, 'Roman Urdu': romanUrdu };

test.each(Object.entries(judged))('people who type %s find what they mean among the first five', async (_language, searches) => {
  expect(searches).toHaveLength(40);
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
