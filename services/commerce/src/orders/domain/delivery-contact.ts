import { findCity, joinedWordsOf } from '@paltu/reference';
import type { Address } from './order.ts';

/** By what the orders of one household are found, whatever accounts they are of. */
export interface DeliveryContact {
  /** As E.164. */
  readonly phone: string;
  readonly address: string;
}

/** The phone number, and street and city as they are compared: whatever case, keyboard, blanks and punctuation. */
export const contactOf = ({ phone, address, city }: Pick<Address, 'phone' | 'address' | 'city'>): DeliveryContact => ({
  phone,
  address: `${joinedWordsOf(address)} ${findCity(city)?.id ?? joinedWordsOf(city)}`,
});
