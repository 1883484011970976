import { expect, test } from '@jest/globals';
import { findCity } from '@paltu/reference';
import { firstRules } from '@paltu/reference/first-rules';
import { rulesBroken } from '@paltu/reference/listing-rules';
import { parsePhone } from '@paltu/reference/phone';
import { demoListings } from './listings.ts';
import { demoAdmin, members } from './members.ts';
import { petFields } from './send-listings.ts';

const listings = demoListings();

const isUrdu = (text: string): boolean => /[\u0600-\u06ff]/.test(text);

const length = (text: unknown): number => [...String(text)].length;

test('there are about 120 listings, a third of them in Urdu', () => {
  expect(listings.length).toBeGreaterThanOrEqual(115);
  expect(listings.length).toBeLessThanOrEqual(125);
  const urdu = listings.filter(({ pet }) => isUrdu(pet.name));
  expect(urdu.length / listings.length).toBeGreaterThan(0.3);
  for (const { pet } of urdu) {
    expect([pet.breed, pet.age, pet.color, pet.weight, pet.description].every(isUrdu)).toBe(true);
  }
});

test('all species, the eight cities and a few others are there', () => {
  expect(new Set(listings.map(({ species }) => species))).toEqual(new Set(['Dog', 'Cat', 'Bird', 'Fish', 'Rabbit', 'Hamster', 'Other']));
  const towns = new Set(listings.map(({ pet }) => pet.city));
  for (const city of ['Karachi', 'Lahore', 'Islamabad', 'Rawalpindi', 'Faisalabad', 'Multan', 'Peshawar', 'Quetta']) {
    expect(towns).toContain(city);
  }
  expect(towns.size).toBeGreaterThan(10);
});

test('every kind of offer, status and review occurs', () => {
  const count = (is: (listing: (typeof listings)[number]) => boolean): number => listings.filter(is).length;
  expect(count(({ pet }) => pet.review === 'pending')).toBe(8);
  expect(count(({ pet }) => typeof pet.review === 'object')).toBe(5);
  expect(count(({ pet }) => pet.status === 'Pending')).toBeGreaterThan(3);
  expect(count(({ pet }) => pet.status === 'Adopted')).toBeGreaterThan(3);
  expect(count(({ pet }) => pet.urgent === true)).toBeGreaterThan(5);
  expect(new Set(listings.map((listing) => petFields(listing)['adoptionType']))).toEqual(new Set(['Adoption', 'Sale', 'Trial']));
});

/** The listings for which a text is longer (or shorter) than it may be, each with the field. */
function wrongLengths(): string[] {
  return listings.flatMap((listing) => {
    const { name, breed, age, color, weight, description, reason = '', specialNeeds = '', tags = [] } = listing.pet;
    const within = (field: string, text: string, most: number, least = 0): string[] =>
      length(text) <= most && length(text) >= least ? [] : [`${listing.key}: ${field}`];
    return [
      ...Object.entries({ name, breed }).flatMap(([field, text]) => within(field, text, 60, 1)),
      ...Object.entries({ age, color, weight }).flatMap(([field, text]) => within(field, text, 30, 1)),
      ...Object.entries({ reason, specialNeeds }).flatMap(([field, text]) => within(field, text, 500)),
      ...within('description', description, 500, 50),
      ...tags.flatMap((tag) => within('tags', tag, 30, 1)),
      ...within('tags', '.'.repeat(tags.length), 20),
    ];
  });
}

test('every text keeps its length', () => {
  expect(wrongLengths()).toEqual([]);
});

test('Urdu is written with the letters of Urdu, not of Arabic', () => {
  expect(listings.filter(({ pet }) => /[\u0643\u064a]/.test(JSON.stringify(pet)))).toEqual([]);
});

test('every listing has a known city, a trait and a price that fits its offer', () => {
  for (const listing of listings) {
    const { price, adoptionType } = petFields(listing);
    expect(findCity(listing.pet.city)?.en).toBe(listing.pet.city);
    expect(listing.pet.traits.length).toBeGreaterThan(0);
    expect(Number.isInteger(price)).toBe(true);
    expect([listing.key, Number(price) > 0]).toEqual([listing.key, adoptionType !== 'Adoption']);
    expect(Number(price)).toBeLessThanOrEqual(100_000);
  }
});

test('no owner has two listings of one name, and every owner exists', () => {
  expect(new Set(listings.map(({ owner, pet }) => `${owner} ${pet.name}`)).size).toBe(listings.length);
  expect(new Set(listings.map(({ key }) => key)).size).toBe(listings.length);
  for (const { owner } of listings) expect(members.map(({ key }) => key)).toContain(owner);
});

test('the accounts belong to nobody real and their passwords keep the rule', () => {
  for (const { email, password, phone, city } of [...members, demoAdmin]) {
    expect(email).toMatch(/^[a-z]+@paltu\.example$/);
    expect(password).toMatch(/^(?=.*[a-z])(?=.*[A-Z])(?=.*\d).{6,128}$/);
    expect(parsePhone(phone)).toBe(phone);
    expect(findCity(city)?.en).toBe(city);
  }
  expect(members).toHaveLength(12);
});

test('what is shown before others can be had, in both languages', () => {
  const featured = listings.filter(({ pet }) => pet.featured);
  expect(featured.length).toBeGreaterThanOrEqual(6);
  expect(featured.filter(({ pet }) => pet.status !== undefined || pet.review !== undefined)).toEqual([]);
  expect(new Set(featured.map(({ pet }) => /[\u0600-\u06ff]/.test(pet.description))).size).toBe(2);
});

test('a rule holds a listing that waits for review, and none that the demo approves', () => {
  const broken = rulesBroken(firstRules);
  const held = listings.filter(({ species, pet }) => {
    const { name, breed, description, tags = [], age, city, reason = '', specialNeeds = '', price = 0 } = pet;
    const texts = { name, breed, description, specialNeeds, reasonForRehoming: reason, tags };
    const listing = { ...texts, species, age, price, adoptionType: 'Sale', cityId: findCity(city)?.id ?? '' };
    return broken(listing, new Date()).some(({ rule }) => rule.action !== 'warn');
  });
  const namesOf = (state: 'pending' | undefined) => held.filter(({ pet }) => pet.review === state).map(({ pet }) => pet.name);
  expect([namesOf('pending'), namesOf(undefined)]).toEqual([['Simba'], []]);
});
