import type { MemberId } from '@paltu/kernel';

/** What can be liked: a store, or something that one offers. */
export interface LikedThing {
  readonly id: string;
  readonly kind: 'store' | 'accessory';
  /** The member whose store it is. */
  readonly ownerId: MemberId;
}
