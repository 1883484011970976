import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { newId } from '@paltu/kernel';
import type { TestActor } from '@paltu/testing';
import type { CallService } from '@paltu/testing/service';
import { isDecided, offerPet, publishPet } from './listed-pets.ts';
import { approve, reject } from './other-services.ts';
import { startPets, type RunningPets } from './running-pets.ts';

let pets: RunningPets;
let call: CallService;
let ali: TestActor;
let sara: TestActor;
let admin: TestActor;

beforeAll(async () => {
  pets = await startPets();
  call = pets.call;
  [ali, sara, admin] = await Promise.all([pets.tokens.issue(), pets.tokens.issue(), pets.tokens.issue({ role: 'admin' })]);
});
afterAll(() => pets.stop());

const offer = (overrides: Record<string, unknown> = {}) => offerPet(pets, ali, overrides);

const offerInPublic = async (overrides: Record<string, unknown> = {}) => {
  const pet = await offer(overrides);
  await publishPet(pets, pet.id);
  return pet;
};

describe('an owner edits', () => {
  test('only what was sent changes', async () => {
    const pet = await offer({ tags: ['calm'], specialNeeds: 'One eye' });
    const { status, body } = await call('PUT', `/api/v1/pets/${pet.id}`, {
      as: ali,
      json: { name: 'Sheru', specialNeeds: null, requirements: { otherPets: true } },
    });
    expect(status).toBe(200);
    expect(body.message).toBe('Pet listing updated successfully!');
    expect({ ...body.data.pet, updatedAt: '' }).toEqual({
      ...pet,
      name: 'Sheru',
      specialNeeds: '',
      requirements: { ...pet.requirements, otherPets: true },
      contentVersion: 2,
      updatedAt: '',
    });
  });

  test('a text of a published listing sends it back to review and out of sight; a price does not', async () => {
    const { id } = await offerInPublic({ adoptionType: 'Sale', price: 500 });
    const repriced = await call('PUT', `/api/v1/pets/${id}`, { as: ali, json: { price: 700 } });
    expect(repriced.body).toMatchObject({
      message: 'Pet listing updated successfully!',
      data: { pet: { approvalStatus: 'approved', contentVersion: 1 } },
    });
    expect((await call('GET', `/api/v1/pets/${id}`)).body.data.pet.price).toBe(700);

    const rewritten = await call('PUT', `/api/v1/pets/${id}`, { as: ali, json: { description: 'Now with another text' } });
    expect(rewritten.body).toMatchObject({
      message: expect.stringContaining('pending admin approval'),
      data: { pet: { approvalStatus: 'pending', contentVersion: 2 } },
    });
    expect((await call('GET', `/api/v1/pets/${id}`)).status).toBe(404);
  });

  test('a decision on what was there before the edit changes nothing', async () => {
    const pet = await offer();
    await call('PUT', `/api/v1/pets/${pet.id}`, { as: ali, json: { name: 'Sheru' } });
    await approve(pets, pet.id, 1);
    await reject(pets, pet.id, 1, 'Too late');
    const other = await offer();
    await publishPet(pets, other.id);
    await publishPet(pets, pet.id, 2);
    expect((await call('GET', `/api/v1/pets/${pet.id}`)).body.data.pet).toMatchObject({ name: 'Sheru', rejectionReason: '' });
  });

  test('a rejected listing shows why, and is pending again after any change', async () => {
    const { id } = await offer();
    await reject(pets, id, 1, 'No picture of the face');
    await isDecided(pets, id, 'rejected');
    expect((await call('GET', `/api/v1/pets/${id}`, { as: ali })).body.data.pet.rejectionReason).toBe('No picture of the face');
    const { body } = await call('PUT', `/api/v1/pets/${id}`, { as: ali, json: { urgent: true } });
    expect(body.data.pet).toMatchObject({ approvalStatus: 'pending', contentVersion: 2, urgent: true });
  });

  test('an edit that names another content version is refused', async () => {
    const { id } = await offer();
    const edit = (ifMatch: string) =>
      call('PUT', `/api/v1/pets/${id}`, { as: ali, json: { name: 'Sheru' }, headers: { 'if-match': ifMatch } });
    expect([(await edit('"2"')).status, (await edit('"2"')).body.code]).toEqual([412, 'pet.stale']);
    expect((await edit('"1"')).status).toBe(200);
    expect((await edit('*')).status).toBe(400);
  });

  test('nobody else does', async () => {
    const { id } = await offer();
    const refusals = async (as: TestActor) => {
      const change = await call('PUT', `/api/v1/pets/${id}`, { as, json: { name: 'Mine' } });
      const removal = await call('DELETE', `/api/v1/pets/${id}`, { as });
      return [change, removal].map(({ status, body }) => `${status} ${body.code}`);
    };
    // It waits for review: only its owner and admins know of it.
    expect(await refusals(sara)).toEqual(['404 pet.not-found', '404 pet.not-found']);
    expect(await refusals(admin)).toEqual(['403 pet.not-yours', '403 pet.not-yours']);
    expect((await call('PUT', `/api/v1/pets/${id}`, { json: { name: 'Mine' } })).status).toBe(401);
    expect((await call('PUT', `/api/v1/pets/${newId()}`, { as: ali, json: { name: 'Mine' } })).body.code).toBe('pet.not-found');
  });

  test('a sale cannot lose its price', async () => {
    const { id } = await offer({ adoptionType: 'Sale', price: 500 });
    const { status, body } = await call('PUT', `/api/v1/pets/${id}`, { as: ali, json: { price: 0 } });
    expect([status, body.errors[0]]).toEqual([400, { path: 'price', code: 'required', msg: 'Price is required for sale' }]);
  });
});

describe('whether a pet can still be had', () => {
  const setStatus = (id: string, status: unknown, as?: TestActor) => call('PATCH', `/api/v1/pets/${id}/status`, { as, json: { status } });

  test('is set by its owner, and a published listing stays published', async () => {
    const { id } = await offerInPublic();
    for (const status of ['Pending', 'adopted', 'Available']) {
      const { status: code, body } = await setStatus(id, status, ali);
      expect([code, body.message, body.data.pet.approvalStatus]).toEqual([200, 'Pet listing updated successfully!', 'approved']);
      expect((await call('GET', `/api/v1/pets/${id}`)).body.data.pet.status.toLowerCase()).toBe(status.toLowerCase());
    }
  });

  test('is set by nobody else, and to no other words', async () => {
    const { id } = await offerInPublic();
    expect((await setStatus(id, 'Adopted', sara)).body.code).toBe('pet.not-yours');
    expect((await setStatus(id, 'Adopted', admin)).body.code).toBe('pet.not-yours');
    expect((await setStatus(id, 'Adopted')).status).toBe(401);
    expect((await setStatus(newId(), 'Adopted', ali)).body.code).toBe('pet.not-found');
    for (const status of ['Sold', '', undefined])
      expect((await setStatus(id, status, ali)).body.errors).toMatchObject([{ path: 'status' }]);
    expect((await call('GET', `/api/v1/pets/${id}`)).body.data.pet.status).toBe('Available');
  });
});

test('an admin has a listing featured, and everybody sees it; featuring it again publishes nothing new', async () => {
  const { id } = await offerInPublic();
  const feature = (featured: unknown, as: TestActor) => call('PATCH', `/api/v1/admin/pets/${id}/featured`, { as, json: { featured } });
  expect((await feature(true, ali)).body.code).toBe('admin.required');
  expect((await feature('often', admin)).body.errors).toMatchObject([{ path: 'featured' }]);
  const first = await feature(true, admin);
  expect([first.status, first.body.message]).toEqual([200, 'Listing featured']);
  expect((await feature(true, admin)).body.data.pet.updatedAt).toBe(first.body.data.pet.updatedAt);
  expect((await call('GET', `/api/v1/pets/${id}`)).body.data.pet.featured).toBe(true);
  expect((await feature(false, admin)).body.data.pet).toMatchObject({ featured: false, approvalStatus: 'approved', contentVersion: 1 });
  await call('DELETE', `/api/v1/pets/${id}`, { as: ali });
  expect((await feature(true, admin)).body.code).toBe('pet.not-found');
});

describe('an owner deletes', () => {
  test('it is gone for everybody, and deleting it again answers the same', async () => {
    const { id } = await offerInPublic();
    for (let time = 0; time < 2; time += 1) {
      const { status, body } = await call('DELETE', `/api/v1/pets/${id}`, { as: ali });
      expect([status, body.message]).toEqual([200, 'Pet listing deleted successfully!']);
    }
    for (const as of [undefined, ali, admin]) expect((await call('GET', `/api/v1/pets/${id}`, { as })).status).toBe(404);
    expect((await call('PUT', `/api/v1/pets/${id}`, { as: ali, json: { name: 'Back' } })).body.code).toBe('pet.not-found');
    const mine = await call('GET', '/api/v1/pets/user/my-pets?limit=100', { as: ali });
    expect(mine.body.data.pets.map((pet: { id: string }) => pet.id)).not.toContain(id);
  });
});
