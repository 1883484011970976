import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { eventually } from '@paltu/testing';
import { newId } from '@paltu/kernel';
import type { TestActor } from '@paltu/testing';
import type { CallService } from '@paltu/testing/service';
import { approve, reject, tellOfAccount } from './other-services.ts';
import { aPet } from './pet-forms.ts';
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
  await tellOfAccount(pets, { id: ali.userId, version: 1, firstName: 'Ali', lastName: 'Raza', verified: true });
});
afterAll(() => pets.stop());

const offer = async (overrides: Record<string, unknown> = {}, owner = ali) => {
  const { status, body } = await call('POST', '/api/v1/pets', { as: owner, json: aPet(overrides) });
  expect([status, body.errors]).toEqual([201, undefined]);
  return body.data.pet;
};

const approvalOf = async (id: string) => (await call('GET', `/api/v1/pets/${id}`, { as: admin })).body.data.pet.approvalStatus;

const publish = async (id: string, contentVersion = 1) => {
  await approve(pets, id, contentVersion);
  await eventually(async () => (await approvalOf(id)) === 'approved');
};

const offerInPublic = async (overrides: Record<string, unknown> = {}) => {
  const pet = await offer(overrides);
  await publish(pet.id);
  return pet;
};

describe('offering a pet', () => {
  test('answers 201 with the words of the product and the whole listing', async () => {
    const { status, body } = await call('POST', '/api/v1/pets', { as: ali, json: aPet() });
    expect(status).toBe(201);
    expect(body).toMatchObject({
      status: 'success',
      message: '🎉 Pet listing created successfully! It is now pending admin approval and will be visible to other users once approved.',
      data: {
        pet: {
          ...aPet(),
          healthStatus: 'Good',
          vaccinated: false,
          neutered: false,
          microchipped: false,
          specialNeeds: '',
          adoptionType: 'Adoption',
          price: 0,
          location: 'Lahore',
          status: 'Available',
          urgent: false,
          featured: false,
          requirements: { experience: 'Beginner', homeType: 'House with yard', children: false, otherPets: false },
          tags: [],
          personality: [],
          goodWith: [],
          trainingLevel: '',
          reasonForRehoming: '',
          images: [],
          views: 0,
          likes: 0,
          approvalStatus: 'pending',
          rejectionReason: '',
          contentVersion: 1,
        },
      },
    });
    expect(body.data.pet._id).toBe(body.data.pet.id);
    expect(Object.keys(body.data.pet)).not.toContain('cityId');
  });

  test('needs a member', async () => {
    const { status, body } = await call('POST', '/api/v1/pets', { json: aPet() });
    expect([status, body.code]).toEqual([401, 'token.missing']);
  });

  test('names every field that is missing, in the words of the product', async () => {
    const { status, body } = await call('POST', '/api/v1/pets', { as: ali, json: {} });
    expect([status, body.code]).toEqual([400, 'request.invalid']);
    expect(body.errors.map(({ path, msg }: { path: string; msg: string }) => [path, msg])).toEqual([
      ['name', 'Pet name is required'],
      ['species', 'Species is required'],
      ['breed', 'Breed is required'],
      ['age', 'Age is required'],
      ['gender', 'Gender is required'],
      ['size', 'Size is required'],
      ['description', 'Description is required'],
      ['location', 'Location is required'],
    ]);
    expect(body.errors.every(({ code }: { code: string }) => code === 'required')).toBe(true);
  });

  test.each([
    ['name', 'x'.repeat(61), 'too-long'],
    ['name', '   ', 'required'],
    ['breed', 'x'.repeat(61), 'too-long'],
    ['age', 'x'.repeat(31), 'too-long'],
    ['color', 'x'.repeat(31), 'too-long'],
    ['weight', 'x'.repeat(31), 'too-long'],
    ['description', 'x'.repeat(2001), 'too-long'],
    ['specialNeeds', 'x'.repeat(501), 'too-long'],
    ['reasonForRehoming', 'x'.repeat(501), 'too-long'],
    ['name', 'a\u0000b', 'invalid'],
    ['species', 'Dragon', 'invalid'],
    ['gender', 7, 'invalid'],
    ['location', 'Atlantis', 'unknown-city'],
    ['price', -1, 'too-small'],
    ['price', 1.5, 'invalid'],
    ['price', 'many', 'invalid'],
    ['price', 100_000_001, 'too-big'],
    ['vaccinated', 'perhaps', 'invalid'],
    ['tags', Array.from({ length: 21 }, (_, index) => `tag ${index}`), 'invalid'],
    ['tags', 7, 'invalid'],
    ['tags', '["calm","house', 'invalid'],
    ['tags', ['\u202emlac'], 'invalid'],
    ['name', '\u2067Milo', 'invalid'],
    ['name', 'Milo\nthe cat', 'invalid'],
    ['description', 'Kind\u202e and calm', 'invalid'],
    ['requirements', 'none', 'invalid'],
    ['imageIds', ['nonsense'], 'invalid'],
    ['colour', 'Golden', 'unknown'],
    ['featured', true, 'unknown'],
  ])('refuses %s = %j', async (field, value, code) => {
    const { status, body } = await call('POST', '/api/v1/pets', { as: ali, json: aPet({ [field]: value }) });
    expect(status).toBe(400);
    expect(body.errors).toHaveLength(1);
    expect(body.errors[0]).toMatchObject({ code });
    expect(body.errors[0].path.split('.')[0]).toBe(field);
  });

  test('takes every length up to its limit', async () => {
    const limits = { name: 60, breed: 60, age: 30, color: 30, weight: 30, description: 2000, specialNeeds: 500, reasonForRehoming: 500 };
    const longest = Object.fromEntries(Object.entries(limits).map(([field, length]) => [field, 'پ'.repeat(length)]));
    expect(await offer({ ...longest, tags: Array.from({ length: 20 }, (_, index) => `${index}`.padEnd(30, 'x')) })).toMatchObject(longest);
  });

  test('for sale needs a price', async () => {
    const { status, body } = await call('POST', '/api/v1/pets', { as: ali, json: aPet({ adoptionType: 'Sale' }) });
    expect(status).toBe(400);
    expect(body.errors).toEqual([{ path: 'price', code: 'required', msg: 'Price is required for sale' }]);
    expect((await offer({ adoptionType: 'Sale', price: '25000' })).price).toBe(25_000);
  });

  test('knows a city by its Urdu name and shows the English one', async () => {
    expect((await offer({ location: 'کراچی' })).location).toBe('Karachi');
  });

  test('takes nested fields as objects, JSON text or repeated fields, and drops empty and double tags', async () => {
    const wanted = {
      tags: ['calm', 'house dog'],
      personality: ['Calm', 'Loyal'],
      goodWith: ['Children'],
      requirements: { experience: 'Advanced', homeType: 'Apartment', children: true, otherPets: false },
    };
    expect(await offer({ ...wanted, tags: [' calm', 'calm', '', 'house dog '] })).toMatchObject(wanted);
    const asText = Object.fromEntries(Object.entries(wanted).map(([field, value]) => [field, JSON.stringify(value)]));
    expect(await offer(asText)).toMatchObject(wanted);

    const form = new FormData();
    for (const [field, value] of Object.entries(aPet())) form.append(field, String(value));
    for (const tag of wanted.tags) form.append('tags[]', tag);
    for (const trait of wanted.personality) form.append('personality', trait);
    form.append('goodWith', 'Children');
    for (const [field, value] of Object.entries(wanted.requirements)) form.append(`requirements[${field}]`, String(value));
    const { status, body } = await call('POST', '/api/v1/pets', { as: ali, body: form });
    expect([status, body.errors]).toEqual([201, undefined]);
    expect(body.data.pet).toMatchObject(wanted);
  });
});

describe('who sees a listing', () => {
  test('before it is approved: its owner and admins, with the content version, and no cache', async () => {
    const { id } = await offer();
    for (const as of [ali, admin]) {
      const { status, body, headers } = await call('GET', `/api/v1/pets/${id}`, { as });
      expect([status, body.data.pet.contentVersion, headers.get('cache-control')]).toEqual([200, 1, 'private, no-store']);
    }
    for (const as of [sara, undefined]) {
      const { status, body } = await call('GET', `/api/v1/pets/${id}`, { as });
      expect([status, body.code, body.message]).toEqual([404, 'pet.not-found', 'Pet Not Found']);
    }
  });

  test('once it is approved: everybody, without the content version, with the name of its owner', async () => {
    const { id } = await offerInPublic();
    const { status, body, headers } = await call('GET', `/api/v1/pets/${id}`);
    expect(status).toBe(200);
    expect(headers.get('cache-control')).toBe('public, max-age=0, must-revalidate');
    expect(body.data.pet).not.toHaveProperty('contentVersion');
    expect(body.data.pet.owner).toEqual({
      _id: ali.userId,
      id: ali.userId,
      firstName: 'Ali',
      lastName: 'Raza',
      fullName: 'Ali Raza',
      verified: true,
      rating: null,
    });
    const again = await call('GET', `/api/v1/pets/${id}`, {
      headers: { 'if-none-match': headers.get('etag') ?? '', 'cache-control': 'max-age=0' },
    });
    expect(again.status).toBe(304);
  });

  test('an owner whose account is not known yet has no name', async () => {
    expect((await offer({}, sara)).owner).toMatchObject({ id: sara.userId, firstName: '', lastName: '', fullName: '', verified: false });
  });

  test('an owner is shown by the newest state of their account, in whatever order its events come', async () => {
    const member = await pets.tokens.issue();
    const account = { id: member.userId, firstName: 'علی', lastName: 'Raza' };
    await tellOfAccount(pets, { ...account, version: 3, verified: true });
    await tellOfAccount(pets, { ...account, version: 2, firstName: 'Older', verified: false });
    await tellOfAccount(pets, { ...account, version: 4, lastName: 'Khan', verified: true });
    const { id } = await offer({}, member);
    const owner = async () => (await call('GET', `/api/v1/pets/${id}`, { as: member })).body.data.pet.owner;
    await eventually(async () => (await owner()).lastName === 'Khan');
    await tellOfAccount(pets, { ...account, version: 1, firstName: 'Oldest', verified: false });
    await tellOfAccount(pets, { id: sara.userId, version: 2, firstName: 'Sara', lastName: 'Ahmed', verified: false });
    const { id: hers } = await offer({}, sara);
    await eventually(async () => (await call('GET', `/api/v1/pets/${hers}`, { as: sara })).body.data.pet.owner.firstName === 'Sara');
    expect(await owner()).toMatchObject({ firstName: 'علی', lastName: 'Khan', verified: true });
  });

  test.each(['nonsense', '00000000-0000-4000-8000-000000000000', '%00', "1'%20or%201=1"])('%s is no listing', async (id) => {
    const { status, body } = await call('GET', `/api/v1/pets/${id}`);
    expect([status, body.code]).toEqual([404, 'pet.not-found']);
  });
});

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
    await publish(other.id);
    await publish(pet.id, 2);
    expect((await call('GET', `/api/v1/pets/${pet.id}`)).body.data.pet).toMatchObject({ name: 'Sheru', rejectionReason: '' });
  });

  test('a rejected listing shows why, and is pending again after any change', async () => {
    const { id } = await offer();
    await reject(pets, id, 1, 'No picture of the face');
    await eventually(async () => (await approvalOf(id)) === 'rejected');
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

describe('my pets', () => {
  test('are the member’s own, newest first, by page and by standing', async () => {
    const member = await pets.tokens.issue();
    const first = await offer({ name: 'First' }, member);
    const second = await offer({ name: 'Second', status: 'Adopted' }, member);
    await publish(first.id);
    const list = async (query: string) => (await call('GET', `/api/v1/pets/user/my-pets${query}`, { as: member })).body.data;
    expect((await list('')).pets.map((pet: { name: string }) => pet.name)).toEqual(['Second', 'First']);
    expect((await list('')).pagination).toEqual({ page: 1, limit: 50, total: 2, totalPages: 1, totalIsCapped: false });
    expect((await list('?page=2&limit=1')).pets[0]).toMatchObject({ id: first.id, contentVersion: 1 });
    expect((await list('?approvalStatus=approved')).pets.map((pet: { id: string }) => pet.id)).toEqual([first.id]);
    expect((await list('?status=adopted')).pets.map((pet: { id: string }) => pet.id)).toEqual([second.id]);
    expect((await call('GET', '/api/v1/pets/user/my-pets?sortBy=price-low', { as: member })).body.errors).toMatchObject([
      { path: 'sortBy' },
    ]);
    expect((await call('GET', '/api/v1/pets/user/my-pets')).status).toBe(401);
  });

  test('begin with those that were sent back when that is asked for, on the first page of several', async () => {
    const member = await pets.tokens.issue();
    const [first, , third] = [
      await offer({ name: 'First' }, member),
      await offer({ name: 'Second' }, member),
      await offer({ name: 'Third' }, member),
    ];
    await reject(pets, first.id, 1, 'No picture of the face');
    await eventually(async () => (await approvalOf(first.id)) === 'rejected');
    const { body } = await call('GET', '/api/v1/pets/user/my-pets?sortBy=sent-back&limit=2', { as: member });
    expect(body.data.pets.map((pet: { id: string }) => pet.id)).toEqual([first.id, third.id]);
  });
});
