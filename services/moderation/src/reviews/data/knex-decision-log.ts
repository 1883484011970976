import { fromColumns, preparedRows, toColumns } from '@paltu/persistence';
import type { Knex } from 'knex';
import type { Decision } from '../domain/decision.ts';
import type { DecisionLog } from '../use-cases/ports.ts';

export const toDecision = (row: object): Decision => fromColumns<Decision>(row);

const openSql = `
  select id, pet_id, number, action, content_version, reason, decided_by, decided_at, is_own_listing, outcome from decisions
  where pet_id = any($1::uuid[]) and outcome = 'pending' order by pet_id, number`;

export const knexDecisionLog = (trx: Knex.Transaction): DecisionLog => ({
  add: async (decision) => {
    await trx('decisions').insert(toColumns(decision));
  },
  countOf: async (petId) => {
    const row = await trx('decisions').where({ pet_id: petId }).max({ last: 'number' }).first();
    return Number(row?.['last'] ?? 0);
  },
  listOpen: async (petIds) => (await preparedRows<object>(trx, { name: 'open decisions', text: openSql }, [petIds])).map(toDecision),
  settle: async (decisions, outcome) => {
    if (decisions.length === 0) return;
    const ids = decisions.map(({ id }) => id);
    await trx('decisions').whereIn('id', ids).update({ outcome });
  },
});
