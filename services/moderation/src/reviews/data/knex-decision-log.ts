import type { Knex } from 'knex';
import type { DecisionLog } from '../use-cases/ports.ts';
import { fromDecision, toDecision, type DecisionRow } from './review-row.ts';

export const knexDecisionLog = (trx: Knex.Transaction): DecisionLog => ({
  add: async (decision) => {
    await trx('decisions').insert(fromDecision(decision));
  },
  countOf: async (petId) => {
    const row = await trx('decisions').where({ pet_id: petId }).max({ last: 'number' }).first();
    return Number(row?.['last'] ?? 0);
  },
  listOpen: async (petId) => {
    const rows = await trx<DecisionRow>('decisions').where({ pet_id: petId, outcome: 'pending' }).orderBy('number');
    return rows.map(toDecision);
  },
  settle: async (decisions, outcome) => {
    if (decisions.length === 0) return;
    const ids = decisions.map(({ id }) => id);
    await trx<DecisionRow>('decisions').whereIn('id', ids).update({ outcome });
  },
});
