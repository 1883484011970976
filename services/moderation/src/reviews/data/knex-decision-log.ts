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
  findOpen: async (petId, contentVersion) => {
    const row = await trx<DecisionRow>('decisions')
      .where({ pet_id: petId, content_version: contentVersion, outcome: 'pending' })
      .orderBy('number', 'desc')
      .first();
    return row && toDecision(row);
  },
  markApplied: async (decisionId) => {
    const [applied] = await trx<DecisionRow>('decisions').where({ id: decisionId }).update({ outcome: 'applied' }).returning(['pet_id', 'number']);
    if (applied === undefined) return;
    await trx('decisions').where({ pet_id: applied.pet_id, outcome: 'pending' }).where('number', '<', applied.number).update({ outcome: 'superseded' });
  },
  supersedeOpen: async (petId, contentVersion) => {
    const open = trx('decisions').where({ pet_id: petId, outcome: 'pending' });
    if (contentVersion !== undefined) void open.where('content_version', '<', contentVersion);
    await open.update({ outcome: 'superseded' });
  },
});
