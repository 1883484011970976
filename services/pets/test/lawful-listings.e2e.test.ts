import { ruleSwitched } from '@paltu/contracts';
import { timestampFromDate } from '@bufbuild/protobuf/wkt';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { newId, systemClock } from '@paltu/kernel';
import { eventually } from '@paltu/testing';
import { offerPet } from './listed-pets.ts';
import { startPets, type RunningPets } from './running-pets.ts';

let pets: RunningPets;
let isLater = false;
beforeAll(async () => {
  // Which rules are off is kept for a moment.
  pets = await startPets({ clock: { now: () => new Date(systemClock.now().getTime() + (isLater ? 60_000 : 0)) } });
});
afterAll(() => pets.stop());

test('an owner sees which rules a listing may break, until an admin switches them off', async () => {
  const owner = await pets.tokens.issue();
  const parrot = { name: 'Mithu', species: 'Bird', breed: 'Green Parrot', location: 'Lahore' };
  const { id, notices } = await offerPet(pets, owner, parrot);
  expect(notices).toEqual(['wild-bird-punjab']);
  expect((await offerPet(pets, owner, { age: '5 weeks' })).notices).toEqual(['young-litter']);
  expect((await offerPet(pets, owner)).notices).toEqual([]);

  const read = async (path: string) => (await pets.call('GET', `/api/v1/pets/${path}`, { as: owner })).body.data;
  expect((await read(id)).pet.notices).toEqual(['wild-bird-punjab']);
  expect((await read('user/my-pets?species=Bird')).pets).toMatchObject([{ id, notices: ['wild-bird-punjab'] }]);

  const switched = { ruleId: 'wild-bird-punjab', off: true, switchedBy: newId(), switchedAt: timestampFromDate(new Date()) };
  await pets.publishToBus(ruleSwitched, { subject: 'wild-bird-punjab', sequence: 2, data: switched });
  await eventually(async () => (await pets.database('rules')).length === 1, 'pets consumes the switch');
  isLater = true;
  expect((await read(id)).pet.notices).toEqual([]);
  await pets.publishToBus(ruleSwitched, { subject: 'wild-bird-punjab', sequence: 1, data: { ...switched, off: false } });
  expect((await pets.call('PUT', `/api/v1/pets/${id}`, { as: owner, json: { location: 'Karachi' } })).body.data.pet.notices).toEqual([
    'wild-bird-sindh',
  ]);
});
