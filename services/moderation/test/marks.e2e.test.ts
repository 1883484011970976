import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { VetVerificationStatus } from '@paltu/contracts';
import { newId } from '@paltu/kernel';
import { until, type AVet } from './running-moderation.ts';
import { ifMatch, refusal, startReviews, type RunningReviews } from './running-reviews.ts';

let moderation: RunningReviews;
let vet: AVet;
beforeAll(async () => {
  moderation = await startReviews();
});
beforeEach(async () => {
  vet = moderation.aVet(moderation.owner.userId);
  await vet.publish();
  await arrived();
});
afterAll(() => moderation.stop());

const row = (thing = vet) => moderation.database('marked_things').where({ thing_id: thing.id }).first();
const arrived = (thing = vet) =>
  until(
    () => row(thing),
    (known) => Number(known?.version) === thing.version,
  );
const listed = async (path: string) =>
  ((await moderation.asAdmin('GET', path)).body.data.things as { readonly id: string }[]).map(({ id }) => id);
const decide = (mark: string, json: object, headers = {}, id = vet.id) =>
  moderation.asAdmin('PATCH', `/vets/${id}/${mark}`, { json, headers });
const history = async (id = vet.id) => (await moderation.asAdmin('GET', `/vets/${id}/marks`)).body.data.history;
const publishedMarks = (count: number) =>
  until(
    async () => moderation.marked(vet.id),
    (all) => all.length === count,
  );

describe('a mark', () => {
  test('is set at once, published to the owner of the thing, and stands in the history', async () => {
    expect(await decide('featured', { featured: true })).toMatchObject({
      status: 200,
      body: {
        message: 'Decision saved',
        data: {
          thing: {
            id: vet.id,
            kind: 'vet',
            name: 'Dr. Amna',
            about: ['Surgery', 'Gulberg Clinic'],
            city: 'Lahore',
            owner: { fullName: 'Sana Ahmed' },
            featured: true,
            hidden: false,
          },
        },
      },
    });
    await decide('featured', { featured: true });
    await decide('hidden', { hidden: true, reason: ' Not a vet ' });
    await decide('featured', { featured: false });
    expect(await publishedMarks(3)).toMatchObject([
      { type: 'pk.paltu.mark.set.v1', sequence: 1, thingId: vet.id, decidedBy: moderation.admin.userId, reason: '' },
      { type: 'pk.paltu.mark.set.v1', sequence: 2, reason: 'Not a vet', verificationNumber: 0 },
      { type: 'pk.paltu.mark.cleared.v1', sequence: 3 },
    ]);
    const by = { id: moderation.admin.userId, name: 'Bilal Khan' };
    const entry = { by, at: expect.any(String), verificationNumber: 0, superseded: false, ownThing: false };
    expect(await history()).toEqual([
      { ...entry, mark: 'featured', set: true, reason: '' },
      { ...entry, mark: 'hidden', set: true, reason: 'Not a vet' },
      { ...entry, mark: 'featured', set: false, reason: '' },
    ]);
    expect([await listed('/vets?limit=100&mark=hidden'), await listed('/vets?limit=100&mark=featured')]).toEqual([
      expect.arrayContaining([vet.id]),
      expect.not.arrayContaining([vet.id]),
    ]);
    expect((await moderation.asAdmin('GET', '/vets?mark=loud')).body.errors).toMatchObject([{ path: 'mark' }]);
  });

  test('that hides or refuses needs a reason', async () => {
    await vet.asks(1);
    await arrived();
    for (const [mark, json] of [
      ['hidden', { hidden: true }],
      ['hidden', { hidden: true, reason: ' \n' }],
      ['verified', { verified: false }],
    ] as const)
      expect((await decide(mark, json)).body.errors).toEqual([{ path: 'reason', code: 'required', msg: 'A reason is required' }]);
    expect((await decide('hidden', { hidden: true, reason: 'x'.repeat(501) })).body.errors).toMatchObject([{ path: 'reason' }]);
    expect((await decide('hidden', { featured: true })).status).toBe(400);
    expect(await history()).toEqual([]);
  });

  test('is found by words of the thing, and one thing by its id', async () => {
    const sana = moderation.aVet(moderation.owner.userId);
    await sana.publish({ name: 'ڈاکٹر ثنا', specialty: 'Dentistry', clinicName: 'Clifton Vets', cityId: 'karachi' });
    await arrived(sana);
    const found = async (search: string) =>
      (await listed(`/vets?limit=100&search=${encodeURIComponent(search)}`)).filter((id) => [vet.id, sana.id].includes(id));
    expect(await found('amna gulberg')).toEqual([vet.id]);
    expect(await found('ثنا')).toEqual([sana.id]);
    expect(await found('karachi DENTISTRY')).toEqual([sana.id]);
    expect(await found('Amna karachi')).toEqual([]);
    await vet.publish({ name: 'Dr. Zara' });
    await arrived();
    expect([await found('amna'), await found('zara')]).toEqual([[], [vet.id]]);
    expect((await moderation.asAdmin('GET', '/vets?search=a+b+c+d+e+f+g+h+i')).body.errors).toMatchObject([{ path: 'search' }]);

    expect(await moderation.asAdmin('GET', `/vets/${sana.id}`)).toMatchObject({
      status: 200,
      body: { data: { thing: { id: sana.id, name: 'ڈاکٹر ثنا', city: 'Karachi', verification: { status: 'none', papers: [] } } } },
    });
    expect(await moderation.asAdmin('GET', `/vets/${newId()}`)).toMatchObject(refusal(404, 'vet.not-found'));
  });

  test('cannot be set by members, nor on a vet that does not exist; on one who is away they can', async () => {
    const as = moderation.owner;
    expect((await moderation.call('PATCH', `/admin/vets/${vet.id}/featured`, { as, json: { featured: true } })).status).toBe(403);
    expect(await decide('featured', { featured: true }, {}, newId())).toMatchObject(refusal(404, 'vet.not-found'));
    expect(await moderation.asAdmin('GET', `/vets/${newId()}/marks`)).toMatchObject(refusal(404, 'vet.not-found'));
    await vet.publish({ ownerAway: true });
    await arrived();
    expect(await listed('/vets?limit=100')).not.toContain(vet.id);
    // But for an admin who looks at its owner.
    expect(await listed(`/vets?owner=${as.userId}&limit=100`)).toContain(vet.id);
    expect(await listed(`/vets?owner=${newId()}`)).toEqual([]);
    expect((await moderation.asAdmin('GET', '/vets?owner=me')).body.errors).toMatchObject([{ path: 'owner' }]);
    expect(await history()).toEqual([]);
    expect(await moderation.asAdmin('GET', `/vets/${vet.id}`)).toMatchObject({ status: 200, body: { data: { thing: { id: vet.id } } } });
    expect(await decide('hidden', { hidden: true, reason: 'Not a vet' })).toMatchObject({
      status: 200,
      body: { data: { thing: { hidden: true } } },
    });
    expect(await history()).toMatchObject([{ mark: 'hidden', reason: 'Not a vet' }]);
  });

  test('that an admin sets on a profile of their own is marked as such', async () => {
    vet = moderation.aVet(moderation.admin.userId);
    await vet.publish();
    await arrived();
    await decide('featured', { featured: true });
    expect(await history()).toMatchObject([{ ownThing: true }]);
  });

  test('of ten admins at once is decided once', async () => {
    const answers = await Promise.all(Array.from({ length: 10 }, () => decide('hidden', { hidden: true, reason: 'Spam' })));
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 10 }, () => 200));
    expect(await history()).toHaveLength(1);
  });
});

describe('papers', () => {
  test('wait, the oldest first, until they are decided', async () => {
    await vet.asks(1, new Date('2026-01-02'));
    const earlier = moderation.aVet(moderation.owner.userId);
    await earlier.asks(1, new Date('2026-01-01'));
    await Promise.all([arrived(), arrived(earlier)]);
    const waiting = async () => (await listed('/verifications?limit=100')).filter((id) => [vet.id, earlier.id].includes(id));
    expect(await waiting()).toEqual([earlier.id, vet.id]);
    expect(await decide('verified', { verified: true }, ifMatch(1))).toMatchObject({
      status: 200,
      body: { data: { thing: { verified: true, verifiedUntil: '2099-01-01', verification: { status: 'verified', number: 1 } } } },
    });
    expect(await waiting()).toEqual([earlier.id]);
    expect(await publishedMarks(1)).toMatchObject([{ type: 'pk.paltu.mark.set.v1', verificationNumber: 1 }]);
    expect(await decide('verified', { verified: false, reason: 'دھندلا' }, ifMatch(1), earlier.id)).toMatchObject({
      body: { data: { thing: { verified: false, verification: { status: 'sent-back', reason: 'دھندلا' } } } },
    });
    expect(await waiting()).toEqual([]);
  });

  test('that were not sent, or not seen, cannot be decided', async () => {
    expect(await decide('verified', { verified: true })).toMatchObject(refusal(409, 'verification.not-requested'));
    await vet.asks(2);
    await arrived();
    for (const seen of [1, 3])
      expect(await decide('verified', { verified: true }, ifMatch(seen))).toMatchObject(refusal(412, 'verification.stale'));
    expect(await decide('verified', { verified: true }, { 'if-match': '2' })).toMatchObject({ status: 400 });
    expect(await history()).toEqual([]);
  });
});

describe('papers that another admin has decided about meanwhile', () => {
  const seen = (verified: boolean, seenStatus: string) => decide('verified', { verified, seenStatus, reason: 'Blurred' }, ifMatch(1));
  beforeEach(async () => {
    await vet.asks(1);
    await arrived();
  });

  test('stay as they are, until the second one has seen that', async () => {
    expect(await seen(true, 'waiting')).toMatchObject({ status: 200 });
    expect(await seen(false, 'waiting')).toMatchObject(refusal(409, 'verification.already-decided'));
    expect(await history()).toHaveLength(1);
    expect(await seen(false, 'verified')).toMatchObject({ status: 200 });
    expect(await seen(true, 'verified')).toMatchObject(refusal(409, 'verification.already-decided'));
    expect(await seen(true, 'lost')).toMatchObject({ status: 400, body: { errors: [{ path: 'seenStatus' }] } });
    expect(await history()).toMatchObject([{ set: true }, { set: false, reason: 'Blurred' }]);
  });

  test('are as the second one wants them, too, and decided once', async () => {
    const answers = await Promise.all(Array.from({ length: 5 }, () => seen(true, 'waiting')));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
    expect(await history()).toHaveLength(1);
  });

  test('go one way when two decide differently at once', async () => {
    const answers = await Promise.all([seen(true, 'waiting'), seen(false, 'waiting')]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(await history()).toHaveLength(1);
  });

  test('are no matter of other marks', async () => {
    expect(await decide('hidden', { hidden: true, reason: 'Spam', seenStatus: 'waiting' })).toMatchObject({ status: 400 });
  });
});

describe('the state that the owner of a thing publishes', () => {
  test('does not hide a decision that it has not taken in yet', async () => {
    await decide('featured', { featured: true });
    await vet.publish({ name: 'Dr. Amna Khan', decidedUpTo: 0n });
    expect(await arrived()).toMatchObject({ name: 'Dr. Amna Khan', marks: { featured: true } });
    await vet.publish({ featured: false, decidedUpTo: 1n });
    expect(await arrived()).toMatchObject({ marks: { featured: false } });
    expect(await moderation.database('mark_decisions').where({ thing_id: vet.id })).toMatchObject([{ outcome: 'applied' }]);
  });

  test('settles a decision on papers that were replaced as superseded', async () => {
    await vet.asks(1);
    await arrived();
    await decide('verified', { verified: true }, ifMatch(1));
    await vet.asks(2);
    expect(await arrived()).toMatchObject({ marks: { verified: false }, verification: { status: 'waiting', number: 2 } });
    await vet.publish({ decidedUpTo: 1n });
    await arrived();
    expect(await history()).toMatchObject([{ mark: 'verified', superseded: true }]);
    expect((await row()).verification).toMatchObject({ status: 'waiting', number: 2 });
  });

  test('is read again after a rebuild, and open decisions are published again', async () => {
    await vet.asks(1);
    await arrived();
    await decide('verified', { verified: true });
    await publishedMarks(1);
    await moderation.republish();
    const [first, again] = await publishedMarks(2);
    expect(again).toEqual(first);
    await vet.publish({ verified: true, decidedUpTo: 1n, verification: { status: VetVerificationStatus.VERIFIED, number: 1 } });
    await arrived();
    await moderation.republish();
    expect(await publishedMarks(2)).toHaveLength(2);
  });
});
