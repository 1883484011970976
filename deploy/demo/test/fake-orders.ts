import { answered, refused, type MemberCall, type Reply } from './fake-reply.ts';
import type { FakeShop } from './fake-shop.ts';

const refundKinds = new Set<unknown>(['iban', 'jazzcash', 'easypaisa']);
const steps = ['placed', 'confirmed', 'shipped', 'delivered'];

export interface FakeOrder {
  readonly id: string;
  readonly buyer: string;
  readonly items: { accessoryId: string; name: string }[];
  readonly payment: { status: string; toPay: number };
  readonly parcels: readonly [{ readonly id: string; status: string }];
  status: string;
  refundTo: string;
  contests: number;
  review: string;
}

/** Carts, orders and what becomes of them. */
export class FakeOrders {
  readonly all: FakeOrder[] = [];
  readonly #shop: FakeShop;
  readonly #carts = new Map<string, string[]>();
  readonly #keys = new Map<string, FakeOrder>();

  constructor(shop: FakeShop) {
    this.#shop = shop;
  }

  answer(call: MemberCall, key: string | string[] | undefined): Reply {
    const { email, method, path } = call;
    if (path === '/orders/payment-methods') return answered({ methods: [{ method: 'cash-on-delivery' }, { method: 'bank-transfer' }] });
    if (path.startsWith('/cart')) return this.#cart(call);
    if (path === '/orders' && method === 'GET') return answered({ orders: this.all.filter(({ buyer }) => buyer === email) });
    if (path === '/orders') return this.#place(call, String(key));
    const order = this.all.find(({ id, items }) => path.includes(id) || items.some(({ accessoryId }) => path.includes(accessoryId)));
    return order === undefined ? refused(404, 'order.not-found') : this.#change(order, call);
  }

  #cart({ email, method, bytes }: MemberCall): Reply {
    const cart = this.#carts.get(email) ?? [];
    this.#carts.set(email, cart);
    if (method === 'POST') cart.push((JSON.parse(bytes.toString()) as { accessoryId: string }).accessoryId);
    return answered({ cart: { items: cart.map((accessoryId) => ({ accessoryId })) } });
  }

  #place({ email, bytes }: MemberCall, key: string): Reply {
    const cart = this.#carts.get(email) ?? [];
    const known = this.#keys.get(key);
    if (known !== undefined) return answered({ order: known }, 201);
    if (cart.length === 0) return refused(409, 'cart.empty');
    const { paymentMethod } = JSON.parse(bytes.toString()) as { paymentMethod: string };
    const isPaidAhead = paymentMethod === 'bank-transfer';
    const id = `order-${this.all.length}-`;
    const order: FakeOrder = {
      ...{ id, buyer: email, status: isPaidAhead ? 'awaiting-payment' : 'placed', refundTo: '', contests: 0, review: '' },
      items: cart.map((accessoryId) => ({ accessoryId, name: decodeURIComponent(accessoryId) })),
      payment: { status: isPaidAhead ? 'awaiting' : 'on-delivery', toPay: 500 },
      parcels: [{ id: `parcel-of-${id}`, status: 'placed' }],
    };
    this.all.push(order);
    this.#keys.set(key, order);
    this.#carts.delete(email);
    return answered({ order: structuredClone(order) }, 201);
  }

  #change(order: FakeOrder, { email, path, bytes }: MemberCall): Reply {
    const what = path.split('/').at(-1) ?? '';
    if (what === 'slip') return this.#pay(order, 'awaiting', 'in-check');
    if (what === 'payment') return this.#pay(order, 'in-check', 'paid');
    const texts = JSON.parse(bytes.toString() || '{}') as Record<string, string>;
    if (what === 'status') return this.#step(order, email, texts['status'] ?? '');
    if (email !== order.buyer) return refused(403, 'order.not-yours');
    if (what === 'refund-to' && !refundKinds.has(texts['kind'])) return refused(400, 'request.invalid');
    const changes: Record<string, Partial<FakeOrder>> = {
      cancel: { status: 'cancelled' },
      contest: { contests: 1 },
      'refund-to': { refundTo: String(texts['account']) },
      reviews: { review: String(texts['comment']) },
    };
    Object.assign(order, changes[what]);
    return answered({});
  }

  #pay({ payment }: FakeOrder, from: string, to: string): Reply {
    if (payment.status !== from) return refused(409, 'payment.wrong-step');
    payment.status = to;
    return answered({});
  }

  #step({ parcels: [parcel], items }: FakeOrder, seller: string, status: string): Reply {
    const own = this.#shop.stores.get(seller)?.products ?? [];
    if (!items.every(({ name }) => own.includes(name))) return refused(403, 'parcel.not-yours');
    if (steps.indexOf(status) !== steps.indexOf(parcel.status) + 1) return refused(409, 'parcel.wrong-step');
    parcel.status = status;
    return answered({});
  }
}
