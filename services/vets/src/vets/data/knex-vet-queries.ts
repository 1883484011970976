import { orRefuse } from '@paltu/kernel';
import { fromColumns, readNear, readPage, sqlRows, type PageRead, type PageWanted, type Reads } from '@paltu/persistence';
import { chordOf, onSphere } from '@paltu/reference';
import { readWords } from '@paltu/search/postgres';
import { totalCap } from '@paltu/service-kit';
import type { Knex } from 'knex';
import type { SlotDay } from '../domain/slot-days.ts';
import type { Slot } from '../domain/slot.ts';
import { vetNotFound } from '../domain/vet-errors.ts';
import type { VetId } from '../domain/vet.ts';
import type { VetOrder, VetPage, VetQueries } from '../use-cases/ports.ts';
import { searchVets, type VetConditions } from './search-vets.ts';
import { publicVets, vetOrdersSql } from './vet-conditions.ts';
import { foundColumns, toFoundVet } from './vet-row.ts';

const slotsIn =
  (database: Knex): VetQueries['listSlots'] =>
  async (vetId, { from, until }) => {
    const rows: object[] = await database('slots')
      .where({ vet_id: vetId })
      .where('starts_at', '>=', from)
      .where('starts_at', '<', until)
      .orderBy('starts_at');
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
export const knexVetQueries = (database: Knex, reads: Reads, cap = totalCap): VetQueries => {
  const found = async (query: Knex.QueryBuilder) => ((await query) as object[]).map(toFoundVet);
  const vets = () => database('vets').select(...foundColumns(database));
  const listOf: VetQueries['listOf'] = (ids) => found(vets().whereIn('id', ids));
  const findOfOwner: VetQueries['findOfOwner'] = async (ownerId) => (await found(vets().where({ owner_id: ownerId })))[0];
  const list = async (conditions: VetConditions, order: VetOrder, page: PageWanted): Promise<VetPage> => {
    const vets = publicVets(database, conditions).select(...foundColumns(database));
    return toPage(await readPage(vets, vetOrdersSql[order], page, cap));
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
