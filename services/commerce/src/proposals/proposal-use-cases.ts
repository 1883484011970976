import type { MemberId } from '@paltu/kernel';
import type { PageWanted } from '@paltu/persistence';
import { confirmProposal, proposalWaiting, propose, whySecondAdmin, type Proposal, type ProposalId, type SecondAdmin } from './proposal.ts';

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
export type NamedProposal = Proposal & {
  readonly storeName: string | null;
  readonly orderNumber: string | null;
  /** The owner of the store; of a refund the buyer and the owners of the stores of its order. None of them confirms it. */
  readonly sides: readonly MemberId[];
};

/** As screens read them, without locks. */
export interface ProposalQueries {
  /** @throws AppError `proposal.not-found` */
  read(id: string): Promise<NamedProposal>;
  /** Those that wait, the oldest first; or those that were decided, the newest first. */
  list(isWaiting: boolean, page: PageWanted): Promise<{ readonly proposals: readonly NamedProposal[]; readonly counted: number }>;
}

/** @param proposals in the transaction that pays */
export const secondAdmin = (proposals: Proposals): SecondAdmin => ({
  find: proposals.find,
  propose: async (payment, at) => {
    const { id, amount, reference, proposedBy, paidWithinDay, accountChangedAt, ...subject } = payment;
    const waiting = subject.refundId === null ? undefined : await proposals.findWaitingOf(subject.refundId);
    if (waiting !== undefined && waiting.reference !== reference) throw proposalWaiting();
    if (waiting !== undefined) return waiting.id;
    const reasons = whySecondAdmin({ amount, paidWithinDay, accountChangedAt }, at);
    if (reasons.length === 0) return undefined;
    await proposals.add(propose(subject, { id: id as ProposalId, amount, reference, reasons, proposedBy }, at));
    return id;
  },
  confirm: async (id, second, at) => {
    const proposal = await proposals.get(id);
    const confirmed = confirmProposal(proposal, second, at);
    if (confirmed === proposal) return undefined;
    await proposals.save(confirmed);
    return confirmed;
  },
});
