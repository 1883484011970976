import { refusal, type Branded } from '@paltu/kernel';
import { dayMs, hourMs } from '../orders/due-times.ts';
import type { Order, OrderId } from '../orders/order.ts';
import { amountToPay, type Wallet } from './payment.ts';

export const noticeForged = refusal('invalid', 'payment.notice-forged', 'This notice is not from the provider of the payment');

export const attemptNotFound = refusal('not-found', 'payment.not-found', 'Payment not found');

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

/** As long as an order that is paid by a wallet waits. */
const payableForMs = 30 * minuteMs;

const noticeWithinMs = 2 * minuteMs;

/** How often a wallet is asked while money is likely to come in, and after that. */
const askAgainAfterMs = { soon: minuteMs, late: hourMs } as const;

/** For how long after the end of its page an unpaid attempt may turn out to be paid. */
const settlesWithinMs = dayMs;

/** The page of the wallet takes no payment after that; what it took before may be reported later. */
export const payableUntil = ({ startedAt }: Pick<WalletAttempt, 'startedAt'>): Date => new Date(startedAt.getTime() + payableForMs);

const mayComeIn = (attempt: WalletAttempt, at: Date): boolean => at.getTime() <= payableUntil(attempt).getTime() + settlesWithinMs;

/** @param id a new one */
export const startedAttempt = (order: Order, method: Wallet, id: string, at: Date): WalletAttempt => ({
  ...{ reference: referenceOf(id), orderId: order.id, method, amount: amountToPay(order) },
  ...{ status: 'open', startedAt: at, nextInquiryAt: new Date(at.getTime() + noticeWithinMs) },
});

/**
 * The attempt to keep before its wallet is asked: other attempts come before it is asked again. Time alone ends nothing, because the wallet may
 * not have answered for days: it is asked until it answers (`judgedAttempt`).
 */
export const askedAttempt = (attempt: WalletAttempt, at: Date): WalletAttempt => ({
  ...attempt,
  nextInquiryAt: new Date(at.getTime() + askAgainAfterMs[mayComeIn(attempt, at) ? 'soon' : 'late']),
});

/** The attempt that a buyer goes on with: it is for this amount, and its page still takes a payment. */
export const isContinuable = (attempt: WalletAttempt, amount: number, at: Date): boolean =>
  attempt.amount === amount && at < payableUntil(attempt);

/** Another attempt takes its place. The buyer may still pay the old one, so that its wallet is asked further on. */
export const replacedAttempt = (attempt: WalletAttempt): WalletAttempt => ({ ...attempt, status: 'refused' });

/**
 * The attempt after an answer of its wallet. A payment counts only when the answer to an inquiry names this attempt and its amount; a notice alone
 * proves nothing. The wallet is asked no more once it is paid or refused, or is still unpaid when no money can come in any more.
 */
export const judgedAttempt = (attempt: WalletAttempt, { reference, amount, status }: Inquired, at: Date): WalletAttempt => {
  if (attempt.status === 'paid' || reference !== attempt.reference) return attempt;
  if (status === 'paid' ? amount !== attempt.amount : attempt.nextInquiryAt === null) return attempt;
  if (status !== 'pending') return { ...attempt, status, nextInquiryAt: null };
  return mayComeIn(attempt, at) ? attempt : { ...attempt, nextInquiryAt: null };
};

/** Where the browser of a buyer goes to pay. */
export interface PaymentPage {
  readonly url: string;
  readonly method: 'get' | 'post';
  readonly fields: Readonly<Record<string, string>>;
}

/** A wallet. A payment counts only after an inquiry. */
export interface WalletProvider {
  page(attempt: WalletAttempt): Promise<PaymentPage>;
  /** Which attempt a notice is about; undefined when it is not from the provider. */
  referenceIn(notice: Readonly<Record<string, string>>): AttemptReference | undefined;
  /** Asks the wallet for the status of an attempt. */
  inquire(attempt: WalletAttempt): Promise<Inquired>;
}

/** The providers of the wallets that are offered. */
export type WalletProviders = Partial<Readonly<Record<Wallet, WalletProvider>>>;

export const behaviours = ['success', 'refusal', 'pending', 'late', 'repeated', 'contradicting', 'never'] as const;

/**
 * late: paid ten minutes later; repeated: three notices; contradicting: the notice and the answer to the inquiry differ; never: no notice, though it is
 * paid.
 */
export type Behaviour = (typeof behaviours)[number];

/** A simulated wallet, labelled as a test payment wherever it is shown. */
export interface SimulatedWallet extends WalletProvider {
  /** Resolves with the notices that it sends. @throws AppError `payment.not-found` */
  choose(
    reference: AttemptReference,
    behaviour: Behaviour,
  ): Promise<readonly Readonly<Record<'reference' | 'status' | 'signature', string>>[]>;
}
