import type { Branded, MemberId } from '@paltu/kernel';
import type { StoreId } from './ledger-row.ts';

export type SettlementId = Branded<string, 'SettlementId'>;

export const settlementStatuses = ['made', 'sent-back'] as const;
export type SettlementStatus = (typeof settlementStatuses)[number];

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
