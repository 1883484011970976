import type { Listing } from './listing.ts';

/** The decision of moderation that an event carries out. */
export interface ReviewOutcome {
  readonly decisionId: string;
  readonly contentVersion: number;
}

interface Fact {
  /** The listing as it was after the event. */
  readonly listing: Listing;
  readonly at: Date;
}

/** A member offers a pet. */
export interface PetCreated extends Fact {
  readonly type: 'PetCreated';
}

/** Any change that no other event names: an edit, or an outcome of review that changes nothing about who sees it. */
export interface PetUpdated extends Fact {
  readonly type: 'PetUpdated';
  readonly review?: ReviewOutcome;
}

/** From now on everybody sees it. */
export interface PetPublished extends Fact {
  readonly type: 'PetPublished';
  /** Absent when it was the owner who came back. */
  readonly review?: ReviewOutcome;
}

/** From now on only owner and admins see it. */
export interface PetUnpublished extends Fact {
  readonly type: 'PetUnpublished';
  readonly review?: ReviewOutcome;
}

/** It is gone for everybody. */
export interface PetDeleted extends Fact {
  readonly type: 'PetDeleted';
}

export type ListingEvent = PetCreated | PetUpdated | PetPublished | PetUnpublished | PetDeleted;
