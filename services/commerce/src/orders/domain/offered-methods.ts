import type { PaymentMethod } from './order.ts';

/** A way to pay that is offered now. */
export interface OfferedMethod {
  readonly method: PaymentMethod;
  /** Where money is transferred to; empty for other ways to pay. */
  readonly transferTo: string;
  /** A test payment: no money moves. */
  readonly isTest: boolean;
}

export interface Payable {
  /** The account of Paltu, as its operator writes it; without one nobody can transfer anything. */
  readonly transferTo: string;
  /** Wallets are played by a simulator. */
  readonly isSimulated: boolean;
}

export const offeredMethods = ({ transferTo, isSimulated }: Payable): readonly OfferedMethod[] => [
  { method: 'cash-on-delivery', transferTo: '', isTest: false },
  ...(isSimulated ? (['jazzcash', 'easypaisa'] as const).map((method) => ({ method, transferTo: '', isTest: true })) : []),
  ...(transferTo === '' ? [] : [{ method: 'bank-transfer', transferTo, isTest: false } as const]),
];
