import type { User } from '@paltu/contracts';
import type { MemberId } from '@paltu/kernel';
import type { KeptPicture } from '@paltu/pictures/picture-view';
import { formerMember } from '@paltu/reference';

/** A member as others may know them; `version` is that of the account and orders the events of auth. */
export interface Member {
  readonly id: MemberId;
  readonly version: number;
  readonly firstName: string;
  readonly lastName: string;
  readonly isVerified: boolean;
  /** Of the profile; auth serves it. */
  readonly picture: KeptPicture | null;
}

export type MembersById = ReadonlyMap<MemberId, Member>;

/** Members as screens read them. */
export interface MemberDirectory {
  find(ids: readonly MemberId[]): Promise<MembersById>;
  /** How many there are; former ones are none. */
  count(): Promise<number>;
}

/** First and last name; `formerMember` once the account was erased, empty for a member of whom no event came yet. */
export const fullNameOf = (member: Pick<Member, 'firstName' | 'lastName'> | undefined): string =>
  member === undefined ? '' : `${member.firstName} ${member.lastName}`.trim() || formerMember;

/** Whether everybody sees the same of a member, whatever else the account has. */
export const isShownAlike = (one: Member, other: Member): boolean =>
  one.firstName === other.firstName &&
  one.lastName === other.lastName &&
  one.isVerified === other.isVerified &&
  one.picture?.id === other.picture?.id;

/** What is kept of the member of an event of auth. */
export const memberOfMessage = ({ id, firstName, lastName, verified, picture }: User, sequence: number): Member => ({
  id: id as MemberId,
  version: sequence,
  firstName,
  lastName,
  isVerified: verified,
  picture: picture === undefined ? null : { id: picture.id, width: picture.width, height: picture.height },
});
