import { addressKey } from '@paltu/kernel';

/** Who calls, as limits see it: a member by their id, everybody else by the address they come from. */
export interface Caller {
  readonly address: string;
  readonly memberId?: string | undefined;
}

export const callerKey = ({ address, memberId }: Caller): string =>
  memberId === undefined ? `address ${addressKey(address)}` : `member ${memberId}`;
