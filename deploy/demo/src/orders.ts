import type { Calls } from './api-client.ts';
import type { DemoMember } from './members.ts';
import { demoPaper } from './vets.ts';

type Reached = 'placed' | 'slip' | 'refund' | 'shipped' | 'reviewed' | 'contested';

/** An order of one product of a store, and how far it comes. */
export interface DemoOrder {
  readonly key: string;
  /** Keys of the member and of the store. */
  readonly buyer: string;
  readonly store: string;
  /** Of the product; the buyer orders it once. */
  readonly product: string;
  readonly payment: 'cash-on-delivery' | 'bank-transfer';
  readonly reaches: Reached;
  /** What the buyer writes: why something is contested, or what the product is worth. */
  readonly words?: string;
}

/** What waits for a seller, what is on its way, and what waits for an admin: a slip to check, a refund to pay, a dispute to decide. */
export const demoOrders: readonly DemoOrder[] = [
  {
    ...{ key: 'order-slip', buyer: 'ayesha', store: 'shop-saad', product: 'Chicken kibble for adult dogs, 3 kg' },
    ...{ payment: 'bank-transfer', reaches: 'slip' },
  },
  {
    ...{ key: 'order-waiting', buyer: 'ayesha', store: 'shop-hina', product: 'ٹونا مچھلی کا ٹن، 185 گرام' },
    ...{ payment: 'cash-on-delivery', reaches: 'placed' },
  },
  {
    ...{ key: 'order-on-its-way', buyer: 'hamza', store: 'shop-maham', product: 'Creamy treat sticks, four' },
    ...{ payment: 'cash-on-delivery', reaches: 'shipped' },
  },
  {
    ...{ key: 'order-reviewed', buyer: 'usman', store: 'shop-rabia', product: 'Puppy shampoo without tears, 300 ml' },
    ...{
      payment: 'cash-on-delivery',
      reaches: 'reviewed',
      words: 'Mild, and the smell is gone after a day. Our puppy holds still for it.',
    },
  },
  {
    ...{ key: 'order-contested', buyer: 'bilal', store: 'shop-omar', product: 'Small breed kibble, 1.5 kg' },
    ...{ payment: 'cash-on-delivery', reaches: 'contested', words: 'It says delivered, but nobody rang. The guard has no parcel either.' },
  },
  {
    ...{ key: 'order-refund', buyer: 'sana', store: 'shop-nida', product: 'Mixed tins for dogs, box of 12' },
    ...{ payment: 'bank-transfer', reaches: 'refund' },
  },
];

interface SentOrder {
  readonly id: string;
  readonly status: string;
  readonly items: readonly { readonly accessoryId: string; readonly name: string }[];
  readonly payment: { readonly status: string; readonly toPay: number };
  readonly parcels: readonly { readonly id: string; readonly status: string }[];
}

interface Ordering extends Calls {
  readonly admin: DemoMember;
}

export interface OrderSides {
  readonly buyer: DemoMember;
  readonly seller: DemoMember;
}

interface Listed {
  readonly accessories: readonly { readonly id: string; readonly name: string }[];
}

/** Puts the product into the buyer's cart and orders it; an order of it that is there already is taken. */
async function orderOf({ callAs }: Ordering, order: DemoOrder, { buyer, seller }: OrderSides): Promise<SentOrder> {
  const { orders } = await callAs<{ orders: SentOrder[] }>(buyer, { method: 'GET', path: '/orders?limit=100' });
  const found = orders.find(({ items }) => items.some(({ name }) => name === order.product));
  if (found !== undefined) return found;
  const own = { method: 'GET', path: '/accessories/user/my-accessories?limit=100' } as const;
  const accessoryId = (await callAs<Listed>(seller, own)).accessories.find(({ name }) => name === order.product)?.id;
  if (accessoryId === undefined) throw new Error(`${order.store} has no product ${order.product}`);
  const { cart } = await callAs<{ cart: { items: { accessoryId: string }[] } }>(buyer, { method: 'GET', path: '/cart' });
  if (!cart.items.some((line) => line.accessoryId === accessoryId))
    await callAs(buyer, { method: 'POST', path: '/cart/items', json: { accessoryId, quantity: 1 } });
  const { firstName, lastName, phone, city, address } = buyer;
  const json = { address: { fullName: `${firstName} ${lastName}`, phone, address, city }, paymentMethod: order.payment };
  const placing = { method: 'POST', path: '/orders', json, idempotencyKey: `demo-${order.key}` } as const;
  return (await callAs<{ order: SentOrder }>(buyer, placing)).order;
}

async function sendSlip({ callAs }: Ordering, { key }: DemoOrder, { buyer }: OrderSides, sent: SentOrder): Promise<void> {
  if (sent.payment.status !== 'awaiting') return;
  const form = new FormData();
  form.append('reference', `DEMO-${key}`);
  const slip = demoPaper(['Paltu demo data: no real transfer', `PKR ${sent.payment.toPay}`, `Reference DEMO-${key}`]);
  form.append('slip', new Blob([new Uint8Array(slip)], { type: 'application/pdf' }), 'slip.pdf');
  await callAs(buyer, { method: 'POST', path: `/orders/${sent.id}/slip`, form });
}

/** An admin finds the money, then the buyer thinks better of it: Paltu has to pay it back. */
async function cancelPaid(ordering: Ordering, order: DemoOrder, sides: OrderSides, sent: SentOrder): Promise<void> {
  const { callAs, admin } = ordering;
  const path = `/orders/${sent.id}`;
  if (['awaiting', 'in-check'].includes(sent.payment.status)) {
    await sendSlip(ordering, order, sides, sent);
    await callAs(admin, { method: 'PATCH', path: `${path}/payment`, json: { status: 'paid', reference: `DEMO-${order.key}` } });
  }
  if (sent.status !== 'cancelled') await callAs(sides.buyer, { method: 'POST', path: `${path}/cancel` });
  const account = { kind: 'easypaisa', account: sides.buyer.phone, title: `${sides.buyer.firstName} ${sides.buyer.lastName}` };
  await callAs(sides.buyer, { method: 'PUT', path: `${path}/refund-to`, json: account });
}

const steps = ['placed', 'confirmed', 'shipped', 'delivered'] as const;

/** The seller takes it as far as it has to come; steps that were taken stay taken. */
async function carry({ callAs }: Ordering, { seller }: OrderSides, sent: SentOrder, until: (typeof steps)[number]): Promise<void> {
  for (const { id, status: now } of sent.parcels) {
    const at = steps.findIndex((step) => step === now);
    if (at === -1) continue;
    for (const status of steps.slice(at + 1, steps.indexOf(until) + 1)) {
      const json = { status, ...(status === 'shipped' ? { carriedBy: 'own-delivery' } : {}) };
      await callAs(seller, { method: 'PATCH', path: `/orders/parcels/${id}/status`, json });
    }
  }
}

type Reach = (ordering: Ordering, order: DemoOrder, sides: OrderSides, sent: SentOrder) => Promise<void>;

const reach: Record<Reached, Reach> = {
  placed: async () => undefined,
  slip: sendSlip,
  refund: cancelPaid,
  shipped: (ordering, _order, sides, sent) => carry(ordering, sides, sent, 'shipped'),
  reviewed: async (ordering, { words: comment }, sides, sent) => {
    await carry(ordering, sides, sent, 'delivered');
    for (const { accessoryId } of sent.items)
      await ordering.callAs(sides.buyer, { method: 'POST', path: `/accessories/${accessoryId}/reviews`, json: { rating: 5, comment } });
  },
  contested: async (ordering, { words: reason }, sides, sent) => {
    await carry(ordering, sides, sent, 'delivered');
    for (const { id } of sent.parcels)
      await ordering.callAs(sides.buyer, { method: 'POST', path: `/orders/parcels/${id}/contest`, json: { kind: 'not-arrived', reason } });
  },
};

/** Ways to pay that the product offers: a transfer needs an account to transfer to. */
export async function offeredPayments({ callAs }: Pick<Calls, 'callAs'>, member: DemoMember): Promise<Set<string>> {
  const { methods } = await callAs<{ methods: { method: string }[] }>(member, { method: 'GET', path: '/orders/payment-methods' });
  return new Set(methods.map(({ method }) => method));
}

/** Has an order placed and come as far as it has to; what was done before is not done again. */
export async function sendOrder(ordering: Ordering, order: DemoOrder, sides: OrderSides): Promise<void> {
  await reach[order.reaches](ordering, order, sides, await orderOf(ordering, order, sides));
}
