import type { MemberId } from '@paltu/kernel';
import { fromColumns, sqlRows } from '@paltu/persistence';
import { ageInMonths } from '@paltu/reference';
import { petDocument } from '@paltu/search/pets';
import type { Knex } from 'knex';
import type { MatchRepository, TakenMatch } from '../use-cases/ports.ts';
import { placesOfPet } from './search-criteria.ts';

/**
 * Species and city narrow by the index; what is left of the searches is compared as the list of pets compares pets. A null of the pet, an
 * age that nobody can read, fits no bound.
 */
const noted = `insert into search_matches (search_id, pet_id, member_id, due_at)
  select saved_searches.id, pet.id, member_id, case frequency when 'weekly' then pet.weekly else pet.daily end
  from saved_searches, (select ?::uuid as id, ?::uuid as owner_id, ?::text as breed, ?::text as gender, ?::text as size,
    ?::text as adoption_type, ?::integer as price, ?::integer as age, ?::boolean as vaccinated, ?::boolean as urgent,
    ?::tsvector as document, ?::timestamptz as daily, ?::timestamptz as weekly) as pet
  where places && ?::text[] and paused_at is null and member_id <> pet.owner_id
    and (breeds is null or pet.breed ilike any (breeds))
    and (genders is null or pet.gender = any (genders))
    and (sizes is null or pet.size = any (sizes))
    and (adoption_types is null or pet.adoption_type = any (adoption_types))
    and (min_price is null or pet.price >= min_price) and (max_price is null or pet.price <= max_price)
    and (min_age is null or pet.age >= min_age) and (max_age is null or pet.age <= max_age)
    and (saved_searches.vaccinated is null or pet.vaccinated = saved_searches.vaccinated)
    and (saved_searches.urgent is null or pet.urgent = saved_searches.urgent)
    and (query is null or pet.document @@ query)
    and not exists (select from presences where presences.id = member_id and is_away)
  on conflict do nothing`;

/** What waits of a search that was paused meanwhile is in no digest, and waits no longer. */
const taken = `update search_matches set taken_at = ?, digest_id = case when paused_at is null then ?::uuid end
  from saved_searches where saved_searches.id = search_id
    and search_matches.member_id = ? and taken_at is null and due_at <= ?
  returning pet_id, search_id, digest_id`;

/** What was found, in the transaction `trx`. */
export const knexMatches = (trx: Knex.Transaction): MatchRepository => {
  const waiting = () => trx('search_matches').whereNull('taken_at');
  return {
    note: async (pet, dueAt) => {
      const { id, ownerId, breed, gender, size, adoptionType, price, age, vaccinated, urgent } = pet;
      const facts = [id, ownerId, breed, gender, size, adoptionType, price, ageInMonths(age), vaccinated, urgent, petDocument(pet)];
      await sqlRows(trx, noted, [...facts, dueAt.daily, dueAt.weekly, placesOfPet(pet)]);
    },
    dropOfPet: async (petId) => {
      await waiting().where({ pet_id: petId }).delete();
    },
    dropOfSearch: async (searchId) => {
      await waiting().where({ search_id: searchId }).delete();
    },
    take: async (memberId: MemberId, digestId, at) => {
      const rows = await sqlRows<object>(trx, taken, [at, digestId, memberId, at]);
      return rows.map((row) => fromColumns<TakenMatch & { digestId: string | null }>(row)).filter((match) => match.digestId !== null);
    },
  };
};
