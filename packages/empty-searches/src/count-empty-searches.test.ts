import { expect, test } from '@jest/globals';
import { emptySearchCounter } from './count-empty-searches.ts';
import type { EmptySearch } from './empty-search.ts';

const anAnswer = (search: string, address: number) => ({
  ...{ list: 'pets', search, isFound: false, insteadOf: undefined },
  ...{ address: `39.32.${address >> 8}.${address & 255}` },
});

const counterOnDays = () => {
  let now = new Date('2026-05-01T07:00:00Z');
  const counter = emptySearchCounter({ now: () => now });
  return { ...counter, nextDay: () => void (now = new Date(now.getTime() + 24 * 60 * 60_000)) };
};

const handedOut = async (counter: Pick<ReturnType<typeof emptySearchCounter>, 'flush'>): Promise<readonly EmptySearch[]> => {
  const all: EmptySearch[] = [];
  await counter.flush(async (searches) => void all.push(...searches));
  return all;
};

test('what could not be written is handed out again, what was written is not', async () => {
  const counter = counterOnDays();
  for (const address of [1, 2, 3]) counter.note(anAnswer('okapi', address));
  await expect(counter.flush(() => Promise.reject(new Error('away')))).rejects.toThrow('away');
  expect(await handedOut(counter)).toEqual([{ list: 'pets', day: '2026-05-01', words: 'okapi', instead: '', visitors: 3 }]);
  expect(await handedOut(counter)).toEqual([]);
  counter.note(anAnswer('okapi', 4));
  expect(await handedOut(counter)).toMatchObject([{ visitors: 1 }]);
});

test('the last of a day is written on the next', async () => {
  const counter = counterOnDays();
  for (const address of [1, 2, 3]) counter.note(anAnswer('okapi', address));
  counter.nextDay();
  expect(await handedOut(counter)).toMatchObject([{ day: '2026-05-01', visitors: 3 }]);
});

test('no more than five thousand different searches are kept of one day', async () => {
  const counter = counterOnDays();
  const nameOf = (nth: number): string => `pet ${nth.toString(36)}x`;
  for (let nth = 0; nth < 5_050; nth += 1) for (const one of [0, 1, 2]) counter.note(anAnswer(nameOf(nth), Math.floor(nth / 50) * 3 + one));
  expect(await handedOut(counter)).toHaveLength(5_000);
});
