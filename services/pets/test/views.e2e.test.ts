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
  test('shows in the answer about the pet, and never counts for the owner', async () => {
    for (const as of [sana, owner]) expect(await look(id, { as })).toBe(204);
    await look(id);
    expect(await views()).toBe(2);
  });

  test('is published without who it was', async () => {
    await look(id, { as: sana });
    const published = await pets.untilPublished(petViewed, id);
    expect(published.interest).toMatchObject({ petId: id, ownerId: owner.userId, version: 1n, views: 1, likes: 0 });
    const text = JSON.stringify(pets.publishedAbout(id).map(({ record }) => String(record.value)));
    expect(text).not.toContain(sana.userId);
  });

  test('at what one may not see is refused', async () => {
    const { id: pending } = await offerPet(pets, owner);
    expect([await look(pending), await look(pending, { as: sana }), await look(pending, { as: owner })]).toEqual([404, 404, 204]);
  });
});

test('nothing that is kept reveals who looked, and the salt of a day is gone on the next', async () => {
  const saltsAfter = async (days: number): Promise<string[]> => {
    aheadMs = days * dayMs;
    await look(id);
    return pets.database('view_salts').pluck('salt');
  };
  const [third, fourth] = [await saltsAfter(3), await saltsAfter(4)];
  expect([third.length, fourth.length, third[0] === fourth[0]]).toEqual([1, 1, false]);
});
