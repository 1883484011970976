import { timestampDate } from '@bufbuild/protobuf/wkt';
import type { Contact as ContactMessage } from '@paltu/contracts';
import type { MemberId } from '@paltu/kernel';

/** How a member is reached: for their own mails, or shown to somebody who may know it. `version` is that of the account. */
export interface Contact {
  readonly id: MemberId;
  readonly version: number;
  readonly email: string;
  readonly isEmailVerified: boolean;
  /** Since when; null where nobody knows, and of no meaning where it is not. */
  readonly emailVerifiedAt: Date | null;
  /** E.164 */
  readonly phone: string;
}

export type ContactsById = ReadonlyMap<MemberId, Contact>;

export interface ContactDirectory {
  /** Those of these members whose contact is known; one whose account was erased has none. */
  find(ids: readonly MemberId[]): Promise<ContactsById>;
}

/** What is kept of how a member is reached. */
export const contactOfMessage = ({ id, email, emailVerified, emailVerifiedAt, phone }: ContactMessage, sequence: number): Contact => ({
  id: id as MemberId,
  version: sequence,
  email,
  isEmailVerified: emailVerified,
  emailVerifiedAt: emailVerifiedAt === undefined ? null : timestampDate(emailVerifiedAt),
  phone,
});
