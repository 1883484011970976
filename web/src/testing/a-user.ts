import type { User } from '#shared/api/types.ts';

/** A member as the API answers one; name what matters. */
export function aUser(given: Partial<User> = {}): User {
  return {
    _id: 'user-1',
    id: 'user-1',
    firstName: 'Ayesha',
    lastName: 'Khan',
    fullName: 'Ayesha Khan',
    email: 'ayesha@example.com',
    phone: '+923001234567',
    city: 'Lahore',
    address: 'Canal Road',
    bio: '',
    profileImage: null,
    userType: 'user',
    isEmailVerified: false,
    pendingEmail: null,
    createdAt: '2026-01-01T00:00:00.000Z',
    updatedAt: '2026-01-01T00:00:00.000Z',
    ...given,
  };
}
