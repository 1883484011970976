import type { MemberId } from '@paltu/kernel';
import type { PetId } from '@paltu/projections';

export type Action = 'approve' | 'reject';

/** What an admin decided. `applied` once pets carried it out, `superseded` once it cannot any more. */
export interface Decision {
  readonly id: string;
  readonly petId: PetId;
  /** Counts the decisions on one pet, from 1. */
  readonly number: number;
  readonly action: Action;
  readonly contentVersion: number;
  /** Of a rejection only. */
  readonly reason: string | null;
  readonly decidedBy: MemberId;
  readonly decidedAt: Date;
  readonly isOwnListing: boolean;
  readonly outcome: 'pending' | 'applied' | 'superseded';
}
