import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { AvailabilityStatus, petUpdated } from '@paltu/contracts';
import { knexEventStore } from '@paltu/events';
import { newId } from '@paltu/kernel';
import { eventually, type TestActor } from '@paltu/testing';
import { offerPet, publishPet } from './listed-pets.ts';
import { publishAdoption } from './other-services.ts';
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

/** A public pet of Ali's, and the events of adoption about it, in order. */
const aPet = async () => {
  const { id: petId } = await offerPet(pets, ali);
  await publishPet(pets, petId);
  let sequence = 0;
  const publish = (status: Parameters<typeof publishAdoption>[1]['status'], requestId: string) => {
    sequence += 1;
    return publishAdoption(pets, { petId, requestId, status, sequence });
  };
  return { petId, publish };
};

test('a pet waits for who was chosen, is adopted with its hand-over, and can be had again when it comes back', async () => {
  const { petId, publish } = await aPet();
  const requestId = newId();
  await publish('approved', requestId);
  await becomes(petId, 'Pending');
  await publish('completed', requestId);
  await becomes(petId, 'Adopted');
  await publish('fell-through', requestId);
  await becomes(petId, 'Available');
});

test('its owner, and nobody else, sees which request it waits for, among own pets and on its page', async () => {
  const { petId, publish } = await aPet();
  const reservation = async (path: string, as?: TestActor) => {
    const { pet, pets: own } = (await pets.call('GET', path, { as })).body.data;
    return (pet ?? own.find(({ id }: { id: string }) => id === petId)).reservation;
  };
  const seen = async () => [await reservation('/pets/user/my-pets', ali), await reservation(`/pets/${petId}`, ali)];
  expect(await seen()).toEqual([null, null]);
  const requestId = newId();
  await publish('approved', requestId);
  await becomes(petId, 'Pending');
  expect(await seen()).toEqual(Array(2).fill({ requestId, isHandedOver: false }));
  for (const other of [await pets.tokens.issue(), undefined]) expect(await reservation(`/pets/${petId}`, other)).toBeUndefined();
  await publish('completed', requestId);
  await becomes(petId, 'Adopted');
  expect(await seen()).toEqual(Array(2).fill({ requestId, isHandedOver: true }));
});

test('its owner cannot offer it to others while a request is approved, in no way, and can again after that', async () => {
  const { petId, publish } = await aPet();
  const requestId = newId();
  await publish('approved', requestId);
  await becomes(petId, 'Pending');

  const offered = { as: ali, json: { status: 'Available' } };
  for (const refused of [await pets.call('PATCH', `/pets/${petId}/status`, offered), await pets.call('PUT', `/pets/${petId}`, offered)])
    expect([refused.status, refused.body.code]).toEqual([409, 'pet.reserved']);
  expect(await statusOf(petId)).toBe('Pending');

  await publish('fell-through', requestId);
  await becomes(petId, 'Available');
  expect((await pets.call('PATCH', `/pets/${petId}/status`, { as: ali, json: { status: 'Pending' } })).status).toBe(200);
  expect((await pets.call('PATCH', `/pets/${petId}/status`, offered)).status).toBe(200);
});

test('another request than the chosen one changes nothing', async () => {
  const { petId, publish } = await aPet();
  const [chosen, another] = [newId(), newId()];
  await publish('approved', chosen);
  await becomes(petId, 'Pending');
  await publish('fell-through', another);
  await publish('completed', another);
  await publish('completed', chosen);
  await becomes(petId, 'Adopted');
  // Events of one listing arrive in their order: with the last one all are there.
  const updates = () => pets.publishedAbout(petId).filter(({ type }) => type === petUpdated.type);
  await eventually(() => updates().at(-1)?.as(petUpdated)!.data.pet?.status === AvailabilityStatus.ADOPTED, 'it is reported');
  expect(updates()).toHaveLength(2);
});

const consumer = 'pets.adoptions';

/** What was consumed is so long ago that the inbox has forgotten it, and the consumer reads its topic from the beginning. */
const consumesAllAgain = async (): Promise<void> => {
  const countInbox = async () => (await pets.database('inbox').where({ consumer })).length;
  const all = await countInbox();
  await pets.database('inbox').where({ consumer }).delete();
  const id = newId();
  await knexEventStore(pets.database).requests.add({ id, consumer, kind: 'rewind', key: null, event_id: null });
  await eventually(async () => (await pets.database('consumer_requests').where({ id }).first()).done_at !== null, 'it is rewound');
  await eventually(async () => (await countInbox()) >= all, 'all is consumed again');
};

test('an adoption of long ago that is consumed again changes nothing', async () => {
  const statusAfter = async (status: 'Available' | 'Adopted', ...steps: readonly ('approved' | 'completed' | 'fell-through')[]) => {
    const { petId, publish } = await aPet();
    const requestId = newId();
    for (const step of steps) {
      await publish(step, requestId);
      await becomes(petId, { approved: 'Pending', completed: 'Adopted', 'fell-through': 'Available' }[step]);
    }
    await pets.call('PATCH', `/pets/${petId}/status`, { as: ali, json: { status } });
    await becomes(petId, status);
    return petId;
  };
  // Came to nothing; its owner found a home elsewhere.
  const gone = await statusAfter('Adopted', 'approved', 'fell-through');
  // Came back after more than fourteen days; its owner offers it again.
  const offered = await statusAfter('Available', 'approved', 'completed');
  await consumesAllAgain();
  expect([await statusOf(gone), await statusOf(offered)]).toEqual(['Adopted', 'Available']);
}, 60_000);
