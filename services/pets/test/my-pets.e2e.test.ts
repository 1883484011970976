import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import type { TestActor } from '@paltu/testing';
import type { CallService } from '@paltu/testing/service';
import { isDecided, offerPet, publishPet } from './listed-pets.ts';
import { reject } from './other-services.ts';
import { startPets, type RunningPets } from './running-pets.ts';

let pets: RunningPets;
let call: CallService;
let member: TestActor;

beforeAll(async () => {
  pets = await startPets();
  call = pets.call;
});
beforeEach(async () => {
  member = await pets.tokens.issue();
});
afterAll(() => pets.stop());

const offer = (overrides: Record<string, unknown>) => offerPet(pets, member, overrides);

test('my pets are the member’s own, newest first, by page and by status', async () => {
  const first = await offer({ name: 'First' });
  const second = await offer({ name: 'Second', status: 'Adopted' });
  await publishPet(pets, first.id);
  const list = async (query: string) => (await call('GET', `/api/v1/pets/user/my-pets${query}`, { as: member })).body.data;
  expect((await list('')).pets.map((pet: { name: string }) => pet.name)).toEqual(['Second', 'First']);
  expect((await list('')).pagination).toEqual({ page: 1, limit: 50, total: 2, totalPages: 1, totalIsCapped: false });
  expect((await list('?page=2&limit=1')).pets[0]).toMatchObject({ id: first.id, contentVersion: 1 });
  expect((await list('?approvalStatus=approved')).pets.map((pet: { id: string }) => pet.id)).toEqual([first.id]);
  expect((await list('?status=adopted')).pets.map((pet: { id: string }) => pet.id)).toEqual([second.id]);
  expect((await call('GET', '/api/v1/pets/user/my-pets?sortBy=price-low', { as: member })).body.errors).toMatchObject([{ path: 'sortBy' }]);
  expect((await call('GET', '/api/v1/pets/user/my-pets')).status).toBe(401);
});

test('my pets begin with those that were sent back when that is asked for, on the first page of several', async () => {
  const [first, , third] = [await offer({ name: 'First' }), await offer({ name: 'Second' }), await offer({ name: 'Third' })];
  await reject(pets, first.id, 1, 'No picture of the face');
  await isDecided(pets, first.id, 'rejected');
  const { body } = await call('GET', '/api/v1/pets/user/my-pets?sortBy=sent-back&limit=2', { as: member });
  expect(body.data.pets.map((pet: { id: string }) => pet.id)).toEqual([first.id, third.id]);
});
