import type { PetId } from '@paltu/projections';
import type { Knex } from 'knex';
import type { AdoptionRequest } from '../domain/request.ts';
import { toRequest } from './request-row.ts';

export interface RequestStates {
  /** By pet, and in the order of the events about it. */
  readonly requests: readonly AdoptionRequest[];
  /** The last pet of these; undefined when there was none after `after`. */
  readonly last: string | undefined;
}

/** All requests for at most `limit` pets that follow `after`; no step is taken about these until `trx` ends. */
export const readRequestStates = async (trx: Knex.Transaction, after: string | undefined, limit: number): Promise<RequestStates> => {
  const pets: PetId[] = await trx('adoptions')
    .modify((query) => void (after !== undefined && query.where('pet_id', '>', after)))
    .orderBy('pet_id')
    .limit(limit)
    .forShare()
    .pluck('pet_id');
  const rows: object[] = await trx('requests').whereIn('pet_id', pets).orderBy(['pet_id', 'version']);
  return { requests: rows.map(toRequest), last: pets.at(-1) };
};
