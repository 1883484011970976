import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { eventually } from '@paltu/testing';
import { aVet } from './a-vet.ts';
import { callsTo, type Answer, type Call } from './calls.ts';
import { newAdmin, newMember, type Member } from './members.ts';
import type { RunningProduct } from './running-product.ts';
import { joinProduct } from './shared-product.ts';

let product: RunningProduct;
let call: Call;
let owner: Member;
let stranger: Member;
let admin: Member;
let vetId: string;

interface SeenThing {
  readonly id: string;
  readonly verification: { readonly number: number; readonly status: string; readonly papers: readonly { readonly id: string }[] };
}

beforeAll(async () => {
  product = await joinProduct();
  call = callsTo(product.address);
  [owner, stranger] = await Promise.all([newMember(product.address), newMember(product.address, 'Bilal')]);
  admin = await newAdmin(product);
  const listed = await call(owner, 'POST', '/vets', { body: { ...aVet, name: 'Dr. Zarghuna Kakar', city: 'Quetta' } });
  expect(listed.status).toBe(201);
  vetId = (listed.body.data?.['vet'] as { id: string }).id;
}, 180_000);
afterAll(() => product.stop(), 60_000);

const papers = (registrationNumber: string): FormData => {
  const form = new FormData();
  form.set('registrationNumber', registrationNumber);
  form.set('validUntil', '2099-01-01');
  form.append('papers', new Blob([`%PDF-1.7 ${registrationNumber}`], { type: 'application/pdf' }), 'council-card.pdf');
  return form;
};

const profile = async (member?: Member): Promise<Answer> => call(member, 'GET', `/vets/${vetId}`);
const isMarked = async (mark: 'verified' | 'featured'): Promise<boolean> =>
  (((await profile()).body.data?.['vet'] ?? {}) as Record<string, unknown>)[mark] === true;

/** The request in the queue of the admin, once moderation has consumed it. */
const waiting = (number: number): Promise<SeenThing> =>
  eventually(async () => {
    const things = (await call(admin, 'GET', '/admin/verifications')).body.data?.['things'] as SeenThing[] | undefined;
    return things?.find(({ id, verification }) => id === vetId && verification.number === number);
  }, `the papers wait for the ${number}. time`);

const send = async (registrationNumber: string): Promise<void> => {
  expect((await call(owner, 'POST', '/vets/user/verification', { body: papers(registrationNumber) })).status).toBe(200);
};

const decide = (verified: boolean, number: number, seenStatus: string): Promise<Answer> =>
  call(admin, 'PATCH', `/admin/vets/${vetId}/verified`, {
    ifMatch: number,
    body: { verified, seenStatus, reason: verified ? '' : 'The card cannot be read' },
  });

const ownVerification = async (): Promise<unknown> => (await call(owner, 'GET', '/vets/user/verification')).body.data?.['verification'];

test('a vet sends papers, is sent back, sends others, is verified by an admin who read them, and everybody sees it', async () => {
  await send('RVMP 1');
  const first = await waiting(1);
  const paper = `/api/v1/vets/${vetId}/papers/${first.verification.papers[0]?.id ?? ''}`;
  const read = (member: Member) => fetch(`${product.address}${paper}`, { headers: { authorization: `Bearer ${member.token}` } });
  expect([await (await read(admin)).text(), (await read(stranger)).status]).toEqual(['%PDF-1.7 RVMP 1', 404]);

  expect((await decide(false, 1, 'waiting')).status).toBe(200);
  await eventually(async () => ((await ownVerification()) as { status: string }).status === 'sent-back', 'the vet sees it');
  expect(await ownVerification()).toMatchObject({ reason: 'The card cannot be read' });
  expect(await isMarked('verified')).toBe(false);

  await send('RVMP 2');
  await waiting(2);
  expect((await decide(true, 1, 'waiting')).body.code).toBe('verification.stale');
  expect((await decide(true, 2, 'waiting')).status).toBe(200);
  expect((await decide(false, 2, 'waiting')).body.code).toBe('verification.already-decided');
  await eventually(() => isMarked('verified'), 'everybody sees that the vet is verified');
  expect(await ownVerification()).toMatchObject({ status: 'verified', verifiedUntil: '2099-01-01' });
  const { history } = (await call(admin, 'GET', `/admin/vets/${vetId}/marks`)).body.data as { history: unknown };
  expect(history).toMatchObject([
    { mark: 'verified', set: false, reason: 'The card cannot be read', verificationNumber: 1 },
    { mark: 'verified', set: true, verificationNumber: 2 },
  ]);
}, 120_000);

test('a vet whom an admin finds by name is featured, and one who is hidden is seen by the vet and admins alone', async () => {
  const found = (await call(admin, 'GET', '/admin/vets?search=zarghuna%20quetta')).body.data?.['things'] as SeenThing[];
  expect(found.map(({ id }) => id)).toEqual([vetId]);
  expect((await call(admin, 'PATCH', `/admin/vets/${vetId}/featured`, { body: { featured: true } })).status).toBe(200);
  await eventually(() => isMarked('featured'), 'the vet is featured');

  const mark = (hidden: boolean) =>
    call(admin, 'PATCH', `/admin/vets/${vetId}/hidden`, { body: { hidden, reason: 'The clinic has moved' } });
  expect((await mark(true)).status).toBe(200);
  await eventually(async () => (await profile()).status === 404, 'nobody sees the vet');
  expect([(await profile(owner)).status, (await profile(admin)).status, (await profile(stranger)).status]).toEqual([200, 200, 404]);
  expect((await mark(false)).status).toBe(200);
  await eventually(async () => (await profile()).status === 200, 'the vet is shown again');
}, 120_000);
