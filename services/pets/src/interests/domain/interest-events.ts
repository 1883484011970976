import type { MemberId } from '@paltu/kernel';
import type { Interest } from './interest.ts';

interface Fact {
  /** The interest as it was after the event. */
  readonly interest: Interest;
  readonly at: Date;
}

export interface PetLiked extends Fact {
  readonly type: 'PetLiked';
  readonly memberId: MemberId;
}

export interface PetUnliked extends Fact {
  readonly type: 'PetUnliked';
  readonly memberId: MemberId;
}

/** It does not say who looked. */
export interface PetViewed extends Fact {
  readonly type: 'PetViewed';
}

export type InterestEvent = PetLiked | PetUnliked | PetViewed;
