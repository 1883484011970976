import { expect, test } from '@jest/globals';
import { findCity, parsePhone } from '@paltu/reference';
import { drawing } from '../artwork/drawing.ts';
import type { AnimalName } from '../artwork/drawing-names.ts';
import { recolourOf } from '../artwork/looks.ts';
import { petFields } from '../seeding/listing-form.ts';
import { planListingPictures } from './listing-pictures.ts';
import { demoListings, propsOf } from './listings.ts';
import { demoAdmin, members } from './members.ts';

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

const each = test.each(listings.map((listing) => [listing.key, listing] as const));

each('%s keeps the lengths of a listing', (_key, listing) => {
  const { pet } = listing;
  const fields = petFields(listing);
  for (const field of ['name', 'breed']) expect(length(fields[field])).toBeLessThanOrEqual(60);
  for (const field of ['age', 'color', 'weight']) expect(length(fields[field])).toBeLessThanOrEqual(30);
  expect(length(pet.description)).toBeGreaterThanOrEqual(50);
  expect(length(pet.description)).toBeLessThanOrEqual(500);
  for (const text of [pet.reason, pet.specialNeeds]) expect(length(text ?? '')).toBeLessThanOrEqual(500);
  const { tags = [] } = pet;
  expect(tags.length).toBeLessThanOrEqual(20);
  for (const tag of tags) expect(length(tag)).toBeLessThanOrEqual(30);
  expect(JSON.stringify(pet)).not.toMatch(/[\u0643\u064a]/); // Arabic kaf and yeh instead of the Urdu letters
});

each('%s has a city, traits and a price that fits its offer', (_key, listing) => {
  const { price, adoptionType } = petFields(listing);
  expect(findCity(listing.pet.city)?.en).toBe(listing.pet.city);
  expect(listing.pet.traits.length).toBeGreaterThan(0);
  expect(Number.isInteger(price)).toBe(true);
  expect(Number(price) > 0).toBe(adoptionType !== 'Adoption');
  expect(Number(price)).toBeLessThanOrEqual(100_000);
});

each('%s can be drawn', (_key, listing) => {
  for (const picture of listing.pet.pictures) {
    const [animal, look] = picture.split(' ') as [AnimalName, string];
    expect(drawing(animal).body).not.toBe('');
    expect(recolourOf(animal, look)).toBeInstanceOf(Function);
  }
  for (const prop of propsOf(listing)) expect(drawing(prop).body).not.toBe('');
});

test('no owner has two listings of one name, and every owner exists', () => {
  expect(new Set(listings.map(({ owner, pet }) => `${owner} ${pet.name}`)).size).toBe(listings.length);
  expect(new Set(listings.map(({ key }) => key)).size).toBe(listings.length);
  for (const { owner } of listings) expect(members.map(({ key }) => key)).toContain(owner);
});

test('the two pictures of a listing differ, and so do those beside each other', () => {
  const plans = planListingPictures(listings);
  const covers = listings.filter(({ pet }) => pet.review === undefined).map(({ key }) => plans.get(key)?.[0]);
  covers.forEach((cover, index) => {
    for (const near of covers.slice(Math.max(0, index - 3), index)) expect(near?.ground).not.toBe(cover?.ground);
  });
  for (const [cover, other] of plans.values()) expect(cover.ground).not.toBe(other.ground);
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
