import type { MemberAccount, MemberAct, RoleChange } from '../../../web/src/shared/api/types.ts';
import { aUser } from '../../../web/src/testing/a-user.ts';
import { refuse, success, type Stubs } from '../harness/answers.ts';
import { adminId } from '../harness/people.ts';
import { ordersPage, someOrders } from './some-orders.ts';
import { someSessions } from './some-sessions.ts';

type Row = Partial<MemberAccount> & Pick<MemberAccount, 'firstName' | 'lastName' | 'email'>;

const rows: readonly Row[] = [
  { id: adminId, firstName: 'Hina', lastName: 'Raza', email: 'hina@example.com', userType: 'admin' },
  { firstName: 'عائشہ', lastName: 'ملک', email: 'ayesha.malik@example.com', city: 'Karachi' },
  { firstName: 'Bilal', lastName: 'Qureshi', email: 'bilal@example.com', isEmailVerified: false, city: 'Multan' },
  { firstName: 'Muhammad Abdullah', lastName: 'Siddiqui Al-Hashmi', email: 'a.very.long.name.of.a.mailbox@mail.example.com' },
  { firstName: 'Sana', lastName: 'Ahmed', email: 'sana@example.com', deactivatedAt: '2026-03-01T09:00:00.000Z' },
];

export const memberIdOf = (n: number): string => `0199a3f0-0000-7000-a000-${String(n).padStart(12, '0')}`;

/** Members of every kind: an admin, one whose name is in Urdu, one not verified, one with a long name, one who has left. */
export const someMembers = (): MemberAccount[] =>
  rows.map((row, index) => {
    const id = row.id ?? memberIdOf(index + 1);
    return {
      ...aUser({ isEmailVerified: true, ...row, id, _id: id, fullName: `${row.firstName} ${row.lastName}` }),
      deactivatedAt: row.deactivatedAt ?? null,
      suspendedAt: row.suspendedAt ?? null,
    };
  });

/** One page of a list of members. */
export const membersPage = (users: MemberAccount[]) => ({
  users,
  pagination: { page: 1, limit: 20, total: users.length, totalPages: 1, totalIsCapped: false },
});

export const someRoleChanges = (): RoleChange[] => [
  { by: null, byName: null, from: 'user', to: 'admin', at: '2026-01-02T09:00:00.000Z' },
  { by: adminId, byName: 'Hina Raza', from: 'admin', to: 'user', at: '2026-02-03T09:00:00.000Z' },
];

/** What admins did about a member, the last act first. */
export const someActs = (): MemberAct[] => [
  { act: 'reinstated', by: adminId, byName: 'Hina Raza', caseId: null, reason: '', at: '2026-03-05T09:00:00.000Z' },
  {
    act: 'suspended',
    by: adminId,
    byName: 'Hina Raza',
    caseId: null,
    reason: 'بلی کے پیسے لیے اور بلی نہیں دی',
    at: '2026-03-04T09:00:00.000Z',
  },
  { act: 'admin-given', by: null, byName: null, caseId: null, reason: '', at: '2026-01-02T09:00:00.000Z' },
];

/** What every call about members answers admins. */
export const memberAnswers = (): Stubs => ({
  'GET /auth/users': membersPage(someMembers()),
  'DELETE /auth/users/{id}/sessions': success(null),
  'GET /auth/users/{id}/roles': { changes: someRoleChanges() },
  'GET /auth/users/{id}': ({ params }) => {
    const member = someMembers().find(({ id }) => id === params['id']);
    return member === undefined ? refuse(404, 'account.not-found') : { user: member };
  },
  'GET /auth/users/{id}/history': { acts: someActs() },
  'GET /auth/users/{id}/sessions': { devices: someSessions().map((session) => ({ ...session, isCurrent: false })) },
  'GET /orders/buyers/{id}': ordersPage(someOrders()),
  'PATCH /auth/users/{id}/suspension': ({ params, body }) => {
    const [first] = someMembers();
    const member = someMembers().find(({ id }) => id === params['id']) ?? first;
    if (member === undefined) throw new Error('a member was expected');
    const isSuspended = (body as { suspended: boolean }).suspended;
    return { user: { ...member, suspendedAt: isSuspended ? '2026-03-04T09:00:00.000Z' : null } };
  },
});
