import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { eventually } from '@paltu/testing';
import { aMember, formOf } from '@paltu/testing/service';
import { approve, reject, publishAccount } from './other-services.ts';
import { aPet, aPhoto } from './pet-forms.ts';
import { startPets, type RunningPets } from './running-pets.ts';

let pets: RunningPets;
beforeAll(async () => {
  pets = await startPets({ variables: { REQUIRE_VERIFIED_EMAIL: '1' } });
});
afterAll(() => pets.stop());

type Actor = Awaited<ReturnType<typeof aMember>>;

const unverified = {
  status: 403,
  body: { code: 'account.email-unverified', message: 'Please verify your email address before you list a pet' },
};
const isKnown = ({ userId }: Actor) =>
  eventually(async () => (await pets.database('members').where({ id: userId }).first()) !== undefined, 'the member is known');
const member = async (verified: boolean): Promise<Actor> => {
  const actor = await aMember(pets, { verified });
  await isKnown(actor);
  return actor;
};
const setVerified = ({ userId }: Actor, is_verified: boolean) => pets.database('members').where({ id: userId }).update({ is_verified });
const offer = (as: Actor) => pets.call('POST', '/pets', { as, json: aPet() });
const edit = (as: Actor, id: string, json: object) => pets.call('PUT', `/pets/${id}`, { as, json });
const read = async (as: Actor, id: string) => (await pets.call('GET', `/pets/${id}`, { as })).body.data.pet;
const becomes = (as: Actor, id: string, status: string) =>
  eventually(async () => (await read(as, id)).approvalStatus === status, `it is ${status}`);
/** A listing of somebody who was let in before verified addresses were asked for. */
const listingOfUnverified = async () => {
  const owner = await member(true);
  const { id } = (await offer(owner)).body.data.pet as { id: string };
  await setVerified(owner, false);
  return { owner, id };
};

test('who has not verified the address submits nothing, prepares pictures, and submits once it is verified', async () => {
  const sana = await member(false);
  expect(await offer(sana)).toMatchObject(unverified);
  const bytes = await aPhoto();
  expect(await pets.call('POST', '/pets', { as: sana, body: formOf(aPet(), [{ bytes }]) })).toMatchObject(unverified);
  expect(await pets.database('pictures').where({ member_id: sana.userId })).toEqual([]);
  expect(await pets.call('POST', '/pets/images', { as: sana, body: formOf({}, [{ field: 'image', bytes }]) })).toMatchObject({
    status: 201,
  });
  await publishAccount(pets, { id: sana.userId, version: 2, firstName: 'Sana', lastName: 'Ahmed', verified: true });
  await eventually(async () => (await offer(sana)).status === 201, 'the verified member submits');
});

test('of whom auth has published nothing is not verified', async () => {
  expect(await offer(await pets.tokens.issue())).toMatchObject(unverified);
});

test('an edit that enters review is refused, whatever is edited, and the listing stays as it was', async () => {
  const { owner, id } = await listingOfUnverified();
  await reject(pets, id, 1, 'Blurred');
  await becomes(owner, id, 'rejected');
  const before = await read(owner, id);
  expect(await edit(owner, id, { name: 'Sheru' })).toMatchObject(unverified);
  expect(await pets.call('PATCH', `/pets/${id}/status`, { as: owner, json: { status: 'Adopted' } })).toMatchObject(unverified);
  const body = formOf({}, [{ bytes: await aPhoto() }]);
  expect(await pets.call('PUT', `/pets/${id}`, { as: owner, body })).toMatchObject(unverified);
  expect(await pets.database('pictures').where({ member_id: owner.userId })).toEqual([]);
  expect(await read(owner, id)).toEqual(before);
  await setVerified(owner, true);
  expect(await edit(owner, id, { name: 'Sheru' })).toMatchObject({ status: 200, body: { data: { pet: { approvalStatus: 'pending' } } } });
});

test('an edit that enters no review is nobody’s business', async () => {
  const { owner, id } = await listingOfUnverified();
  expect(await edit(owner, id, { name: 'Sheru' })).toMatchObject({ status: 200 });
  await approve(pets, id, 2);
  await becomes(owner, id, 'approved');
  expect(await edit(owner, id, { urgent: true })).toMatchObject({ status: 200, body: { data: { pet: { approvalStatus: 'approved' } } } });
  expect(await edit(owner, id, { name: 'Moti' })).toMatchObject(unverified);
});

test('an attempt that led to a listing leads to it again', async () => {
  const owner = await member(true);
  const attempt = () => pets.call('POST', '/pets', { as: owner, json: aPet(), headers: { 'idempotency-key': 'once' } });
  const { id } = (await attempt()).body.data.pet;
  await setVerified(owner, false);
  expect((await attempt()).body.data.pet.id).toBe(id);
});
