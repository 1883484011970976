import type { MemberId } from '@paltu/kernel';
import { transactionRunner, type Transaction } from '@paltu/persistence';
import type { ServiceParts } from '@paltu/runtime';
import { accepted, type Route } from '@paltu/service-kit';
import { knexProposalQueries, knexProposals } from './proposal-store.ts';
import { proposalWaiting } from './proposal.ts';
import { presentProposal, proposalRoutes, proposalView, type ProposalRouteNeeds } from './proposal-http.ts';
import { secondAdmin } from './proposal-use-cases.ts';

/** Payments that one admin alone cannot make: proposed by one, confirmed or refused by another. */
export const proposalsModule = ({ database, clock }: Pick<ServiceParts, 'database' | 'clock'>) => {
  const queries = knexProposalQueries(database);
  return {
    /** In the transaction that pays, which has locked what is paid. */
    proposalsIn: (trx: Transaction) => secondAdmin(knexProposals(trx)),
    /** What a route answers that has proposed a payment in place of making it, and refuses beside it. */
    proposed: {
      view: proposalView,
      answer: async (id: string, reader: MemberId) =>
        accepted(
          { proposal: presentProposal(await queries.read(id), reader) },
          { message: 'It waits for a second admin: one admin alone cannot finish it. Nothing is paid yet.' },
        ),
      refuses: [proposalWaiting],
    },
    routesFor: (paying: Pick<ProposalRouteNeeds, 'confirm' | 'refuses'>): Route[] =>
      proposalRoutes({ ...paying, queries, clock, inTransaction: transactionRunner(database, knexProposals) }),
  };
};
