import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { petViewed } from '@paltu/contracts';
import type { Clock } from '@paltu/kernel';
import type { TestActor } from '@paltu/testing';
import { offerPet, publishPet } from './listed-pets.ts';
import { startPets, type RunningPets } from './running-pets.ts';

const dayMs = 24 * 60 * 60_000;

let pets: RunningPets;
let owner: TestActor;
let sana: TestActor;
let id: string;
let aheadMs = 0;
const clock: Clock = { now: () => new Date(Date.now() + aheadMs) };

beforeAll(async () => {
  pets = await startPets({ clock });
});
beforeEach(async () => {
  aheadMs = 0;
  [owner, sana] = await Promise.all([pets.tokens.issue(), pets.tokens.issue()]);
  ({ id } = await offerPet(pets, owner));
  await publishPet(pets, id);
});
afterAll(() => pets.stop());

interface Visit {
  readonly as?: TestActor;
  readonly address?: string;
  readonly browser?: string;
}

const look = async (pet: string, { as, address = '39.32.0.1', browser = 'Firefox' }: Visit = {}): Promise<number> =>
  (await pets.call('POST', `/pets/${pet}/view`, { as, headers: { 'x-forwarded-for': address, 'user-agent': browser } })).status;
const views = async (): Promise<number> => (await pets.call('GET', `/pets/${id}`)).body.data.pet.views;

describe('a look at a pet', () => {
  test('counts once a day for each member, from wherever', async () => {
    for (const visit of [{ as: sana }, { as: sana, address: '39.32.0.2', browser: 'Chrome' }]) expect(await look(id, visit)).toBe(204);
    expect(await views()).toBe(1);
    aheadMs = dayMs;
    await look(id, { as: sana });
    expect(await views()).toBe(2);
  });

  test('counts once a day for each visitor: an address with a browser', async () => {
    const visits: Visit[] = [{}, {}, { browser: 'Chrome' }, { address: '39.32.0.2' }];
    for (const visit of visits) expect(await look(id, visit)).toBe(204);
    expect(await views()).toBe(3);
    for (const address of ['2400:adc0::1', '2400:adc0::2']) await look(id, { address });
    expect(await views()).toBe(4);
  });

  test('never counts for the owner', async () => {
    expect(await look(id, { as: owner })).toBe(204);
    expect(await views()).toBe(0);
  });

  test('of one pet is none of another', async () => {
    const other = await offerPet(pets, owner);
    await publishPet(pets, other.id);
    for (const pet of [id, other.id]) await look(pet);
    expect(await views()).toBe(1);
  });

  test('counts for fifty viewers at once, and once for one who looks fifty times', async () => {
    const times = Array.from({ length: 50 }, (_, index) => index);
    await Promise.all(times.map(() => look(id)));
    expect(await views()).toBe(1);
    await Promise.all(times.map((index) => look(id, { address: `39.33.0.${index}` })));
    expect(await views()).toBe(51);
  });

  test('is told without who it was', async () => {
    await look(id, { as: sana });
    const told = await pets.says(petViewed, id);
    expect(told.interest).toMatchObject({ petId: id, ownerId: owner.userId, version: 1n, views: 1, likes: 0 });
    const text = JSON.stringify(pets.said(id).map(({ record }) => String(record.value)));
    expect(text).not.toContain(sana.userId);
  });

  test('at what one may not see is refused', async () => {
    const { id: pending } = await offerPet(pets, owner);
    expect([await look(pending), await look(pending, { as: sana }), await look(pending, { as: owner })]).toEqual([404, 404, 204]);
  });
});

test('nothing that is kept tells who looked, and the salt of a day is gone on the next', async () => {
  const saltsAfter = async (days: number): Promise<string[]> => {
    aheadMs = days * dayMs;
    await look(id);
    return pets.database('view_salts').pluck('salt');
  };
  const [third, fourth] = [await saltsAfter(3), await saltsAfter(4)];
  expect([third.length, fourth.length, third[0] === fourth[0]]).toEqual([1, 1, false]);
});
