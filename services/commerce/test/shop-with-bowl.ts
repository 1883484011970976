import { newId } from '@paltu/kernel';
import { startCommerce, type PlacedOrder, type RunningCommerce, type Someone } from './running-commerce.ts';

/** A clock that only a test moves. */
export const movedClock = () => {
  let now = new Date('2027-03-01T08:00:00Z');
  return { now: () => now, passes: (ms: number): void => void (now = new Date(now.getTime() + ms)) };
};

export interface Bought {
  readonly sana: Someone;
  readonly bowl: string;
  readonly order: PlacedOrder;
  /** The only one of the order. */
  readonly parcelId: string;
}

/** Commerce with an admin and the store of one owner. */
export const startShop = async (options: Parameters<typeof startCommerce>[0] = {}) => {
  const commerce = await startCommerce(options);
  const { owner, id: storeId } = await commerce.someStore();
  const admin = await commerce.someone({ role: 'admin' });

  /** Sana, who has bought nothing yet, and a bowl of which there are ten pieces for 1,000 rupees each. */
  const withBowl = async (): Promise<Pick<Bought, 'sana' | 'bowl'>> => ({
    sana: await commerce.someone(),
    bowl: await commerce.listed(owner, { name: 'Bowl', price: 1_000, quantity: 10 }),
  });
  return {
    ...{ commerce, owner, storeId, admin, withBowl },
    /** Sana has ordered three bowls. @param paymentMethod at the door by default */
    withOrder: async (paymentMethod = 'cash-on-delivery'): Promise<Bought> => {
      const { sana, bowl } = await withBowl();
      const { status, body } = await commerce.checkout(sana, { [bowl]: 3 }, { paymentMethod });
      if (status !== 201) throw new Error(`answered ${status} ${body.code}`);
      const order = body.data.order as PlacedOrder;
      return { sana, bowl, order, parcelId: order.parcels[0]?.id ?? '' };
    },
  };
};

export type RunningShop = Awaited<ReturnType<typeof startShop>>;

/** Whose steps are taken about a parcel, at that moment. */
interface Sides {
  readonly commerce: RunningCommerce;
  readonly admin: Someone;
  readonly owner: Someone;
  readonly sana: Someone;
  readonly parcelId: string;
}

/** Three bowls, which Sana has ordered, are delivered, paid at the door or ahead. */
export const deliverBowls = async (
  { commerce, admin, owner, sana }: Omit<Sides, 'parcelId'>,
  bowl: string,
  paymentMethod: string,
): Promise<Pick<Bought, 'order' | 'parcelId'>> => {
  const order: PlacedOrder = (await commerce.checkout(sana, { [bowl]: 3 }, { paymentMethod })).body.data.order;
  if (paymentMethod === 'bank-transfer')
    await commerce.call('PATCH', `/orders/${order.id}/payment`, { as: admin, json: { status: 'paid', reference: newId() } });
  const parcelId = order.parcels[0]?.id ?? '';
  await commerce.moveThrough(owner, parcelId, 'confirmed', 'shipped', 'delivered');
  return { order, parcelId };
};

/** What Sana contests of a parcel, and what the store and an admin answer. */
export const contestSteps = (now: () => Sides) => {
  const contested = (method: 'POST' | 'PATCH', as: Someone, json: object) =>
    now().commerce.call(method, `/orders/parcels/${now().parcelId}/contest`, { as, json });
  return {
    contest: (kind: string | undefined, reason = 'Nobody came', as = now().sana) => contested('POST', as, { kind, reason }),
    decide: (upheld: boolean, reason = 'So it is', as = now().admin) => contested('PATCH', as, { upheld, reason }),
    askReturn: (more: object = {}) => now().commerce.move(now().sana, now().parcelId, 'return-asked', { reason: 'Cracked', ...more }),
    refuseReturn: (as = now().owner) => now().commerce.move(as, now().parcelId, 'delivered', { reason: 'It was whole' }),
    parcel: async (as = now().sana) => (await now().commerce.call('GET', `/orders/parcels/${now().parcelId}`, { as })).body.data.parcel,
  };
};

/** An admin pays a store out. */
export const settleStore = (commerce: RunningCommerce, as: Someone, storeId: string, amount: number) =>
  commerce.call('POST', `/stores/${storeId}/settlements`, {
    ...{ as, json: { amount, reference: newId() } },
    headers: { 'idempotency-key': newId() },
  });
