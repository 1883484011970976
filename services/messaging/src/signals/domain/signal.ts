import type { MemberId } from '@paltu/kernel';

/** What a member sees of this is out of date. */
export interface Signal {
  readonly memberId: MemberId;
  readonly kind: 'messages' | 'notifications';
  readonly at: Date;
}
