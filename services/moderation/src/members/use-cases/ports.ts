import type { Branded } from '@paltu/kernel';

export type MemberId = Branded<string, 'MemberId'>;

/** A member as others may know them; `version` orders what auth tells. */
export interface Member {
  readonly id: MemberId;
  readonly version: number;
  readonly firstName: string;
  readonly lastName: string;
  readonly isVerified: boolean;
}

/** A projection of what auth says about members. */
export interface MemberRegister {
  /** Keeps the newer of what is known and what is told. */
  keep(member: Member): Promise<void>;
}

export interface MemberQueries {
  find(ids: readonly MemberId[]): Promise<ReadonlyMap<MemberId, Member>>;
  count(): Promise<number>;
}
