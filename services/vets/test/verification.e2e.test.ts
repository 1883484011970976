import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { Mark, vetUpdated, vetVerificationRequested } from '@paltu/contracts';
import { newId } from '@paltu/kernel';
import { eventually } from '@paltu/testing';
import { formOf } from '@paltu/testing/service';
import { aPdf, startVets, type RunningVets, type Someone } from './running-vets.ts';

/** 2027-05-04, 10:00 in Pakistan. */
const start = new Date('2027-05-04T05:00:00Z');
let now = start;
let vets: RunningVets;
let owner: Someone;
let vetId: string;
beforeAll(async () => {
  vets = await startVets({ clock: { now: () => now } });
});
beforeEach(async () => {
  now = start;
  ({ owner, id: vetId } = await vets.someVet());
});
afterAll(() => vets.stop());

const own = async (as = owner) => (await vets.call('GET', '/vets/user/verification', { as })).body.data.verification;
const read = (paperId: string, as?: { readonly token: string }, id = vetId) =>
  fetch(`${vets.url}/api/v1/vets/${id}/papers/${paperId}`, as && { headers: { authorization: `Bearer ${as.token}` } });
const isVerified = async () => (await vets.call('GET', `/vets/${vetId}`)).body.data.vet.verified as boolean;
const decided = async (number: number, set: boolean, verificationNumber: number, reason = '') => {
  await vets.isMarked(vetId, number, Mark.VERIFIED, { set, verificationNumber, reason });
  await eventually(async () => (await vets.keptVet(vetId)).decidedUpTo >= number, 'the decision was carried out');
};

describe('papers for the mark "verified"', () => {
  test('are sent, published to moderation, and read by the vet and admins alone', async () => {
    expect(await own()).toMatchObject({ status: 'none', papers: [], verifiedUntil: null });
    const { status, body } = await vets.askVerified(owner, [aPdf(), aPdf(300)], { validUntil: '2027-05-04' });
    expect([status, body.message, body.data.verification]).toEqual([
      200,
      expect.any(String),
      {
        status: 'waiting',
        registrationNumber: 'PVMC-1234',
        validUntil: '2027-05-04',
        papers: [
          { id: expect.any(String), name: 'paper-0.pdf', size: 200 },
          { id: expect.any(String), name: 'paper-1.pdf', size: 300 },
        ],
        askedAt: start.toISOString(),
        reason: '',
        verifiedUntil: null,
      },
    ]);
    expect(await own()).toEqual(body.data.verification);
    const [{ id: paperId }] = body.data.verification.papers;
    expect((await vets.untilPublished(vetVerificationRequested, vetId)).vet?.verification).toMatchObject({
      number: 1,
      papers: [{ id: paperId }, {}],
    });
    const [admin, stranger] = [await vets.tokens.issue({ role: 'admin' }), await vets.someone()];
    for (const as of [owner, admin]) {
      const answer = await read(paperId, as);
      expect([answer.status, Buffer.from(await answer.arrayBuffer()).equals(aPdf())]).toEqual([200, true]);
      expect(answer.headers.get('content-disposition')).toBe("attachment; filename*=UTF-8''paper-0.pdf");
      expect([answer.headers.get('cache-control'), answer.headers.get('content-type')]).toEqual([
        'private, no-store',
        'application/octet-stream',
      ]);
    }
    const refused = [await read(paperId), await read(paperId, stranger), await read(newId(), owner), await read(paperId, admin, newId())];
    expect(refused.map((answer) => answer.status)).toEqual([401, 404, 404, 404]);
    const shown = JSON.stringify((await vets.call('GET', `/vets/${vetId}`)).body);
    expect([shown.includes(paperId), shown.includes('PVMC')]).toEqual([false, false]);
    expect((await vets.call('GET', '/vets/export', { as: owner })).body.data.vetVerification).toEqual(body.data.verification);
  });

  test('are refused by name, and nothing is kept', async () => {
    const sent: [readonly Uint8Array[], object, number, string, string][] = [
      [[], {}, 400, 'request.invalid', 'papers'],
      [[aPdf()], { registrationNumber: ' ' }, 400, 'request.invalid', 'registrationNumber'],
      [[aPdf()], { validUntil: '2027-02-30' }, 400, 'request.invalid', 'validUntil'],
      [[aPdf()], { validUntil: '2027-05-03' }, 400, 'request.invalid', 'validUntil'],
      [[aPdf()], { cnic: '1' }, 400, 'request.invalid', 'cnic'],
      [[Buffer.from('plain words')], {}, 415, 'paper.unsupported-type', 'papers'],
      [[aPdf(5 * 1_048_576 + 1)], {}, 413, 'paper.too-large', 'papers'],
      [Array<Buffer>(6).fill(aPdf()), {}, 400, 'paper.too-many', 'papers'],
    ];
    for (const [files, fields, status, code, path] of sent) {
      const answer = await vets.askVerified(owner, files, fields);
      expect([answer.status, answer.body.code, answer.body.errors[0]?.path]).toEqual([status, code, path]);
    }
    expect((await own()).status).toBe('none');
    const stranger = await vets.someone();
    expect(await vets.askVerified(stranger, [aPdf()])).toMatchObject({ status: 404, body: { code: 'vet.not-found' } });
    expect(await vets.call('GET', '/vets/user/verification', { as: stranger })).toMatchObject({
      status: 404,
      body: { code: 'vet.not-found' },
    });
    const as = owner;
    expect(await vets.call('POST', '/vets/user/verification', { as, json: { registrationNumber: '1' } })).toMatchObject({ status: 415 });
    const cut = { body: '--x\r\nbroken', headers: { 'content-type': 'multipart/form-data; boundary=x' } };
    expect(await vets.call('POST', '/vets/user/verification', { as, ...cut })).toMatchObject({ status: 400 });
    const elsewhere = formOf({}, [{ field: 'images', name: 'a.pdf', bytes: aPdf() }]);
    expect(await vets.call('POST', '/vets/user/verification', { as, body: elsewhere })).toMatchObject({
      status: 400,
      body: { errors: [{ path: 'images' }] },
    });
  });

  test('wait to be decided; sent back, others take their place, and their files go', async () => {
    const [first] = (await vets.askVerified(owner, [aPdf()])).body.data.verification.papers;
    expect(await vets.askVerified(owner, [aPdf()])).toMatchObject({ status: 409, body: { code: 'verification.already-waiting' } });
    await decided(1, false, 1, 'دھندلا ہے');
    expect(await own()).toMatchObject({ status: 'sent-back', reason: 'دھندلا ہے', papers: [first] });
    const again = (await vets.askVerified(owner, [aPdf(250)])).body.data.verification;
    expect(again).toMatchObject({ status: 'waiting', reason: '', papers: [{ size: 250 }] });
    expect((await read(first.id, owner)).status).toBe(404);
    const kept = async () => (await vets.kept.find('papers', { id: first.id })).length;
    await vets.runJob('sweep papers');
    expect(await kept()).toBe(0);
  });
});

describe('the mark "verified"', () => {
  test('is given for the papers that were seen, and for no others', async () => {
    await vets.askVerified(owner, [aPdf()]);
    await decided(1, false, 1, 'Blurred');
    await vets.askVerified(owner, [aPdf()]);
    await decided(2, true, 1);
    expect([await isVerified(), (await own()).status]).toEqual([false, 'waiting']);
    await decided(3, true, 2);
    expect([await isVerified(), await own()]).toMatchObject([true, { status: 'verified', verifiedUntil: '2099-01-01' }]);
    expect((await vets.untilPublished(vetUpdated, vetId)).vet).toBeDefined();
    await decided(4, false, 2, 'Forged');
    expect([await isVerified(), await own()]).toMatchObject([false, { status: 'sent-back', reason: 'Forged', verifiedUntil: null }]);
  });

  test('ends with the last day of the registration, in Pakistan', async () => {
    const [paper] = (await vets.askVerified(owner, [aPdf()], { validUntil: '2027-05-06' })).body.data.verification.papers;
    await decided(1, true, 1);
    // 23:59 on that day in Pakistan.
    now = new Date('2027-05-06T18:59:00Z');
    await vets.runJob('end verifications');
    expect(await isVerified()).toBe(true);
    now = new Date('2027-05-06T19:00:00Z');
    await vets.runJob('end verifications');
    expect([await isVerified(), await own()]).toMatchObject([
      false,
      { status: 'none', papers: [], registrationNumber: '', verifiedUntil: null },
    ]);
    expect((await read(paper.id, owner)).status).toBe(404);
    await decided(2, true, 1);
    expect(await isVerified()).toBe(false);
  });

  test('ends for the others while one profile is held, and for that one in the next run', async () => {
    const ends = { validUntil: '2027-05-06' };
    await vets.askVerified(owner, [aPdf()], ends);
    await decided(1, true, 1);
    const held = vetId;
    ({ owner, id: vetId } = await vets.someVet());
    await vets.askVerified(owner, [aPdf()], ends);
    await decided(1, true, 1);
    now = new Date('2027-05-07T05:00:00Z');
    const letGo = await vets.kept.hold('vets', held);
    await vets.runJob('end verifications').finally(letGo);
    expect(await isVerified()).toBe(false);
    vetId = held;
    expect(await isVerified()).toBe(true);
    await vets.runJob('end verifications');
    expect(await isVerified()).toBe(false);
  });

  test('stays until then while a renewal waits, which goes on waiting', async () => {
    await vets.askVerified(owner, [aPdf()], { validUntil: '2027-05-06' });
    await decided(1, true, 1);
    await vets.askVerified(owner, [aPdf()], { validUntil: '2028-05-06' });
    expect([await isVerified(), await own()]).toMatchObject([true, { status: 'waiting', verifiedUntil: '2027-05-06' }]);
    now = new Date('2027-05-07T05:00:00Z');
    await Promise.all([vets.runJob('end verifications'), vets.runJob('end verifications')]);
    expect([await isVerified(), await own()]).toMatchObject([false, { status: 'waiting', verifiedUntil: null }]);
    await decided(2, true, 2);
    expect([await isVerified(), await own()]).toMatchObject([true, { status: 'verified', verifiedUntil: '2028-05-06' }]);
  });

  test('goes with the papers when the account is erased', async () => {
    const [paper] = (await vets.askVerified(owner, [aPdf()])).body.data.verification.papers;
    await decided(1, true, 1);
    await vets.isErased(owner);
    await eventually(async () => (await read(paper.id, owner)).status === 404, 'the papers are gone');
    const document = await vets.keptVet(vetId);
    expect(document).toMatchObject({ marks: { verified: false }, verification: { status: 'none', registrationNumber: '', papers: [] } });
  });
});
