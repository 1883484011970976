import type { ListingId, MemberId } from '@paltu/kernel';
import type { OwnerUpdated } from '../domain/owner-events.ts';

/** Which listings an owner has, whether everybody sees them already or not. */
export interface ListingsOfOwners {
  list(ownerId: MemberId): Promise<readonly ListingId[]>;
}

export interface OwnerOutbox {
  append(events: readonly OwnerUpdated[]): Promise<void>;
}
