import { eachWordOf, findCity } from '@paltu/reference';
import type { Address } from './order.ts';

/** By what the orders of one household are found, whatever accounts they are of. */
export interface DeliveryContact {
  /** As E.164. */
  readonly phone: string;
  readonly address: string;
}

const folded = (text: string): string => eachWordOf(text).join('');

/** The phone number, and street and city as they are compared: whatever case, keyboard, blanks and punctuation. */
export const contactOf = ({ phone, address, city }: Pick<Address, 'phone' | 'address' | 'city'>): DeliveryContact => ({
  phone,
  address: `${folded(address)} ${findCity(city)?.id ?? folded(city)}`,
});
