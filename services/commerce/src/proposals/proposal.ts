import { refusal, type Branded, type MemberId } from '@paltu/kernel';

export const proposalNotFound = refusal('not-found', 'proposal.not-found', 'There is no such payment that waits for a second admin');

export const proposalOwn = refusal('forbidden', 'proposal.own', 'Another admin has to confirm what you have proposed');

export const proposalDecided = refusal('conflict', 'proposal.decided', 'This payment was confirmed or refused already');

export const proposalAccountChanged = refusal(
  'conflict',
  'proposal.account-changed',
  'Another account was named since this payment was proposed. Please refuse it, and propose it anew.',
);

export const proposalWaiting = refusal(
  'conflict',
  'proposal.waiting',
  'This refund waits for a second admin already, with another reference',
);

export const ownMatter = refusal(
  'forbidden',
  'admin.own-matter',
  'You are its buyer, or own a store of it. Another admin has to decide about it.',
);

/**
 * No admin decides about their own order or store. @param sides the buyer of an order and the owners of its stores, or the owner of a store
 * @throws AppError `admin.own-matter`
 */
export const requireNoInterest = (sides: readonly MemberId[], admin: MemberId): void => {
  if (sides.includes(admin)) throw ownMatter();
};

export type ProposalId = Branded<string, 'ProposalId'>;

/** From so many rupees on, within a day to one store or of one order, two admins pay. */
const secondAdminFrom = 100_000;
const dayMs = 24 * 60 * 60_000;
const accountIsNewMs = 7 * dayMs;

/** Why one admin alone cannot pay it: its amount, or an account that was changed in the last seven days. */
export const proposalReasons = ['amount', 'account-changed'] as const;
export type ProposalReason = (typeof proposalReasons)[number];

export const proposalStatuses = ['waiting', 'confirmed', 'refused'] as const;
export type ProposalStatus = (typeof proposalStatuses)[number];

/** What is paid: a settlement to a store, or a refund of an order. */
export type ProposalSubject =
  | { readonly kind: 'settlement'; readonly storeId: string; readonly sellerId: MemberId; readonly refundId: null; readonly orderId: null }
  | { readonly kind: 'refund'; readonly storeId: null; readonly sellerId: null; readonly refundId: string; readonly orderId: string };

/** A payment that an admin has proposed, and another one confirms or refuses. */
export type Proposal = ProposalSubject & {
  readonly id: ProposalId;
  /** In whole rupees; above 0. */
  readonly amount: number;
  /** Of the bank transfer. */
  readonly reference: string;
  readonly reasons: readonly ProposalReason[];
  readonly status: ProposalStatus;
  readonly proposedBy: MemberId;
  readonly proposedAt: Date;
  readonly decidedBy: MemberId | null;
  readonly decidedAt: Date | null;
  /** Why it was refused; empty when it was not. */
  readonly answer: string;
};

export interface Payment {
  /** In whole rupees, as all amounts here. */
  readonly amount: number;
  /** What was paid to the same store, or of the same order, since `dayBefore`. */
  readonly paidWithinDay: number;
  /** When the account that it goes to was put in the place of another; null when it never was. */
  readonly accountChangedAt: Date | null;
}

/** Payments to a store, or of an order, since then count together. */
export const dayBefore = (at: Date): Date => new Date(at.getTime() - dayMs);

/** Why a second admin is needed; nothing when one is enough. */
export const whySecondAdmin = ({ amount, paidWithinDay, accountChangedAt }: Payment, at: Date): readonly ProposalReason[] => [
  ...(amount + paidWithinDay >= secondAdminFrom ? (['amount'] as const) : []),
  ...(accountChangedAt !== null && at.getTime() - accountChangedAt.getTime() < accountIsNewMs ? (['account-changed'] as const) : []),
];

export type ProposalRequest = Pick<Proposal, 'id' | 'amount' | 'reference' | 'reasons' | 'proposedBy'>;

export const propose = (subject: ProposalSubject, { id, amount, reference, reasons, proposedBy }: ProposalRequest, at: Date): Proposal => ({
  ...subject,
  ...{ id, amount, reference, reasons, proposedBy, proposedAt: at },
  ...{ status: 'waiting', decidedBy: null, decidedAt: null, answer: '' },
});

/**
 * Another admin confirms it, to the account that it was proposed for; confirmed again by the same admin it stays as it is.
 * @throws AppError `proposal.own`, `proposal.decided`, `proposal.account-changed`
 */
export const confirmProposal = (
  proposal: Proposal,
  { by, accountChangedAt }: { readonly by: MemberId; readonly accountChangedAt: Date | null },
  at: Date,
): Proposal => {
  if (proposal.proposedBy === by) throw proposalOwn();
  if (proposal.status === 'confirmed' && proposal.decidedBy === by) return proposal;
  if (proposal.status !== 'waiting') throw proposalDecided();
  if (accountChangedAt !== null && accountChangedAt >= proposal.proposedAt) throw proposalAccountChanged();
  return { ...proposal, status: 'confirmed', decidedBy: by, decidedAt: at };
};

/** Any admin refuses it, also the one who proposed it; nothing is paid. @throws AppError `proposal.decided` */
export const refuseProposal = (
  proposal: Proposal,
  { by, answer }: { readonly by: MemberId; readonly answer: string },
  at: Date,
): Proposal => {
  if (proposal.status === 'refused' && proposal.decidedBy === by) return proposal;
  if (proposal.status !== 'waiting') throw proposalDecided();
  return { ...proposal, status: 'refused', decidedBy: by, decidedAt: at, answer };
};

/** A payment of one admin, before it is known whether a second one is needed; `id` is that of the proposal. */
export type ProposedPayment = ProposalSubject & Payment & Pick<ProposalRequest, 'reference' | 'proposedBy'> & { readonly id: string };

/** Payments of one admin, and of two, in the transaction that pays: what they are about, a ledger or an order, is locked. */
export interface SecondAdmin {
  find(id: string): Promise<Proposal | undefined>;
  /**
   * Proposes a payment that needs a second admin: the id of the proposal. Undefined when one admin is enough.
   * @throws AppError `proposal.waiting` when it waits with another reference
   */
  propose(payment: ProposedPayment, at: Date): Promise<string | undefined>;
  /**
   * The payment that is to be made now that a second admin confirms it; undefined when that admin has confirmed it before.
   * @throws AppError `proposal.own`, `proposal.decided`, `proposal.account-changed`
   */
  confirm(id: string, second: { readonly by: MemberId; readonly accountChangedAt: Date | null }, at: Date): Promise<Proposal | undefined>;
}
