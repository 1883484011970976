import { readPage } from '@paltu/persistence';
import { findInTable } from '@paltu/search/postgres';
import { totalCap } from '@paltu/service-kit';
import type { Knex } from 'knex';
import { thingNotFound } from '../domain/marked-kinds.ts';
import type { MarkQueries, ThingName } from '../use-cases/ports.ts';
import { columnsOf, toMarkDecision, toThing } from './knex-marks.ts';

/** @param cap totals are counted no further than one over it. */
export const knexMarkQueries = (database: Knex, cap = totalCap): MarkQueries => {
  const listed = () => database('marked_things').where({ is_owner_away: false });
  const one = async (name: ThingName, rows: Knex.QueryBuilder): Promise<object> => {
    const row = (await rows.where(columnsOf(name)).first()) as object | undefined;
    if (row === undefined) throw thingNotFound(name.kind);
    return row;
  };
  return {
    list: async (kind, { mark, waiting, search }, page) => {
      const matching = listed().where({ kind });
      if (waiting === true) matching.whereRaw('waits_for_review');
      if (mark !== undefined) matching.whereRaw('(marks ->> ?)::boolean', [mark]);
      const read = (query: Knex.QueryBuilder) => readPage(query, 'created_at desc, thing_id desc', page, cap);
      const { rows, counted } = await (search === undefined ? read(matching) : findInTable(matching, search, read));
      return { things: rows.map(toThing), counted };
    },
    listWaiting: async (page) => {
      const { rows, counted } = await readPage(listed().whereNotNull('asked_at'), 'asked_at, thing_id', page, cap);
      return { things: rows.map(toThing), counted };
    },
    get: async (name) => toThing(await one(name, listed())),
    listDecisions: async (name) => {
      const rows: object[] = await database('mark_decisions').where(columnsOf(name)).orderBy('number');
      if (rows.length === 0) await one(name, database('marked_things'));
      return rows.map(toMarkDecision);
    },
  };
};
