import { startCommerce, type PlacedOrder, type Someone } from './running-commerce.ts';

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
