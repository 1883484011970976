import type { MemberId } from '@paltu/kernel';
import { fromColumns, sqlRows, type Transaction } from '@paltu/persistence';
import { upsertNewer } from '@paltu/projections';
import { phraseOf } from '@paltu/search';
import type { Knex } from 'knex';
import type { Homecoming, HomingPet, KeptHomecoming } from './homecoming.ts';

export const knexHomecomingRecords = (trx: Transaction): HomecomingRecords => ({
  keepPets: (pets) => upsertNewer(trx, 'homing_pets', pets),
  keep: (homecoming) => upsertNewer(trx, 'homecomings', [homecoming]),
  forget: async (memberId) => {
    await trx('homecomings').where({ member_id: memberId }).delete();
  },
});

/** Empties the projection before it is rebuilt. */
export const emptyHomecomings = async (trx: Transaction): Promise<void> => {
  await trx('homing_pets').delete();
  await trx('homecomings').delete();
};

const ofMember = `select pet_id, came_at, species, city_id from homecomings join homing_pets on homing_pets.id = pet_id
  where member_id = ? and came_at > ? order by came_at desc limit ?`;

const basketOf = (matches: string): string => `select distinct on (accessories.category) accessories.id from accessories
  join stores on stores.id = accessories.store_id and stores.is_public and stores.city_id = ?
  where accessories.is_public and accessories.in_stock and accessories.owner_id <> ? ${matches}
  order by accessories.category, accessories.popularity desc, accessories.id`;

export const knexHomecomingQueries = (database: Knex): HomecomingQueries => ({
  listOf: async (memberId, since, limit) =>
    (await sqlRows<object>(database, ofMember, [memberId, since, limit])).map((row) => fromColumns<Homecoming>(row)),
  findBasket: async ({ species, cityId, memberId }) => {
    const isRare = species === 'Other';
    const query = basketOf(isRare ? '' : 'and accessories.document @@ ?::tsquery');
    const wanted = isRare ? [] : [`'${phraseOf('species', species)}'`];
    return (await sqlRows<{ readonly id: string }>(database, query, [cityId, memberId, ...wanted])).map(({ id }) => id);
  },
});

/** The projection of pets and requests, written in the transaction of the event. */
export interface HomecomingRecords {
  keepPets(pets: readonly HomingPet[]): Promise<void>;
  keep(homecoming: KeptHomecoming): Promise<void>;
  forget(memberId: MemberId): Promise<void>;
}

/** Products of a city for a species. */
interface BasketWanted extends Pick<Homecoming, 'species' | 'cityId'> {
  /** Members are not offered their own products. */
  readonly memberId: MemberId;
}

export interface HomecomingQueries {
  /** Pets that moved in with the member since then, the last one first: at most so many. */
  listOf(memberId: MemberId, since: Date, limit: number): Promise<readonly Homecoming[]>;
  /** Ids of products that are in stock: the most popular one of each category. */
  findBasket(wanted: BasketWanted): Promise<readonly string[]>;
}
