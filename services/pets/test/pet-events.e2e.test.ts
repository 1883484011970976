import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { eventually } from '@paltu/testing';
import {
  AdoptionType,
  ApprovalStatus,
  HomeType,
  petCreated,
  petDeleted,
  petPublished,
  petUnpublished,
  petUpdated,
  petViewed,
  publishedPetUpdated,
  publishedPetWithdrawn,
  topics,
  type EventDefinition,
  type Pet,
  type PetUpdated,
  type ReviewOutcome,
} from '@paltu/contracts';
import type { ReceivedMessage } from '@paltu/events';
import type { TestActor } from '@paltu/testing';
import { formOf, type CallService } from '@paltu/testing/service';
import { approve, reject } from './other-services.ts';
import { aPet, aPhoto } from './pet-forms.ts';
import { startPets, type RunningPets } from './running-pets.ts';

let pets: RunningPets;
let call: CallService;
let ali: TestActor;
const messages: ReceivedMessage[] = [];
const inPublic: ReceivedMessage[] = [];

beforeAll(async () => {
  pets = await startPets();
  call = pets.call;
  ali = await pets.tokens.issue();
  const follow = (topic: string, kept: ReceivedMessage[]) =>
    pets.bus.tail({ topics: [topic], from: 'beginning', onMessage: (message) => void kept.push(message) });
  await follow(topics.pet.name, messages);
  await follow(topics.publishedPet.name, inPublic);
});
afterAll(() => pets.stop());

const definitions = {
  PetCreated: petCreated,
  PetUpdated: petUpdated,
  PetPublished: petPublished,
  PetUnpublished: petUnpublished,
  PetDeleted: petDeleted,
};

interface Life {
  readonly type: string;
  readonly sequence: number;
  readonly pet: Pet | undefined;
  readonly review: ReviewOutcome | undefined;
}

const read = (message: ReceivedMessage): Life => {
  for (const [type, definition] of Object.entries(definitions)) {
    // All of them carry a pet, some of them a review.
    const data = message.as(definition as EventDefinition<PetUpdated>)?.data;
    if (data !== undefined) return { type, sequence: message.sequence, pet: data.pet, review: data.review };
  }
  throw new Error(`an event of another kind: ${message.type}`);
};

const of = (id: string) => messages.filter(({ subject }) => subject === id).map(read);
const nextOf = async (id: string, count: number) => eventually(async () => of(id).length >= count && of(id)[count - 1]);

test('a listing publishes its whole life, each event with its full state and the next number', async () => {
  const photo = await aPhoto();
  const wanted = aPet({ adoptionType: 'Sale', price: 500, requirements: { homeType: 'Farm/Rural' }, tags: ['calm'] });
  const { body } = await call('POST', '/api/v1/pets', { as: ali, body: formOf(wanted, [{ bytes: photo }]) });
  const { id, images } = body.data.pet;
  const put = (json: object) => call('PUT', `/api/v1/pets/${id}`, { as: ali, json });

  const created = await nextOf(id, 1);
  expect(created).toMatchObject({
    type: 'PetCreated',
    sequence: 1,
    pet: {
      id,
      version: 1n,
      contentVersion: 1,
      ownerId: ali.userId,
      name: 'Moti',
      cityId: 'lahore',
      price: 500,
      adoptionType: AdoptionType.SALE,
      requirements: { homeType: HomeType.FARM_RURAL },
      tags: ['calm'],
      images: [{ id: images[0].id, width: 60, height: 40 }],
      approvalStatus: ApprovalStatus.PENDING,
    },
  });
  const refusal = await reject(pets, id, 1, 'Blurred');
  expect(await nextOf(id, 2)).toMatchObject({
    type: 'PetUpdated',
    sequence: 2,
    pet: { approvalStatus: ApprovalStatus.REJECTED, rejectionReason: 'Blurred' },
    review: { decisionId: refusal, contentVersion: 1 },
  });
  await put({ name: 'Sheru' });
  expect(await nextOf(id, 3)).toMatchObject({
    type: 'PetUpdated',
    sequence: 3,
    pet: { contentVersion: 2, approvalStatus: ApprovalStatus.PENDING },
    review: undefined,
  });
  const approval = await approve(pets, id, 2);
  expect(await nextOf(id, 4)).toMatchObject({
    type: 'PetPublished',
    sequence: 4,
    pet: { approvalStatus: ApprovalStatus.APPROVED, rejectionReason: '' },
    review: { decisionId: approval, contentVersion: 2 },
  });
  await put({ price: 700 });
  expect(await nextOf(id, 5)).toMatchObject({
    type: 'PetUpdated',
    sequence: 5,
    pet: { price: 700, contentVersion: 2, approvalStatus: ApprovalStatus.APPROVED },
  });
  await put({ price: 700 });
  await put({ description: 'Another text' });
  expect(await nextOf(id, 6)).toMatchObject({
    type: 'PetUnpublished',
    sequence: 6,
    pet: { contentVersion: 3, approvalStatus: ApprovalStatus.PENDING },
    review: undefined,
  });
  await approve(pets, id, 2);
  await approve(pets, id, 3);
  expect(await nextOf(id, 7)).toMatchObject({ type: 'PetPublished', sequence: 7 });
  const takenDown = await reject(pets, id, 3, 'Reported');
  expect(await nextOf(id, 8)).toMatchObject({ type: 'PetUnpublished', sequence: 8, review: { decisionId: takenDown, contentVersion: 3 } });
  await call('DELETE', `/api/v1/pets/${id}`, { as: ali });
  await call('DELETE', `/api/v1/pets/${id}`, { as: ali });
  expect(await nextOf(id, 9)).toMatchObject({ type: 'PetDeleted', sequence: 9, pet: { images: [] } });
  expect(of(id).map(({ sequence, pet }) => [sequence, Number(pet?.version)])).toEqual(
    Array.from({ length: 9 }, (_, index) => [index + 1, index + 1]),
  );
});

test('the public topic holds a listing while everybody sees it, and nothing else of its life', async () => {
  const { body } = await call('POST', '/api/v1/pets', { as: ali, json: aPet({ description: 'Not yet' }) });
  const { id } = body.data.pet;
  const put = (json: object) => call('PUT', `/api/v1/pets/${id}`, { as: ali, json });
  await put({ description: 'For everybody' });
  await approve(pets, id, 2);
  await nextOf(id, 3);
  await put({ price: 700, adoptionType: 'Trial' });
  await put({ description: 'Not again' });
  await approve(pets, id, (await nextOf(id, 5)).pet?.contentVersion ?? 0);
  await nextOf(id, 6);
  await call('DELETE', `/api/v1/pets/${id}`, { as: ali });

  const withdrawn = () => inPublic.filter(({ subject }) => subject === id);
  await eventually(async () => withdrawn().at(-1)?.sequence === 7, 'the withdrawal');
  const descriptionIn = (message: ReceivedMessage) => message.as(publishedPetUpdated)?.data.publishedPet?.description;
  expect(withdrawn().map((message) => [message.sequence, message.type, descriptionIn(message)])).toEqual([
    [3, publishedPetUpdated.type, 'For everybody'],
    [4, publishedPetWithdrawn.type, undefined],
    [6, publishedPetUpdated.type, 'Not again'],
    [7, publishedPetWithdrawn.type, undefined],
  ]);
  expect(
    withdrawn()
      .map(({ record }) => Buffer.from(record.value ?? []).toString())
      .join(),
  ).not.toContain('Not yet');
});

test('a request that is refused publishes nothing', async () => {
  const before = await pets.database('outbox').count();
  await call('POST', '/api/v1/pets', { as: ali, json: aPet({ imageIds: ['0d9c0f5e-7c8e-4b59-9d8b-0e4f4f6f9a11'] }) });
  expect(await pets.database('outbox').count()).toEqual(before);
});

test('a listing whose event cannot be kept is not kept either, and the answer does not disclose why', async () => {
  await pets.database.raw('alter table outbox add constraint no_more check (false) not valid');
  try {
    const { status, body } = await call('POST', '/api/v1/pets', { as: ali, json: aPet({ name: 'Lost' }) });
    expect([status, body.code, JSON.stringify(body)]).toEqual([500, 'server.fault', expect.not.stringContaining('no_more')]);
    expect(await pets.database('listings').where({ name: 'Lost' })).toEqual([]);
  } finally {
    await pets.database.raw('alter table outbox drop constraint no_more');
  }
});

test('its state is published again as it is, on both topics, each event with the version that it has', async () => {
  const list = async (): Promise<string> => (await call('POST', '/api/v1/pets', { as: ali, json: aPet() })).body.data.pet.id as string;
  const [waiting, shown, deleted] = [await list(), await list(), await list()];
  const approval = await approve(pets, shown, 1);
  await nextOf(shown, 2);
  await call('DELETE', `/api/v1/pets/${deleted}`, { as: ali });
  await nextOf(deleted, 2);
  await call('POST', `/api/v1/pets/${shown}/like`, { as: await pets.tokens.issue(), json: { liked: true } });
  await pets.republish();
  const again = async (id: string, count: number) => {
    await eventually(() => pets.publishedAbout(id).filter(({ isRepublished }) => isRepublished).length >= count, 'it is published again');
    return pets.publishedAbout(id).filter(({ isRepublished }) => isRepublished);
  };
  const publishedOf = async (id: string, count: number) =>
    (await again(id, count)).map(({ topic, type, sequence }) => [topic, type, sequence]).sort();
  expect(await publishedOf(waiting, 1)).toEqual([['pets.pet.v1', petUpdated.type, 1]]);
  expect(await publishedOf(shown, 3)).toEqual([
    ['pets.interest.v1', petViewed.type, 1],
    ['pets.pet.v1', petUpdated.type, 2],
    ['pets.published-pet.v1', publishedPetUpdated.type, 2],
  ]);
  expect(await publishedOf(deleted, 2)).toEqual([
    ['pets.pet.v1', petDeleted.type, 2],
    ['pets.published-pet.v1', publishedPetWithdrawn.type, 2],
  ]);
  const interest = (await again(shown, 3)).find(({ topic }) => topic === 'pets.interest.v1')?.as(petViewed)?.data;
  expect(interest).toMatchObject({ interest: { petId: shown, version: 1n, likes: 1, views: 0 } });
  const state = (await again(shown, 3)).find(({ topic }) => topic === 'pets.pet.v1')?.as(petUpdated)?.data;
  expect(state).toMatchObject({
    pet: { id: shown, version: 2n, approvalStatus: ApprovalStatus.APPROVED },
    review: { decisionId: approval },
  });
});
