import type { MemberId } from '@paltu/kernel';
import type { CodRecord } from '../domain/cod-guard.ts';
import type { DeliveryContact } from '../domain/delivery-contact.ts';
import type { UnpaidRecord } from '../domain/unpaid-guard.ts';

/** A buyer, and digests of phone number and address: of each one by every secret. */
export interface Household {
  readonly buyerId: MemberId;
  readonly phones: readonly string[];
  readonly addresses: readonly string[];
}

/** Digests by which orders of the same phone number or address are found, though neither is kept in a column. */
export interface ContactDigest {
  of(text: string): string;
  allOf(text: string): readonly string[];
}

/** What a household has ordered already. */
export interface OrderGuards {
  /** Until the transaction ends nobody else orders for this phone number, or this address. @param contact digests by the current secret */
  lockContact(contact: DeliveryContact): Promise<void>;
  /** The record that decides whether the buyer may pay at the door. @param since earlier refusals do not count */
  readCodRecord(household: Household, since: Date): Promise<CodRecord>;
  /** What waits for payment of the buyer, and by the phone number. */
  readUnpaid(household: Household): Promise<UnpaidRecord>;
}
