import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { newId } from '@paltu/kernel';
import { runTransaction } from '@paltu/persistence';
import { openServiceDatabase, type ServiceDatabase } from '@paltu/testing/service';
import { emptyHomeRecords, knexHomeQueries, knexHomeRecords, type CountedThing } from './totals-store.ts';

let store: ServiceDatabase;
beforeAll(async () => void (store = await openServiceDatabase('content')));
beforeEach(() => runTransaction(store.database, emptyHomeRecords));
afterAll(() => store.close());

const [a, b, c] = [newId(), newId(), newId()] as [string, string, string];
const thing = (id: string, version: number, counted: number, changes: Partial<CountedThing> = {}): CountedThing => ({
  kind: 'pets',
  id,
  version,
  counted,
  failed: 0,
  hours: 0,
  ...changes,
});
const count = (...things: CountedThing[]) => runTransaction(store.database, (trx) => knexHomeRecords(trx).keepCounted(things));
const sums = async () => {
  const { pets, adoptions } = await knexHomeQueries(store.database).readSums();
  return { pets: pets.counted, adoptions };
};

test('what comes together counts as if it came one after the other, and only the newest of a thing', async () => {
  await count(thing(a, 2, 1), thing(b, 1, 1), thing(a, 1, 0), thing(c, 1, 0));
  expect((await sums()).pets).toBe(2);
  await count(thing(a, 3, 0), thing(b, 2, 0), thing(b, 3, 1), thing(c, 2, 1), thing(b, 3, 0));
  expect((await sums()).pets).toBe(2);
  await count(thing(a, 2, 1), thing(b, 3, 0), thing(c, 1, 0));
  expect((await sums()).pets).toBe(2);
});

test('each kind has its own total', async () => {
  const adoption = { kind: 'adoptions', counted: 1, hours: 30 } as const;
  await count(thing(a, 1, 1), thing(a, 1, 1, adoption), thing(b, 1, 1, { ...adoption, hours: 12 }));
  await count(thing(b, 2, 0, { ...adoption, counted: 0, failed: 1, hours: 0 }));
  expect(await sums()).toEqual({ pets: 1, adoptions: { counted: 1, failed: 1, hours: 30 } });
});
