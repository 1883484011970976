import { newId, type MemberId } from '@paltu/kernel';
import type { Account } from '../src/accounts/account.ts';

const at = new Date('2026-03-01T09:00:00Z');

/** An account; only what matters needs to be given. */
export const anAccount = (over: Partial<Account> = {}): Account => {
  const id = over.id ?? (newId() as MemberId);
  return {
    id,
    version: 1,
    firstName: 'Sana',
    lastName: 'Ahmed',
    email: `${id}@example.com`,
    phone: '+923001234567',
    cityId: 'lahore',
    address: '12 Mall Road',
    bio: '',
    picture: null,
    userType: 'user',
    isEmailVerified: false,
    emailVerifiedAt: null,
    deactivatedAt: null,
    suspendedAt: null,
    pendingEmail: null,
    marketingEmails: true,
    passwordHash: 'hash',
    createdAt: at,
    updatedAt: at,
    ...over,
  };
};
