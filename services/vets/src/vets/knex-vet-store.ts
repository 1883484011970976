import { rowsAsEvents } from '@paltu/events';
import { orRefuse, type MemberId } from '@paltu/kernel';
import {
  columnOf,
  fromColumns,
  readNear,
  readPage,
  sqlRows,
  toColumns,
  violatedConstraint,
  type PageRead,
  type PageWanted,
  type Reads,
} from '@paltu/persistence';
import { knexFindAway, knexMemberPresence } from '@paltu/projections';
import { chordOf, dayInPakistan, onSphere } from '@paltu/reference';
import { documentOf, nearestPlaceOf, searchQuery } from '@paltu/search';
import { countWords, cubeOf, readWords, rebuildDocuments, type DocumentRows } from '@paltu/search/postgres';
import { totalCap } from '@paltu/service-kit';
import type { Knex } from 'knex';
import type { SlotDay } from './vet-decisions.ts';
import {
  searchedVet,
  searchVets,
  toFoundVet,
  toVet,
  type SlotRepository,
  type VetConditions,
  type VetPage,
  type VetQueries,
  type VetRepository,
  type VetStore,
} from './vet-store.ts';
import { alreadyListed, isPublic, slotOverlaps, vetNotFound, type Slot, type Vet, type VetId, type VetOrder } from './vet.ts';

const foundOf = ({ details }: Vet) => ({
  found_by: documentOf(searchedVet(details)),
  place: cubeOf(onSphere(nearestPlaceOf(details))),
});

/** What vets are found by, made anew after an upgrade. */
const searchedVets: DocumentRows = {
  table: 'vets',
  read: ['document'],
  types: { found_by: 'tsvector', place: 'cube' },
  made: (row) => foundOf(toVet(row)),
};

/** A vet as a row of the table `vets`: the document, and what it is found by. */
export const toRow = (vet: Vet): Record<string, unknown> => {
  const { name, cityId, specialty, consultationFee, emergency, homeVisit, telemedicine } = vet.details;
  return {
    id: vet.id,
    owner_id: vet.ownerId satisfies MemberId,
    document: JSON.stringify(vet),
    name,
    city_id: cityId,
    specialty,
    consultation_fee: consultationFee,
    emergency,
    home_visit: homeVisit,
    telemedicine,
    featured: vet.marks.featured,
    verified_until: vet.verifiedUntil,
    is_public: isPublic(vet),
    ...foundOf(vet),
    created_at: vet.createdAt,
  };
};

/** The columns that `toFoundVet` reads. */
const foundColumns = (database: Knex) => [
  'document',
  'rating',
  'reviews',
  'patients',
  database.raw('(select likes from interests where interests.id = vets.id) as likes'),
];

/** Vets in the transaction `trx`: a row that was read stays locked until it ends. */
const knexVetRepository = (trx: Knex.Transaction): VetRepository => {
  const findBy = async (column: 'id' | 'owner_id', id: string) => {
    const row = (await trx('vets')
      .where({ [column]: id })
      .forUpdate()
      .first('document')) as object | undefined;
    return row && toVet(row);
  };
  return {
    find: (id) => findBy('id', id),
    findOfOwner: (ownerId) => findBy('owner_id', ownerId),
    getOfOwner: async (ownerId) => orRefuse(await findBy('owner_id', ownerId), vetNotFound),
    findUnlessHeld: async (id) => {
      const row = (await trx('vets').where({ id }).forUpdate().skipLocked().first('document')) as object | undefined;
      return row && toVet(row);
    },
    add: async (vet) => {
      try {
        await trx('vets').insert(toRow(vet));
      } catch (error) {
        throw violatedConstraint(error) === 'vets_one_of_owner' ? alreadyListed({ cause: error }) : error;
      }
    },
    save: async (vet) => {
      await trx('vets').where({ id: vet.id }).update(toRow(vet));
    },
  };
};

/** Slots in the transaction `trx`, which has locked their vet. */
const knexSlotRepository = (trx: Knex.Transaction): SlotRepository => ({
  listToCome: async (vetId, after) => {
    const rows: object[] = await trx('slots').where({ vet_id: vetId }).where('ends_at', '>', after).orderBy('starts_at');
    return rows.map((row) => fromColumns<Slot>(row));
  },
  listChosen: async (vetId, { ids, starts }) => {
    const rows: object[] = await trx('slots')
      .where({ vet_id: vetId })
      .where((chosen) => void chosen.whereIn('id', ids).orWhereIn('starts_at', starts))
      .orderBy('starts_at')
      .forUpdate();
    return rows.map((row) => fromColumns<Slot>(row));
  },
  add: async (slots) => {
    if (slots.length === 0) return;
    try {
      await trx('slots').insert(slots.map((slot) => toColumns(slot)));
    } catch (error) {
      throw violatedConstraint(error) === 'slots_never_overlap' ? slotOverlaps({ cause: error }) : error;
    }
  },
  delete: async (ids) => {
    if (ids.length > 0) await trx('slots').whereIn('id', ids).delete();
  },
  deleteFree: async (vetId) => {
    await trx('slots').where({ vet_id: vetId, is_booked: false }).delete();
  },
  // A trigger keeps them, whatever changes slots.
});

/** What stands after `order by`. Every sort ends with the id, so that pages never overlap. */
const vetOrdersSql: Readonly<Record<VetOrder, string>> = {
  rating: 'rating desc, id desc',
  newest: 'created_at desc, id desc',
  name: 'name collate "und-x-icu", id',
  'fee-low': 'consultation_fee, id',
  'fee-high': 'consultation_fee desc, id desc',
};

/** At most one of each vet: what else is asked may begin with these, and they with that. */
const freeDay = 'join free_days on free_days.vet_id = vets.id and begins_at = ? and last_free_at >= ?';

/** Public vets that a filter leaves. `is_public` is written out: only so does the planner see that the partial indexes fit. */
const publicVets = (database: Knex, conditions: VetConditions): Knex.QueryBuilder => {
  const { words, minRating, freeFrom, notCityId, notSpecialty, near: _near, ...equal } = conditions;
  const vets = database('vets').whereRaw('is_public');
  for (const [field, value] of Object.entries(equal))
    if (value !== undefined) vets.whereIn(columnOf(field), Array.isArray(value) ? (value as string[]) : [value as string]);
  if (notCityId !== undefined) vets.whereNotIn('city_id', [notCityId].flat() as string[]);
  if (notSpecialty !== undefined) vets.whereNotIn('specialty', [notSpecialty].flat() as string[]);
  if (minRating !== undefined) vets.where('rating', '>=', minRating);
  if (freeFrom !== undefined) vets.joinRaw(freeDay, [dayInPakistan(freeFrom).start, freeFrom]);
  const query = words && searchQuery(words);
  if (query !== undefined) vets.whereRaw('found_by @@ ?::tsquery', [query]);
  return vets;
};

/** What is near a place is read along the index of places, from there outwards. */
const orderOf = ({ near }: VetConditions, order: VetOrder): string =>
  [near === undefined ? [] : `place <-> cube(array[${onSphere(near).join(',')}]::float8[])`, vetOrdersSql[order]].flat().join(', ');

/** What refuses something is met by so many that the planner would count from the beginning of the table. */
const countedBy = ({ notCityId, notSpecialty }: VetConditions): string | undefined =>
  (notCityId ?? notSpecialty) === undefined ? undefined : vetOrdersSql.rating;

const slotsIn =
  (database: Knex): VetQueries['listSlots'] =>
  async (vetId, { from, until }, most) => {
    const slots = database('slots')
      .where({ vet_id: vetId })
      .where('starts_at', '>=', from)
      .where('starts_at', '<', until)
      .orderBy('starts_at');
    const rows: object[] = await (most === undefined ? slots : slots.limit(most));
    return rows.map((row) => fromColumns<Slot>(row));
  };

const slotDaysIn =
  (database: Knex): VetQueries['listSlotDays'] =>
  (vetId, { from, until }) =>
    sqlRows<SlotDay>(
      database,
      `select to_char(starts_at at time zone 'Asia/Karachi', 'YYYY-MM-DD') as date,
         count(*) filter (where not is_booked)::int as free, count(*) filter (where is_booked)::int as booked
       from slots where vet_id = ? and starts_at >= ? and starts_at < ? group by 1 order by 1`,
      [vetId, from, until],
    );

const toPage = ({ rows, counted }: PageRead): VetPage => ({ vets: rows.map(toFoundVet), counted });

/** @param cap totals are counted no further than one over it. */
const knexVetQueries = (database: Knex, reads: Reads, cap = totalCap): VetQueries => {
  const found = async (query: Knex.QueryBuilder) => ((await query) as object[]).map(toFoundVet);
  const vets = () => database('vets').select(...foundColumns(database));
  const listOf: VetQueries['listOf'] = (ids) => found(vets().whereIn('id', ids));
  const findOfOwner: VetQueries['findOfOwner'] = async (ownerId) => (await found(vets().where({ owner_id: ownerId })))[0];
  const list = async (conditions: VetConditions, order: VetOrder, page: PageWanted): Promise<VetPage> => {
    const vets = publicVets(database, conditions).select(...foundColumns(database));
    const counted = { ...page, countedBy: countedBy(conditions) };
    return toPage(await readPage(vets, orderOf(conditions, order), counted, cap));
  };
  return {
    list,
    search: searchVets({ list, readWords: (words) => readWords(reads, words) }),
    listNearby: async (place, metres, page) => {
      const vets = { database, table: 'vets', columns: foundColumns(database), where: 'is_public' };
      return toPage(await readNear(vets, { point: onSphere(place), reach: chordOf(metres) }, page, cap));
    },
    listOf,
    get: async (id) => orRefuse((await listOf([id]))[0], vetNotFound),
    findOfOwner,
    getOfOwner: async (ownerId) => orRefuse(await findOfOwner(ownerId), vetNotFound),
    listExpired: async (day, after, limit) => {
      const expired = database('vets').where('verified_until', '<', day).orderBy('id').limit(limit);
      if (after !== undefined) void expired.where('id', '>', after);
      return (await expired.pluck('id')) as VetId[];
    },
    listSlotDays: slotDaysIn(database),
    listSlots: slotsIn(database),
  };
};

interface VetReads {
  readonly database: Knex;
  readonly reads: Reads;
}

/** Vets in PostgreSQL. */
export const knexVetStore = ({ database, reads }: VetReads): VetStore<Knex.Transaction> => ({
  vetsIn: knexVetRepository,
  slotsIn: knexSlotRepository,
  membersIn: knexMemberPresence({ lockSeed: 13 }),
  findAway: knexFindAway(database),
  queries: knexVetQueries(database, reads),
  countWords: countWords(database),
  rebuildDocuments: rebuildDocuments(database, searchedVets),
  asEvents: (toEvents) => rowsAsEvents({ table: 'vets', toEvents: (row) => toEvents(toVet(row)) }),
});
