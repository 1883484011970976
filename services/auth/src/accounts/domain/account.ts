import type { Branded } from '@paltu/kernel';
import type { AccountEvent } from './account-events.ts';

export type AccountId = Branded<string, 'AccountId'>;
export type UserType = 'user' | 'admin';

/** What a newcomer told us, checked and in the form in which it is kept; the password only as its hash. */
export interface Registration {
  readonly firstName: string;
  readonly lastName: string;
  /** As typed; `emailKey` is what makes it unique. */
  readonly email: string;
  /** E.164 */
  readonly phone: string;
  readonly cityId: string;
  readonly address: string;
  readonly marketingEmails: boolean;
  readonly passwordHash: string;
}

export interface Account extends Registration {
  readonly id: AccountId;
  /** Grows with every event of this account. */
  readonly version: number;
  readonly bio: string;
  readonly profileImage: string | null;
  readonly userType: UserType;
  readonly isEmailVerified: boolean;
  readonly createdAt: Date;
  readonly updatedAt: Date;
}

/** The account as it is now, and what happened to it. */
export interface AccountDecision {
  readonly account: Account;
  readonly events: readonly AccountEvent[];
}

/** Two addresses with one key belong to one person. */
export const emailKey = (email: string): string => email.trim().toLowerCase();

export const register = (id: AccountId, registration: Registration, at: Date): AccountDecision => {
  const account: Account = {
    ...registration,
    id,
    version: 1,
    bio: '',
    profileImage: null,
    userType: 'user',
    isEmailVerified: false,
    createdAt: at,
    updatedAt: at,
  };
  return { account, events: [{ type: 'UserRegistered', account, at }] };
};

/** Granting what is granted already changes nothing. */
export const grantAdmin = (account: Account, at: Date): AccountDecision => {
  if (account.userType === 'admin') return { account, events: [] };
  const admin: Account = { ...account, userType: 'admin', version: account.version + 1, updatedAt: at };
  return { account: admin, events: [{ type: 'UserRoleChanged', account: admin, previousUserType: account.userType, at }] };
};
