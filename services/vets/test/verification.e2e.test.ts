import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { Mark, vetVerificationRequested } from '@paltu/contracts';
import { newId } from '@paltu/kernel';
import { eventually } from '@paltu/testing';
import { formOf } from '@paltu/testing/service';
import { aPdf, startVets, type RunningVets, type Someone } from './running-vets.ts';

// What the mark `verified` promises is tested in @paltu/marks; here, that vets have it.

let now = new Date();
let vets: RunningVets;
let owner: Someone;
let vetId: string;
beforeAll(async () => {
  vets = await startVets({ clock: { now: () => now } });
});
beforeEach(async () => {
  now = new Date('2027-05-04T05:00:00Z');
  ({ owner, id: vetId } = await vets.someVet());
});
afterAll(() => vets.stop());

const own = async () => (await vets.call('GET', '/vets/user/verification', { as: owner })).body.data.verification;
const read = (paperId: string, as: { readonly token: string }) =>
  fetch(`${vets.url}/api/v1/vets/${vetId}/papers/${paperId}`, { headers: { authorization: `Bearer ${as.token}` } });
const isVerified = async () => (await vets.call('GET', `/vets/${vetId}`)).body.data.vet.verified as boolean;
const decided = async (number: number, set: boolean, reason = '') => {
  await vets.isMarked(vetId, number, Mark.VERIFIED, { set, verificationNumber: 1, reason });
  await eventually(async () => (await vets.keptVet(vetId)).decidedUpTo >= number, 'the decision was carried out');
};

test('a vet is verified by papers, which everybody sees, while nobody else sees the papers', async () => {
  const sent = (await vets.askVerified(owner, [aPdf()], { validUntil: '2027-05-06' })).body.data.verification;
  const [{ id: paperId }] = sent.papers;
  const published = (await vets.untilPublished(vetVerificationRequested, vetId)).vet;
  expect(published?.verification).toMatchObject({ number: 1, registrationNumber: 'PVMC-1234', papers: [{ id: paperId, size: 200 }] });
  expect((await vets.call('GET', '/vets/export', { as: owner })).body.data.vetVerification).toEqual(sent);
  expect([(await read(paperId, owner)).status, (await read(newId(), owner)).status]).toEqual([200, 404]);
  await decided(1, true);
  expect([await isVerified(), await own()]).toMatchObject([true, { status: 'verified', verifiedUntil: '2027-05-06' }]);
  const shown = JSON.stringify((await vets.call('GET', `/vets/${vetId}`)).body);
  expect([shown.includes(paperId), shown.includes('PVMC')]).toEqual([false, false]);
  now = new Date('2027-05-06T19:00:00Z');
  await vets.runJob('end verifications');
  expect(await isVerified()).toBe(false);
});

test('the mark ends with another name, qualification or clinic until an admin has looked again, and not with another fee', async () => {
  const [{ id: paperId }] = (await vets.askVerified(owner, [aPdf()])).body.data.verification.papers;
  await decided(1, true);
  const edit = (json: object) => vets.call('PUT', '/vets', { as: owner, json });
  expect(await edit({ consultationFee: 4500, bio: 'Twenty years', address: 'Main Boulevard 7' })).toMatchObject({ status: 200 });
  expect(await isVerified()).toBe(true);
  for (const [index, changed] of [{ name: 'Dr. Another' }, { qualifications: 'MPhil' }, { clinicName: 'City Vets' }].entries()) {
    expect(await edit(changed)).toMatchObject({ status: 200, body: { data: { vet: { verified: false } } } });
    expect(await own()).toMatchObject({ status: 'waiting', verifiedUntil: null, papers: [{ id: paperId }] });
    const number = index + 2;
    await vets.isMarked(vetId, number, Mark.VERIFIED, { set: true, verificationNumber: number });
    await eventually(isVerified, 'an admin has looked again');
  }
});

test('papers that are sent back are gone once others have taken their place', async () => {
  const [first] = (await vets.askVerified(owner, [aPdf()])).body.data.verification.papers;
  expect(await vets.askVerified(owner, [aPdf()])).toMatchObject({ status: 409, body: { code: 'verification.already-waiting' } });
  await decided(1, false, 'دھندلا ہے');
  expect(await own()).toMatchObject({ status: 'sent-back', reason: 'دھندلا ہے' });
  await vets.askVerified(owner, [aPdf(250)]);
  expect((await read(first.id, owner)).status).toBe(404);
  await vets.runJob('sweep papers');
  expect(await vets.kept.find('papers', { id: first.id })).toEqual([]);
});

test('papers are refused by name', async () => {
  const sent: [readonly Uint8Array[], number, string, string][] = [
    [[], 400, 'request.invalid', 'papers'],
    [[Buffer.from('plain words')], 415, 'paper.unsupported-type', 'papers'],
    [[aPdf(5 * 1_048_576 + 1)], 413, 'paper.too-large', 'papers'],
    [Array<Buffer>(6).fill(aPdf()), 400, 'paper.too-many', 'papers'],
  ];
  for (const [files, status, code, path] of sent)
    expect(await vets.askVerified(owner, files)).toMatchObject({ status, body: { code, errors: [{ path }] } });
  const stranger = await vets.someone();
  const refused = { status: 404, body: { code: 'vet.not-found' } };
  expect(await vets.askVerified(stranger, [aPdf()])).toMatchObject(refused);
  expect(await vets.call('GET', '/vets/user/verification', { as: stranger })).toMatchObject(refused);
  const post = (sentAs: object) => vets.call('POST', '/vets/user/verification', { as: owner, ...sentAs });
  expect(await post({ json: { registrationNumber: '1' } })).toMatchObject({ status: 415 });
  const cut = { body: '--x\r\nbroken', headers: { 'content-type': 'multipart/form-data; boundary=x' } };
  expect(await post(cut)).toMatchObject({ status: 400 });
  expect(await post({ body: formOf({}, [{ field: 'images', name: 'a.pdf', bytes: aPdf() }]) })).toMatchObject({ status: 400 });
});

test('the mark goes with the papers when the account is erased', async () => {
  const [paper] = (await vets.askVerified(owner, [aPdf()])).body.data.verification.papers;
  await decided(1, true);
  await vets.isErased(owner);
  await eventually(async () => (await read(paper.id, owner)).status === 404, 'the papers are gone');
  expect(await vets.keptVet(vetId)).toMatchObject({
    marks: { verified: false },
    verification: { status: 'none', registrationNumber: '', papers: [] },
  });
});
