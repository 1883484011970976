import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { accessoryListed, accessoryRemoved, accessoryUpdated } from '@paltu/contracts';
import { startCommerce, type RunningCommerce, type Someone } from './running-commerce.ts';

let commerce: RunningCommerce;
let owner: Someone;

beforeAll(async () => {
  commerce = await startCommerce();
  ({ owner } = await commerce.someStore({ name: 'Everything', description: 'For every day' }));
});
afterAll(() => commerce.stop());

const plain = { description: 'Good.', category: 'Bowls & Feeders' };
const listed = (name: string, more: object = {}, as = owner): Promise<string> => commerce.listed(as, { ...plain, name, ...more });
const own = (id: string) => commerce.accessory(id, owner);
const found = async (query: string): Promise<readonly string[]> => {
  const { status, body } = await commerce.call('GET', `/accessories?${query.replaceAll(' ', '%20')}`);
  expect([query, status, body.errors]).toEqual([query, 200, undefined]);
  return body.data.accessories.map(({ name }: { name: string }) => name);
};
const facetsOf = async (query: string) => (await commerce.call('GET', `/accessories/facets?${query}`)).body.data.facets;

/** As the release before kept it. */
const keptBefore = (id: string) =>
  commerce.database('accessories').where({ id }).update({ for_species: [], for_species_guessed: null, document: '' });

test('a product that names no animal is found for those that its store has chosen, and shows them', async () => {
  const id = await listed('Fountain', { forSpecies: JSON.stringify(['cat', 'Dog', 'Cat']) });
  expect(await commerce.accessory(id)).toMatchObject({ forSpecies: ['Cat', 'Dog'] });
  for (const query of ['forSpecies=Cat', 'search=billi fountain', 'search=کتے fountain', 'search=fountain not for birds'])
    expect([query, await found(query)]).toEqual([query, ['Fountain']]);
  expect(await found('forSpecies=Bird')).toEqual([]);
  const edited = await commerce.call('PUT', `/accessories/${id}`, { as: owner, json: { forSpecies: ['Bird'] } });
  expect(edited.body.data.accessory).toMatchObject({ forSpecies: ['Bird'], forSpeciesGuessed: false });
  expect([await found('forSpecies=Bird'), await found('search=fountain not for birds')]).toEqual([['Fountain'], []]);
});

test('one whose store has chosen none is found by the animal that it names, unless that is what it is made of', async () => {
  await listed('Feeder for rabbits');
  await listed('Ocean fish crunchies', { description: 'For grown cats.' });
  await listed('Fish flavoured sticks for cats');
  await listed('Tray for dogs', { forSpecies: ['Rabbit'], description: 'No cats.' });
  expect((await found('forSpecies=Rabbit')).toSorted()).toEqual(['Feeder for rabbits', 'Tray for dogs']);
  expect(await found('forSpecies=Cat')).toEqual(['Fish flavoured sticks for cats']);
  expect(await found('search=tray for dog')).toEqual([]);
});

test('how many each animal and each category would leave is counted, beside what else is chosen', async () => {
  await listed('Counted cage', { category: 'Carriers & Travel', forSpecies: ['Hamster', 'Bird'] });
  await listed('Counted wheel', { category: 'Toys & Entertainment', forSpecies: ['Hamster'] });
  const [travel, toys] = ['Carriers & Travel', 'Toys & Entertainment'];
  expect(await facetsOf('search=counted')).toEqual({ category: { [travel]: 1, [toys]: 1 }, forSpecies: { Bird: 1, Hamster: 2 } });
  expect(await facetsOf('search=counted&forSpecies=Bird')).toEqual({ category: { [travel]: 1 }, forSpecies: { Bird: 1, Hamster: 2 } });
  expect(await facetsOf(`search=counted&category=${encodeURIComponent(toys)}`)).toMatchObject({ forSpecies: { Hamster: 1 } });
  expect(await facetsOf('search=counted%20hamster&maxPrice=1')).toEqual({ category: {}, forSpecies: {} });
});

test.each([
  ['["Cat", "Dragon"]', 'forSpecies.1'],
  ['Dragon', 'forSpecies.0'],
  ['{"of": "Cat"}', 'forSpecies'],
])('the animals %s are refused by the name of %s', async (forSpecies, path) => {
  const { status, body } = await commerce.list(owner, { ...plain, name: 'Refused', forSpecies });
  expect([status, body.errors]).toEqual([400, [expect.objectContaining({ path })]]);
});

test('which animals older products are for is guessed by their words, then by their store, and is a guess until its store saves it', async () => {
  const { owner: seller } = await commerce.someStore({ name: 'Tota Ghar', description: 'Sab kuch' });
  const ids = {
    named: await listed('Old mat for dogs'),
    ofStore: await listed('Old swing', {}, seller),
    none: await listed('Old bowl'),
    new: await listed('New bowl'),
  };
  for (const id of [ids.named, ids.ofStore, ids.none]) await keptBefore(id);
  await commerce.runJob('guess animals of accessories');
  const guessOf = async (id: string, as = owner) => {
    const { forSpecies, forSpeciesGuessed } = await commerce.accessory(id, as);
    return [forSpecies, forSpeciesGuessed];
  };
  const mine = (await commerce.call('GET', '/accessories/user/my-accessories?search=old', { as: owner })).body.data.accessories;
  expect(mine.map(({ name, forSpecies, forSpeciesGuessed }: Record<string, unknown>) => [name, forSpecies, forSpeciesGuessed])).toEqual([
    ['Old bowl', [], false],
    ['Old mat for dogs', ['Dog'], true],
  ]);
  expect(await found('forSpecies=Bird&search=swing')).toEqual(['Old swing']);
  expect(await commerce.untilPublished(accessoryUpdated, ids.named)).toMatchObject({ accessory: { forSpecies: ['Dog'] } });
  await commerce.call('PUT', `/accessories/${ids.named}`, { as: owner, json: { quantity: 4 } });
  const kept = await commerce.database('accessories').where({ id: ids.named }).first('for_species_guessed');
  expect(kept).toEqual({ for_species_guessed: true });
  const saved = await commerce.call('PUT', `/accessories/${ids.named}`, { as: owner, json: { forSpecies: [] } });
  expect(saved.body.data.accessory).toMatchObject({ forSpecies: [], forSpeciesGuessed: false });
  await commerce.runJob('guess animals of accessories');
  expect(await guessOf(ids.named)).toEqual([[], false]);
  expect((await own(ids.new)).forSpecies).toEqual([]);
});

test('of a removed product nothing is guessed, and it is published no more', async () => {
  const [removed, offered] = [await listed('Gone mat for dogs'), await listed('Kept mat for dogs')];
  await commerce.call('DELETE', `/accessories/${removed}`, { as: owner });
  for (const id of [removed, offered]) await keptBefore(id);
  await commerce.runJob('guess animals of accessories');
  await commerce.untilPublished(accessoryUpdated, offered);
  expect(commerce.publishedAbout(removed).map(({ type }) => type)).toEqual([accessoryListed.type, accessoryRemoved.type]);
});
