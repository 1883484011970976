import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { AcknowledgedLog, OrderStep } from './acknowledged-log.ts';
import { untilAnswered, type Answer, type ApiClient, type Call } from './api-client.ts';
import type { SeededRandom } from './seeded-random.ts';

/** Who sells, as the shopper reaches them. */
export interface Seller {
  readonly client: ApiClient;
  readonly storeId: string;
  readonly goods: readonly string[];
}

export interface OrderOptions {
  readonly buyer: ApiClient;
  /** Every order takes all that these offer. */
  readonly sellers: readonly Seller[];
  /** Pays back. */
  readonly admin: ApiClient;
  readonly random: SeededRandom;
  readonly acknowledged: Pick<AcknowledgedLog, 'add'>;
  readonly isOver: () => boolean;
}

interface Ordered {
  readonly id: string;
  readonly parcels: readonly { readonly id: string; readonly store: { readonly _id: string } }[];
}

/** Between two orders, so that they leave the machine to the other writers. */
const restMs = 200;

const households = new Map<ApiClient, number>();

/** Each buyer has a phone number and an address of their own. */
const addressOf = (buyer: ApiClient) => {
  const number = households.get(buyer) ?? households.size;
  households.set(buyer, number);
  return { fullName: 'Sana Ahmed', phone: `0300 ${1_234_567 + number}`, address: `${5 + number} Main Boulevard`, city: 'Lahore' };
};

const fieldOf = <T>(answer: Answer | undefined, name: string): T | undefined => answer?.body.data?.[name] as T | undefined;

const answered = ({ isOver }: OrderOptions, by: ApiClient, call: Call): Promise<Answer | undefined> =>
  untilAnswered(() => by.call(call), isOver);

const acknowledge = (
  { acknowledged }: OrderOptions,
  orderId: string,
  step: OrderStep,
  more: { parcelId?: string; refundId?: string } = {},
) => acknowledged.add({ kind: 'order', orderId, step, ...more });

/** A piece whose answer was lost may be in the cart twice; what is in it is what is ordered. */
const fillCart = async (options: OrderOptions): Promise<void> => {
  for (const { goods } of options.sellers)
    for (const accessoryId of goods) {
      const body = { accessoryId, quantity: options.random.between(1, 3) };
      await answered(options, options.buyer, { method: 'POST', path: '/cart/items', body });
    }
};

/** One key for as many tries as it takes: now and then it is sent once more although it was answered. */
const checkOut = async (options: OrderOptions, paymentMethod: string): Promise<Ordered | undefined> => {
  const key = randomUUID();
  const call = { method: 'POST', path: '/orders', key, body: { address: addressOf(options.buyer), paymentMethod } };
  const tries = options.random.next() < 0.2 ? 2 : 1;
  let order: Ordered | undefined;
  for (let count = 0; count < tries; count += 1) {
    const answer = await answered(options, options.buyer, call);
    order = answer?.status === 201 ? fieldOf<Ordered>(answer, 'order') : undefined;
    if (order !== undefined) options.acknowledged.add({ kind: 'checkout', orderId: order.id, key });
  }
  return order;
};

type Notice = Readonly<Record<string, string>>;

/** The wallet sends its notice once, or three times; false when the money may not be counted yet. */
const pay = async (options: OrderOptions, { id }: Ordered): Promise<boolean> => {
  const begun = await answered(options, options.buyer, { method: 'POST', path: `/orders/${id}/pay` });
  const reference = fieldOf<{ readonly fields: Notice }>(begun, 'payment')?.fields['reference'];
  if (reference === undefined) return false;
  const behaviour = options.random.pick(['success', 'repeated']);
  const choice = { method: 'POST', path: '/orders/payments/simulator/choice', body: { reference, behaviour } };
  const notices = fieldOf<readonly Notice[]>(await answered(options, options.buyer, choice), 'notices') ?? [];
  const answers: (Answer | undefined)[] = [];
  for (const body of notices)
    answers.push(await answered(options, options.buyer, { method: 'POST', path: '/orders/payments/simulator/notice', body }));
  const isPaid = answers.some((answer) => answer?.status === 200);
  if (isPaid) acknowledge(options, id, 'paid');
  return isPaid;
};

/** What already is so stays so, so a step is sent again until it is answered. */
const move = async (
  options: OrderOptions,
  order: Ordered,
  at: number,
  status: Exclude<OrderStep, 'paid' | 'dropped' | 'refunded' | 'given-back'>,
) => {
  const parcel = order.parcels[at];
  const seller = options.sellers.find(({ storeId }) => storeId === parcel?.store._id);
  if (parcel === undefined || seller === undefined) return;
  const by = status === 'return-asked' || status === 'cancelled' ? options.buyer : seller.client;
  const reason = status === 'return-asked' || status === 'cancelled' ? { reason: 'Too small' } : {};
  const restock = status === 'returned' ? { restock: options.random.next() < 0.5 } : {};
  const body = { status, ...reason, ...restock };
  const answer = await answered(options, by, { method: 'PATCH', path: `/orders/parcels/${parcel.id}/status`, body });
  if (answer?.status === 200) acknowledge(options, order.id, status, { parcelId: parcel.id });
};

/** Of one product of the parcel its store has no piece, or of none at all. */
const drop = async (options: OrderOptions, order: Ordered, at: number): Promise<void> => {
  const parcel = order.parcels[at];
  const seller = options.sellers.find(({ storeId }) => storeId === parcel?.store._id);
  if (parcel === undefined || seller === undefined) return;
  const items = seller.goods.slice(0, options.random.between(1, seller.goods.length)).map((accessoryId) => ({ accessoryId, quantity: 1 }));
  const call = { method: 'POST', path: `/orders/parcels/${parcel.id}/drop`, key: randomUUID(), body: { items, reason: 'Broken' } };
  const answer = await answered(options, seller.client, call);
  if (answer?.status === 200) acknowledge(options, order.id, 'dropped', { parcelId: parcel.id });
};

const deliver = async (options: OrderOptions, order: Ordered, at: number): Promise<void> => {
  for (const status of ['confirmed', 'shipped', 'delivered'] as const) await move(options, order, at, status);
};

const takeBack = async (options: OrderOptions, order: Ordered, at: number): Promise<void> => {
  for (const status of ['return-asked', 'returned'] as const) await move(options, order, at, status);
};

const callOff = async (options: OrderOptions, order: Ordered): Promise<void> => {
  const answer = await answered(options, options.buyer, { method: 'POST', path: `/orders/${order.id}/cancel` });
  if (answer?.status !== 200) return;
  for (const { id: parcelId } of order.parcels) acknowledge(options, order.id, 'cancelled', { parcelId });
};

/** Ways that an order of two stores may go. */
const ways: readonly ((options: OrderOptions, order: Ordered) => Promise<void>)[] = [
  callOff,
  async (options, order) => {
    await deliver(options, order, 0);
    await move(options, order, 1, 'cancelled');
  },
  async (options, order) => {
    await drop(options, order, 0);
    await deliver(options, order, 0);
    await deliver(options, order, 1);
  },
  async (options, order) => {
    await deliver(options, order, 0);
    await takeBack(options, order, 0);
    await drop(options, order, 1);
  },
];

/** A refund is recorded by its own reference, so that it is recorded once, however often it is sent. */
const payBack = async (options: OrderOptions, { id }: Ordered): Promise<void> => {
  const listed = await answered(options, options.admin, { method: 'GET', path: '/orders/refunds?limit=100' });
  const due = fieldOf<readonly { readonly id: string; readonly orderId: string }[]>(listed, 'refunds') ?? [];
  for (const refund of due.filter(({ orderId }) => orderId === id)) {
    const body = { status: 'paid', reference: `FT ${refund.id}` };
    const answer = await answered(options, options.admin, { method: 'PATCH', path: `/orders/refunds/${refund.id}`, body });
    if (answer?.status === 200) acknowledge(options, id, 'refunded', { refundId: refund.id });
  }
};

/** What its store took at the door it gives back itself. */
const giveBack = async (options: OrderOptions, { id }: Ordered): Promise<void> => {
  for (const { client } of options.sellers) {
    const listed = await answered(options, client, { method: 'GET', path: '/orders/debts?limit=100' });
    const debts = fieldOf<readonly { readonly id: string; readonly orderId: string }[]>(listed, 'debts') ?? [];
    for (const debt of debts.filter(({ orderId }) => orderId === id)) {
      const answer = await answered(options, client, { method: 'POST', path: `/orders/refunds/${debt.id}/give-back`, body: {} });
      if (answer?.status === 200) acknowledge(options, id, 'given-back', { refundId: debt.id });
    }
  }
};

const orderOnce = async (options: OrderOptions): Promise<void> => {
  await fillCart(options);
  const isPaidAhead = options.random.next() < 0.6;
  const order = await checkOut(options, isPaidAhead ? 'jazzcash' : 'cash-on-delivery');
  if (order === undefined) return;
  if (isPaidAhead && !(await pay(options, order))) return;
  await options.random.pick(ways)(options, order);
  await payBack(options, order);
  await giveBack(options, order);
};

/** A member who orders from two stores, one order after the other until the run is over: paid, sent, given back, paid back. */
export const runOrders = async (options: OrderOptions): Promise<void> => {
  while (!options.isOver()) {
    await orderOnce(options);
    await sleep(restMs);
  }
};
