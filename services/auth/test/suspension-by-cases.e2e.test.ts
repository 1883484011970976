import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { caseDecided } from '@paltu/contracts';
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

test('an admin is left to other admins, and who has no account to nobody', async () => {
  const [admin, sana] = [await anAdmin(), await registerAndLogIn(auth.one)];
  // Events of one case are consumed in their order.
  const caseId = newId();
  for (const id of [admin.user.id, newId(), sana.user.id]) await upheld(id, caseId);
  await eventually(async () => (await suspendedAt(sana.user.id)) !== null, 'the last event is consumed');
  expect(await suspendedAt(admin.user.id)).toBeNull();
});
