import { fromColumns, toColumns } from '@paltu/persistence';
import type { Knex } from 'knex';
import type { Decision } from '../domain/decision.ts';
import type { DecisionLog } from '../use-cases/ports.ts';

export const toDecision = (row: object): Decision => fromColumns<Decision>(row);

export const knexDecisionLog = (trx: Knex.Transaction): DecisionLog => ({
  add: async (decision) => {
    await trx('decisions').insert(toColumns(decision));
  },
  countOf: async (petId) => {
    const row = await trx('decisions').where({ pet_id: petId }).max({ last: 'number' }).first();
    return Number(row?.['last'] ?? 0);
  },
  listOpen: async (petId) => {
    const rows: object[] = await trx('decisions').where({ pet_id: petId, outcome: 'pending' }).orderBy('number');
    return rows.map(toDecision);
  },
  settle: async (decisions, outcome) => {
    if (decisions.length === 0) return;
    const ids = decisions.map(({ id }) => id);
    await trx('decisions').whereIn('id', ids).update({ outcome });
  },
});
