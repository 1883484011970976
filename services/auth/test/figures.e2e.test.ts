import { afterAll, beforeAll, expect, test } from '@jest/globals';
import {
  adoptionApproved,
  adoptionFellThrough,
  adoptionRequested,
  AdoptionStatus,
  petCreated,
  petDeleted,
  petHandedOver,
  petLiked,
  petPublished,
  petUnliked,
  petUpdated,
  petViewed,
} from '@paltu/contracts';
import { newId } from '@paltu/kernel';
import { eventually } from '@paltu/testing';
import { ownFigures } from './own-figures.ts';
import { eraseDeactivated, registerAndLogIn, startAuth, type LoggedIn, type RunningAuth } from './running-auth.ts';

let auth: RunningAuth;
let figures: ReturnType<typeof ownFigures>;
beforeAll(async () => {
  auth = await startAuth();
  figures = ownFigures(auth);
});
afterAll(() => auth.stop());

const pet = (as: LoggedIn, { id, name, version }: { id: string; name: string; version: number }) => ({
  subject: id,
  sequence: version,
  data: { pet: { id, ownerId: as.user.id, name, version: BigInt(version) } },
});
const interest = (as: LoggedIn, { petId, version, ...counts }: { petId: string; version: number; likes?: number; views?: number }) => ({
  subject: petId,
  sequence: version,
  data: { interest: { petId, ownerId: as.user.id, version: BigInt(version), likes: 0, views: 0, ...counts } },
});

test('a member sees what they offered and how often it was looked at; figures that nothing counts are absent', async () => {
  const member = await registerAndLogIn(auth.one);
  const other = await registerAndLogIn(auth.one);
  await figures.becomes(member, { profileViews: 0, done: ['account.registered'], earned: [] });
  const [sheru, moti] = [newId(), newId()];
  await auth.one.publishToBus(petCreated, pet(member, { id: sheru, name: 'شیرو', version: 1 }));
  await figures.becomes(member, { done: ['pet.listed شیرو', 'account.registered'], earned: [] });
  await auth.one.publishToBus(petPublished, pet(member, { id: sheru, name: 'شیرو', version: 2 }));
  await figures.becomes(member, { done: ['pet.published شیرو', 'pet.listed شیرو', 'account.registered'], earned: ['first-listing'] });
  await auth.one.publishToBus(petCreated, pet(other, { id: moti, name: 'Moti', version: 1 }));
  await auth.one.publishToBus(petViewed, interest(member, { petId: sheru, version: 1, views: 3 }));
  await auth.one.publishToBus(petViewed, interest(member, { petId: newId(), version: 1, views: 4 }));
  await figures.becomes(member, { profileViews: 7, done: ['pet.published شیرو', 'pet.listed شیرو', 'account.registered'] });
  expect(await figures.profileOf(member)).not.toHaveProperty('ordersPlaced');
  await auth.one.publishToBus(petDeleted, pet(member, { id: sheru, name: 'شیرو', version: 3 }));
  await figures.becomes(member, { profileViews: 7, done: ['account.registered'], earned: ['first-listing'] });
});

test('what happens to the own account is listed, the newest first, and each only once', async () => {
  const member = await registerAndLogIn(auth.one);
  const edit = (firstName: string) =>
    auth.one.call('PUT', '/auth/profile', {
      as: member,
      json: { firstName, lastName: 'Ahmed', email: member.user.email, phone: '0300 1234567', city: 'Lahore' },
    });
  await edit('Sana Maria');
  await figures.becomes(member, { done: ['account.updated', 'account.registered'], earned: [] });
  const { token } = await auth.mails.last(member.user.email);
  await auth.one.call('POST', '/auth/verify-email', { as: member, json: { token } });
  await figures.becomes(member, { done: ['email.confirmed', 'account.updated', 'account.registered'], earned: ['verified-email'] });
  const passwords = { currentPassword: 'Chinar-Tree-42', newPassword: 'Sehat8Mand' };
  expect(await auth.one.call('PUT', '/auth/change-password', { as: member, json: passwords })).toMatchObject({ status: 200 });
  await figures.becomes(member, { done: ['password.changed', 'email.confirmed', 'account.updated', 'account.registered'] });
  await edit('Sana');
  await figures.becomes(member, { done: ['account.updated', 'password.changed', 'email.confirmed', 'account.registered'] });
});

test('a like is shown under the name of the listing as it is now, and never whose it is', async () => {
  const member = await registerAndLogIn(auth.one);
  const [petId, memberId] = [newId(), newId()];
  const likes = (version: number, count: number) => {
    const { data, ...envelope } = interest(member, { petId, version, likes: count });
    return { ...envelope, data: { ...data, memberId } };
  };
  // The other topic may be read first.
  await auth.one.publishToBus(petLiked, likes(1, 1));
  await figures.becomes(member, { done: ['account.registered'], earned: ['first-like'] });
  await auth.one.publishToBus(petCreated, pet(member, { id: petId, name: 'Moti', version: 1 }));
  await eventually(async () => (await figures.read(member)).done.includes('pet.liked Moti'), 'the like is shown');
  await auth.one.publishToBus(petUpdated, pet(member, { id: petId, name: 'موتی', version: 2 }));
  await eventually(async () => (await figures.read(member)).done.includes('pet.liked موتی'), 'under the new name');
  expect(JSON.stringify(await figures.profileOf(member))).not.toContain(memberId);
  await auth.one.publishToBus(petUnliked, likes(2, 0));
  await eventually(async () => !(await figures.read(member)).done.includes('pet.liked موتی'), 'nobody likes it any more');
  expect((await figures.read(member)).earned).toEqual(['first-like']);
});

test('five listings are five that were published, however often', async () => {
  const member = await registerAndLogIn(auth.one);
  const ids = [newId(), newId(), newId(), newId(), newId()];
  const publish = (id: string, version: number) => auth.one.publishToBus(petPublished, pet(member, { id, name: 'Moti', version }));
  for (const id of ids.slice(1)) await publish(id, 1);
  await publish(ids[1]!, 2);
  await figures.becomes(member, { earned: ['first-listing'] });
  await publish(ids[0]!, 1);
  await figures.becomes(member, { earned: ['first-listing', 'five-listings'] });
});

test('what was counted is in the export, all of it', async () => {
  const member = await registerAndLogIn(auth.one);
  for (let version = 1; version <= 12; version += 1)
    await auth.one.publishToBus(petCreated, pet(member, { id: newId(), name: `Moti ${version}`, version: 1 }));
  await eventually(async () => {
    const { data } = (await auth.one.call('GET', '/auth/export', { as: member })).body;
    return data.figures.recentActivities.length === 13;
  }, 'all that the member did');
  expect((await figures.read(member)).done).toHaveLength(10);
});

test('a pet that was handed over counts until it comes back; each side sees what became of the request', async () => {
  const [owner, requester] = [await registerAndLogIn(auth.one), await registerAndLogIn(auth.one)];
  const [id, petId] = [newId(), newId()];
  const adoptionEvent = (sequence: number, status: AdoptionStatus) => ({
    subject: petId,
    sequence,
    data: {
      request: { id, petId, petName: 'Moti', ownerId: owner.user.id, requesterId: requester.user.id, version: BigInt(sequence), status },
    },
  });
  await auth.one.publishToBus(adoptionRequested, adoptionEvent(1, AdoptionStatus.PENDING));
  await figures.becomes(owner, { done: ['adoption.received Moti', 'account.registered'] });
  await auth.one.publishToBus(adoptionApproved, adoptionEvent(2, AdoptionStatus.APPROVED));
  expect((await figures.profileOf(requester)).petsAdopted).toBe(0);
  await auth.one.publishToBus(petHandedOver, adoptionEvent(3, AdoptionStatus.COMPLETED));
  await eventually(async () => (await figures.profileOf(requester)).petsAdopted === 1, 'it counts');
  await figures.becomes(requester, {
    done: ['adoption.completed Moti', 'adoption.approved Moti', 'adoption.requested Moti', 'account.registered'],
    earned: ['first-adoption'],
  });
  await auth.one.publishToBus(adoptionFellThrough, adoptionEvent(4, AdoptionStatus.FELL_THROUGH));
  await eventually(async () => (await figures.profileOf(requester)).petsAdopted === 0, 'it came back');
  expect((await figures.profileOf(owner)).petsAdopted).toBe(0);
});

test('a rebuild counts the same again', async () => {
  const member = await registerAndLogIn(auth.one);
  const petId = newId();
  await auth.one.publishToBus(petPublished, pet(member, { id: petId, name: 'Moti', version: 1 }));
  await auth.one.publishToBus(petLiked, interest(member, { petId, version: 1, likes: 1, views: 2 }));
  const expected = { profileViews: 2, earned: ['first-listing', 'first-like'] };
  await figures.becomes(member, expected);
  const before = await figures.read(member);
  await figures.rebuild();
  await eventually(async () => JSON.stringify(await figures.read(member)) === JSON.stringify(before), 'it is filled again');
});

test('nothing is kept of a member who is erased', async () => {
  const member = await registerAndLogIn(auth.one);
  await auth.one.publishToBus(petPublished, pet(member, { id: newId(), name: 'Moti', version: 1 }));
  await figures.becomes(member, { earned: ['first-listing'] });
  await auth.one.call('DELETE', '/auth/deactivate', { as: member });
  await eraseDeactivated(auth);
  const kept = async () => [
    ...(await auth.one.database('activities').where({ member_id: member.user.id })),
    ...(await auth.one.database('tallies').where({ member_id: member.user.id })),
  ];
  await eventually(async () => (await kept()).length === 0, 'all is forgotten');
});
