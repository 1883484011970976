import type { MemberId } from '@paltu/kernel';
import type { Species } from '@paltu/reference';

const dayMs = 24 * 60 * 60_000;

/** A basket is offered for a pet until so long after it moved in. */
export const offeredForMs = 60 * dayMs;

/** Baskets are offered for so many pets of a member, those that moved in last. */
export const mostHomecomings = 3;

/** What a basket for a pet is chosen by. */
export interface HomingPet {
  readonly id: string;
  /** Order of the events of its listing. */
  readonly version: number;
  readonly species: Species;
  readonly cityId: string;
}

/** An adoption request whose pet was handed over. */
export interface KeptHomecoming {
  /** Of the request. */
  readonly id: string;
  /** Order of the events of requests for the pet. */
  readonly version: number;
  readonly petId: string;
  readonly memberId: MemberId;
  /** Null once the pet has come back. */
  readonly cameAt: Date | null;
}

/** A pet that moved in with the member. */
export interface Homecoming extends Pick<HomingPet, 'species' | 'cityId'> {
  readonly petId: string;
  readonly cameAt: Date;
}
