import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { topics } from '@paltu/contracts';
import { openBus } from '@paltu/events';
import { silentLogger } from '@paltu/kernel';
import type { LocalConfig } from '../../deploy/local/src/config.ts';
import { newAdmin, newMember, type Member } from '../product/members.ts';
import { startProduct, type RunningProduct } from '../product/running-product.ts';
import { acknowledgedLog, type AcknowledgedLog } from './acknowledged-log.ts';
import { signedIn, type ApiClient } from './api-client.ts';
import { askerAt } from './asker.ts';
import { noFigures, runChaos } from './chaos.ts';
import type { Evidence } from './checks/evidence.ts';
import { collectEvidence } from './collect-evidence.ts';
import { engineFaults } from './engine-faults.ts';
import { missedMinimums, type Minimums, type RunFigures } from './minimums.ts';
import { openShop, type Shop } from './open-shop.ts';
import { runOrders } from './order-steps.ts';
import { seededRandom } from './seeded-random.ts';
import { countStepFaults, type StepKills } from './step-fault-log.ts';
import { untilIdle } from './until-idle.ts';
import { runVisits } from './visit-steps.ts';
import { runLane } from './writer-lane.ts';

export type Broken = 'inbox' | 'relay' | 'transactions';

export interface FaultRunOptions {
  readonly seed: number;
  readonly minimums: Minimums;
  readonly limitMs: number;
  /** Between two statements of an order's requests. */
  readonly stepKills: StepKills;
  /** Whether all services share a process. */
  readonly processes: LocalConfig['processes'];
  /** What a negative control breaks. */
  readonly broken?: Broken;
}

export interface FaultRun {
  readonly figures: RunFigures & { readonly seconds: number };
  readonly evidence: Evidence;
}

const owners = 8;
const lanesPerOwner = 2;
/** Of the owners, each with two of the others as guests. */
const vets = 2;
/** Of the owners, each orders from both stores: two products of one, one of the other. */
const shoppers = 2;
const products = [2, 1];

const brokenParts: Record<Broken | 'none', Record<string, string>> = {
  none: {},
  inbox: { LEDGER_INBOX: 'off' },
  relay: { RELAY_ORDER: 'mark-then-publish' },
  transactions: { ORDER_TRANSACTIONS: 'off' },
};

const startTail = async (product: RunningProduct) => {
  const saw: string[] = [];
  const bus = await openBus({ url: await product.busUrl(), clientId: 'faults', logger: silentLogger });
  const tail = await bus.tail({
    topics: Object.values(topics).map(({ name }) => name),
    from: 'beginning',
    onMessage: ({ topic, partition, offset }) => void saw.push(`${topic}/${partition}/${offset}`),
  });
  return {
    saw,
    stop: async () => {
      await tail.stop();
      await bus.close();
    },
  };
};

interface Writers {
  readonly product: RunningProduct;
  readonly seed: number;
  readonly acknowledged: AcknowledgedLog;
  readonly isOver: () => boolean;
}

const openShops = async ({ product, acknowledged }: Writers): Promise<Shop[]> => {
  const shops: Shop[] = [];
  for (const count of products) shops.push(await openShop(product.address, acknowledged, count));
  return shops;
};

const startOrders = (
  { product, seed, acknowledged, isOver }: Writers,
  shops: readonly Shop[],
  admin: ApiClient,
  buyers: readonly Member[],
) => {
  const sellers = shops.map(({ owner, ...shop }) => ({ ...shop, client: signedIn(product.address, owner, isOver) }));
  return buyers.map((member, index) => {
    const buyer = signedIn(product.address, member, isOver);
    return runOrders({ buyer, sellers, admin, random: seededRandom(seed + 2_000 + index), acknowledged, isOver });
  });
};

const startWriters = async (needs: Writers): Promise<Promise<void>[]> => {
  const { product, seed, acknowledged, isOver } = needs;
  const shops = await openShops(needs);
  const admin = await newAdmin(product);
  const members = await Promise.all(Array.from({ length: owners }, () => newMember(product.address)));
  const adminClient = signedIn(product.address, admin, isOver);
  const clients = members.map((member) => askerAt(product.address, member, isOver));
  const visits = Array.from({ length: vets }, (_none, index) => {
    const [vet, first, second] = members.slice(index * 3, index * 3 + 3).map((member) => signedIn(product.address, member, isOver)) as [
      ApiClient,
      ApiClient,
      ApiClient,
    ];
    return runVisits({ vet, guests: [first, second], random: seededRandom(seed + 1_000 + index), acknowledged, isOver });
  });
  const lanes = members.flatMap((member, index) => {
    const owner = signedIn(product.address, member, isOver);
    const askers = clients.filter((_, other) => other !== index);
    const shared = { owner, admin: adminClient, askers, acknowledged, isOver };
    return Array.from({ length: lanesPerOwner }, (_, lane) =>
      runLane({ ...shared, random: seededRandom(seed + 1 + index * lanesPerOwner + lane) }),
    );
  });
  return [...visits, ...startOrders(needs, shops, adminClient, members.slice(-shoppers)), ...lanes];
};

/** One run: writers and faults side by side until every minimum is met; then the product settles, and everything is read that is compared. */
export const runWithFaults = async ({ seed, minimums, limitMs, stepKills, processes, broken }: FaultRunOptions): Promise<FaultRun> => {
  const product = await startProduct({
    entry: 'tests/faults/mains/product-main.ts',
    others: ['ledger'],
    environment: { PROCESSES: processes, ...brokenParts[broken ?? 'none'], STEP_KILLS: JSON.stringify(stepKills), STEP_SEED: `${seed}` },
  });
  const begunAt = Date.now();
  const acknowledged = acknowledgedLog(join(product.dataDirectory, '../acknowledged.jsonl'));
  const live = noFigures();
  const writes = () => acknowledged.entries.length;
  const { visits, orders } = acknowledged;
  // vets and commerce answer by themselves: counted too, that would bring the next fault while the others have not come back from the last ones.
  const laneWrites = () => writes() - [visits, orders].flatMap((counts) => Object.values(counts)).reduce((sum, count) => sum + count, 0);
  const stepFaults = join(product.dataDirectory, '../step-faults.jsonl');
  const figures = (): RunFigures => ({
    ...live,
    ...{ writes: writes(), steps: acknowledged.steps, visits, orders, stepFaults: countStepFaults(stepFaults) },
  });
  const isOver = () => Date.now() - begunAt > limitMs || missedMinimums(figures(), minimums).length === 0;
  let tail: Awaited<ReturnType<typeof startTail>> | undefined;
  try {
    tail = await startTail(product);
    const writers = await startWriters({ product, seed, acknowledged, isOver });
    const targets = { dataDirectory: product.dataDirectory, engines: engineFaults(product) };
    // The writers end before what they write to is closed, also when a fault failed.
    const [chaos] = await Promise.allSettled([
      runChaos({ ...targets, random: seededRandom(seed), writes: laneWrites, isOver }, live),
      ...writers,
    ]);
    if (chaos?.status === 'rejected') throw chaos.reason;
    await Promise.all(writers);
    await untilIdle(product);
    await sleep(1_500);
    const seconds = Math.round((Date.now() - begunAt) / 1000);
    const evidence = await collectEvidence(product, acknowledged.entries, tail.saw);
    return { figures: { ...figures(), seconds }, evidence };
  } finally {
    acknowledged.close();
    await tail?.stop();
    await product.stop();
  }
};
