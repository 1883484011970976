import type { Branded } from '@paltu/kernel';
import { dayMs } from './due-times.ts';
import type { Order, OrderId } from './order.ts';
import { amountToPay, type Wallet } from './payment.ts';

/** Twenty characters, as JazzCash wants them. */
export type AttemptReference = Branded<string, 'AttemptReference'>;

/** A buyer was sent to a wallet to pay an order. */
export interface WalletAttempt {
  readonly reference: AttemptReference;
  readonly orderId: OrderId;
  readonly method: Wallet;
  /** In whole rupees. */
  readonly amount: number;
  readonly status: 'open' | 'paid' | 'refused';
  readonly startedAt: Date;
  /** When the wallet is asked next what became of it, unless a notice comes before; null when it is not asked any more. */
  readonly nextInquiryAt: Date | null;
}

/** What a wallet answers when it is asked what became of an attempt. */
export interface Inquired {
  readonly reference: string;
  readonly amount: number;
  readonly status: 'paid' | 'refused' | 'pending';
}

/** From the random part of an id. */
const referenceOf = (id: string): AttemptReference => `T${id.replaceAll('-', '').slice(-19)}` as AttemptReference;

export const isReference = (text: string): text is AttemptReference => /^T[0-9a-f]{19}$/.test(text);

const minuteMs = 60_000;
const noticeWithinMs = 2 * minuteMs;
const askAgainAfterMs = minuteMs;
/** Also money that comes after the order has ended is looked for. */
const askedForMs = dayMs;

/** @param id a new one */
export const startedAttempt = (order: Order, method: Wallet, id: string, at: Date): WalletAttempt => ({
  ...{ reference: referenceOf(id), orderId: order.id, method, amount: amountToPay(order) },
  ...{ status: 'open', startedAt: at, nextInquiryAt: new Date(at.getTime() + noticeWithinMs) },
});

/** It is asked about now: others come before it is asked about again. */
export const askedAttempt = (attempt: WalletAttempt, at: Date): WalletAttempt => {
  const isOver = at.getTime() - attempt.startedAt.getTime() > askedForMs;
  return { ...attempt, nextInquiryAt: isOver ? null : new Date(at.getTime() + askAgainAfterMs) };
};

/** Another amount is to be paid by now: who went to pay before may still do so, which is asked about further on. */
export const replacedAttempt = (attempt: WalletAttempt): WalletAttempt => ({ ...attempt, status: 'refused' });

/** Money counts only when the wallet itself, asked, names this attempt and its amount; what a notice claims counts for nothing. */
export const judgedAttempt = (attempt: WalletAttempt, { reference, amount, status }: Inquired): WalletAttempt => {
  if (attempt.status === 'paid' || status === 'pending' || reference !== attempt.reference) return attempt;
  if (status === 'paid' && amount !== attempt.amount) return attempt;
  return attempt.status === status ? attempt : { ...attempt, status, nextInquiryAt: null };
};
