import type { MemberId } from '@paltu/kernel';
import type { PageWanted } from '@paltu/persistence';
import {
  confirmProposal,
  dayBefore,
  proposalWaiting,
  propose,
  whySecondAdmin,
  type Payment,
  type Proposal,
  type ProposalId,
  type ProposalSubject,
  type ProposalWish,
} from '../domain/proposal.ts';

/** Proposals in a transaction that has locked what they are about: a ledger or an order. */
export interface Proposals {
  find(id: string): Promise<Proposal | undefined>;
  /** Locks it. @throws AppError `proposal.not-found` */
  get(id: string): Promise<Proposal>;
  findWaitingOf(refundId: string): Promise<Proposal | undefined>;
  /** @throws AppError `proposal.waiting` when another settlement of this reference waits */
  add(proposal: Proposal): Promise<void>;
  save(proposal: Proposal): Promise<void>;
}

/** With what a list shows of it. */
export type NamedProposal = Proposal & { readonly storeName: string | null; readonly orderNumber: string | null };

/** As screens read them, without locks. */
export interface ProposalQueries {
  /** @throws AppError `proposal.not-found` */
  read(id: string): Promise<NamedProposal>;
  /** Those that wait, the oldest first; or those that were decided, the newest first. */
  list(isWaiting: boolean, page: PageWanted): Promise<{ readonly proposals: readonly NamedProposal[]; readonly counted: number }>;
}

export type ProposedPayment = ProposalSubject & Payment & Pick<ProposalWish, 'reference' | 'proposedBy'> & { readonly id: string };

/** Payments of one admin, and of two, in the transaction that pays. */
export const secondAdmin = (proposals: Proposals) => ({
  find: proposals.find,
  /** Payments to a store, or of an order, since then count together. */
  dayBefore,
  /**
   * Proposes a payment that needs a second admin: the id of the proposal. Undefined when one admin is enough.
   * @throws AppError `proposal.waiting` when it waits with another reference
   */
  propose: async (payment: ProposedPayment, at: Date): Promise<string | undefined> => {
    const { id, amount, reference, proposedBy, paidWithinDay, accountChangedAt, ...subject } = payment;
    const waiting = subject.refundId === null ? undefined : await proposals.findWaitingOf(subject.refundId);
    if (waiting !== undefined && waiting.reference !== reference) throw proposalWaiting();
    if (waiting !== undefined) return waiting.id;
    const reasons = whySecondAdmin({ amount, paidWithinDay, accountChangedAt }, at);
    if (reasons.length === 0) return undefined;
    await proposals.add(propose(subject, { id: id as ProposalId, amount, reference, reasons, proposedBy }, at));
    return id;
  },
  /**
   * The payment that is to be made now that a second admin confirms it; undefined when that admin has confirmed it before.
   * @throws AppError `proposal.own`, `proposal.decided`, `proposal.account-changed`
   */
  confirm: async (
    id: string,
    second: { readonly by: MemberId; readonly accountChangedAt: Date | null },
    at: Date,
  ): Promise<Proposal | undefined> => {
    const proposal = await proposals.get(id);
    const confirmed = confirmProposal(proposal, second, at);
    if (confirmed === proposal) return undefined;
    await proposals.save(confirmed);
    return confirmed;
  },
});
