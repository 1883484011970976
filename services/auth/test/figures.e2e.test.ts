import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { petCreated, petDeleted, petPublished, petViewed } from '@paltu/contracts';
import { newId } from '@paltu/kernel';
import { eventually } from '@paltu/testing';
import { registerAndLogIn, startAuth, type RunningAuth } from './running-auth.ts';

let auth: RunningAuth;
beforeAll(async () => {
  auth = await startAuth();
});
afterAll(() => auth.stop());

type Member = Awaited<ReturnType<typeof registerAndLogIn>>;

const figuresOf = async (as: Member) => {
  const { profileViews, recentActivities } = (await auth.other.call('GET', '/auth/profile', { as })).body.data.user;
  const done = recentActivities.map(({ type, action }: { type: string; action: string }) => `${type} ${action}`);
  return { profileViews, done };
};
const becomes = (as: Member, expected: object) =>
  eventually(async () => JSON.stringify(await figuresOf(as)) === JSON.stringify(expected), JSON.stringify(expected));
const petOf = (as: Member, id: string, name: string, version: number) => ({
  subject: id,
  sequence: version,
  data: { pet: { id, ownerId: as.user.id, name, version: BigInt(version) } },
});
const viewed = (as: Member, petId: string, version: number, views: number) =>
  auth.one.hears(petViewed, {
    subject: petId,
    sequence: version,
    data: { interest: { petId, ownerId: as.user.id, version: BigInt(version), likes: 0, views } },
  });

test('a member sees what they offered and how often it was looked at; figures that nothing counts are absent', async () => {
  const member = await registerAndLogIn(auth.one);
  const other = await registerAndLogIn(auth.one);
  expect(await figuresOf(member)).toEqual({ profileViews: 0, done: [] });
  const [sheru, moti] = [newId(), newId()];
  await auth.one.hears(petCreated, petOf(member, sheru, 'شیرو', 1));
  await becomes(member, { profileViews: 0, done: ['pet.listed شیرو'] });
  await auth.one.hears(petPublished, petOf(member, sheru, 'شیرو', 2));
  await becomes(member, { profileViews: 0, done: ['pet.published شیرو', 'pet.listed شیرو'] });
  await auth.one.hears(petCreated, petOf(other, moti, 'Moti', 1));
  await viewed(member, sheru, 1, 3);
  await viewed(member, newId(), 1, 4);
  await becomes(member, { profileViews: 7, done: ['pet.published شیرو', 'pet.listed شیرو'] });
  expect((await auth.one.call('GET', '/auth/profile', { as: member })).body.data.user).not.toHaveProperty('ordersPlaced');
  await auth.one.hears(petDeleted, petOf(member, sheru, 'شیرو', 3));
  await becomes(member, { profileViews: 7, done: [] });
});
