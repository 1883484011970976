import { readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import { print } from '../expectations.ts';
import { profileOfRun } from '../product/profile.ts';
import { queryOf } from '../product/query-of.ts';
import { startProduct, type RunningProduct } from '../product/running-product.ts';
import { honestBeside } from './attack/honest-beside.ts';
import { startBaseline } from './baselines/start-baseline.ts';
import { fillDatabases, type Filling } from './filling/fill-databases.ts';
import { baselineCpu } from './measures/cpu.ts';
import { idleStreams } from './measures/idle-streams.ts';
import { memoryOf } from './measures/memory.ts';
import { mixedLoad } from './measures/mixed-load.ts';
import { soak } from './measures/soak.ts';
import { approvalUntilVisible, editUntilVisible, editUntilVisibleAmong } from './measures/until-visible.ts';
import { logInPeople, type People } from './people.ts';
import type { Report, Row, Whole } from './report.ts';
import { connections, runScenarios, targetOf } from './run-scenario.ts';
import { petSearches } from './search-scenarios.ts';
import { scenariosOf, unchangedList, type Scenario, type ScenarioNeeds } from './scenarios.ts';
import { measureShop, type IsWanted } from './shop.ts';
import { restarted } from './measures/timed-restart.ts';

export interface BenchOptions {
  readonly listings: number;
  /** For how long each scenario runs. */
  readonly seconds: number;
  /** Only scenarios whose name has one of these in it, `create|detail`, with all services in one process; by default all, and the whole of the product. */
  readonly only?: string | undefined;
  /** For how many minutes the mixed load goes on at the end; 0 by default. */
  readonly soakMinutes?: number;
  /** For how long nothing is asked before memory is measured again; 75 by default: what reads pictures ends after a minute. */
  readonly restSeconds?: number;
  /** How many browsers wait for news while the memory of a gateway is measured; 2,000 by default. */
  readonly streams?: number;
}

/** Connections of the one address that attacks; the first row is without it. */
const attackers = [0, 60, 400];

type Memory = Whole['memory']['idle'];
const noPeople = { members: [], admins: [], ownListings: [], published: [] };
const password = 'Sheru2026pk';

// Callers come from many addresses through a proxy that is trusted, so that limits are on and nobody meets them.
const environment = { RATE_LIMITS: '', TRUSTED_PROXIES: '127.0.0.1' };
const entry = 'tests/product/siteless-main.ts';

const fillingFor = (listings: number): Filling => {
  const members = Math.min(2_000, Math.max(60, Math.ceil(listings / 5)));
  return { listings, members, admins: Math.min(60, Math.max(30, Math.ceil(members / 4))) };
};

const publishedIds = async (product: RunningProduct): Promise<readonly string[]> => {
  const rows = await queryOf<{ id: string }>(
    product,
    'pets',
    'select id from listings where is_published order by md5(id::text) limit 50000',
  );
  return rows.map(({ id }) => id);
};

const measurePets = async (product: RunningProduct, scenarios: readonly Scenario[], seconds: number): Promise<readonly Row[]> => {
  const bytes = Buffer.from(await (await fetch(product.address + unchangedList)).arrayBuffer());
  const databaseUrl = await product.databaseUrl('pets');
  const raw = await startBaseline('raw-http', bytes.toString('base64'));
  const plain = await startBaseline('plain-express', databaseUrl);
  const targets = {
    'node:http': { origin: raw.origin, cpu: baselineCpu(raw.pid) },
    'express + pg': { origin: plain.origin, cpu: baselineCpu(plain.pid, product) },
    paltu: targetOf(product),
  };
  const rows = await runScenarios(scenarios, { targets, seconds, databaseUrl });
  await Promise.all([raw.stop(), plain.stop()]);
  return rows;
};

const measureVisible = async (address: string, people: People, seconds: number): Promise<Whole['visible']> => {
  const count = Math.ceil(seconds * 4);
  const enough = (taken: number): boolean => taken < count;
  const quiet = { edit: await editUntilVisible(address, people, enough), approval: await approvalUntilVisible(address, people, count) };
  const busy = await editUntilVisibleAmong(address, people, 200, 3 * seconds);
  return {
    'edit → everybody sees it': quiet.edit,
    'approval → everybody sees it': quiet.approval,
    'edit → everybody sees it, among 200 others a second': busy,
  };
};

/** What is measured besides scenarios. */
const measureWhole = async (
  product: RunningProduct,
  { seconds, restSeconds = 75, streams = 2_000 }: BenchOptions,
  { people, published, idle }: { people: People; published: readonly string[]; idle: Memory },
): Promise<Omit<Whole, 'attacked' | 'each'>> => {
  const mixed = await mixedLoad(product.address, people, published, 2 * seconds);
  const visible = await measureVisible(product.address, people, seconds);
  const afterLoad = await memoryOf(product);
  await sleep(restSeconds * 1_000);
  const memory = { idle, afterLoad, atRest: await memoryOf(product) };
  return { mixed, visible, memory, waiting: await idleStreams(product, streams, (restSeconds * 1_000) / 3) };
};

/** These alone ask what moderation holds. */
const areOfModeration = (scenarios: readonly Scenario[]): boolean => scenarios.some(({ name }) => /^(?:review|create|edit)/.test(name));

const measure = async (product: RunningProduct, options: BenchOptions) => {
  const { listings, seconds, only, soakMinutes = 0 } = options;
  const filling = fillingFor(listings);
  const parts = only?.split('|') ?? [''];
  const isWanted: IsWanted = ({ name }) => parts.some((part) => name.includes(part));
  const chosen = (needs: ScenarioNeeds) => [...scenariosOf(needs), ...petSearches(listings)].filter(isWanted);
  await fillDatabases(product, filling, areOfModeration(chosen({ ...noPeople, filling, password })));
  const people = await logInPeople(product, filling);
  const published = await publishedIds(product);
  await sleep(1_000);
  const idle = await memoryOf(product);
  const scenarios = chosen({ ...people, filling, published, password });
  const pets = await measurePets(product, scenarios, seconds);
  const { rows, hot, again } = await measureShop(product, filling, { seconds, isWanted });
  return {
    ...{ rows: [...pets, ...rows], hot },
    whole: only === undefined ? await measureWhole(product, options, { people, published, idle }) : undefined,
    soak: await soak(product, () => logInPeople(product, filling), published, soakMinutes),
    again: async (): Promise<readonly Row[]> => [
      ...(await runScenarios(scenarios, {
        targets: { paltu: targetOf(product) },
        seconds,
        databaseUrl: await product.databaseUrl('pets'),
      })),
      ...(await again()),
    ],
  };
};

/** Takes the product away too when the run is ended from outside. */
const stopOnSignal = (product: RunningProduct): void => {
  const stop = (): void => void product.stop().finally(() => process.exit(130));
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, stop);
};

const benchOfProduct = async (options: BenchOptions): Promise<Report> => {
  const startedAt = performance.now();
  const product = await startProduct({ entry, environment });
  const first = performance.now() - startedAt;
  stopOnSignal(product);
  try {
    const { again: measureAgain, whole, ...measured } = await measure(product, options);
    const again = (await restarted(product, entry, environment, (tookMs) => tookMs)) ?? Number.NaN;
    const inEach = async () => ({ rows: await measureAgain(), memory: await memoryOf(product) });
    const each = whole && (await restarted(product, entry, { ...environment, PROCESSES: 'each' }, inEach));
    return {
      at: new Date().toISOString(),
      listings: options.listings,
      seconds: options.seconds,
      connections,
      profile: profileOfRun(),
      cores: availableParallelism(),
      node: process.version,
      ...measured,
      whole: whole && { ...whole, each, attacked: [] },
      start: { first, again },
    };
  } catch (error) {
    print(readFileSync(`${product.dataDirectory}/../output.log`, 'utf8').slice(-2_000));
    throw error;
  } finally {
    await product.stop();
  }
};

/** Starts a product in a folder of its own, fills it, measures it beside the baselines, and takes it away; then another one, which is attacked. */
export const bench = async (options: BenchOptions): Promise<Report> => {
  const report = await benchOfProduct(options);
  if (report.whole === undefined) return report;
  return { ...report, whole: { ...report.whole, attacked: await honestBeside(attackers, options.seconds, environment) } };
};
