import type { MemberId } from '@paltu/kernel';
import type { Species } from '@paltu/reference';

const dayMs = 24 * 60 * 60_000;

/** So long after a pet has moved in a basket is offered for it. */
export const offeredForMs = 60 * dayMs;
/** Pets of one member that baskets are offered for, the last one first. */
export const mostHomecomings = 3;

/** A pet, as far as a basket is chosen by it. */
export interface HomingPet {
  readonly id: string;
  /** Order of the events of its listing. */
  readonly version: number;
  readonly species: Species;
  readonly cityId: string;
}

/** A request that came so far that the pet moved. */
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
