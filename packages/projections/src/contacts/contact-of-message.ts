import { timestampDate } from '@bufbuild/protobuf/wkt';
import type { Contact as ContactMessage } from '@paltu/contracts';
import type { MemberId } from '@paltu/kernel';
import type { Contact } from './contact.ts';

/** What is kept of how a member is reached. */
export const contactOfMessage = ({ id, email, emailVerified, emailVerifiedAt, phone }: ContactMessage, sequence: number): Contact => ({
  id: id as MemberId,
  version: sequence,
  email,
  isEmailVerified: emailVerified,
  emailVerifiedAt: emailVerifiedAt === undefined ? null : timestampDate(emailVerifiedAt),
  phone,
});
