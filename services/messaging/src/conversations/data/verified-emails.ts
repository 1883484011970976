import type { MemberId } from '@paltu/kernel';
import type { Contact, ContactDirectory } from '@paltu/projections';
import type { VerifiedEmail } from '../use-cases/ports.ts';

/** A stranger who registers the address of another gets nothing of what came from it before somebody has shown that it is theirs. */
export const verifiedEmailIn = ({ email, isEmailVerified, emailVerifiedAt: since }: Contact): VerifiedEmail | undefined =>
  isEmailVerified && since !== null ? { email, since } : undefined;

export const verifiedEmails =
  (contacts: ContactDirectory) =>
  async (memberId: MemberId): Promise<VerifiedEmail | undefined> => {
    const contact = (await contacts.find([memberId])).get(memberId);
    return contact && verifiedEmailIn(contact);
  };
