import type { MemberAccount, RoleChange } from '../../../web/src/shared/api/types.ts';
import { aUser } from '../../../web/src/testing/a-user.ts';
import { adminId } from '../harness/people.ts';

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
