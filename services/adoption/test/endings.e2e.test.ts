import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { ApprovalStatus, AvailabilityStatus, petHandedOver, userErased } from '@paltu/contracts';
import { newId } from '@paltu/kernel';
import { eventually } from '@paltu/testing';
import { holdRow } from '@paltu/testing/service';
import { someDetails, startAdoption, type RunningAdoption, type Someone } from './running-adoption.ts';

let now = new Date();
let adoption: RunningAdoption;
let owner: Someone;
let sana: Someone;
let bilal: Someone;
beforeAll(async () => {
  adoption = await startAdoption({ clock: { now: () => now } });
  owner = await adoption.someone({ firstName: 'Amna', lastName: 'Khan' });
  sana = await adoption.someone({ firstName: 'Sana', lastName: 'Ahmed' });
  bilal = await adoption.someone({ firstName: 'Bilal', lastName: 'Shah' });
});
afterAll(() => adoption.stop());

const later = (hours: number) => {
  now = new Date(now.getTime() + hours * 3_600_000);
};
const approvedPet = async (from = owner, to = sana) => {
  const pet = await adoption.aPet(from);
  const id = await adoption.asked(to, pet);
  expect(await adoption.answer(from, id, 'approved')).toMatchObject({ status: 200 });
  return { pet, id };
};
const becomes = (who: Someone, id: string, status: string) =>
  eventually(async () => (await adoption.read(who, id)).status === status, `the request is ${status}`);

describe('a hand-over', () => {
  test('is recorded by the owner, once', async () => {
    const { pet, id } = await approvedPet();
    expect(await adoption.handOver(sana, id)).toMatchObject({ status: 403, body: { code: 'adoption-request.not-yours' } });
    expect(await adoption.handOver(bilal, id)).toMatchObject({ status: 404, body: { code: 'adoption-request.not-found' } });
    for (const _ of [1, 2])
      expect(await adoption.handOver(owner, id)).toMatchObject({
        status: 200,
        body: { data: { adoptionRequest: { status: 'completed' } } },
      });
    expect(await adoption.untilPublished(petHandedOver, pet.id)).toMatchObject({ request: { id, requesterId: sana.userId } });
    expect(adoption.story(pet.id).filter((type) => type === 'handed-over')).toHaveLength(1);
  });

  test('stays when a side leaves afterwards, but how they are reached is shown no longer', async () => {
    const leaver = await adoption.someone();
    const { id } = await approvedPet(owner, leaver);
    await adoption.handOver(owner, id);
    expect(await adoption.read(owner, id)).toMatchObject({ requester: { email: leaver.email, phone: leaver.phone } });
    await adoption.leaves(leaver);
    await eventually(async () => (await adoption.read(owner, id)).requester.phone === null, 'the number is hidden');
    expect(await adoption.read(owner, id)).toMatchObject({ status: 'completed', requester: { email: null } });
  });

  test('is still possible with a side that an admin keeps out: nothing ends, but nothing more is asked for', async () => {
    const suspended = await adoption.someone();
    const { id } = await approvedPet(owner, suspended);
    const pending = await adoption.asked(suspended, await adoption.aPet(owner));
    await adoption.isSuspended(suspended);
    const isAway = async () => (await adoption.database('presences').where({ id: suspended.userId, is_away: true })).length === 1;
    await eventually(isAway, 'the event of auth was consumed');
    expect(await adoption.read(owner, id)).toMatchObject({ status: 'approved' });
    expect((await adoption.ask(suspended, await adoption.aPet(owner))).status).toBe(403);
    const refused = { status: 409, body: { code: 'adoption-request.requester-away' } };
    expect(await adoption.answer(owner, pending, 'approved')).toMatchObject(refused);
    expect(await adoption.answer(owner, pending, 'rejected')).toMatchObject({ status: 200 });
    expect(await adoption.handOver(owner, id)).toMatchObject({ status: 200 });
  });

  test('needs an approval', async () => {
    const id = await adoption.asked(sana, await adoption.aPet(owner));
    expect(await adoption.handOver(owner, id)).toMatchObject({ status: 409, body: { code: 'adoption-request.already-answered' } });
  });

  test('counts for the requester, whom the next owner sees by a card', async () => {
    const newcomer = await adoption.someone();
    const { id } = await approvedPet(owner, newcomer);
    await adoption.handOver(owner, id);
    const next = await adoption.asked(newcomer, await adoption.aPet(bilal));
    expect((await adoption.read(bilal, next)).requester.card).toMatchObject({ petsAdopted: 1, openRequests: 1, verified: true });
    expect((await adoption.read(newcomer, next)).requester.card).toBeNull();
  });
});

describe('an adoption falls through', () => {
  test.each(['owner', 'requester'] as const)('by the word of the %s, with a reason', async (by) => {
    const { id } = await approvedPet();
    const who = by === 'owner' ? owner : sana;
    expect(await adoption.letFallThrough(who, id, ' ')).toMatchObject({ status: 400, body: { errors: [{ path: 'reason' }] } });
    expect(await adoption.letFallThrough(bilal, id)).toMatchObject({ status: 404 });
    expect(await adoption.letFallThrough(who, id)).toMatchObject({
      status: 200,
      body: { data: { adoptionRequest: { status: 'fell-through', closing: { by, code: null, reason: 'We have to move' } } } },
    });
    expect(await adoption.letFallThrough(who, id)).toMatchObject({ status: 200 });
    const other = by === 'owner' ? 'requester' : 'owner';
    expect((await adoption.read(who, id))[other]).toMatchObject({ email: null, phone: null });
    expect(await adoption.handOver(owner, id)).toMatchObject({ status: 409 });
  });

  test('for fourteen days after the hand-over, and no longer', async () => {
    const [back, stays] = [await approvedPet(), await approvedPet()];
    for (const { id } of [back, stays]) await adoption.handOver(owner, id);
    later(14 * 24);
    expect(await adoption.letFallThrough(sana, back.id)).toMatchObject({ status: 200 });
    later(1);
    expect(await adoption.letFallThrough(sana, stays.id)).toMatchObject({
      status: 409,
      body: { code: 'adoption-request.already-answered' },
    });
  });
});

describe('what becomes of requests when', () => {
  test('the listing is deleted: none stays open', async () => {
    const { pet, id } = await approvedPet();
    const waiting = await adoption.aPet(owner);
    const other = await adoption.asked(bilal, waiting);
    await pet.deleted();
    await waiting.deleted();
    await becomes(sana, id, 'fell-through');
    await becomes(bilal, other, 'rejected');
    expect((await adoption.read(sana, id)).closing).toMatchObject({ by: 'product', code: 'listing-deleted' });
    expect((await adoption.read(bilal, other)).ownerResponse).toMatchObject({ code: 'listing-deleted' });
  });

  test('review refuses the listing: those that wait are declined', async () => {
    const pet = await adoption.aPet(owner);
    const id = await adoption.asked(sana, pet);
    await pet.publish({ approvalStatus: ApprovalStatus.REJECTED });
    await becomes(sana, id, 'rejected');
    expect(await adoption.read(sana, id)).toMatchObject({
      ownerResponse: { code: 'listing-refused' },
      pet: { isPublic: false, images: [] },
    });
  });

  test('the owner sets Adopted in pets: the approved one is completed, others are declined', async () => {
    const { pet, id } = await approvedPet();
    await pet.publish({ status: AvailabilityStatus.ADOPTED });
    await becomes(sana, id, 'completed');
    const free = await adoption.aPet(owner);
    const other = await adoption.asked(sana, free);
    await free.publish({ status: AvailabilityStatus.ADOPTED });
    await becomes(sana, other, 'rejected');
    expect((await adoption.read(sana, other)).ownerResponse).toMatchObject({ code: 'pet-adopted' });
  });

  test('a side leaves: the pending one is cancelled, the approved one falls through; who has left cannot ask', async () => {
    const leaver = await adoption.someone();
    const { id: approved } = await approvedPet(owner, leaver);
    const pending = await adoption.asked(leaver, await adoption.aPet(owner));
    const ownPet = await adoption.aPet(leaver);
    const received = await adoption.asked(sana, ownPet);
    await adoption.leaves(leaver);
    await becomes(owner, approved, 'fell-through');
    await becomes(owner, pending, 'cancelled');
    await becomes(sana, received, 'cancelled');
    expect((await adoption.read(owner, approved)).closing).toMatchObject({ by: 'requester', code: 'requester-left' });
    expect((await adoption.read(sana, received)).closing).toMatchObject({ by: 'owner', code: 'owner-left' });
    expect(await adoption.read(owner, approved)).toMatchObject({ requester: { email: null, phone: null } });
    expect(await adoption.read(leaver, approved)).toMatchObject({ owner: { email: null, phone: null } });
    expect(await adoption.ask(leaver, await adoption.aPet(owner))).toMatchObject({ status: 403, body: { code: 'account.deactivated' } });
    expect(await adoption.ask(bilal, ownPet)).toMatchObject({ status: 404, body: { code: 'pet.not-found' } });
  });

  test('the account of who asked is erased: what they wrote is gone, what happened stays', async () => {
    const leaver = await adoption.someone();
    const id = await adoption.asked(leaver, await adoption.aPet(owner));
    await adoption.answer(owner, id, 'rejected', 'Sorry');
    const { id: back } = await approvedPet(owner, leaver);
    await adoption.letFallThrough(leaver, back, 'Our landlord refused');
    await adoption.leaves(leaver, userErased);
    await eventually(async () => (await adoption.read(owner, id)).message === '', 'the texts are gone');
    expect(await adoption.read(owner, id)).toMatchObject({
      status: 'rejected',
      message: '',
      adoptionDetails: { reason: '', experience: '', petCarePlan: '', references: '', additionalInfo: '' },
      ownerResponse: { message: 'Sorry' },
    });
    expect(await adoption.read(owner, back)).toMatchObject({
      status: 'fell-through',
      closing: { by: 'requester', code: null, reason: '' },
    });
    await eventually(async () => (await adoption.read(owner, id)).requester.firstName === '', 'the name is gone');
    for (const { requester } of [await adoption.read(owner, id), await adoption.read(owner, back)])
      expect(requester).toMatchObject({ lastName: '', fullName: 'Former member', profileImage: null });
  });

  test('the account of an owner is erased: so are their answer and their reason', async () => {
    const leaver = await adoption.someone();
    const declined = await adoption.asked(sana, await adoption.aPet(leaver));
    await adoption.answer(leaver, declined, 'rejected', 'Our neighbour takes him');
    const { id: ended } = await approvedPet(leaver, sana);
    await adoption.letFallThrough(leaver, ended, 'We keep him after all');
    const { id: kept } = await approvedPet(leaver, sana);
    await adoption.letFallThrough(sana, kept, 'We have moved');
    await adoption.leaves(leaver, userErased);
    await eventually(async () => (await adoption.read(sana, declined)).ownerResponse.message === '', 'the answer is gone');
    expect(await adoption.read(sana, declined)).toMatchObject({
      ...{ status: 'rejected', message: someDetails.reason, adoptionDetails: someDetails },
      ownerResponse: { message: '', code: null },
    });
    expect(await adoption.read(sana, ended)).toMatchObject({
      ...{ status: 'fell-through', message: someDetails.reason },
      closing: { by: 'owner', code: null, reason: '' },
    });
    expect((await adoption.read(sana, kept)).closing.reason).toBe('We have moved');
    await eventually(async () => (await adoption.read(sana, ended)).owner.fullName === 'Former member', 'the name is gone');
  });
});

describe('time', () => {
  test('reminds, and declines after silence; each is published once, whatever instance looks', async () => {
    const second = await startAdoption({ clock: { now: () => now }, beside: adoption });
    const pet = await adoption.aPet(owner);
    const id = await adoption.asked(sana, pet);
    const looks = () => Promise.all([adoption, second, adoption].map((instance) => instance.runJob('remind of requests')));
    for (const hours of [47, 2, 1, 5 * 24, 1, 7 * 24, 1]) {
      later(hours);
      await looks();
      await adoption.runJob('remind of requests');
    }
    await second.stop();
    await eventually(() => adoption.story(pet.id).includes('rejected'), 'all is published');
    expect(adoption.story(pet.id)).toEqual(['requested', 'answer-due', 'answer-due', 'rejected']);
    expect((await adoption.read(sana, id)).ownerResponse).toMatchObject({ code: 'no-answer' });
  });

  test('reminds of the others while one pet is held, and of that one in the next run', async () => {
    const [pet, another] = [await adoption.aPet(owner), await adoption.aPet(owner)];
    for (const asked of [pet, another]) await adoption.asked(sana, asked);
    later(49);
    const letGo = await holdRow(adoption.database, 'adoptions', { pet_id: pet.id });
    await adoption.runJob('remind of requests').finally(letGo);
    await eventually(() => adoption.story(another.id).includes('answer-due'), 'the other reminder is published');
    expect(adoption.story(pet.id)).toEqual(['requested']);
    await adoption.runJob('remind of requests');
    await eventually(() => adoption.story(pet.id).includes('answer-due'), 'its reminder is published');
    expect(adoption.story(another.id)).toEqual(['requested', 'answer-due']);
  });

  test('reminds of a hand-over that does not come', async () => {
    const { pet } = await approvedPet();
    for (const days of [7, 14, 30]) {
      later(days * 24);
      await adoption.runJob('remind of requests');
    }
    await eventually(() => adoption.story(pet.id).length === 4, 'all is published');
    expect(adoption.story(pet.id)).toEqual(['requested', 'approved', 'answer-due', 'answer-due']);
  });
});

test('nobody sends more than fifty requests in a day', async () => {
  const eager = await adoption.someone();
  const pets = await Promise.all(Array.from({ length: 51 }, () => adoption.aPet(owner)));
  const answers = await Promise.all(pets.map((pet) => adoption.ask(eager, pet)));
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(50);
  const refused = answers.find(({ status }) => status !== 201);
  expect(refused).toMatchObject({ status: 429, body: { code: 'adoption-request.too-many' } });
  expect(Number(refused?.headers.get('retry-after'))).toBeGreaterThan(0);
  later(24);
  expect(await adoption.ask(eager, await adoption.aPet(owner))).toMatchObject({ status: 201 });
});

test('figures: by state, and from three answers on for everybody', async () => {
  const busy = await adoption.someone();
  const response = async () => (await adoption.call('GET', `/adoption/owners/${busy.userId}/response`)).body.data.response;
  const stats = async () => (await adoption.call('GET', '/adoption/stats', { as: busy })).body.data.stats;
  expect(await stats()).toMatchObject({ received: { total: 0 }, medianHoursToAnswer: null, answeredWithin48h: null });
  for (const hours of [1, 3, 60]) {
    expect(await response()).toEqual({ medianHoursToAnswer: null, answeredWithin48h: null });
    const id = await adoption.asked(sana, await adoption.aPet(busy));
    later(hours);
    await adoption.answer(busy, id, 'rejected');
  }
  expect(await response()).toEqual({ medianHoursToAnswer: 3, answeredWithin48h: 0.67 });
  await adoption.asked(sana, await adoption.aPet(busy));
  later(49);
  expect(await stats()).toMatchObject({ received: { rejected: 3, pending: 1, total: 4 }, sent: { total: 0 }, answeredWithin48h: 0.5 });
  expect(await adoption.call('GET', `/adoption/owners/${newId()}/response`)).toMatchObject({ status: 200 });
});

test('members take along what they made and received, and nothing else', async () => {
  const me = await adoption.someone();
  const sent = await adoption.asked(me, await adoption.aPet(owner));
  const received = await adoption.asked(bilal, await adoption.aPet(me));
  await adoption.cancel(bilal, received);
  const { body, headers } = await adoption.call('GET', '/adoption/export', { as: me });
  expect(body.data.adoptionRequests.map(({ id }: { id: string }) => id).sort()).toEqual([sent, received].sort());
  expect(headers.get('cache-control')).toBe('private, no-store');
});
