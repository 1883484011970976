import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { AvailabilityStatus, petUpdated } from '@paltu/contracts';
import { newId } from '@paltu/kernel';
import { eventually, type TestActor } from '@paltu/testing';
import { offerPet, publishPet } from './listed-pets.ts';
import { tellOfAdoption } from './other-services.ts';
import { startPets, type RunningPets } from './running-pets.ts';

let pets: RunningPets;
let ali: TestActor;

beforeAll(async () => {
  pets = await startPets();
  ali = await pets.tokens.issue();
});
afterAll(() => pets.stop());

const statusOf = async (petId: string): Promise<string> => (await pets.call('GET', `/pets/${petId}`)).body.data.pet.status;
const becomes = (petId: string, status: string) => eventually(async () => (await statusOf(petId)) === status, `the pet is ${status}`);

/** A public pet of Ali's, and what adoption says of it, in order. */
const aPet = async () => {
  const { id: petId } = await offerPet(pets, ali);
  await publishPet(pets, petId);
  let sequence = 0;
  const says = (status: Parameters<typeof tellOfAdoption>[1]['status'], requestId: string) => {
    sequence += 1;
    return tellOfAdoption(pets, { petId, requestId, status, sequence });
  };
  return { petId, says };
};

test('a pet waits for who was chosen, is adopted with its hand-over, and can be had again when it comes back', async () => {
  const { petId, says } = await aPet();
  const requestId = newId();
  await says('approved', requestId);
  await becomes(petId, 'Pending');
  await says('completed', requestId);
  await becomes(petId, 'Adopted');
  await says('fell-through', requestId);
  await becomes(petId, 'Available');
});

test('its owner, and nobody else, sees which request it waits for, among own pets and on its page', async () => {
  const { petId, says } = await aPet();
  const reservation = async (path: string, as?: TestActor) => {
    const { pet, pets: own } = (await pets.call('GET', path, { as })).body.data;
    return (pet ?? own.find(({ id }: { id: string }) => id === petId)).reservation;
  };
  const seen = async () => [await reservation('/pets/user/my-pets', ali), await reservation(`/pets/${petId}`, ali)];
  expect(await seen()).toEqual([null, null]);
  const requestId = newId();
  await says('approved', requestId);
  await becomes(petId, 'Pending');
  expect(await seen()).toEqual(Array(2).fill({ requestId, isHandedOver: false }));
  for (const other of [await pets.tokens.issue(), undefined]) expect(await reservation(`/pets/${petId}`, other)).toBeUndefined();
  await says('completed', requestId);
  await becomes(petId, 'Adopted');
  expect(await seen()).toEqual(Array(2).fill({ requestId, isHandedOver: true }));
});

test('its owner cannot offer it to others while a request is approved, in no way, and can again after that', async () => {
  const { petId, says } = await aPet();
  const requestId = newId();
  await says('approved', requestId);
  await becomes(petId, 'Pending');

  const offered = { as: ali, json: { status: 'Available' } };
  for (const refused of [await pets.call('PATCH', `/pets/${petId}/status`, offered), await pets.call('PUT', `/pets/${petId}`, offered)])
    expect([refused.status, refused.body.code]).toEqual([409, 'pet.reserved']);
  expect(await statusOf(petId)).toBe('Pending');

  await says('fell-through', requestId);
  await becomes(petId, 'Available');
  expect((await pets.call('PATCH', `/pets/${petId}/status`, { as: ali, json: { status: 'Pending' } })).status).toBe(200);
  expect((await pets.call('PATCH', `/pets/${petId}/status`, offered)).status).toBe(200);
});

test('another request than the chosen one changes nothing', async () => {
  const { petId, says } = await aPet();
  const [chosen, another] = [newId(), newId()];
  await says('approved', chosen);
  await becomes(petId, 'Pending');
  await says('fell-through', another);
  await says('completed', another);
  await says('completed', chosen);
  await becomes(petId, 'Adopted');
  // Events of one listing arrive in their order: with the last one all are there.
  const updates = () => pets.said(petId).filter(({ type }) => type === petUpdated.type);
  await eventually(() => updates().at(-1)?.as(petUpdated)!.data.pet?.status === AvailabilityStatus.ADOPTED, 'it is told');
  expect(updates()).toHaveLength(2);
});

const consumer = 'pets.adoptions';

/** What was heard is so long ago that the inbox has forgotten it, and the consumer reads its topic from the beginning. */
const hearsAllAgain = async (): Promise<void> => {
  const heard = async () => (await pets.database('inbox').where({ consumer })).length;
  const all = await heard();
  await pets.database('inbox').where({ consumer }).delete();
  const id = newId();
  await pets.database('consumer_requests').insert({ id, consumer, kind: 'rewind' });
  await eventually(async () => (await pets.database('consumer_requests').where({ id }).first()).done_at !== null, 'it is rewound');
  await eventually(async () => (await heard()) >= all, 'all is heard again');
};

test('an adoption of long ago that is heard again changes nothing', async () => {
  const told = async (status: 'Available' | 'Adopted', ...steps: readonly ('approved' | 'completed' | 'fell-through')[]) => {
    const { petId, says } = await aPet();
    const requestId = newId();
    for (const step of steps) {
      await says(step, requestId);
      await becomes(petId, { approved: 'Pending', completed: 'Adopted', 'fell-through': 'Available' }[step]);
    }
    await pets.call('PATCH', `/pets/${petId}/status`, { as: ali, json: { status } });
    await becomes(petId, status);
    return petId;
  };
  // Came to nothing; its owner found a home elsewhere.
  const gone = await told('Adopted', 'approved', 'fell-through');
  // Came back after more than fourteen days; its owner offers it again.
  const offered = await told('Available', 'approved', 'completed');
  await hearsAllAgain();
  expect([await statusOf(gone), await statusOf(offered)]).toEqual(['Adopted', 'Available']);
}, 60_000);
