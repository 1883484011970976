import { ApprovalStatus } from '@paltu/contracts';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { newId } from '@paltu/kernel';
import type { Answer } from '@paltu/testing/service';
import { until } from './running-moderation.ts';
import { ifMatch, refusal, startReviews, type RunningReviews } from './running-reviews.ts';

let reviews: RunningReviews;

beforeAll(async () => {
  reviews = await startReviews();
});
afterAll(() => reviews.stop());

test('an approval leaves the queue at once, is published to pets, and stands in the history', async () => {
  const pet = await reviews.aWaitingPet();
  const answer = await reviews.approve(pet, ifMatch(1));
  expect(answer).toMatchObject({
    status: 200,
    body: { status: 'success', message: 'Listing approved', data: { pet: { id: pet.id, approvalStatus: 'approved' } } },
  });
  expect(await reviews.entryOf(pet)()).toBeUndefined();
  expect(await reviews.entryOf(pet, '/pets?approvalStatus=approved')()).toMatchObject({ id: pet.id });

  const [decided] = await until(
    async () => reviews.decided(pet.id),
    (all) => all.length === 1,
  );
  expect(decided).toMatchObject({
    type: 'pk.paltu.pet.approved.v1',
    sequence: 1,
    petId: pet.id,
    contentVersion: 1,
    decidedBy: reviews.admin.userId,
  });
  expect(await reviews.history(pet)).toEqual([
    {
      action: 'approve',
      by: { id: reviews.admin.userId, name: 'Bilal Khan' },
      at: expect.any(String),
      contentVersion: 1,
      reason: null,
      superseded: false,
      ownListing: false,
    },
  ]);
});

test('a rejection needs a reason, and publishes it', async () => {
  const pet = await reviews.aWaitingPet();
  for (const json of [{}, { rejectionReason: '   ' }, { rejectionReason: null }, { rejectionReason: 7 }]) {
    const answer = await reviews.asAdmin('PATCH', `/pets/${pet.id}/reject`, { json });
    expect(answer).toMatchObject(refusal(400, 'request.invalid'));
    expect(answer.body.errors).toEqual([{ path: 'rejectionReason', code: expect.any(String), msg: 'A reason is required' }]);
  }
  expect((await reviews.reject(pet, 'x'.repeat(501))).body.errors).toMatchObject([{ path: 'rejectionReason', code: 'too-long' }]);
  expect(await reviews.reject(pet, '  دھندلی تصویریں  ')).toMatchObject({
    status: 200,
    body: { data: { pet: { approvalStatus: 'rejected', rejectionReason: 'دھندلی تصویریں' } } },
  });
  const [decided] = await until(
    async () => reviews.decided(pet.id),
    (all) => all.length === 1,
  );
  expect(decided).toMatchObject({ type: 'pk.paltu.pet.rejected.v1', reason: 'دھندلی تصویریں' });
});

test('deciding again what already is so answers the same and is published once', async () => {
  const pet = await reviews.aWaitingPet();
  const answers = await Promise.all(Array.from({ length: 8 }, () => reviews.approve(pet, ifMatch(1))));
  const [first] = answers;
  for (const answer of answers) expect([answer.status, answer.body.data]).toEqual([200, first?.body.data]);
  expect(await reviews.history(pet)).toHaveLength(1);
  await reviews.publishOutcome(pet, 'published', { approvalStatus: ApprovalStatus.APPROVED });
  await until(
    () => reviews.asAdmin('GET', `/pets/${pet.id}/history`),
    ({ body }) => body.data.history.length === 1,
  );
  expect((await reviews.approve(pet)).status).toBe(200);
  expect(reviews.decided(pet.id)).toHaveLength(1);
});

test('two admins who decide differently at once are served one after the other', async () => {
  const pet = await reviews.aWaitingPet();
  const answers = await Promise.all([
    reviews.approve(pet, ifMatch(1)),
    reviews.reject(pet, 'Spam', ifMatch(1)),
    reviews.approve(pet),
    reviews.reject(pet, 'Spam'),
  ]);
  for (const { status } of answers) expect(status).toBe(200);
  const all = await reviews.history(pet);
  const actions = all.map(({ action }: { action: string }) => action);
  expect(actions.length).toBeGreaterThan(1);
  actions.forEach((action: string, index: number) => expect(action).not.toBe(actions[index + 1]));
  const decided = await until(
    async () => reviews.decided(pet.id),
    (events) => events.length === actions.length,
  );
  expect(decided.map(({ sequence }) => sequence)).toEqual(actions.map((_: string, index: number) => index + 1));
  const last = { approve: 'approved', reject: 'rejected' }[actions.at(-1) as 'approve' | 'reject'];
  expect(await reviews.entryOf(pet, `/pets?approvalStatus=${last}`)()).toBeDefined();
});

describe('a decision names the content that the admin saw', () => {
  test('content that has changed since is refused', async () => {
    const pet = await reviews.aWaitingPet();
    await pet.publish('updated', { contentVersion: 2, name: 'Moti' });
    await until(reviews.entryOf(pet), (entry) => (entry as { name?: string } | undefined)?.name === 'Moti');
    expect(await reviews.approve(pet, ifMatch(1))).toMatchObject(refusal(412, 'pet.stale'));
    expect(await reviews.reject(pet, 'Spam', ifMatch(1))).toMatchObject(refusal(412, 'pet.stale'));
    expect((await reviews.approve(pet, ifMatch(2))).status).toBe(200);
    const decided = await until(
      async () => reviews.decided(pet.id),
      (events) => events.length > 0,
    );
    expect(decided).toMatchObject([{ contentVersion: 2 }]);
  });

  test('content whose event has not arrived yet is waited for', async () => {
    const pet = await reviews.aWaitingPet();
    const decision = reviews.approve(pet, ifMatch(2));
    setTimeout(() => void pet.publish('updated', { contentVersion: 2 }), 300);
    expect((await decision).status).toBe(200);
    const unknown = reviews.aPet(reviews.owner.userId);
    const first = reviews.approve(unknown);
    setTimeout(() => void unknown.publish('created'), 300);
    expect((await first).status).toBe(200);
  });

  test('content that does not come in two seconds is refused', async () => {
    const pet = await reviews.aWaitingPet();
    const startedAt = performance.now();
    expect(await reviews.approve(pet, ifMatch(3))).toMatchObject(refusal(409, 'pet.version-unknown'));
    expect(performance.now() - startedAt).toBeGreaterThan(1_800);
    expect(performance.now() - startedAt).toBeLessThan(8_000);
    expect(await reviews.approve(reviews.aPet(reviews.owner.userId))).toMatchObject(refusal(404, 'pet.not-found'));
  });

  test('anything else in If-Match is refused', async () => {
    const pet = await reviews.aWaitingPet();
    for (const value of ['1', '*', 'W/"1"', '"one"', '"1", "2"', '""', '"-1"', '"1e3"', '"99999999999"']) {
      expect(await reviews.approve(pet, { 'if-match': value })).toMatchObject(refusal(400, 'request.invalid'));
    }
    expect(await reviews.history(pet)).toEqual([]);
  });
});

test('a public listing can be taken down, and a refused one approved', async () => {
  const pet = await reviews.aWaitingPet();
  await reviews.approve(pet);
  await reviews.publishOutcome(pet, 'published', { approvalStatus: ApprovalStatus.APPROVED });
  expect((await reviews.reject(pet, 'Complaints')).status).toBe(200);
  await until(
    async () => reviews.decided(pet.id),
    (all) => all.length === 2,
  );
  await pet.publish('unpublished', { approvalStatus: ApprovalStatus.REJECTED, rejectionReason: 'Complaints' }, reviews.lastDecision(pet));
  expect((await reviews.approve(pet)).status).toBe(200);
  expect((await reviews.history(pet)).map(({ action }: { action: string }) => action)).toEqual(['approve', 'reject', 'approve']);
});

test('an admin who decides on an own listing is marked', async () => {
  const pet = reviews.aPet(reviews.admin.userId);
  await pet.publish('created');
  await reviews.approve(pet);
  expect(await reviews.history(pet)).toMatchObject([{ ownListing: true }]);
});

test('what is no pet is not found', async () => {
  const answers: Answer[] = await Promise.all([
    reviews.asAdmin('GET', `/pets/${newId()}/history`),
    reviews.asAdmin('GET', '/pets/nonsense/history'),
    reviews.asAdmin('PATCH', '/pets/nonsense/approve'),
    reviews.asAdmin('PATCH', "/pets/1'%20or%201=1/reject", { json: { rejectionReason: 'x' } }),
  ]);
  for (const answer of answers) expect(answer).toMatchObject(refusal(404, 'pet.not-found'));
});
