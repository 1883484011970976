import type { ApprovalStatus, PetId, PetSnapshot } from '@paltu/projections';
import type { Action } from './decision.ts';

/** A listing as it was when it was last decided, before its owner changed it and it came back. */
export interface DecidedBefore {
  readonly ownerStatus: 'approved' | 'rejected';
  readonly reason: string;
  readonly pet: PetSnapshot;
}

/** A listing in review, as far as its events have arrived. */
export interface Review {
  readonly petId: PetId;
  /** Order of the listing's events. */
  readonly version: number;
  /** What a decision names. */
  readonly contentVersion: number;
  readonly pet: PetSnapshot;
  /** The state of pets, and so what the owner sees. */
  readonly ownerStatus: ApprovalStatus;
  /** What admins see: `ownerStatus`, or what was decided on this content and pets has not answered yet. */
  readonly status: ApprovalStatus;
  /** Why it was refused last; empty when it was not. */
  readonly reason: string;
  readonly previous: DecidedBefore | null;
  readonly submittedAt: Date;
  readonly isDeleted: boolean;
  /** The owner has deactivated the account: it is in no list. */
  readonly isOwnerAway: boolean;
}

/** The status that each decision leads to. */
export const statusAfter: Record<Action, 'approved' | 'rejected'> = { approve: 'approved', reject: 'rejected' };

/** Why a listing waits: it is new, or it was refused and its owner tries again, or it was public and was changed. */
export const kindOf = ({ previous }: Review): 'new' | 'resubmitted' | 'edited' => {
  if (previous === null) return 'new';
  return previous.ownerStatus === 'rejected' ? 'resubmitted' : 'edited';
};
