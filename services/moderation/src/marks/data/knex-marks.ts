import { fromColumns, toColumns } from '@paltu/persistence';
import type { Knex } from 'knex';
import type { MarkDecision } from '../domain/mark-decision.ts';
import type { MarkedThing } from '../domain/marked-thing.ts';
import type { MarkedThings, MarkLog, ThingName } from '../use-cases/ports.ts';
import { thingDocument } from './thing-document.ts';

/** What stands beside a thing only to find it by. */
interface FoundBy {
  readonly askedAt: unknown;
  readonly document: unknown;
}

export const toThing = (row: object): MarkedThing => {
  const { askedAt: _asked, document: _words, ...thing } = fromColumns<MarkedThing & FoundBy>(row);
  return thing;
};

export const toMarkDecision = (row: object): MarkDecision => fromColumns<MarkDecision>(row);

export const columnsOf = ({ kind, thingId }: ThingName) => ({ kind, thing_id: thingId });

/** Things in the transaction `trx`: a row that was read stays locked until it ends. */
export const knexMarkedThings = (trx: Knex.Transaction): MarkedThings => ({
  find: async (name) => {
    const row = (await trx('marked_things').where(columnsOf(name)).forUpdate().first()) as object | undefined;
    return row && toThing(row);
  },
  upsert: async (thing) => {
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

export const knexMarkLog = (trx: Knex.Transaction): MarkLog => ({
  add: async (decision) => {
    await trx('mark_decisions').insert(toColumns(decision));
  },
  countOf: async (name) => {
    const row = await trx('mark_decisions').where(columnsOf(name)).max({ last: 'number' }).first();
    return Number(row?.['last'] ?? 0);
  },
  listOpen: async (name) => {
    const rows: object[] = await trx('mark_decisions')
      .where({ ...columnsOf(name), outcome: 'pending' })
      .orderBy('number');
    return rows.map(toMarkDecision);
  },
  settle: async (decisions, outcome) => {
    if (decisions.length === 0) return;
    const ids = decisions.map(({ id }) => id);
    await trx('mark_decisions').whereIn('id', ids).update({ outcome });
  },
});
