import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { eventually } from '@paltu/testing';
import { startMessaging, type RunningMessaging } from './running-messaging.ts';
import { searchingPets } from './searching-pets.ts';

let messaging: RunningMessaging;
const { path, save, saved, searchesOf } = searchingPets(
  () => messaging,
  () => new Date(),
);
beforeAll(async () => {
  messaging = await startMessaging();
});
afterAll(() => messaging.stop());

test('a search is saved once, renamed, paused and deleted', async () => {
  const sana = await messaging.someone();
  const first = await save(sana, { search: 'Golden retriever', location: 'لاہور', maxPrice: 20_000 }, { name: 'For my son' });
  const { search } = first.body.data;
  expect([first.status, search]).toMatchObject([
    201,
    {
      name: 'For my son',
      filters: { search: 'Golden retriever', location: 'Lahore', maxPrice: 20_000 },
      frequency: 'daily',
      paused: false,
    },
  ]);
  const again = await save(sana, { maxPrice: 20_000, location: 'Lahore', search: ' golden  RETRIEVER ' });
  expect([again.status, again.body.data.search]).toEqual([200, search]);
  const one = `${path}/${search.id}`;
  const changed = await messaging.call('PATCH', one, { as: sana, json: { name: '', frequency: 'weekly', paused: true } });
  expect(changed.body.data.search).toMatchObject({ name: '', frequency: 'weekly', paused: true });
  expect(await searchesOf(sana)).toEqual([changed.body.data.search]);
  expect((await messaging.call('DELETE', one, { as: sana })).status).toBe(200);
  expect(await searchesOf(sana)).toEqual([]);
  for (const method of ['PATCH', 'DELETE'] as const) {
    const gone = await messaging.call(method, one, { as: sana, ...(method === 'PATCH' ? { json: { paused: true } } : {}) });
    expect([gone.status, gone.body.code]).toEqual([404, 'saved-search.not-found']);
  }
});

test('what is a member’s own is changed by nobody else', async () => {
  const [sana, other] = [await messaging.someone(), await messaging.someone()];
  const id = await saved(sana, { species: 'Cat' });
  const attempts = [
    await messaging.call('PATCH', `${path}/${id}`, { as: other, json: { paused: true } }),
    await messaging.call('DELETE', `${path}/${id}`, { as: other }),
  ];
  expect(attempts.map(({ status }) => status)).toEqual([404, 404]);
  expect(await searchesOf(sana)).toMatchObject([{ paused: false }]);
});

test('a member saves ten searches, also when many are saved at once, and who has left saves none', async () => {
  const sana = await messaging.someone();
  const answers = await Promise.all(Array.from({ length: 13 }, (_, index) => save(sana, { maxPrice: index })));
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(10);
  const refused = answers.filter(({ status }) => status === 409).map(({ body }) => body.code);
  expect(refused).toEqual(Array(3).fill('saved-search.too-many'));
  const twice = await Promise.all([1, 2].map(() => save(sana, { maxPrice: 0, species: 'Dog' })));
  expect(twice.map(({ status }) => status)).toEqual([409, 409]);
  await messaging.deactivates(sana, 2);
  await eventually(async () => (await messaging.database('presences').where({ id: sana.userId })).length === 1, 'the member has left');
  const left = await save(sana, { species: 'Dog' });
  expect([left.status, left.body.code]).toEqual([403, 'account.deactivated']);
});

test('of equal searches that are saved at once one is new', async () => {
  const sana = await messaging.someone();
  const answers = await Promise.all(Array.from({ length: 5 }, () => save(sana, { species: 'Bird' })));
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 200, 200, 200, 201]);
  expect(await searchesOf(sana)).toHaveLength(1);
});

test.each([
  [{}, 'filters'],
  [{ search: '!!!' }, 'filters'],
  [{ species: 'Dragon' }, 'filters.species'],
  [{ location: 'Atlantis' }, 'filters.location'],
  [{ maxPrice: -1 }, 'filters.maxPrice'],
  [{ minAge: 1.5 }, 'filters.minAge'],
  [{ minAge: 24, maxAge: 12 }, 'filters.minAge'],
  [{ minPrice: 5_000, maxPrice: 4_999 }, 'filters.minPrice'],
])('a search for %j is refused by name', async (filters, field) => {
  const { status, body } = await save(await messaging.someone(), filters);
  expect([status, body.errors.map((error: { path: string }) => error.path)]).toEqual([400, [field]]);
});
