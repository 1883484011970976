import type { MemberId } from '@paltu/kernel';
import type { PetId } from '@paltu/projections';

/** What a digest shows of a pet. */
export interface PetInDigest {
  readonly id: PetId;
  readonly name: string;
  readonly breed: string;
  readonly age: string;
  readonly cityId: string;
}

/** A pet as it is compared with what members look for. */
export interface ListedPet extends PetInDigest {
  readonly ownerId: MemberId;
  readonly species: string;
  readonly gender: string;
  readonly size: string;
  readonly adoptionType: string;
  readonly price: number;
  readonly vaccinated: boolean;
  readonly urgent: boolean;
  readonly color: string;
  readonly tags: readonly string[];
  readonly description: string;
}

/** A pet after an event: `isOpen` while everybody sees it and can still have it. */
export interface PetReport {
  readonly pet: ListedPet;
  readonly isOpen: boolean;
  /** It is listed from this event on. */
  readonly isListed: boolean;
  readonly isDeleted: boolean;
  readonly at: Date;
}
