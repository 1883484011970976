import type { ApprovalStatus, PetId, PetSnapshot } from './pet-snapshot.ts';

/** A listing as another service keeps it. */
export interface KnownPet {
  readonly id: PetId;
  /** Order of its events. */
  readonly version: number;
  /** What a review named. */
  readonly contentVersion: number;
  readonly snapshot: PetSnapshot;
  readonly approvalStatus: ApprovalStatus;
  /** The owner has deactivated the account, and may come back. */
  readonly isOwnerAway: boolean;
  readonly isDeleted: boolean;
}

/** Whether everybody may see it. */
export const isPublicPet = ({ approvalStatus, isOwnerAway, isDeleted }: Pick<KnownPet, 'approvalStatus' | 'isOwnerAway' | 'isDeleted'>) =>
  approvalStatus === 'approved' && !isOwnerAway && !isDeleted;

export interface PetDirectory {
  find(ids: readonly PetId[]): Promise<ReadonlyMap<PetId, KnownPet>>;
}
