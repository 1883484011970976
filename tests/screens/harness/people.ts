import type { User } from '../../../web/src/shared/api/types.ts';
import { aUser } from '../../../web/src/testing/a-user.ts';

/** Who looks at a screen. */
export type Viewer = 'visitor' | 'member' | 'unverified' | 'admin';

export const memberId = '0199a3f0-0000-7000-8000-0000000000a1';
export const adminId = '0199a3f0-0000-7000-8000-0000000000a2';

const idsOf = (id: string): Pick<User, 'id' | '_id'> => ({ id, _id: id });

const users = {
  member: aUser({ ...idsOf(memberId), isEmailVerified: true }),
  unverified: aUser({ ...idsOf(memberId) }),
  admin: aUser({
    ...idsOf(adminId),
    firstName: 'Hina',
    lastName: 'Raza',
    fullName: 'Hina Raza',
    email: 'hina@example.com',
    userType: 'admin',
    isEmailVerified: true,
  }),
};

export const userOf = (viewer: Viewer): User | undefined => (viewer === 'visitor' ? undefined : users[viewer]);

export const aMember = (): User => users.member;

/** What the app keeps of somebody who is logged in (`shared/transport/credentials.ts`), as text. */
export const sessionText = (user: User, token = 'a-token'): string => JSON.stringify({ token, refreshToken: 'a-refresh-token', user });
