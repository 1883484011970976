import { refusal, type Branded, type MemberId } from '@paltu/kernel';
export { emailKey } from '@paltu/reference';

export type PictureId = Branded<string, 'PictureId'>;
export type UserType = 'user' | 'admin';

/** Width and height of the largest rendition, in pixels. */
interface Picture {
  readonly id: PictureId;
  readonly width: number;
  readonly height: number;
}

/** What a newcomer entered, checked and in the form in which it is kept; the password only as its hash. */
export interface Registration {
  readonly firstName: string;
  /** Empty for a person with one name. */
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
  readonly id: MemberId;
  /** Grows with every event of this account. */
  readonly version: number;
  readonly bio: string;
  readonly picture: Picture | null;
  readonly userType: UserType;
  readonly isEmailVerified: boolean;
  /** Since when; null where it is not, and where nobody knows. */
  readonly emailVerifiedAt: Date | null;
  /** When the member left; they may come back for a while. */
  readonly deactivatedAt: Date | null;
  /** Since when an admin keeps the member out. */
  readonly suspendedAt: Date | null;
  /** An address that counts once its link was opened. */
  readonly pendingEmail: string | null;
  readonly createdAt: Date;
  readonly updatedAt: Date;
}

/** Both names, or the one there is. */
export const fullNameOf = ({ firstName, lastName }: Pick<Account, 'firstName' | 'lastName'>): string => `${firstName} ${lastName}`.trim();

export const emailTaken = refusal('conflict', 'account.email-taken', 'An account with this email already exists');

export const accountNotFound = refusal('not-found', 'account.not-found', 'This account does not exist');

/** The password was right. */
export const accountDeactivated = refusal('forbidden', 'account.deactivated', 'This account is deactivated');

/** The password was right. */
export const accountSuspended = refusal(
  'forbidden',
  'account.suspended',
  'This account is suspended. Please write to us if you think that this is a mistake.',
);

/** An admin has to be made a member first, which ends what they may do and is kept. */
export const adminNotSuspended = refusal(
  'conflict',
  'account.admin-not-suspended',
  'An admin cannot be suspended. Take the role away first.',
);

/** Somebody has to be left who can decide. */
export const lastAdmin = refusal('conflict', 'account.last-admin', 'The last admin cannot be taken');

export const currentPasswordWrong = refusal('invalid', 'password.wrong-current', 'The current password is not right');

/** It is unknown, used, or too old: which of them is nobody's business. */
export const emailTokenInvalid = refusal('invalid', 'email-token.invalid', 'This link does not work any more. Please ask for a new one.');

/** Reading the mailbox alone does not show that the account is one's own. */
export const linkNeedsPassword = refusal(
  'invalid',
  'email-token.password-required',
  'Please enter the password of the account that this link is for',
);

/** Thrown with the time until another one is judged. */
export const tooManyPasswords = refusal('too-many', 'login.too-many', 'Too many wrong passwords. Please wait a little and try again.');

/** Too many passwords are being checked at once. */
export const passwordChecksBusy = refusal('unavailable', 'auth.busy', 'Server is currently unavailable. Please try again later.', {
  retryAfterSeconds: 2,
});

export type AccountEvent =
  | { readonly type: 'UserRoleChanged'; readonly account: Account; readonly previousUserType: UserType; readonly at: Date }
  | {
      readonly type:
        | 'UserRegistered'
        /** Any change that no other event names. */
        | 'UserProfileUpdated'
        /** The member has left, and may come back. */
        | 'UserDeactivated'
        /** The member is back. */
        | 'UserReactivated'
        | 'UserSuspended'
        | 'UserReinstated'
        /** The holder has shown that they read the account's address. */
        | 'UserEmailConfirmed'
        | 'UserPasswordChanged'
        /** Nothing is kept of the member; `account` holds no personal data any more. */
        | 'UserErased';
      readonly account: Account;
      readonly at: Date;
    };

/** Somebody got another role: a row of the audit trail. */
export interface RoleChange {
  readonly accountId: MemberId;
  /** The admin who decided; null when it was an operator by a command. */
  readonly changedBy: string | null;
  readonly previousUserType: UserType;
  readonly userType: UserType;
  readonly at: Date;
}

/** An admin kept a member out, or let them in again, or upheld reports kept them out: a row of the audit trail. */
export interface Suspension {
  readonly accountId: MemberId;
  /** Null for what followed from upheld reports. */
  readonly decidedBy: MemberId | null;
  /** The case of moderation that it followed from; null where an admin decided it. */
  readonly caseId: string | null;
  readonly isSuspended: boolean;
  /** For other admins; empty where a member is let in again without one. */
  readonly reason: string;
  readonly at: Date;
}

/** An admin ended all sessions of a member: a row of the audit trail. */
export interface SessionEnding {
  readonly accountId: MemberId;
  readonly endedBy: MemberId;
  readonly at: Date;
}
