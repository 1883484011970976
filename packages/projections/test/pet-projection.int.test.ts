import { timestampFromDate } from '@bufbuild/protobuf/wkt';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import {
  AdoptionType,
  ApprovalStatus,
  Experience,
  HomeType,
  PetUpdatedSchema,
  Species,
  defineEvent,
  petCreated,
  petDeleted,
  petPublished,
  petUpdated,
  topics,
} from '@paltu/contracts';
import { newId } from '@paltu/kernel';
import { eventually } from '@paltu/testing';
import { petMessage, type PetMessage } from '@paltu/testing/service';
import { createPetsTable, petProjection, type PetDirectory, type PetId } from '../src/index.ts';
import { openProjection, type OpenProjection } from './projection-consumers.ts';

const petMoved = defineEvent('pk.paltu.pet.moved.v1', topics.pet, PetUpdatedSchema);
const at = new Date('2026-11-21T08:00:00.000Z');
const ownerId = newId();

let projection: OpenProjection;
let pets: PetDirectory;
beforeAll(async () => {
  projection = await openProjection({
    name: 'shelters',
    createTable: createPetsTable,
    consumersIn: (database) => {
      const { consumers, directory } = petProjection({ name: 'shelters', database });
      pets = directory;
      return consumers;
    },
  });
});
afterAll(() => projection.close());

const aPet = () => newId() as PetId;
const offered = {
  adoptionType: AdoptionType.SALE,
  price: 25_000,
  requirements: { experience: Experience.BEGINNER, homeType: HomeType.APARTMENT, children: true },
  tags: ['calm'],
  approvalStatus: ApprovalStatus.PENDING,
  createdAt: timestampFromDate(at),
  updatedAt: timestampFromDate(at),
};
const dataOf = (id: PetId, changes: PetMessage = {}) => ({ pet: petMessage({ id, ownerId, ...offered, ...changes } as PetMessage) });
const find = async (id: PetId) => (await pets.find([id])).get(id);
const isAt = (id: PetId, version: number) => eventually(async () => (await find(id))?.version === version, `version ${version}`);

test('a listing is kept in the words of the product, with its review beside it', async () => {
  const id = aPet();
  await projection.publishEvent(petCreated, id, 1, dataOf(id));
  await isAt(id, 1);
  expect(await find(id)).toMatchObject({
    id,
    version: 1,
    contentVersion: 1,
    approvalStatus: 'pending',
    isDeleted: false,
    snapshot: {
      id,
      ownerId,
      name: 'شیرو',
      species: 'Dog',
      adoptionType: 'Sale',
      price: 25_000,
      requirements: { experience: 'Beginner', homeType: 'Apartment', children: true, otherPets: false },
      tags: ['calm'],
      images: [{ id: '0199a3f0-0000-7000-8000-00000000aaaa', width: 1600, height: 1200 }],
      createdAt: at.toISOString(),
    },
  });
});

test('every later event brings the whole state, also of a type that a later release adds', async () => {
  const id = aPet();
  await projection.publishEvent(petCreated, id, 1, dataOf(id));
  await projection.publishEvent(petPublished, id, 2, dataOf(id, { approvalStatus: ApprovalStatus.APPROVED }));
  await projection.publishEvent(petMoved, id, 3, dataOf(id, { approvalStatus: ApprovalStatus.APPROVED, contentVersion: 2, name: 'Moti' }));
  await isAt(id, 3);
  expect(await find(id)).toMatchObject({ approvalStatus: 'approved', contentVersion: 2, snapshot: { name: 'Moti' } });
});

test('what comes twice or too late changes nothing, and does not bring back a listing that was taken back', async () => {
  const [id, marker] = [aPet(), aPet()];
  await projection.publishEvent(petDeleted, id, 3, dataOf(id, { name: 'Last' }));
  await projection.publishEvent(petCreated, id, 1, dataOf(id, { name: 'First' }));
  await projection.publishEvent(petUpdated, id, 3, dataOf(id, { name: 'Repeated' }));
  await projection.publishEvent(petCreated, marker, 1, dataOf(marker));
  await isAt(marker, 1);
  expect(await find(id)).toMatchObject({ version: 3, isDeleted: true, snapshot: { name: 'Last' } });
});

test('a rebuild brings everything back, deleted listings too', async () => {
  const [live, gone] = [aPet(), aPet()];
  await projection.publishEvent(petCreated, live, 1, dataOf(live));
  await projection.publishEvent(petCreated, gone, 1, dataOf(gone));
  await projection.publishEvent(petDeleted, gone, 2, dataOf(gone));
  await isAt(gone, 2);
  const before = await projection.database('pets').orderBy('id');
  await projection.database('pets').where({ id: live }).delete();
  await projection.rebuild();
  await isAt(gone, 2);
  await eventually(async () => (await projection.database('pets')).length === before.length, 'all listings');
  expect(await projection.database('pets').orderBy('id')).toEqual(before);
});

test('a listing with a choice that we do not know is parked under its key, and the others flow on', async () => {
  const [strange, next] = [aPet(), aPet()];
  await projection.publishEvent(petCreated, strange, 1, dataOf(strange, { species: Species.UNSPECIFIED }));
  await projection.publishEvent(petCreated, next, 1, dataOf(next));
  await isAt(next, 1);
  const parked = await eventually(async () => (await projection.parked())[0], 'the parked event');
  expect(parked).toMatchObject({ key: strange, reason: 'refused', error: expect.stringContaining('species') });
  expect(await find(strange)).toBeUndefined();
});
