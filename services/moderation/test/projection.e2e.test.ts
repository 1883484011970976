import { timestampFromDate } from '@bufbuild/protobuf/wkt';
import { ApprovalStatus, petCreated } from '@paltu/contracts';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { knexEventStore } from '@paltu/events';
import { newId } from '@paltu/kernel';
import type { TestActor } from '@paltu/testing';
import { aMember } from '@paltu/testing/service';
import { startModeration, until, type RunningModeration } from './running-moderation.ts';

let moderation: RunningModeration;
let admin: TestActor;

beforeAll(async () => {
  moderation = await startModeration();
  admin = await aMember(moderation, { firstName: 'Bilal', lastName: 'Khan', role: 'admin' });
});
afterAll(() => moderation.stop());

const rebuild = async (consumer: string): Promise<void> => {
  const id = newId();
  await knexEventStore(moderation.database).requests.add({ id, consumer, kind: 'rebuild', key: null, event_id: null });
  await until(
    () => moderation.database('consumer_requests').where({ id }).first(),
    (request) => request.done_at !== null,
  );
};

const everything = async () => ({
  reviews: await moderation.database('reviews').orderBy('pet_id'),
  decisions: await moderation.database('decisions').orderBy(['pet_id', 'number']),
  members: await moderation.database('members').orderBy('id'),
});

test('a rebuild brings back what was there, and leaves the trail alone', async () => {
  const owner = await aMember(moderation);
  const [waiting, edited, open] = [moderation.aPet(owner.userId), moderation.aPet(owner.userId), moderation.aPet(owner.userId)];
  const decide = (id: string, action: string, json?: object) =>
    moderation.call('PATCH', `/admin/pets/${id}/${action}`, { as: admin, json });
  for (const pet of [waiting, edited, open]) await pet.publish('created');

  expect((await decide(edited.id, 'approve')).status).toBe(200);
  const [decision] = await until(
    async () => moderation.decided(edited.id),
    (decided) => decided.length === 1,
  );
  await edited.publish(
    'published',
    { approvalStatus: ApprovalStatus.APPROVED },
    { decisionId: (decision as { decisionId: string }).decisionId, contentVersion: 1 },
  );
  await edited.publish('unpublished', { approvalStatus: ApprovalStatus.PENDING, contentVersion: 2, name: 'After' });
  expect((await decide(open.id, 'reject', { rejectionReason: 'Spam' })).status).toBe(200);
  await until(
    () => moderation.database('reviews').where({ pet_id: edited.id }).first(),
    (row) => row?.content_version === 2,
  );

  const before = await everything();
  expect(before.reviews).toHaveLength(3);
  await rebuild('moderation.reviews');
  await rebuild('moderation.members');
  const after = await until(
    everything,
    ({ reviews, members }) =>
      reviews.length === 3 &&
      reviews.every(({ version }, index) => version === before.reviews[index].version) &&
      members.length === before.members.length,
  );
  expect(after).toEqual(before);
});

test('a listing with a choice that we do not know is parked, and the others flow on', async () => {
  const owner = newId();
  const strange = newId();
  const at = timestampFromDate(new Date());
  const pet = {
    id: strange,
    ownerId: owner,
    contentVersion: 1,
    approvalStatus: ApprovalStatus.PENDING,
    createdAt: at,
    updatedAt: at,
    submittedAt: at,
  };
  await moderation.publishToBus(petCreated, { subject: strange, data: { pet } });
  const next = moderation.aPet(owner);
  await next.publish('created');
  await until(
    () => moderation.database('reviews').where({ pet_id: next.id }).first(),
    (row) => row !== undefined,
  );
  const parked = await until(
    () => moderation.database('parked_events').where({ key: strange }).first(),
    (row) => row !== undefined,
  );
  expect(parked).toMatchObject({ consumer: 'moderation.reviews', reason: 'refused', error: expect.stringContaining('species') });
});

test('three hundred events of one listing end in its last state', async () => {
  const pet = moderation.aPet(newId());
  await pet.publish('created');
  for (let price = 1; price <= 300; price += 1) await pet.publish('updated', { price });
  const row = await until(
    () => moderation.database('reviews').where({ pet_id: pet.id }).first(),
    (found) => found?.version === 301,
  );
  expect(row.pet.price).toBe(300);
});
