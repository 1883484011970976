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
  readonly isDeleted: boolean;
}

export interface PetDirectory {
  find(ids: readonly PetId[]): Promise<ReadonlyMap<PetId, KnownPet>>;
}
