import { maskIban } from '@paltu/reference';
import { balanceOf, type Claims } from './balance.ts';
import { beyondAvailable, payoutHeld, payoutMissing } from './ledger-errors.ts';
import type { LedgerEvent } from './ledger-events.ts';
import type { LedgerHead, Posting } from './ledger-row.ts';
import type { Settlement } from './settlement.ts';
import { heldUntil, type StoreAccount } from './store-account.ts';

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
      ...{ orderId: null, parcelId: null, settlementId, occasion: settlementId, amount, availableAt: at },
      ...(isMade ? { kind: 'settlement', from: 'store', to: 'settled' } : { kind: 'settlement-return', from: 'settled', to: 'store' }),
    },
    event: { type: isMade ? 'SettlementMade' : 'SettlementReversed', storeId, settlement, at },
  };
};

export type SettlementWish = Pick<Settlement, 'id' | 'sellerId' | 'amount' | 'reference' | 'madeBy'>;

/** What the store may have, read while its ledger is locked. */
export interface Position {
  readonly head: LedgerHead;
  readonly claims: Claims;
  readonly account: StoreAccount;
}

/**
 * Pays out an amount to the current bank account. @throws AppError `settlement.no-account`, `settlement.account-held`,
 * `settlement.beyond-available`
 */
export const settle = ({ head, claims, account }: Position, wish: SettlementWish, at: Date): SettlementStep => {
  const until = heldUntil(account);
  if (account.payout === null || until === null) throw payoutMissing();
  if (until > at) throw payoutHeld();
  const { available } = balanceOf(head, claims);
  if (wish.amount > available) throw beyondAvailable();
  const paidTo = maskIban(account.payout.iban);
  const made = { status: 'made', reason: '', madeAt: at, sentBackAt: null } as const;
  return step({ ...wish, storeId: head.storeId, available, paidTo, ...made }, at);
};

/** The bank sent a settlement back, so that the store is due the amount again. Undefined when that is recorded already. */
export const sendBack = (settlement: Settlement, reason: string, at: Date): SettlementStep | undefined =>
  settlement.status === 'sent-back' ? undefined : step({ ...settlement, status: 'sent-back', reason, sentBackAt: at }, at);
