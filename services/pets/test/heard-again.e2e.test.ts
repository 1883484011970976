import { afterAll, beforeAll, expect, test } from '@jest/globals';
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

const consumer = 'pets.adoptions';
const statusOf = async (petId: string): Promise<string> => (await pets.call('GET', `/pets/${petId}`)).body.data.pet.status;
const becomes = (petId: string, status: string) => eventually(async () => (await statusOf(petId)) === status, `the pet is ${status}`);

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
    const { id: petId } = await offerPet(pets, ali);
    await publishPet(pets, petId);
    const requestId = newId();
    for (const [index, step] of steps.entries()) {
      await tellOfAdoption(pets, { petId, requestId, status: step, sequence: index + 2 });
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
