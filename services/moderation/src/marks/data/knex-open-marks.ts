import type { Knex } from 'knex';
import type { MarkDecision } from '../domain/mark-decision.ts';
import { toMarkDecision } from './knex-marks.ts';

export interface OpenMarks {
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
