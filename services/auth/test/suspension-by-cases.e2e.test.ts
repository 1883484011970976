import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { caseDecided, objectionDecided } from '@paltu/contracts';
import { newId } from '@paltu/kernel';
import { eventually } from '@paltu/testing';
import { grantAdminIn } from './grant-admin-in.ts';
import { registerAndLogIn, startAuth, type RunningAuth } from './running-auth.ts';

let auth: RunningAuth;
beforeAll(async () => {
  auth = await startAuth();
});
afterAll(() => auth.stop());

type Member = Awaited<ReturnType<typeof registerAndLogIn>>;

const anAdmin = async (): Promise<Member> => {
  const member = await registerAndLogIn(auth.one, { firstName: 'Hina', lastName: 'Malik' });
  await grantAdminIn(auth.one, member.user.email);
  const { body } = await auth.one.call('POST', '/auth/refresh', { json: { refreshToken: member.refreshToken } });
  return { ...member, ...body.data };
};

/** Moderation publishes what was decided; the same case may come again. */
const upheld = (ownerId: string, caseId: string, suspends = true) =>
  auth.one.publishToBus(caseDecided, { subject: caseId, sequence: 2, data: { caseId, ownerId, upheld: true, suspends } });
const suspendedAt = async (id: string) =>
  ((await auth.one.database('accounts').where({ id }).first()) as { suspended_at: Date | null }).suspended_at;
test('upheld reports suspend a member once for each case, as done by nobody; one click of an admin undoes it', async () => {
  const [sana, admin, caseId] = [await registerAndLogIn(auth.one), await anAdmin(), newId()];
  const { id } = sana.user;
  await upheld(id, newId(), false);
  await upheld(id, caseId);
  await eventually(async () => (await suspendedAt(id)) !== null, 'the member is suspended');
  await eventually(async () => (await auth.one.call('GET', '/auth/profile', { as: sana })).body.code === 'token.revoked');
  const acts = async () => (await auth.one.call('GET', `/auth/users/${id}/history`, { as: admin })).body.data.acts;
  const suspension = { act: 'suspended', by: null, byName: null, caseId };
  expect(await acts()).toMatchObject([suspension]);

  const undone = await auth.one.call('PATCH', `/auth/users/${id}/suspension`, { as: admin, json: { suspended: false } });
  expect(undone.status).toBe(200);
  await upheld(id, caseId);
  await upheld(id, newId(), false);
  const later = newId();
  await upheld(id, later);
  await eventually(async () => (await suspendedAt(id)) !== null, 'another case suspends again');
  expect(await acts()).toMatchObject([
    { ...suspension, caseId: later },
    { act: 'reinstated', by: admin.user.id, caseId: null },
    suspension,
  ]);
});

const overturned = (ownerId: string, caseId: string, reinstates = true) =>
  auth.one.publishToBus(objectionDecided, { subject: caseId, sequence: 4, data: { caseId, ownerId, accepted: true, reinstates } });
const actsOf = async ({ user }: Member, as: Member) =>
  (await auth.one.call('GET', `/auth/users/${user.id}/history`, { as })).body.data.acts;

/** Events of one case are consumed in their order: one of somebody else, after all before it. */
const allConsumed = async (subject: string): Promise<void> => {
  const { id: ownerId } = (await registerAndLogIn(auth.one)).user;
  await auth.one.publishToBus(caseDecided, { subject, sequence: 9, data: { caseId: newId(), ownerId, upheld: true, suspends: true } });
  await eventually(async () => (await suspendedAt(ownerId)) !== null, 'the last event is consumed');
};

test('an objection that leaves too little lets the member in again, once, also one to the case that suspended', async () => {
  const [sana, admin, caseId] = [await registerAndLogIn(auth.one), await anAdmin(), newId()];
  const { id } = sana.user;
  await upheld(id, caseId);
  await overturned(id, caseId, false);
  await allConsumed(caseId);
  expect(await suspendedAt(id)).not.toBeNull();
  await overturned(id, caseId);
  await eventually(async () => (await suspendedAt(id)) === null, 'the member is let in again');
  await upheld(id, caseId);
  await overturned(id, caseId);
  await allConsumed(caseId);
  expect(await actsOf(sana, admin)).toMatchObject([
    { act: 'reinstated', by: null, caseId, reason: '' },
    { act: 'suspended', by: null, caseId },
  ]);
});

test('whom an admin keeps out, or another case later, an earlier objection does not let in', async () => {
  const [sana, omar, admin] = [await registerAndLogIn(auth.one), await registerAndLogIn(auth.one), await anAdmin()];
  const caseId = newId();
  const change = (suspended: boolean) =>
    auth.one.call('PATCH', `/auth/users/${sana.user.id}/suspension`, {
      as: admin,
      json: { suspended, ...(suspended && { reason: 'Threats' }) },
    });
  await upheld(sana.user.id, caseId);
  await allConsumed(caseId);
  expect([(await change(false)).status, (await change(true)).status]).toEqual([200, 200]);
  await overturned(sana.user.id, caseId);
  const before = new Date(Date.now() - 60_000);
  await upheld(omar.user.id, newId());
  await eventually(async () => (await suspendedAt(omar.user.id)) !== null, 'the other member is suspended');
  await auth.one.publishToBus(objectionDecided, {
    ...{ subject: caseId, sequence: 4, time: before },
    data: { caseId, ownerId: omar.user.id, accepted: true, reinstates: true },
  });
  await allConsumed(caseId);
  expect([await suspendedAt(sana.user.id), await suspendedAt(omar.user.id)]).toEqual([expect.any(Date), expect.any(Date)]);
});

test('an admin is left to other admins, and who has no account to nobody', async () => {
  const [admin, sana] = [await anAdmin(), await registerAndLogIn(auth.one)];
  // Events of one case are consumed in their order.
  const caseId = newId();
  for (const id of [admin.user.id, newId(), sana.user.id]) await upheld(id, caseId);
  await eventually(async () => (await suspendedAt(sana.user.id)) !== null, 'the last event is consumed');
  expect(await suspendedAt(admin.user.id)).toBeNull();
});
