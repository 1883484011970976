import type { MemberId } from '@paltu/kernel';
import type { HomingPet, Homecoming, KeptHomecoming } from '../domain/homecoming.ts';

/** The projection of pets and requests, written in the transaction of the event. */
export interface HomecomingRecords {
  keepPets(pets: readonly HomingPet[]): Promise<void>;
  keep(homecoming: KeptHomecoming): Promise<void>;
  forget(memberId: MemberId): Promise<void>;
}

/** Products of a city for a species. */
export interface BasketWanted extends Pick<Homecoming, 'species' | 'cityId'> {
  /** Members are not offered their own products. */
  readonly memberId: MemberId;
}

export interface HomecomingQueries {
  /** Pets that moved in with the member since then, the last one first: at most so many. */
  listOf(memberId: MemberId, since: Date, limit: number): Promise<readonly Homecoming[]>;
  /** Ids of products that are in stock: the most popular one of each category. */
  findBasket(wanted: BasketWanted): Promise<readonly string[]>;
}
