import type { Branded, MemberId } from '@paltu/kernel';

export type VetId = Branded<string, 'VetId'>;

/** A vet, as far as likes are concerned. */
export interface LikedVet {
  readonly id: VetId;
  readonly ownerId: MemberId;
}
