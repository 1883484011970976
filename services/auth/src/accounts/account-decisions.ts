import type { Decided, MemberId } from '@paltu/kernel';
import { adminNotSuspended, emailTokenInvalid, type Account, type AccountEvent, type Registration, type UserType } from './account.ts';
import { isSameEmail } from './email-token.ts';

type Decision = Decided<Account, AccountEvent>;

const changed = (
  type: Exclude<AccountEvent['type'], 'UserRoleChanged'>,
  account: Account,
  changes: Partial<Account>,
  at: Date,
): Decision => {
  const state: Account = { ...account, ...changes, version: account.version + 1, updatedAt: at };
  return { state, events: [{ type, account: state, at }] };
};

const unchanged = (account: Account): Decision => ({ state: account, events: [] });

/** Somebody becomes a member. */
export const register = (id: MemberId, registration: Registration, at: Date): Decision => {
  const account: Account = {
    ...registration,
    id,
    version: 1,
    bio: '',
    picture: null,
    userType: 'user',
    isEmailVerified: false,
    emailVerifiedAt: null,
    deactivatedAt: null,
    suspendedAt: null,
    pendingEmail: null,
    createdAt: at,
    updatedAt: at,
  };
  return { state: account, events: [{ type: 'UserRegistered', account, at }] };
};

/** The profile that a member edits; what is left out stays. */
export type ProfileChange = Partial<Pick<Account, 'firstName' | 'lastName' | 'email' | 'phone' | 'cityId' | 'address' | 'bio' | 'picture'>>;

/** Whether `email` is an address that the account neither has nor waits for. */
export const isNewEmail = ({ email, pendingEmail }: Account, wanted: string): boolean =>
  !isSameEmail(wanted, email) && !isSameEmail(wanted, pendingEmail);

const emailsAfter = (account: Account, wanted: string): Pick<Account, 'email' | 'pendingEmail'> => {
  // The same address in another letter case is nobody else's.
  if (isSameEmail(wanted, account.email)) return { email: wanted, pendingEmail: account.pendingEmail };
  return { email: account.email, pendingEmail: wanted };
};

/** The member edits the profile. A new address waits until its link was opened. */
export const editProfile = (account: Account, { email = account.email, ...change }: ProfileChange, at: Date): Decision => {
  const edits = { ...change, ...emailsAfter(account, email) };
  const hasChanged = (Object.keys(edits) as (keyof typeof edits)[]).some((field) => edits[field] !== account[field]);
  return hasChanged ? changed('UserProfileUpdated', account, edits, at) : unchanged(account);
};

/**
 * A new password, chosen by the holder. An address that was asked for before, perhaps by somebody who stole a session, is wanted no longer.
 */
export const changePassword = (account: Account, passwordHash: string, at: Date): Decision =>
  changed('UserPasswordChanged', account, { passwordHash, pendingEmail: null }, at);

/**
 * The holder reads `email`: the account's address is verified, or the one that waited becomes it.
 * @throws AppError `email-token.invalid` when it is neither
 */
export const verifyEmail = (account: Account, email: string, at: Date): Decision => {
  const verified = { isEmailVerified: true, emailVerifiedAt: at };
  if (isSameEmail(email, account.pendingEmail))
    return changed('UserEmailConfirmed', account, { email, pendingEmail: null, ...verified }, at);
  if (!isSameEmail(email, account.email)) throw emailTokenInvalid.at('token');
  return account.isEmailVerified ? unchanged(account) : changed('UserEmailConfirmed', account, verified, at);
};

/** A new password by a link that was mailed: who opened it reads the account's address. */
export const resetPassword = (account: Account, passwordHash: string, at: Date): Decision => {
  const verified = verifyEmail(account, account.email, at);
  const { state, events } = changePassword(verified.state, passwordHash, at);
  return { state, events: [...verified.events, ...events] };
};

/** The address that waits for its link is wanted no longer: the link opens nothing. */
export const dropPendingEmail = (account: Account, at: Date): Decision =>
  account.pendingEmail === null ? unchanged(account) : changed('UserProfileUpdated', account, { pendingEmail: null }, at);

/** Gives a role. What somebody has already changes nothing. */
export const changeRole = (account: Account, userType: UserType, at: Date): Decision => {
  if (account.userType === userType) return unchanged(account);
  const state: Account = { ...account, userType, version: account.version + 1, updatedAt: at };
  return { state, events: [{ type: 'UserRoleChanged', account: state, previousUserType: account.userType, at }] };
};

const dayMs = 24 * 60 * 60_000;

/** So long a member may come back. */
const returnMs = 30 * dayMs;

/** Accounts that were deactivated at this instant or before are erased. */
export const erasableSince = (at: Date): Date => new Date(at.getTime() - returnMs);

/** Whether the time to come back is over; the account may not have been erased yet. */
export const isErasable = ({ deactivatedAt }: Pick<Account, 'deactivatedAt'>, at: Date): boolean =>
  deactivatedAt !== null && deactivatedAt <= erasableSince(at);

/** The member leaves. Who has left stays away. */
export const deactivate = (account: Account, at: Date): Decision =>
  account.deactivatedAt === null ? changed('UserDeactivated', account, { deactivatedAt: at }, at) : unchanged(account);

/** The member is back. */
export const reactivate = (account: Account, at: Date): Decision =>
  account.deactivatedAt === null ? unchanged(account) : changed('UserReactivated', account, { deactivatedAt: null }, at);

/** An admin keeps a member out; who is kept out stays so. @throws AppError `account.admin-not-suspended` */
export const suspend = (account: Account, at: Date): Decision => {
  if (account.userType === 'admin') throw adminNotSuspended();
  return account.suspendedAt === null ? changed('UserSuspended', account, { suspendedAt: at }, at) : unchanged(account);
};

/** An admin lets a member in again. */
export const reinstate = (account: Account, at: Date): Decision =>
  account.suspendedAt === null ? unchanged(account) : changed('UserReinstated', account, { suspendedAt: null }, at);

/** The last event of an account: its id, and that it is gone. */
export const erase = (account: Account, at: Date): readonly AccountEvent[] => {
  const nothing = {
    firstName: '',
    lastName: '',
    email: '',
    phone: '',
    cityId: '',
    address: '',
    bio: '',
    picture: null,
    isEmailVerified: false,
    emailVerifiedAt: null,
    userType: 'user',
  } as const;
  return changed('UserErased', account, nothing, at).events;
};
