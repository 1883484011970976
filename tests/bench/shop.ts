import { queryOf } from '../product/query-of.ts';
import type { RunningProduct } from '../product/running-product.ts';
import { startBaseline } from './baselines/start-baseline.ts';
import type { Filling } from './filling/fill-databases.ts';
import { fillShop } from './filling/fill-shop.ts';
import { leastGoods, type ShopFilling } from './filling/shop-source.ts';
import { baselineCpu } from './measures/cpu.ts';
import { hotProduct, type HotProduct } from './measures/hot-product.ts';
import { logInBuyers } from './people.ts';
import type { Row } from './report.ts';
import { runScenarios, targetOf } from './run-scenario.ts';
import { goodsSearches } from './search-scenarios.ts';
import { shopScenarios, type ShopNeeds } from './shop-scenarios.ts';

export interface ShopFigures {
  readonly rows: readonly Row[];
  /** Undefined where nothing but other scenarios was asked for. */
  readonly hot: HotProduct | undefined;
  /** The scenarios again, with nothing beside them. */
  readonly again: () => Promise<readonly Row[]>;
}

/** Whether a scenario of that name is to be measured. */
export type IsWanted = (scenario: { readonly name: string }) => boolean;

interface Wanted {
  readonly seconds: number;
  readonly isWanted: IsWanted;
}

const mostBuyers = 500;
/** As many as a search of words is measured by; a shop of a million would take longer to fill than to measure. */
const mostGoods = 200_000;
const hotName = 'buyers of one product';

const fillingFor = ({ listings, members, admins }: Filling): ShopFilling => {
  const buyers = Math.min(mostBuyers, members - admins);
  const goods = Math.max(Math.min(listings, mostGoods), leastGoods({ buyers }));
  return { buyers, goods, stores: Math.max(20, Math.ceil(goods / 10)), firstBuyer: admins };
};

/** Fills the shop, and measures it beside one plain file on the same database. */
export const measureShop = async (product: RunningProduct, filling: Filling, { seconds, isWanted }: Wanted): Promise<ShopFigures> => {
  const isHotWanted = isWanted({ name: hotName });
  const shop = fillingFor(filling);
  const chosen = (needs: ShopNeeds) => [...shopScenarios(needs), ...goodsSearches(shop.goods)].filter(isWanted);
  if (!isHotWanted && chosen({ buyers: [], goods: [] }).length === 0) return { rows: [], hot: undefined, again: async () => [] };
  await fillShop(product, shop, filling.members);
  const goods = await queryOf<{ id: string }>(product, 'commerce', 'select id from accessories order by md5(id::text) limit 50000');
  const buyers = await logInBuyers(product, shop);
  const databaseUrl = await product.databaseUrl('commerce');
  const scenarios = chosen({ buyers, goods: goods.map(({ id }) => id) });
  const again = async (): Promise<readonly Row[]> =>
    runScenarios(scenarios, { targets: { paltu: targetOf(product) }, seconds, databaseUrl: await product.databaseUrl('commerce') });
  const plain = await startBaseline('plain-shop', databaseUrl);
  try {
    const targets = { 'express + pg': { origin: plain.origin, cpu: baselineCpu(plain.pid, product) }, paltu: targetOf(product) };
    const rows = await runScenarios(scenarios, { targets, seconds, databaseUrl });
    return { rows, hot: isHotWanted ? await hotProduct(product, buyers, seconds) : undefined, again };
  } finally {
    await plain.stop();
  }
};
