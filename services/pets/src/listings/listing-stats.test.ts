import { expect, test } from '@jest/globals';
import { listingStats } from './listing-use-cases.ts';
import type { ListingCount } from './published-store.ts';

const counts: ListingCount[] = [
  { status: 'Available', species: 'Dog', adoptionType: 'Adoption', cityId: 'lahore', count: 3 },
  { status: 'Available', species: 'Cat', adoptionType: 'Sale', cityId: 'lahore', count: 2 },
  { status: 'Adopted', species: 'Dog', adoptionType: 'Adoption', cityId: 'quetta', count: 1 },
];

const setUp = () => {
  let now = 0;
  let isAway = false;
  let asked = 0;
  const readCounts = async () => {
    asked += 1;
    if (isAway) throw new Error('away');
    return counts;
  };
  const read = listingStats(readCounts, { now: () => new Date(now) });
  return { read, asked: () => asked, pass: (ms: number) => void (now += ms), setAway: (value: boolean) => void (isAway = value) };
};

test('each listing is counted once in every way', async () => {
  expect(await setUp().read()).toEqual({
    total: 6,
    byStatus: { Available: 5, Adopted: 1 },
    bySpecies: { Dog: 4, Cat: 2 },
    byCity: { lahore: 5, quetta: 1 },
    byAdoptionType: { Adoption: 4, Sale: 2 },
  });
});

test('however many ask, it is counted once in ten seconds', async () => {
  const { read, asked, pass } = setUp();
  await Promise.all([read(), read(), read()]);
  pass(9_999);
  await read();
  expect(asked()).toBe(1);
  pass(1);
  await read();
  expect(asked()).toBe(2);
});

test('while they cannot be counted the last numbers hold, and a failure is not kept', async () => {
  const { read, asked, pass, setAway } = setUp();
  setAway(true);
  await expect(read()).rejects.toThrow('away');
  setAway(false);
  expect((await read()).total).toBe(6);
  setAway(true);
  pass(10_000);
  expect((await read()).total).toBe(6);
  setAway(false);
  await read();
  expect(asked()).toBe(4);
});
