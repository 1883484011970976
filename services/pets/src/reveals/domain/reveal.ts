import { refusal, type ListingId, type MemberId } from '@paltu/kernel';

/** A member was shown the number of the owner of a pet. */
export interface Reveal {
  readonly id: string;
  readonly listingId: ListingId;
  readonly ownerId: MemberId;
  readonly memberId: MemberId;
  readonly revealedAt: Date;
}

export const phoneUnknown = refusal('not-found', 'phone.unknown', 'The phone number of this owner is not known');
