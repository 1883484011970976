import { inDatabase } from '../filling/fill-databases.ts';
import { hotCarts } from '../filling/shop-source.ts';
import type { Figures } from '../load/latencies.ts';
import { closedLoop } from '../load/closed-loop.ts';
import { openLoop } from '../load/open-loop.ts';
import type { RunningProduct } from '../../product/running-product.ts';
import type { Buyer } from '../people.ts';
import { checkout, goodsList } from '../shop-scenarios.ts';

/** What becomes of one product that everybody buys at once, and of those who look at the shop meanwhile. */
export interface HotProduct {
  readonly buyers: number;
  readonly sold: Figures;
  /** As they are felt, 50 a second. */
  readonly reads: Figures;
  readonly readsAlone: Figures;
}

const readsPerSecond = 50;

/** All buyers at once order the same product, again and again. */
export const hotProduct = async (product: RunningProduct, buyers: readonly Buyer[], seconds: number): Promise<HotProduct> => {
  const origin = product.address;
  await inDatabase(await product.databaseUrl('commerce'), (client) => client.query(hotCarts));
  const read = () => openLoop({ origin, perSecond: readsPerSecond, seconds, request: (n) => ({ path: goodsList(n) }) });
  const readsAlone = await read();
  const buy = { origin, connections: buyers.length, seconds, expected: 201, request: (n: number) => checkout(buyers, n) };
  const [sold, reads] = await Promise.all([closedLoop(buy), read()]);
  return { buyers: buyers.length, sold, reads, readsAlone };
};
