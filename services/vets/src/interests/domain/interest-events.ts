import type { MemberId } from '@paltu/kernel';
import type { Interest } from './interest.ts';

export interface InterestEvent {
  readonly type: 'VetLiked' | 'VetUnliked';
  /** The interest as it was after the event. */
  readonly interest: Interest;
  /** Who likes the vet, or no longer. */
  readonly memberId: MemberId;
  readonly at: Date;
}
