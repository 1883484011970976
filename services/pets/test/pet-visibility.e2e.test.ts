import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { eventually, type TestActor } from '@paltu/testing';
import type { CallService } from '@paltu/testing/service';
import { offerPet, publishPet } from './listed-pets.ts';
import { publishAccount } from './other-services.ts';
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
  await publishAccount(pets, { id: ali.userId, version: 1, firstName: 'Ali', lastName: 'Raza', verified: true });
  await eventually(async () => (await pets.database('members')).length === 1, 'the account is known');
});
afterAll(() => pets.stop());

describe('who sees a listing', () => {
  test('before it is approved: its owner and admins, with the content version, and no cache', async () => {
    const { id } = await offerPet(pets, ali);
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
    const { id } = await offerPet(pets, ali);
    await publishPet(pets, id);
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
      profileImage: null,
    });
    const again = await call('GET', `/api/v1/pets/${id}`, {
      headers: { 'if-none-match': headers.get('etag') ?? '', 'cache-control': 'max-age=0' },
    });
    expect(again.status).toBe(304);
  });

  test('members are shown what visitors are, by one statement, and its owner and admins more', async () => {
    const { id } = await offerPet(pets, ali);
    await publishPet(pets, id);
    const forVisitors = await call('GET', `/api/v1/pets/${id}`);
    const asked: string[] = [];
    const note = ({ sql }: { readonly sql: string }): unknown => /listings|members/.test(sql) && asked.push(sql);
    pets.database.on('query', note);
    const forMembers = await call('GET', `/api/v1/pets/${id}`, { as: sara });
    pets.database.removeListener('query', note);
    expect(asked).toHaveLength(1);
    expect(forMembers.body).toEqual(forVisitors.body);
    for (const name of ['cache-control', 'vary', 'etag']) expect(forMembers.headers.get(name)).toBe(forVisitors.headers.get(name));
    for (const as of [ali, admin]) {
      const { body, headers } = await call('GET', `/api/v1/pets/${id}`, { as });
      expect([body.data.pet.contentVersion, headers.get('cache-control')]).toEqual([1, 'private, no-store']);
    }
  });

  test('with the moment of its approval, which it loses when it goes back to review', async () => {
    const { id, approvedAt } = await offerPet(pets, ali);
    expect(approvedAt).toBeNull();
    const before = Date.now();
    await publishPet(pets, id);
    const { pet } = (await call('GET', `/api/v1/pets/${id}`)).body.data;
    expect(Date.parse(pet.approvedAt)).toBeGreaterThanOrEqual(before);
    expect((await call('GET', `/api/v1/pets/${id}`, { as: sara })).body.data.pet.approvedAt).toBe(pet.approvedAt);
    const { body } = await call('PUT', `/api/v1/pets/${id}`, { as: ali, json: { description: 'Another dog altogether.' } });
    expect(body.data.pet).toMatchObject({ approvalStatus: 'pending', approvedAt: null });
  });

  test('an owner whose account is not known yet has no name', async () => {
    expect((await offerPet(pets, sara)).owner).toMatchObject({
      id: sara.userId,
      firstName: '',
      lastName: '',
      fullName: '',
      verified: false,
    });
  });

  test('an owner is shown by the newest state of their account, in whatever order its events come', async () => {
    const member = await pets.tokens.issue();
    const account = { id: member.userId, firstName: 'علی', lastName: 'Raza' };
    await publishAccount(pets, { ...account, version: 3, verified: true });
    await publishAccount(pets, { ...account, version: 2, firstName: 'Older', verified: false });
    await publishAccount(pets, { ...account, version: 4, lastName: 'Khan', verified: true });
    const { id } = await offerPet(pets, member);
    const owner = async () => (await call('GET', `/api/v1/pets/${id}`, { as: member })).body.data.pet.owner;
    await eventually(async () => (await owner()).lastName === 'Khan');
    await publishAccount(pets, { ...account, version: 1, firstName: 'Oldest', verified: false });
    await publishAccount(pets, { id: sara.userId, version: 2, firstName: 'Sara', lastName: 'Ahmed', verified: false });
    const { id: hers } = await offerPet(pets, sara);
    await eventually(async () => (await call('GET', `/api/v1/pets/${hers}`, { as: sara })).body.data.pet.owner.firstName === 'Sara');
    expect(await owner()).toMatchObject({ firstName: 'علی', lastName: 'Khan', verified: true });
  });

  test.each(['nonsense', '00000000-0000-4000-8000-000000000000', '%00', "1'%20or%201=1"])('%s is no listing', async (id) => {
    const { status, body } = await call('GET', `/api/v1/pets/${id}`);
    expect([status, body.code]).toEqual([404, 'pet.not-found']);
  });
});
