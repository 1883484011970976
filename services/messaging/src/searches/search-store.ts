import type { MemberId } from '@paltu/kernel';
import { fromColumns, toColumns, sqlRows, deletedAtOnce, dueInTurn, inBatches, type InTransaction } from '@paltu/persistence';
import type { MemberPresence, PetId } from '@paltu/projections';
import { bornOn, monthsSince } from '@paltu/reference';
import { fieldsNamedIn, searchQuery, understand } from '@paltu/search';
import { breedPatterns, fieldsLeft, narrowed, petDocument, type Narrowed } from '@paltu/search/pets';
import type { Knex } from 'knex';
import type { Notify } from '../notifications/notice.ts';
import {
  keyOf,
  type ListedPet,
  type PetInDigest,
  type Frequency,
  type SavedSearch,
  type SearchFilters,
  type SearchId,
} from './saved-search.ts';

/** When something that is found now is mailed. */
type DueTimes = Readonly<Record<Frequency, Date>>;

/** What of the matches of a member a digest takes. */
export interface TakenMatch {
  readonly petId: PetId;
  readonly searchId: SearchId;
}

/** One whose matches are due at several times comes for each of them. */
export interface DueMember {
  readonly memberId: MemberId;
  readonly dueAt: Date;
}

/** What a pet has to be for a search, as columns; null where anything will do. */
interface SearchCriteria {
  /** Species and city, by which the searches that a pet may fit are found: `Dog/lahore`, `Dog/*`. */
  readonly places: readonly string[];
  readonly breeds: readonly string[] | null;
  readonly genders: readonly string[] | null;
  readonly sizes: readonly string[] | null;
  readonly adoptionTypes: readonly string[] | null;
  readonly minPrice: number | null;
  readonly maxPrice: number | null;
  readonly minAge: number | null;
  readonly maxAge: number | null;
  readonly vaccinated: boolean | null;
  readonly urgent: boolean | null;
  /** The text of a `tsquery`. */
  readonly query: string | null;
}

const any = '*';

const placesOf = (species: readonly string[], cities: readonly string[]): readonly string[] =>
  species.flatMap((one) => cities.map((city) => `${one}/${city}`));

/** Where the searches stand that a pet may fit. */
const placesOfPet = ({ species, cityId }: Pick<ListedPet, 'species' | 'cityId'>): readonly string[] =>
  placesOf([species, any], [cityId, any]);

const listed = <Value>(value: Value | readonly Value[]): readonly NonNullable<Value>[] | null => {
  if (value === undefined) return null;
  return (Array.isArray(value) ? value : [value]) as readonly NonNullable<Value>[];
};

const one = <Value>(value: Value | readonly Value[]): NonNullable<Value> | null => listed(value)?.[0] ?? null;

/** A search as the list of pets understands it: words that name what can be filtered by are filters. */
const understood = ({ search = '', ...filter }: SearchFilters) => {
  const meant = understand(search, fieldsLeft(filter));
  const named = fieldsNamedIn(meant);
  return { filter: narrowed(filter, named) as Narrowed<Omit<SearchFilters, 'search'>>, query: searchQuery(meant) ?? null };
};

const criteriaOf = (filters: SearchFilters): SearchCriteria => {
  const { filter, query } = understood(filters);
  return {
    places: placesOf(listed(filter.species) ?? [any], listed(filter.cityId) ?? [any]),
    breeds: filters.breed === undefined ? null : breedPatterns(filters.breed),
    genders: listed(filter.gender),
    sizes: listed(filter.size),
    adoptionTypes: listed(filter.adoptionType),
    minPrice: one(filter.minPrice),
    maxPrice: one(filter.maxPrice),
    minAge: one(filter.minAge),
    maxAge: one(filter.maxAge),
    vaccinated: one(filter.vaccinated),
    urgent: one(filter.urgent),
    query,
  };
};

const columns = ['id', 'member_id', 'name', 'filters', 'frequency', 'paused_at', 'saved_at'];

const toSearch = (row: object): SavedSearch => fromColumns<SavedSearch>(row);

/** Saved searches as they are shown. */
const savedSearches = (database: Knex) => database('saved_searches').select(columns);

/** Saved searches in the transaction `trx`. What they ask of a pet is found once, as they are saved. */
const knexSavedSearches = (trx: Knex.Transaction) => {
  const ofMember = (memberId: MemberId) => trx('saved_searches').where({ member_id: memberId });
  const first = async (query: Knex.QueryBuilder): Promise<SavedSearch | undefined> => {
    const row = (await query.first()) as object | undefined;
    return row && toSearch(row);
  };
  return {
    /** Of that member; locked until the transaction ends. */
    find: (memberId: MemberId, id: SearchId) => first(savedSearches(trx).where({ id, member_id: memberId }).forUpdate()),
    /** One that finds the same. */
    findEqual: (memberId: MemberId, filters: SearchFilters) =>
      first(savedSearches(trx).where({ member_id: memberId, filters_key: keyOf(filters) })),
    count: async (memberId: MemberId): Promise<number> => {
      const row = await ofMember(memberId).first<{ count: number }>(trx.raw('count(*)::integer as count'));
      return row.count;
    },
    add: async (search: SavedSearch): Promise<void> => {
      const row = { ...search, filtersKey: keyOf(search.filters), ...criteriaOf(search.filters) };
      await trx('saved_searches').insert(toColumns(row, ['filters']));
    },
    save: async ({ id, name, frequency, pausedAt }: SavedSearch): Promise<void> => {
      await trx('saved_searches').where({ id }).update(toColumns({ name, frequency, pausedAt }));
    },
    /** With what was found for it; false when there is none of that member. */
    remove: async (memberId: MemberId, id: SearchId): Promise<boolean> => (await ofMember(memberId).where({ id }).delete()) === 1,
  };
};

/** Nothing is looked for on behalf of a member who is erased. */
export const forgetSearchesOf =
  (trx: Knex.Transaction) =>
  async (memberId: MemberId): Promise<void> => {
    await trx('saved_searches').where({ member_id: memberId }).delete();
  };

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

/** Of one of which no day of birth was published, its age is as it was typed. */
const monthsOf = ({ age, bornOn: published }: ListedPet, at: Date): number | null => {
  const born = published ?? bornOn(age, at);
  return born === null ? null : monthsSince(born, at);
};

/** Pets that somebody looks for, each once for each search, in the transaction `trx`. */
const knexMatches = (trx: Knex.Transaction) => {
  const waiting = () => trx('search_matches').whereNull('taken_at');
  return {
    /** Notes the pet for every search that it fits at `at`, but not for those of its owner, of who is away, or that are paused. */
    note: async (pet: ListedPet, at: Date, dueAt: DueTimes): Promise<void> => {
      const { id, ownerId, breed, gender, size, adoptionType, price, vaccinated, urgent } = pet;
      const facts = [id, ownerId, breed, gender, size, adoptionType, price, monthsOf(pet, at), vaccinated, urgent, petDocument(pet)];
      await sqlRows(trx, noted, [...facts, dueAt.daily, dueAt.weekly, placesOfPet(pet)]);
    },
    /** What waits of a pet that can be had no longer. */
    dropOfPet: async (petId: PetId): Promise<void> => {
      await waiting().where({ pet_id: petId }).delete();
    },
    /** What waits for a search that is paused. */
    dropOfSearch: async (searchId: SearchId): Promise<void> => {
      await waiting().where({ search_id: searchId }).delete();
    },
    /** All that is due of a member, of searches that are not paused; from now on it is part of that digest. */
    take: async (memberId: MemberId, digestId: string, at: Date): Promise<readonly TakenMatch[]> => {
      const rows = await sqlRows<object>(trx, taken, [at, digestId, memberId, at]);
      return rows.map((row) => fromColumns<TakenMatch & { digestId: string | null }>(row)).filter((match) => match.digestId !== null);
    },
  };
};

/** Pets that were listed, in the transaction `trx`. */
const knexListedPets = (trx: Knex.Transaction) => ({
  /** Whether it could be had after its last event; undefined for one that was never listed. Locked until the transaction ends. */
  wasOpen: async (id: PetId): Promise<boolean | undefined> =>
    (await trx('listed_pets').where({ id }).forUpdate().first<{ is_open: boolean } | undefined>('is_open'))?.is_open,
  keep: async ({ id, name, breed, age, agedAt, bornOn, cityId }: PetInDigest, isOpen: boolean): Promise<void> => {
    await trx('listed_pets').insert(toColumns({ id, name, breed, age, agedAt, bornOn, cityId, isOpen })).onConflict('id').merge();
  },
  /** With all that was found of it. */
  remove: async (id: PetId): Promise<void> => {
    await trx('listed_pets').where({ id }).delete();
  },
});

/** What consumers of pets write with, in the transaction `trx`. */
export const petsScopeIn = (trx: Knex.Transaction) => ({ pets: knexListedPets(trx), matches: knexMatches(trx) });

interface SearchScopeNeeds {
  readonly membersIn: (trx: Knex.Transaction) => MemberPresence;
  /** By bell and by mail, as the member wants it. */
  readonly notifyIn: (trx: Knex.Transaction) => Notify;
}

/** All that a use case may write with, in the transaction `trx`. */
export const searchScopeIn =
  ({ membersIn, notifyIn }: SearchScopeNeeds) =>
  (trx: Knex.Transaction) => ({
    searches: knexSavedSearches(trx),
    matches: knexMatches(trx),
    members: membersIn(trx),
    notify: notifyIn(trx),
  });
export type InSearchTransaction = InTransaction<ReturnType<ReturnType<typeof searchScopeIn>>>;

/** For the mail of a digest: pets of it that can still be had, the newest first. */
export const petsOfDigest =
  (database: Knex) =>
  async (digestId: string, limit: number): Promise<readonly PetInDigest[]> => {
    const ofDigest = database('search_matches').where({ digest_id: digestId }).select('pet_id');
    const rows: object[] = await database('listed_pets')
      .whereIn('id', ofDigest)
      .where({ is_open: true })
      .orderBy('id', 'desc')
      .limit(limit)
      // As text: a day is none in every zone.
      .select('id', 'name', 'breed', 'age', 'aged_at', database.raw('born_on::text'), 'city_id');
    return rows.map((row) => fromColumns<PetInDigest>(row));
  };

/** Saved searches as screens and digests read them. */
export const knexSearchQueries = (database: Knex) => ({
  /** The first one first. */
  list: async (memberId: MemberId): Promise<readonly SavedSearch[]> => {
    const rows: object[] = await savedSearches(database).where({ member_id: memberId }).orderBy('saved_at').orderBy('id');
    return rows.map(toSearch);
  },
  find: async (id: SearchId): Promise<SavedSearch | undefined> => {
    const row = (await savedSearches(database).where({ id }).first()) as object | undefined;
    return row && toSearch(row);
  },
  /** Members of whom something is due, those who wait for the longest time first: at most `limit` that follow `after`. */
  listDue: async (now: Date, after: DueMember | undefined, limit: number): Promise<readonly DueMember[]> => {
    const due = database('search_matches').whereNull('taken_at').where('due_at', '<=', now);
    const rows = dueInTurn(due, ['due_at', 'member_id'], after && [after.dueAt, after.memberId], limit);
    return ((await rows.distinct('due_at', 'member_id')) as object[]).map((row) => fromColumns<DueMember>(row));
  },
  /** Forgets what was in digests before that instant; returns how much. */
  forgetTaken: (before: Date): Promise<number> => {
    const old = database('search_matches').select('search_id', 'pet_id').where('taken_at', '<', before).limit(deletedAtOnce);
    return inBatches(async () => database('search_matches').whereIn(['search_id', 'pet_id'], old.clone()).delete());
  },
});
export type SearchQueries = ReturnType<typeof knexSearchQueries>;
