import type { Branded } from '@paltu/kernel';
import { dayMs } from './due-times.ts';
import type { Order, OrderId } from './order.ts';
import { amountToPay, type Wallet } from './payment.ts';

/** Twenty characters, as JazzCash wants them. */
export type AttemptReference = Branded<string, 'AttemptReference'>;

/** An attempt to pay an order by a wallet. */
export interface WalletAttempt {
  readonly reference: AttemptReference;
  readonly orderId: OrderId;
  readonly method: Wallet;
  /** In whole rupees. */
  readonly amount: number;
  readonly status: 'open' | 'paid' | 'refused';
  readonly startedAt: Date;
  /** When the wallet is asked next, unless a notice comes before; null when it is not asked any more. */
  readonly nextInquiryAt: Date | null;
}

/** The answer of a wallet to an inquiry about an attempt. */
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
/** Longer than an order waits: money that comes after its end is found too. */
const askedForMs = dayMs;

/** @param id a new one */
export const startedAttempt = (order: Order, method: Wallet, id: string, at: Date): WalletAttempt => ({
  ...{ reference: referenceOf(id), orderId: order.id, method, amount: amountToPay(order) },
  ...{ status: 'open', startedAt: at, nextInquiryAt: new Date(at.getTime() + noticeWithinMs) },
});

/** The attempt to keep before its wallet is asked: other attempts come before it is asked again. */
export const askedAttempt = (attempt: WalletAttempt, at: Date): WalletAttempt => {
  const isOver = at.getTime() - attempt.startedAt.getTime() > askedForMs;
  return { ...attempt, nextInquiryAt: isOver ? null : new Date(at.getTime() + askAgainAfterMs) };
};

/** The amount to pay has changed. The buyer may still pay the old attempt, so that its wallet is asked further on. */
export const replacedAttempt = (attempt: WalletAttempt): WalletAttempt => ({ ...attempt, status: 'refused' });

/** A payment counts only when the wallet's answer to an inquiry names this attempt and its amount; a notice alone proves nothing. */
export const judgedAttempt = (attempt: WalletAttempt, { reference, amount, status }: Inquired): WalletAttempt => {
  if (attempt.status === 'paid' || status === 'pending' || reference !== attempt.reference) return attempt;
  if (status === 'paid' && amount !== attempt.amount) return attempt;
  return attempt.status === status ? attempt : { ...attempt, status, nextInquiryAt: null };
};
