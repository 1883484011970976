import type { Args } from '#shared/api/endpoint.ts';
import type { Order, User } from '#shared/api/types.ts';
import { required } from '#shared/form/form-rules.ts';
import type { Rules } from '#shared/form/form-rules.ts';
import type { Steps } from '#shared/form/form-steps.ts';
import { trimmed } from '#shared/form/form-values.ts';
import { phoneNumber } from '#shared/form/phone-rule.ts';

type Body = Args<'postOrders'>['body'];

/** A checkout as it is being filled in, in the order of the screen. */
export interface CheckoutForm {
  fullName: string;
  phone: string;
  address: string;
  city: string;
  area: string;
  landmark: string;
  paymentMethod: Body['paymentMethod'];
  note: string;
}

type Addressee = Pick<User, 'fullName' | 'phone' | 'address' | 'city'>;

export type Address = NonNullable<Order['address']>;

/** Where an order goes as the profile has it. */
export const addressOf = ({ fullName, phone, address, city }: Addressee): Address => ({
  ...{ fullName, phone, address, city, area: '', landmark: '' },
});

/** As the profile has it; the last step shows once more where it goes. */
export const checkoutOf = (member: Addressee): CheckoutForm => ({ ...addressOf(member), paymentMethod: 'cash-on-delivery', note: '' });

/** At most so many addresses are offered. */
const mostKnown = 4;

const sameWords = (text: string): string => text.trim().toLowerCase();

/** Whether both lead to the same door and the same person. */
export const isSameAddress = (one: Address, other: Address): boolean =>
  (['fullName', 'phone', 'address', 'city', 'area', 'landmark'] as const).every(
    (field) => sameWords(one[field]) === sameWords(other[field]),
  );

/** The own address, then where the member's orders went, each once; none before the first order. @param orders the newest first */
export function knownAddresses(own: Address, orders: readonly Pick<Order, 'address'>[] = []): Address[] {
  const earlier = orders.flatMap(({ address }) => address ?? []);
  if (earlier.length === 0) return [];
  const all = own.address === '' ? earlier : [own, ...earlier];
  return all.filter((address, index) => all.findIndex((other) => isSameAddress(address, other)) === index).slice(0, mostKnown);
}

/** The longest text that each field takes, in characters. */
export const longestText = { fullName: 80, phone: 20, address: 200, city: 60, area: 100, landmark: 100, note: 500 } as const;

/** The third shows it all. */
export const checkoutSteps: Steps<CheckoutForm> = [
  ['fullName', 'phone', 'address', 'city', 'area', 'landmark'],
  ['paymentMethod', 'note'],
  [],
];

export const checkoutRules: Rules<CheckoutForm> = {
  fullName: required('orders:problem.fullName'),
  phone: phoneNumber({ missing: 'orders:problem.phone', invalid: 'orders:problem.phoneInvalid' }),
  address: required('orders:problem.address'),
  city: required('orders:problem.city'),
};

/** What is sent, with the total that the member has seen: the server orders at no other. */
export function bodyOfCheckout(form: CheckoutForm, expectedTotal: number): Body {
  const { paymentMethod, note, ...address } = trimmed(form);
  return { address, paymentMethod, note, expectedTotal };
}

/** The field of the form that a path of the API's answer means: `address.fullName`. */
export const fieldOf = (path: string): string => path.replace(/^address\./, '');
