import { timestampFromDate } from '@bufbuild/protobuf/wkt';
import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { adoptionFellThrough, AdoptionStatus, petHandedOver, petPublished, Species } from '@paltu/contracts';
import { newId } from '@paltu/kernel';
import { eventually } from '@paltu/testing';
import { petMessage } from '@paltu/testing/service';
import { startCommerce, type RunningCommerce, type Someone } from './running-commerce.ts';

const dayMs = 24 * 60 * 60_000;
let now = new Date('2027-03-01T08:00:00Z');
let commerce: RunningCommerce;
let owner: Someone;
beforeAll(async () => {
  commerce = await startCommerce({ clock: { now: () => now } });
  ({ owner } = await commerce.someStore({ city: 'Multan' }));
});
afterAll(() => commerce.stop());

let sana: Someone;
let petId: string;
beforeEach(async () => {
  sana = await commerce.someone();
  petId = newId();
});

interface Move {
  readonly species?: Species;
  readonly cityId?: string;
  readonly version?: bigint;
  readonly hasStayed?: boolean;
}
const moves = async (to: Someone, { species = Species.CAT, cityId = 'multan', version = 3n, hasStayed = true }: Move = {}) => {
  const pet = petMessage({ id: petId, version: 1n, ownerId: newId(), species, cityId });
  await commerce.publishToBus(petPublished, { subject: petId, sequence: 1, data: { pet } });
  const [id, at] = [petId, timestampFromDate(now)];
  const sides = { petId, petName: 'Mano', ownerId: newId(), requesterId: to.userId };
  const status = hasStayed ? AdoptionStatus.COMPLETED : AdoptionStatus.FELL_THROUGH;
  const request = { id, version, ...sides, status, createdAt: at, updatedAt: at, respondBy: at, completedAt: at };
  const definition = (hasStayed ? petHandedOver : adoptionFellThrough) as typeof petHandedOver;
  await commerce.publishToBus(definition, { subject: petId, sequence: Number(version), data: { request } });
};
interface Offered {
  readonly petId: string;
  readonly species: string;
  readonly city: string;
  readonly accessories: readonly { readonly id: string }[];
}
const offered = async (as = sana): Promise<readonly Offered[]> =>
  (await commerce.call('GET', '/cart/homecomings', { as })).body.data.homecomings;
const until = (count: number, as = sana) => eventually(async () => (await offered(as)).length === count, `${count} are offered`);
const idsOf = (basket: Offered | undefined) => basket?.accessories.map(({ id }) => id).sort();

test('who has a new pet is offered one product of each kind for that species, from stores of the city, that can be had', async () => {
  const listed = (name: string, more: object = {}, as = owner) => commerce.listed(as, { name, description: 'Good.', ...more });
  const food = await listed('Chicken for cats');
  const bowl = await listed('Steel bowl', { category: 'Bowls & Feeders', description: 'ہر بلی کے لیے' });
  await listed('Fish for kittens');
  await commerce.database('accessories').where({ id: food }).update({ popularity: 5 });
  await listed('Kibble for dogs', { category: 'Health & Grooming' });
  await listed('Collar for cats', { category: 'Collars & Leashes', quantity: 0 });
  const { owner: elsewhere } = await commerce.someStore({ city: 'Quetta' });
  await listed('Bed for cats', { category: 'Beds & Furniture' }, elsewhere);
  await moves(sana);
  await until(1);
  const [basket] = await offered();
  expect(basket).toMatchObject({ petId, species: 'Cat', city: 'Multan', cameAt: now.toISOString() });
  expect(idsOf(basket)).toEqual([food, bowl].sort());
  expect(await offered(owner)).toEqual([]);
  const items = (basket?.accessories ?? []).map(({ id: accessoryId }) => ({ accessoryId, quantity: 1 }));
  const { cart } = (await commerce.call('POST', '/cart/merge', { as: sana, json: { items } })).body.data;
  expect(cart.items).toHaveLength(2);
});

test('nobody is offered what they sell themselves, and a city without such stores offers nothing', async () => {
  await commerce.listed(owner, { name: 'Cage for a parrot', category: 'Carriers & Travel' });
  await moves(owner, { species: Species.BIRD });
  await until(1, owner);
  expect((await offered(owner))[0]?.accessories).toEqual([]);
  petId = newId();
  await moves(sana, { species: Species.BIRD, cityId: 'gwadar' });
  await until(1);
  expect(await offered()).toMatchObject([{ species: 'Bird', city: 'Gwadar', accessories: [] }]);
});

test('nothing is offered for a pet that came back, after 60 days, and to who is erased', async () => {
  await moves(sana);
  await until(1);
  now = new Date(now.getTime() + 60 * dayMs);
  expect(await offered()).toEqual([]);
  now = new Date(now.getTime() - 60 * dayMs);
  expect(await offered()).toHaveLength(1);
  await moves(sana, { hasStayed: false, version: 4n });
  await until(0);
  await moves(sana, { version: 3n });
  petId = newId();
  await moves(sana);
  await until(1);
  expect((await offered()).map((one) => one.petId)).toEqual([petId]);
  await commerce.isErased(sana);
  const kept = () => commerce.database('homecomings').where({ member_id: sana.userId });
  await eventually(async () => (await kept()).length === 0, 'nothing is kept of them');
});
