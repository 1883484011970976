import { ApprovalStatus } from '@paltu/contracts';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { newId } from '@paltu/kernel';
import type { TestActor } from '@paltu/testing';
import { aMember, type Answer, type Sent } from '@paltu/testing/service';
import { startModeration, until, type APet, type RunningModeration } from './running-moderation.ts';

let moderation: RunningModeration;
let owner: TestActor;
let admin: TestActor;

beforeAll(async () => {
  moderation = await startModeration();
  owner = await aMember(moderation, { firstName: 'Sana', lastName: 'Ahmed' });
  admin = await aMember(moderation, { firstName: 'Bilal', lastName: 'Khan', role: 'admin' });
});
afterAll(() => moderation.stop());

const asAdmin = (method: string, path: string, sent: Sent = {}) => moderation.call(method, `/admin${path}`, { as: admin, ...sent });
const approve = (pet: APet, headers: Record<string, string> = {}) => asAdmin('PATCH', `/pets/${pet.id}/approve`, { headers });
const reject = (pet: APet, rejectionReason: string, headers: Record<string, string> = {}) =>
  asAdmin('PATCH', `/pets/${pet.id}/reject`, { json: { rejectionReason }, headers });
const ifMatch = (version: number) => ({ 'if-match': `"${version}"` });

const entryOf =
  (pet: APet, path = '/pets/pending') =>
  async () => {
    const { body } = await asAdmin('GET', `${path}${path.includes('?') ? '&' : '?'}limit=100`);
    return (body.data.pets as { id: string }[]).find(({ id }) => id === pet.id);
  };
const isWaiting = (pet: APet) => until(entryOf(pet), (entry) => entry !== undefined);
const history = async (pet: APet) => (await asAdmin('GET', `/pets/${pet.id}/history`)).body.data.history;
const lastDecision = (pet: APet) => {
  const { decisionId, contentVersion } = moderation.decided(pet.id).at(-1) as { decisionId: string; contentVersion: number };
  return { decisionId, contentVersion };
};
const saysWhatWasDecided = async (pet: APet, what: 'published' | 'updated' | 'unpublished', changes: object) => {
  await until(
    async () => moderation.decided(pet.id),
    (decided) => decided.length > 0,
  );
  await pet.says(what, changes, lastDecision(pet));
};

const aWaitingPet = async (): Promise<APet> => {
  const pet = moderation.aPet(owner.userId);
  await pet.says('created');
  await isWaiting(pet);
  return pet;
};

const refusal = (status: number, code: string) => ({
  status,
  body: { status: 'error', code, errors: expect.any(Array), requestId: expect.any(String) },
});

test('a new listing waits for review with everything its reviewer needs', async () => {
  const pet = await aWaitingPet();
  const entry = await until(entryOf(pet), (found) => (found as { owner?: { firstName: string } } | undefined)?.owner?.firstName !== '');
  expect(entry).toEqual({
    _id: pet.id,
    id: pet.id,
    name: pet.state.name,
    species: 'Dog',
    breed: 'Labrador',
    age: '2 years',
    gender: 'Male',
    color: 'Golden',
    size: 'Large',
    weight: '28 kg',
    description: 'ایک پیارا کتا',
    healthStatus: 'Good',
    vaccinated: true,
    neutered: false,
    microchipped: false,
    specialNeeds: '',
    adoptionType: 'Sale',
    price: 25_000,
    location: 'Lahore',
    status: 'Available',
    urgent: false,
    featured: false,
    requirements: { experience: 'Beginner', homeType: 'Apartment', children: true, otherPets: false },
    tags: ['calm'],
    personality: [],
    goodWith: [],
    trainingLevel: '',
    reasonForRehoming: '',
    images: [
      {
        id: '0199a3f0-0000-7000-8000-00000000aaaa',
        url: '/media/pets/0199a3f0-0000-7000-8000-00000000aaaa/800.webp',
        width: 1600,
        height: 1200,
        urls: {
          320: '/media/pets/0199a3f0-0000-7000-8000-00000000aaaa/320.webp',
          800: '/media/pets/0199a3f0-0000-7000-8000-00000000aaaa/800.webp',
          1600: '/media/pets/0199a3f0-0000-7000-8000-00000000aaaa/1600.webp',
        },
      },
    ],
    owner: {
      _id: owner.userId,
      id: owner.userId,
      firstName: 'Sana',
      lastName: 'Ahmed',
      fullName: 'Sana Ahmed',
      verified: true,
      rating: null,
    },
    createdAt: expect.stringMatching(/^\d{4}-.*Z$/),
    updatedAt: expect.stringMatching(/^\d{4}-.*Z$/),
    views: 0,
    likes: 0,
    approvalStatus: 'pending',
    rejectionReason: '',
    contentVersion: 1,
    submittedAt: expect.stringMatching(/^\d{4}-.*Z$/),
    review: { kind: 'new', previousReason: null, previous: null },
  });
});

test('an approval leaves the queue at once, is told to pets, and stands in the history', async () => {
  const pet = await aWaitingPet();
  const answer = await approve(pet, ifMatch(1));
  expect(answer).toMatchObject({
    status: 200,
    body: { status: 'success', message: 'Listing approved', data: { pet: { id: pet.id, approvalStatus: 'approved' } } },
  });
  expect(await entryOf(pet)()).toBeUndefined();
  expect(await entryOf(pet, '/pets?approvalStatus=approved')()).toMatchObject({ id: pet.id });

  const [decided] = await until(
    async () => moderation.decided(pet.id),
    (all) => all.length === 1,
  );
  expect(decided).toMatchObject({
    type: 'pk.paltu.pet.approved.v1',
    sequence: 1,
    petId: pet.id,
    contentVersion: 1,
    decidedBy: admin.userId,
  });
  expect(await history(pet)).toEqual([
    {
      action: 'approve',
      by: { id: admin.userId, name: 'Bilal Khan' },
      at: expect.any(String),
      contentVersion: 1,
      reason: null,
      superseded: false,
      ownListing: false,
    },
  ]);
});

test('a rejection needs a reason, and says it', async () => {
  const pet = await aWaitingPet();
  for (const json of [{}, { rejectionReason: '   ' }, { rejectionReason: null }, { rejectionReason: 7 }]) {
    const answer = await asAdmin('PATCH', `/pets/${pet.id}/reject`, { json });
    expect(answer).toMatchObject(refusal(400, 'request.invalid'));
    expect(answer.body.errors).toEqual([{ path: 'rejectionReason', code: expect.any(String), msg: 'A reason is required' }]);
  }
  expect((await reject(pet, 'x'.repeat(501))).body.errors).toMatchObject([{ path: 'rejectionReason', code: 'too-long' }]);
  expect(await reject(pet, '  دھندلی تصویریں  ')).toMatchObject({
    status: 200,
    body: { data: { pet: { approvalStatus: 'rejected', rejectionReason: 'دھندلی تصویریں' } } },
  });
  const [decided] = await until(
    async () => moderation.decided(pet.id),
    (all) => all.length === 1,
  );
  expect(decided).toMatchObject({ type: 'pk.paltu.pet.rejected.v1', reason: 'دھندلی تصویریں' });
});

test('deciding again what already is so answers the same and is said once', async () => {
  const pet = await aWaitingPet();
  const answers = await Promise.all(Array.from({ length: 8 }, () => approve(pet, ifMatch(1))));
  const [first] = answers;
  for (const answer of answers) expect([answer.status, answer.body.data]).toEqual([200, first?.body.data]);
  expect(await history(pet)).toHaveLength(1);
  await saysWhatWasDecided(pet, 'published', { approvalStatus: ApprovalStatus.APPROVED });
  await until(
    () => asAdmin('GET', `/pets/${pet.id}/history`),
    ({ body }) => body.data.history.length === 1,
  );
  expect((await approve(pet)).status).toBe(200);
  expect(moderation.decided(pet.id)).toHaveLength(1);
});

test('two admins who decide differently at once are heard one after the other', async () => {
  const pet = await aWaitingPet();
  const answers = await Promise.all([approve(pet, ifMatch(1)), reject(pet, 'Spam', ifMatch(1)), approve(pet), reject(pet, 'Spam')]);
  for (const { status } of answers) expect(status).toBe(200);
  const all = await history(pet);
  const actions = all.map(({ action }: { action: string }) => action);
  expect(actions.length).toBeGreaterThan(1);
  actions.forEach((action: string, index: number) => expect(action).not.toBe(actions[index + 1]));
  const decided = await until(
    async () => moderation.decided(pet.id),
    (events) => events.length === actions.length,
  );
  expect(decided.map(({ sequence }) => sequence)).toEqual(actions.map((_: string, index: number) => index + 1));
  const last = { approve: 'approved', reject: 'rejected' }[actions.at(-1) as 'approve' | 'reject'];
  expect(await entryOf(pet, `/pets?approvalStatus=${last}`)()).toBeDefined();
});

describe('a decision names the content that the admin saw', () => {
  test('content that has changed since is refused', async () => {
    const pet = await aWaitingPet();
    await pet.says('updated', { contentVersion: 2, name: 'Moti' });
    await until(entryOf(pet), (entry) => (entry as { name?: string } | undefined)?.name === 'Moti');
    expect(await approve(pet, ifMatch(1))).toMatchObject(refusal(412, 'pet.stale'));
    expect(await reject(pet, 'Spam', ifMatch(1))).toMatchObject(refusal(412, 'pet.stale'));
    expect((await approve(pet, ifMatch(2))).status).toBe(200);
    const decided = await until(
      async () => moderation.decided(pet.id),
      (events) => events.length > 0,
    );
    expect(decided).toMatchObject([{ contentVersion: 2 }]);
  });

  test('content whose event has not arrived yet is waited for', async () => {
    const pet = await aWaitingPet();
    const decision = approve(pet, ifMatch(2));
    setTimeout(() => void pet.says('updated', { contentVersion: 2 }), 300);
    expect((await decision).status).toBe(200);
    const unknown = moderation.aPet(owner.userId);
    const first = approve(unknown);
    setTimeout(() => void unknown.says('created'), 300);
    expect((await first).status).toBe(200);
  });

  test('content that does not come in two seconds is refused', async () => {
    const pet = await aWaitingPet();
    const startedAt = performance.now();
    expect(await approve(pet, ifMatch(3))).toMatchObject(refusal(409, 'pet.version-unknown'));
    expect(performance.now() - startedAt).toBeGreaterThan(1_800);
    expect(performance.now() - startedAt).toBeLessThan(8_000);
    expect(await approve(moderation.aPet(owner.userId))).toMatchObject(refusal(404, 'pet.not-found'));
  });

  test('anything else in If-Match is refused', async () => {
    const pet = await aWaitingPet();
    for (const value of ['1', '*', 'W/"1"', '"one"', '"1", "2"', '""', '"-1"', '"1e3"', '"99999999999"']) {
      expect(await approve(pet, { 'if-match': value })).toMatchObject(refusal(400, 'request.invalid'));
    }
    expect(await history(pet)).toEqual([]);
  });
});

test('a refused listing that comes back brings its reason and how it was', async () => {
  const pet = await aWaitingPet();
  await reject(pet, 'Blurred');
  await saysWhatWasDecided(pet, 'updated', { approvalStatus: ApprovalStatus.REJECTED, rejectionReason: 'Blurred' });
  await pet.says('updated', { approvalStatus: ApprovalStatus.PENDING, contentVersion: 2, description: 'New words' });
  const entry = await isWaiting(pet);
  expect(entry).toMatchObject({
    description: 'New words',
    contentVersion: 2,
    approvalStatus: 'pending',
    review: {
      kind: 'resubmitted',
      previousReason: 'Blurred',
      previous: { description: 'ایک پیارا کتا', approvalStatus: 'rejected', owner: { id: owner.userId } },
    },
  });
  expect(await history(pet)).toMatchObject([{ action: 'reject', superseded: false }]);
});

test('a public listing that was changed comes back with how it was public, price of the day included', async () => {
  const pet = await aWaitingPet();
  await approve(pet);
  await saysWhatWasDecided(pet, 'published', { approvalStatus: ApprovalStatus.APPROVED });
  await pet.says('updated', { price: 30_000 });
  await pet.says('unpublished', { approvalStatus: ApprovalStatus.PENDING, contentVersion: 2, name: 'Other' });
  await pet.says('updated', { contentVersion: 3, name: 'Another' });
  const entry = await until(entryOf(pet), (found) => (found as { name?: string } | undefined)?.name === 'Another');
  expect(entry).toMatchObject({
    contentVersion: 3,
    review: { kind: 'edited', previousReason: null, previous: { price: 30_000, approvalStatus: 'approved' } },
  });
});

test('a decision that pets can no longer carry out is superseded, and the listing waits again', async () => {
  const pet = await aWaitingPet();
  await approve(pet, ifMatch(1));
  await pet.says('updated', { contentVersion: 2 });
  expect(await isWaiting(pet)).toMatchObject({ contentVersion: 2, review: { kind: 'new' } });
  expect(await history(pet)).toMatchObject([{ action: 'approve', contentVersion: 1, superseded: true }]);
});

test('an edit that needs no review leaves a decision alone', async () => {
  const pet = await aWaitingPet();
  await approve(pet, ifMatch(1));
  await pet.says('updated', { price: 9 });
  await until(entryOf(pet, '/pets?approvalStatus=approved'), (entry) => (entry as { price?: number } | undefined)?.price === 9);
  expect(await entryOf(pet)()).toBeUndefined();
  expect(await history(pet)).toMatchObject([{ superseded: false }]);
});

test('a public listing can be taken down, and a refused one approved', async () => {
  const pet = await aWaitingPet();
  await approve(pet);
  await saysWhatWasDecided(pet, 'published', { approvalStatus: ApprovalStatus.APPROVED });
  expect((await reject(pet, 'Complaints')).status).toBe(200);
  await until(
    async () => moderation.decided(pet.id),
    (all) => all.length === 2,
  );
  await pet.says('unpublished', { approvalStatus: ApprovalStatus.REJECTED, rejectionReason: 'Complaints' }, lastDecision(pet));
  expect((await approve(pet)).status).toBe(200);
  expect((await history(pet)).map(({ action }: { action: string }) => action)).toEqual(['approve', 'reject', 'approve']);
});

test('a deleted listing leaves the queue; its trail stays', async () => {
  const pet = await aWaitingPet();
  await reject(pet, 'Spam');
  await pet.says('deleted');
  await until(
    () => history(pet),
    ([decision]) => decision.superseded === true,
  );
  expect(await approve(pet)).toMatchObject(refusal(404, 'pet.not-found'));
  for (const path of ['/pets/pending', '/pets', '/pets?approvalStatus=rejected']) expect(await entryOf(pet, path)()).toBeUndefined();
});

test('an admin who decides on an own listing is marked', async () => {
  const pet = moderation.aPet(admin.userId);
  await pet.says('created');
  await approve(pet);
  expect(await history(pet)).toMatchObject([{ ownListing: true }]);
});

test('the dashboard counts listings by what admins see, and members', async () => {
  const before = (await asAdmin('GET', '/dashboard/stats')).body.data.stats;
  expect(Object.keys(before).sort()).toEqual(['approvedPets', 'pendingPets', 'rejectedPets', 'totalPets', 'totalUsers']);
  const pet = await aWaitingPet();
  await aMember(moderation, { firstName: 'New', lastName: 'Member' });
  await approve(pet);
  const after = await until(
    async () => (await asAdmin('GET', '/dashboard/stats')).body.data.stats,
    ({ totalUsers }) => totalUsers === before.totalUsers + 1,
  );
  expect(after).toEqual({
    ...before,
    totalPets: before.totalPets + 1,
    approvedPets: before.approvedPets + 1,
    totalUsers: before.totalUsers + 1,
  });
});

test('the queue is read by the page, oldest or newest first', async () => {
  const pets = [await aWaitingPet(), await aWaitingPet(), await aWaitingPet()];
  const { body } = await asAdmin('GET', '/pets/pending?limit=2');
  expect(body.data.pets).toHaveLength(2);
  expect(body.data.pagination).toMatchObject({ page: 1, limit: 2, totalIsCapped: false });
  expect(body.data.pets.map(({ id }: { id: string }) => id)).toEqual([pets[2]?.id, pets[1]?.id]);
  const last = (await asAdmin('GET', '/pets/pending?sortBy=oldest&limit=100')).body.data.pets;
  expect(last.at(-1).id).toBe(pets[2]?.id);
  expect((await asAdmin('GET', '/pets/pending')).body.data.pagination).toMatchObject({ page: 1, limit: 10 });
});

test('malformed questions are refused, field by field; unknown ones are ignored', async () => {
  for (const [query, path] of [
    ['page=0', 'page'],
    ['page=x', 'page'],
    ['limit=101', 'limit'],
    ['limit=1&limit=2', 'limit'],
    ['sortBy=best', 'sortBy'],
    ['page=201', 'page'],
  ]) {
    expect((await asAdmin('GET', `/pets/pending?${query}`)).body).toMatchObject({ code: 'request.invalid', errors: [{ path }] });
  }
  expect((await asAdmin('GET', '/pets?approvalStatus=all')).body).toMatchObject({ errors: [{ path: 'approvalStatus' }] });
  expect((await asAdmin('GET', '/pets/pending?colour=red')).status).toBe(200);
});

test('what is no pet is not found', async () => {
  const answers: Answer[] = await Promise.all([
    asAdmin('GET', `/pets/${newId()}/history`),
    asAdmin('GET', '/pets/nonsense/history'),
    asAdmin('PATCH', '/pets/nonsense/approve'),
    asAdmin('PATCH', "/pets/1'%20or%201=1/reject", { json: { rejectionReason: 'x' } }),
  ]);
  for (const answer of answers) expect(answer).toMatchObject(refusal(404, 'pet.not-found'));
});
