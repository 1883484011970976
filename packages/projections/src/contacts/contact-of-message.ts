import type { Contact as ToldContact } from '@paltu/contracts';
import type { MemberId } from '@paltu/kernel';
import type { Contact } from './contact.ts';

/** What is kept of how a member is reached. */
export const contactOfMessage = ({ id, email, emailVerified, phone }: ToldContact, sequence: number): Contact => ({
  id: id as MemberId,
  version: sequence,
  email,
  isEmailVerified: emailVerified,
  phone,
});
