import { orRefuse } from '@paltu/kernel';
import { fromColumns, readPage, toColumns, violatedConstraint } from '@paltu/persistence';
import { totalCap } from '@paltu/service-kit';
import type { Knex } from 'knex';
import { proposalNotFound, proposalWaiting, type Proposal } from './proposal.ts';
import type { NamedProposal, ProposalQueries, Proposals } from './proposal-use-cases.ts';

/** Proposals in the transaction `trx`. */
export const knexProposals = (trx: Knex.Transaction): Proposals => {
  const first = async (query: Knex.QueryBuilder): Promise<Proposal | undefined> => {
    const row = (await query.first()) as object | undefined;
    return row && fromColumns<Proposal>(row);
  };
  const rows = () => trx('payout_proposals');
  return {
    find: (id) => first(rows().where({ id })),
    get: async (id) => orRefuse(await first(rows().where({ id }).forUpdate()), proposalNotFound),
    findWaitingOf: (refundId) => first(rows().where({ refund_id: refundId }).whereRaw("status = 'waiting'")),
    add: async (proposal) => {
      try {
        await rows().insert(toColumns(proposal));
      } catch (error) {
        throw violatedConstraint(error) === 'payout_proposals_waiting_settlement' ? proposalWaiting({ cause: error }) : error;
      }
    },
    save: async ({ id, status, decidedBy, decidedAt, answer }) => {
      await rows().where({ id }).update(toColumns({ status, decidedBy, decidedAt, answer }));
    },
  };
};

const sides = `case kind when 'settlement' then array[seller_id]
  else array(select seller_id from parcels where parcels.order_id = orders.id) || orders.buyer_id end as sides`;

/** @param cap totals are counted no further than one over it */
export const knexProposalQueries = (database: Knex, cap = totalCap): ProposalQueries => {
  const named = () =>
    database('payout_proposals')
      .leftJoin('stores', 'stores.id', 'payout_proposals.store_id')
      .leftJoin('orders', 'orders.id', 'payout_proposals.order_id')
      .select('payout_proposals.*', 'stores.name as store_name', 'orders.number as order_number', database.raw(sides));
  const lists = {
    waiting: ["payout_proposals.status = 'waiting'", 'proposed_at, payout_proposals.id'],
    decided: ["payout_proposals.status <> 'waiting'", 'decided_at desc, payout_proposals.id desc'],
  } as const;
  return {
    read: async (id) => {
      const row = (await named().where('payout_proposals.id', id).first()) as object | undefined;
      return fromColumns<NamedProposal>(orRefuse(row, proposalNotFound));
    },
    list: async (isWaiting, page) => {
      const [condition, order] = lists[isWaiting ? 'waiting' : 'decided'];
      const { rows, counted } = await readPage(named().whereRaw(condition), order, page, cap);
      return { proposals: rows.map((row) => fromColumns<NamedProposal>(row)), counted };
    },
  };
};
