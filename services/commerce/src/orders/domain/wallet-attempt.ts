import type { Branded } from '@paltu/kernel';
import type { Order, OrderId } from './order.ts';
import type { Wallet } from './payment.ts';

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
}

/** What a wallet answers when it is asked what became of an attempt. */
export interface Inquired {
  readonly reference: string;
  readonly amount: number;
  readonly status: 'paid' | 'refused' | 'pending';
}

/** From the random part of an id. */
const referenceOf = (id: string): AttemptReference => `T${id.replaceAll('-', '').slice(-19)}` as AttemptReference;

/** @param id a new one */
export const startedAttempt = (order: Order, method: Wallet, id: string, at: Date): WalletAttempt => ({
  ...{ reference: referenceOf(id), orderId: order.id, method, amount: order.amounts.total },
  ...{ status: 'open', startedAt: at },
});

/** Money counts only when the wallet itself, asked, names this attempt and its amount; what a notice claims counts for nothing. */
export const judgedAttempt = (attempt: WalletAttempt, { reference, amount, status }: Inquired): WalletAttempt => {
  if (attempt.status === 'paid' || status === 'pending' || reference !== attempt.reference) return attempt;
  if (status === 'paid' && amount !== attempt.amount) return attempt;
  return attempt.status === status ? attempt : { ...attempt, status };
};
