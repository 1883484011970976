import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { ownerUpdated, userProfileUpdated, userRegistered } from '@paltu/contracts';
import { newId } from '@paltu/kernel';
import { eventually, type TestActor } from '@paltu/testing';
import { offerPet, publishPet } from './listed-pets.ts';
import { startPets, type RunningPets } from './running-pets.ts';

let pets: RunningPets;

beforeAll(async () => {
  pets = await startPets();
});
afterAll(() => pets.stop());

const picture = { id: newId(), width: 640, height: 480 };

interface Shown {
  readonly firstName: string;
  readonly picture?: typeof picture;
}

const publishMember = ({ userId: id }: TestActor, version: number, shown: Shown) => {
  const publishedAboutOwner = {
    subject: id,
    sequence: version,
    data: { user: { id, version: BigInt(version), lastName: 'Khan', ...shown } },
  };
  return version === 1
    ? pets.publishToBus(userRegistered, publishedAboutOwner)
    : pets.publishToBus(userProfileUpdated, publishedAboutOwner);
};
const ownerOf = async (id: string, as?: TestActor) => (await pets.call('GET', `/pets/${id}`, { as })).body.data.pet.owner;
const publishedAboutOwner = ({ userId }: TestActor) => pets.publishedAbout(userId).filter(({ topic }) => topic === ownerUpdated.topic.name);

/** A member whom pets knows, with two listings that everybody sees. */
const anOwner = async () => {
  const owner = await pets.tokens.issue();
  await publishMember(owner, 1, { firstName: 'Sana' });
  const listings = [await offerPet(pets, owner), await offerPet(pets, owner)];
  for (const { id } of listings) await publishPet(pets, id);
  const ids = listings.map(({ id }) => id).sort();
  await eventually(async () => (await ownerOf(ids[0]!)).firstName === 'Sana');
  return { owner, ids };
};

test('the page of a pet shows the picture of its owner, to every reader; lists do without', async () => {
  const { owner, ids } = await anOwner();
  await publishMember(owner, 2, { firstName: 'Sana', picture });
  const id = ids[0]!;
  await eventually(async () => (await ownerOf(id)).profileImage !== null);
  for (const as of [undefined, owner, await pets.tokens.issue(), await pets.tokens.issue({ role: 'admin' })])
    expect((await ownerOf(id, as)).profileImage).toMatchObject({ id: picture.id, urls: { 320: `/media/auth/${picture.id}/320.webp` } });
  const { body } = await pets.call('GET', '/pets');
  const listed = body.data.pets.find((pet: { id: string }) => pet.id === id);
  expect(listed.owner).toMatchObject({ firstName: 'Sana' });
  expect(listed.owner).not.toHaveProperty('profileImage');
});

test('a new name and a new picture are published with all listings of the owner, once they can be read', async () => {
  const { owner, ids } = await anOwner();
  const before = publishedAboutOwner(owner).length;
  for (const [version, shown] of [[2, { firstName: 'Sanam' }] as const, [3, { firstName: 'Sanam', picture }] as const]) {
    await publishMember(owner, version, shown);
    await eventually(() => publishedAboutOwner(owner).length === before + version - 1);
    expect((await ownerOf(ids[0]!)).firstName).toBe('Sanam');
  }
  const event = publishedAboutOwner(owner).at(-1)?.as(ownerUpdated);
  expect([event?.data.petIds.toSorted(), event?.sequence]).toEqual([ids, 3]);
  expect((await ownerOf(ids[1]!)).profileImage.id).toBe(picture.id);
});

test('nothing is published of a change that nobody sees, nor of a member without listings', async () => {
  const [{ owner }, nobody] = [await anOwner(), await pets.tokens.issue()];
  const before = publishedAboutOwner(owner).length;
  await publishMember(owner, 2, { firstName: 'Sana' });
  await publishMember(nobody, 1, { firstName: 'Ali' });
  await publishMember(nobody, 2, { firstName: 'Alia' });
  await eventually(async () => (await pets.database('members').where({ id: nobody.userId, version: 2 })).length === 1);
  await publishMember(owner, 3, { firstName: 'Sanam' });
  await eventually(() => publishedAboutOwner(owner).length > before);
  expect([publishedAboutOwner(owner).length - before, publishedAboutOwner(nobody)]).toEqual([1, []]);
});
