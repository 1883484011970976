import type { User } from '@paltu/contracts';
import type { MemberId } from '@paltu/kernel';
import type { Member } from './member.ts';

/** What is kept of the member of an event of auth. */
export const memberOfMessage = ({ id, firstName, lastName, verified, picture }: User, sequence: number): Member => ({
  id: id as MemberId,
  version: sequence,
  firstName,
  lastName,
  isVerified: verified,
  picture: picture === undefined ? null : { id: picture.id, width: picture.width, height: picture.height },
});
