import type { MarkName } from '@paltu/marks/marked';
import { fromColumns, readPage, toColumns, type PageWanted } from '@paltu/persistence';
import { documentOf, namesOf } from '@paltu/search';
import { findInTable } from '@paltu/search/postgres';
import { totalCap } from '@paltu/service-kit';
import type { Knex } from 'knex';
import { isGone, thingNotFound, type MarkDecision, type MarkedKind, type MarkedThing } from './mark.ts';

/** One thing of those that admins mark. */
export interface ThingName {
  readonly kind: MarkedKind;
  readonly thingId: string;
}

interface ThingPage {
  readonly things: readonly MarkedThing[];
  /** All that match; counted no further than one over the cap of totals. */
  readonly counted: number;
}

/** Which things are listed; what is left out leaves none out. */
interface ThingFilter {
  readonly mark?: MarkName | undefined;
  /** Those that are hidden until an admin has decided. */
  readonly waiting?: boolean | undefined;
  /** Words that the thing is found by, each of them. */
  readonly search?: string | undefined;
  /** Of this member alone, also of one who is away. */
  readonly owner?: string | undefined;
  readonly sortBy: keyof typeof orders;
}

const orders = { newest: 'created_at desc, thing_id desc', oldest: 'created_at, thing_id' };

/** What a thing is found by. */
const thingDocument = ({ name, about, cityId }: MarkedThing): string =>
  documentOf({ texts: { A: [name], B: [...about, ...namesOf('location', cityId)] } });

/** What stands beside a thing only to find it by. */
interface FoundBy {
  readonly askedAt: unknown;
  readonly document: unknown;
}

const toThing = (row: object): MarkedThing => {
  const { askedAt: _asked, document: _words, ...thing } = fromColumns<MarkedThing & FoundBy>(row);
  return thing;
};

const toMarkDecision = (row: object): MarkDecision => fromColumns<MarkDecision>(row);

const columnsOf = ({ kind, thingId }: ThingName) => ({ kind, thing_id: thingId });

/** Things in the transaction `trx`: a row that was read stays locked until it ends. */
export const knexMarkedThings = (trx: Knex.Transaction) => ({
  find: async (name: ThingName): Promise<MarkedThing | undefined> => {
    const row = (await trx('marked_things').where(columnsOf(name)).forUpdate().first()) as object | undefined;
    return row && toThing(row);
  },
  upsert: async (thing: MarkedThing): Promise<void> => {
    const waitsSince = thing.verification.status === 'waiting' ? thing.verification.askedAt : null;
    await trx('marked_things')
      .insert({ ...toColumns(thing, ['about', 'marks', 'verification']), asked_at: waitsSince, document: thingDocument(thing) })
      .onConflict(['kind', 'thing_id'])
      .merge();
  },
});

/** Forgets everything that the owners of things can publish again. */
export const emptyMarkedThings = async (trx: Knex.Transaction): Promise<void> => {
  await trx('marked_things').delete();
};

/** The audit trail. Call with the thing held: that is what keeps the decisions on it in one order. */
export const knexMarkLog = (trx: Knex.Transaction) => ({
  add: async (decision: MarkDecision): Promise<void> => {
    await trx('mark_decisions').insert(toColumns(decision));
  },
  countOf: async (name: ThingName): Promise<number> => {
    const row = await trx('mark_decisions').where(columnsOf(name)).max({ last: 'number' }).first();
    return Number(row?.['last'] ?? 0);
  },
  /** Those that the owner of the thing has not answered, the first one first. */
  listOpen: async (name: ThingName): Promise<readonly MarkDecision[]> => {
    const rows: object[] = await trx('mark_decisions')
      .where({ ...columnsOf(name), outcome: 'pending' })
      .orderBy('number');
    return rows.map(toMarkDecision);
  },
  settle: async (decisions: readonly MarkDecision[], outcome: 'applied' | 'superseded'): Promise<void> => {
    if (decisions.length === 0) return;
    const ids = decisions.map(({ id }) => id);
    await trx('mark_decisions').whereIn('id', ids).update({ outcome });
  },
});

/** All that a use case of this slice can write with. */
export interface MarkScope {
  readonly things: ReturnType<typeof knexMarkedThings>;
  readonly log: ReturnType<typeof knexMarkLog>;
  readonly outbox: { append(decisions: readonly MarkDecision[]): Promise<void> };
}

/** Things as screens read them, without locks. @param cap totals are counted no further than one over it. */
export const knexMarkQueries = (database: Knex, cap = totalCap) => {
  const listed = () => database('marked_things').where({ is_owner_away: false });
  const one = async (name: ThingName, rows: Knex.QueryBuilder): Promise<object> => {
    const row = (await rows.where(columnsOf(name)).first()) as object | undefined;
    if (row === undefined) throw thingNotFound(name.kind);
    return row;
  };
  return {
    list: async (kind: MarkedKind, { mark, waiting, search, owner, sortBy }: ThingFilter, page: PageWanted): Promise<ThingPage> => {
      const matching = (owner === undefined ? listed() : database('marked_things').where({ owner_id: owner })).where({ kind });
      if (waiting === true) matching.whereRaw('waits_for_review');
      if (mark !== undefined) matching.whereRaw('(marks ->> ?)::boolean', [mark]);
      const read = (query: Knex.QueryBuilder) => readPage(query, orders[sortBy], page, cap);
      const { rows, counted } = await (search === undefined ? read(matching) : findInTable(matching, search, read));
      return { things: rows.map(toThing), counted };
    },
    /** Whose papers wait, of all kinds; who has waited longest first. */
    listWaiting: async (page: PageWanted): Promise<ThingPage> => {
      const { rows, counted } = await readPage(listed().whereNotNull('asked_at'), 'asked_at, thing_id', page, cap);
      return { things: rows.map(toThing), counted };
    },
    /** One that admins are shown, of an owner who is away too. @throws AppError that there is no such thing */
    get: async (name: ThingName): Promise<MarkedThing> => {
      const thing = toThing(await one(name, database('marked_things')));
      if (isGone(thing)) throw thingNotFound(name.kind);
      return thing;
    },
    /** Every decision on a thing, the first one first, of one whose owner is away too. @throws AppError that there is no such thing */
    listDecisions: async (name: ThingName): Promise<readonly MarkDecision[]> => {
      const rows: object[] = await database('mark_decisions').where(columnsOf(name)).orderBy('number');
      if (rows.length === 0) await one(name, database('marked_things'));
      return rows.map(toMarkDecision);
    },
  };
};

export type MarkQueries = ReturnType<typeof knexMarkQueries>;

interface OpenMarks {
  /** By thing, and the first one first. */
  readonly decisions: readonly MarkDecision[];
  /** The last thing of these; undefined when there was none after `after`. */
  readonly last: string | undefined;
}

/** The decisions that nobody has answered, on at most `limit` things that follow `after`; the things are locked until `trx` ends. */
export const readOpenMarks = async (trx: Knex.Transaction, after: string | undefined, limit: number): Promise<OpenMarks> => {
  const open = () => trx('mark_decisions').where({ outcome: 'pending' });
  const things: string[] = await open()
    .modify((query) => void (after !== undefined && query.where('thing_id', '>', after)))
    .distinct('thing_id')
    .orderBy('thing_id')
    .limit(limit)
    .pluck('thing_id');
  // A new decision is made with the thing held: it comes before all of these, or after them.
  await trx('marked_things').whereIn('thing_id', things).orderBy('thing_id').forUpdate().select('thing_id');
  const rows: object[] = await open().whereIn('thing_id', things).orderBy(['thing_id', 'number']);
  return { decisions: rows.map(toMarkDecision), last: things.at(-1) };
};
