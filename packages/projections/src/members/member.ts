import type { MemberId } from '@paltu/kernel';

/** A member as others may know them; `version` is that of the account and orders what auth tells. */
export interface Member {
  readonly id: MemberId;
  readonly version: number;
  readonly firstName: string;
  readonly lastName: string;
  readonly isVerified: boolean;
}

export type MembersById = ReadonlyMap<MemberId, Member>;

/** Members as screens read them. */
export interface MemberDirectory {
  find(ids: readonly MemberId[]): Promise<MembersById>;
  count(): Promise<number>;
}

/** First and last name; empty for a member that nobody has told of yet. */
export const fullNameOf = (member: Pick<Member, 'firstName' | 'lastName'> | undefined): string =>
  `${member?.firstName ?? ''} ${member?.lastName ?? ''}`.trim();
