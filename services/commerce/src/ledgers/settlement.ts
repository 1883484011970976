import { refusal, type Branded, type MemberId } from '@paltu/kernel';
import { maskIban } from '@paltu/reference';
import { balanceOf, type Claims, type LedgerHead, type Posting, type StoreId } from './ledger.ts';
import { heldUntil, type StoreAccount } from './store-account.ts';

export type SettlementId = Branded<string, 'SettlementId'>;

export const settlementStatuses = ['made', 'sent-back'] as const;

type SettlementStatus = (typeof settlementStatuses)[number];

/** A payment of a store's balance to its bank account. */
export interface Settlement {
  readonly id: SettlementId;
  readonly storeId: StoreId;
  /** The member whose store it is. */
  readonly sellerId: MemberId;
  /** In whole rupees; above 0. */
  readonly amount: number;
  /** What was available to the store just before. */
  readonly available: number;
  /** Reference of the bank transfer; unique. */
  readonly reference: string;
  /** The IBAN that it was paid to, masked. */
  readonly paidTo: string;
  readonly status: SettlementStatus;
  /** Why the bank sent it back; empty when it did not. */
  readonly reason: string;
  readonly madeBy: MemberId;
  readonly madeAt: Date;
  readonly sentBackAt: Date | null;
}

export const keyMissing = refusal('invalid', 'idempotency-key.missing', 'A settlement needs an Idempotency-Key');

export const keyReused = refusal('conflict', 'idempotency-key.reused', 'This Idempotency-Key was used for another settlement');

export const settlementNotFound = refusal('not-found', 'settlement.not-found', 'Settlement not found');

export const payoutMissing = refusal('conflict', 'settlement.no-account', 'The store has named no bank account yet');

export const payoutHeld = refusal(
  'conflict',
  'settlement.account-held',
  'The store named another bank account less than 48 hours ago. Nothing is paid out to it before then.',
);

export const storeSuspended = refusal(
  'conflict',
  'settlement.store-suspended',
  'The member of this store is suspended. Nothing is paid out to it until they are let in again.',
);

export const beyondAvailable = refusal('conflict', 'settlement.beyond-available', 'The store may have less than that now');

export const referenceUsed = refusal('conflict', 'settlement.reference-used', 'This reference was recorded for another settlement already');

interface Fact {
  readonly storeId: StoreId;
  readonly at: Date;
}

/** A store named another account to be paid out to. */
interface PayoutChanged extends Fact {
  readonly type: 'PayoutChanged';
  readonly sellerId: MemberId;
  /** Nothing is paid out before then. */
  readonly heldUntil: Date;
}

/** An amount is paid out to a store, or the bank sent it back. */
interface Settled extends Fact {
  readonly type: 'SettlementMade' | 'SettlementReversed';
  readonly settlement: Settlement;
}

/** A day of a ledger is over. */
interface LedgerSealed extends Fact {
  readonly type: 'LedgerSealed';
  /** In Pakistan, as 2027-03-01. */
  readonly day: string;
  /** How many rows the ledger has up to its end. */
  readonly rows: number;
  /** Of the last of them. */
  readonly hash: string;
}

export type LedgerEvent = PayoutChanged | Settled | LedgerSealed;

export interface SettlementStep {
  readonly settlement: Settlement;
  readonly posting: Posting;
  readonly event: LedgerEvent;
}

const step = (settlement: Settlement, at: Date): SettlementStep => {
  const { id: settlementId, storeId, amount, status } = settlement;
  const isMade = status === 'made';
  return {
    settlement,
    posting: {
      orderId: null,
      parcelId: null,
      settlementId,
      occasion: settlementId,
      amount,
      availableAt: at,
      ...(isMade ? { kind: 'settlement', from: 'store', to: 'settled' } : { kind: 'settlement-return', from: 'settled', to: 'store' }),
    },
    event: { type: isMade ? 'SettlementMade' : 'SettlementReversed', storeId, settlement, at },
  };
};

type NewSettlement = Pick<Settlement, 'id' | 'sellerId' | 'amount' | 'reference' | 'madeBy'>;

/** What the store may have, read while its ledger is locked. */
export interface Position {
  readonly head: LedgerHead;
  readonly claims: Claims;
  readonly account: StoreAccount;
  /** Nobody knows yet what the store keeps that is not its own. */
  readonly isSuspended: boolean;
}

/**
 * Pays out an amount to the current bank account. @throws AppError `settlement.store-suspended`, `settlement.no-account`,
 * `settlement.account-held`, `settlement.beyond-available`
 */
export const settle = ({ head, claims, account, isSuspended }: Position, wanted: NewSettlement, at: Date): SettlementStep => {
  if (isSuspended) throw storeSuspended();
  const until = heldUntil(account);
  if (account.payout === null || until === null) throw payoutMissing();
  if (until > at) throw payoutHeld();
  const { available } = balanceOf(head, claims);
  if (wanted.amount > available) throw beyondAvailable();
  const paidTo = maskIban(account.payout.iban);
  const made = { status: 'made', reason: '', madeAt: at, sentBackAt: null } as const;
  return step({ ...wanted, storeId: head.storeId, available, paidTo, ...made }, at);
};

/** The bank sent a settlement back, so that the store is due the amount again. Undefined when that is recorded already. */
export const sendBack = (settlement: Settlement, reason: string, at: Date): SettlementStep | undefined =>
  settlement.status === 'sent-back' ? undefined : step({ ...settlement, status: 'sent-back', reason, sentBackAt: at }, at);

export const dueFilters = ['payable', 'owing'] as const;

/** payable: something can be paid out now; owing: the store owes something, to Paltu or to buyers. */
export type DueFilter = (typeof dueFilters)[number];
