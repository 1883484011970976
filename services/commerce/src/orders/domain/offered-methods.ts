import type { PaymentMethod } from './order.ts';
import type { Wallet } from './payment.ts';

/** A way to pay that is offered now. */
export interface OfferedMethod {
  readonly method: PaymentMethod;
  /** Where money is transferred to; empty for other ways to pay. */
  readonly transferTo: string;
  /** A test payment: no money moves. */
  readonly isTest: boolean;
}

/**
 * A wallet that has an adapter. EasyPaisa has none, because public sources contradict each other about how its hash is computed, and it was not
 * tried live: it is a test payment or not offered.
 */
export type LiveWallet = Exclude<Wallet, 'easypaisa'>;

export interface Payable {
  /** The bank account of Paltu; empty when bank transfer is not offered. */
  readonly transferTo: string;
  /** Wallets without keys are simulated. */
  readonly isSimulated: boolean;
  /** Wallets with keys, which take real money. */
  readonly live: readonly LiveWallet[];
}

const wallets = ['jazzcash', 'easypaisa'] as const;

export const offeredMethods = ({ transferTo, isSimulated, live }: Payable): readonly OfferedMethod[] => [
  { method: 'cash-on-delivery', transferTo: '', isTest: false },
  ...wallets
    .map((method) => ({ method, transferTo: '', isTest: !live.some((one) => one === method) }))
    .filter(({ isTest }) => isSimulated || !isTest),
  ...(transferTo === '' ? [] : [{ method: 'bank-transfer', transferTo, isTest: false } as const]),
];
