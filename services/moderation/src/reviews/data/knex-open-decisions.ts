import type { Knex } from 'knex';
import type { Decision } from '../domain/decision.ts';
import { toDecision } from './knex-decision-log.ts';

export interface OpenDecisions {
  /** By pet, and the first one first. */
  readonly decisions: readonly Decision[];
  /** The last pet of these; undefined when there was none after `after`. */
  readonly last: string | undefined;
}

/** The decisions that pets has not answered, on at most `limit` pets that follow `after`; their reviews are locked until `trx` ends. */
export const readOpenDecisions = async (trx: Knex.Transaction, after: string | undefined, limit: number): Promise<OpenDecisions> => {
  const open = () => trx('decisions').where({ outcome: 'pending' });
  const pets: string[] = await open()
    .modify((query) => void (after !== undefined && query.where('pet_id', '>', after)))
    .distinct('pet_id')
    .orderBy('pet_id')
    .limit(limit)
    .pluck('pet_id');
  // A new decision is made with the review held: it comes before all of these, or after them.
  await trx('reviews').whereIn('pet_id', pets).orderBy('pet_id').forUpdate().select('pet_id');
  const rows: object[] = await open().whereIn('pet_id', pets).orderBy(['pet_id', 'number']);
  return { decisions: rows.map(toDecision), last: pets.at(-1) };
};
