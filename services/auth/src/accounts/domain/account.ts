import type { Branded, MemberId } from '@paltu/kernel';

export type PictureId = Branded<string, 'PictureId'>;
export type UserType = 'user' | 'admin';

/** Width and height of the largest rendition, in pixels. */
export interface Picture {
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
  /** An address that counts once its link was opened. */
  readonly pendingEmail: string | null;
  readonly createdAt: Date;
  readonly updatedAt: Date;
}

/** Both names, or the one there is. */
export const fullNameOf = ({ firstName, lastName }: Pick<Account, 'firstName' | 'lastName'>): string => `${firstName} ${lastName}`.trim();

/** Two addresses with one key belong to one person. */
export { emailKey } from '@paltu/reference';
