import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { newId } from '@paltu/kernel';
import { countDeadlocks, type Answer } from '@paltu/testing/service';
import { until, type APet } from './running-moderation.ts';
import { ifMatch, refusal, startReviews, type RunningReviews } from './running-reviews.ts';

let reviews: RunningReviews;

beforeAll(async () => {
  reviews = await startReviews();
});
afterAll(() => reviews.stop());

const waitingPets = (count: number): Promise<APet[]> => Promise.all(Array.from({ length: count }, () => reviews.aWaitingPet()));
const bulkApprove = (json: object): Promise<Answer> => reviews.asAdmin('PATCH', '/pets/bulk-approve', { json });
const bulkReject = (json: object): Promise<Answer> => reviews.asAdmin('PATCH', '/pets/bulk-reject', { json });
const actionsOn = async (pet: APet): Promise<string[]> => (await reviews.history(pet)).map(({ action }: { action: string }) => action);
const publishedDecisions = (pet: APet, count: number) =>
  until(
    async () => reviews.decided(pet.id),
    (all) => all.length === count,
  );

test('each listing of a bulk approval is decided by itself: one that is stale, unknown or no id stops no other', async () => {
  const [first, stale, done, last] = (await waitingPets(4)) as [APet, APet, APet, APet];
  await stale.publish('updated', { contentVersion: 2, name: 'Moti' });
  await until(reviews.entryOf(stale), (entry) => (entry as { name?: string } | undefined)?.name === 'Moti');
  await reviews.approve(done);
  const unknown = newId();
  const petIds = [first.id, stale.id, unknown, 'nonsense', done.id, last.id];
  const { status, body } = await bulkApprove({ petIds, versions: { [first.id]: 1, [stale.id]: 1, [last.id.toUpperCase()]: 1 } });
  expect([status, body.message]).toEqual([200, '3 of 6 done']);
  expect(body.data.results).toEqual([
    { id: first.id, status: 'approved' },
    { id: stale.id, status: 'failed', code: 'pet.stale', message: expect.any(String) },
    { id: unknown, status: 'failed', code: 'pet.not-found', message: 'Pet Not Found' },
    { id: 'nonsense', status: 'failed', code: 'pet.not-found', message: 'Pet Not Found' },
    { id: done.id, status: 'unchanged' },
    { id: last.id, status: 'approved' },
  ]);
  for (const pet of [first, done, last]) {
    expect(await publishedDecisions(pet, 1)).toMatchObject([{ type: 'pk.paltu.pet.approved.v1', contentVersion: 1 }]);
    expect(await actionsOn(pet)).toEqual(['approve']);
  }
  expect(await actionsOn(stale)).toEqual([]);
  expect(await reviews.entryOf(stale)()).toBeDefined();
});

test('a bulk rejection sends every owner the same reason', async () => {
  const pets = await waitingPets(3);
  const { body } = await bulkReject({ petIds: pets.map(({ id }) => id), rejectionReason: ' دھندلی تصویریں ' });
  expect(body.data.results).toEqual(pets.map(({ id }) => ({ id, status: 'rejected' })));
  for (const pet of pets)
    expect(await publishedDecisions(pet, 1)).toMatchObject([{ type: 'pk.paltu.pet.rejected.v1', reason: 'دھندلی تصویریں' }]);
});

test('of bulk and single decisions at once each that changes something counts, and is published once, in the order of the history', async () => {
  const deadlocks = countDeadlocks(reviews.database);
  const pets = await waitingPets(8);
  const petIds = pets.map(({ id }) => id);
  const answers = await Promise.all([
    bulkApprove({ petIds }),
    bulkReject({ petIds: [...petIds].reverse(), rejectionReason: 'Spam' }),
    ...pets.map((pet) => reviews.approve(pet, ifMatch(1))),
  ]);
  for (const { status } of answers) expect(status).toBe(200);
  for (const pet of pets) {
    const actions = await actionsOn(pet);
    // Two approvals and one rejection: the approval that comes right after the other changes nothing.
    expect(['approve reject', 'reject approve', 'approve reject approve']).toContain(actions.join(' '));
    const published = await publishedDecisions(pet, actions.length);
    expect(published.map(({ type }) => type)).toEqual(
      actions.map((action) => (action === 'approve' ? 'pk.paltu.pet.approved.v1' : 'pk.paltu.pet.rejected.v1')),
    );
  }
  expect(deadlocks()).toBe(0);
});

test('what a bulk decision cannot mean is refused by name, and nothing of it is decided', async () => {
  const pet = await reviews.aWaitingPet();
  const refused = async (answer: Promise<Answer>, path: string) => {
    const { status, body } = await answer;
    expect({ status, body }).toMatchObject(refusal(400, 'request.invalid'));
    expect(body.errors).toMatchObject([{ path }]);
  };
  await refused(bulkApprove({}), 'petIds');
  await refused(bulkApprove({ petIds: [] }), 'petIds');
  await refused(bulkApprove({ petIds: pet.id }), 'petIds');
  await refused(bulkApprove({ petIds: [pet.id, ...Array.from({ length: 100 }, () => newId())] }), 'petIds');
  await refused(bulkApprove({ petIds: [pet.id], versions: { [newId()]: 1 } }), expect.stringMatching(/^versions\./) as unknown as string);
  await refused(bulkApprove({ petIds: [pet.id], versions: { [pet.id]: '1' } }), `versions.${pet.id}`);
  await refused(bulkApprove({ petIds: [pet.id], rejectionReason: 'Spam' }), 'rejectionReason');
  await refused(bulkReject({ petIds: [pet.id] }), 'rejectionReason');
  await refused(bulkReject({ petIds: [pet.id], rejectionReason: ' \n' }), 'rejectionReason');
  expect(await reviews.history(pet)).toEqual([]);
});

test('of a bulk approval and single rejections at once both count on each listing, and the later one holds', async () => {
  const pets = await waitingPets(10);
  const petIds = pets.map(({ id }) => id);
  const [bulk, ...singles] = await Promise.all([bulkApprove({ petIds }), ...pets.map((pet) => reviews.reject(pet, 'Blurred', ifMatch(1)))]);
  expect([bulk.status, ...singles.map(({ status }) => status)]).toEqual(Array(11).fill(200));
  for (const pet of pets) {
    const actions = await actionsOn(pet);
    expect([...actions].sort()).toEqual(['approve', 'reject']);
    const published = await publishedDecisions(pet, 2);
    expect(published.map(({ type }) => type)).toEqual(
      actions.map((action) => `pk.paltu.pet.${action === 'approve' ? 'approved' : 'rejected'}.v1`),
    );
    const status = actions.at(-1) === 'approve' ? 'approved' : 'rejected';
    expect(await reviews.entryOf(pet, `/pets?approvalStatus=${status}`)()).toMatchObject({ id: pet.id });
  }
});
