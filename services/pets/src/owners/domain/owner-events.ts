import type { ListingId, MemberId } from '@paltu/kernel';

/** What everybody sees of an owner is another than before, and these listings show it. */
export interface OwnerUpdated {
  readonly type: 'OwnerUpdated';
  readonly ownerId: MemberId;
  /** Of the account. */
  readonly version: number;
  readonly listingIds: readonly ListingId[];
  readonly at: Date;
}
