import type { Branded, MemberId } from '@paltu/kernel';

export type VetId = Branded<string, 'VetId'>;

/** How much a vet is liked. */
export interface Interest {
  /** Of the vet. */
  readonly id: VetId;
  readonly ownerId: MemberId;
  /** Order of its events, 0 before the first; not the version of the vet. */
  readonly version: number;
  /** Members who like it. */
  readonly likes: number;
}

/** Of a vet whom nobody has liked yet. */
export const noInterest = (id: VetId, ownerId: MemberId): Interest => ({ id, ownerId, version: 0, likes: 0 });
