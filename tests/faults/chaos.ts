import { setTimeout as sleep } from 'node:timers/promises';
import { print } from '../expectations.ts';
import { readInstance } from '../product/product-process.ts';
import { processesOf } from '../product/product-processes.ts';
import type { EngineFaults } from './engine-faults.ts';
import type { SeededRandom } from './seeded-random.ts';

/** What is counted: every kill, and of these the ones that hit an engine; how often MongoDB's primary stepped down; SIGSTOPs of the broker and of services. */
export const chaosKinds = ['kills', 'postgresKills', 'mongoKills', 'stepDowns', 'brokerKills', 'brokerPauses', 'freezes'] as const;

export type ChaosFigures = Record<(typeof chaosKinds)[number], number> & {
  /** Kills of each process of the product, by its name. */
  readonly killsOf: Record<string, number>;
  /** Milliseconds from each of these kills until all that ran in the process was ready again. */
  readonly awayMs: Record<string, number[]>;
};

export const noFigures = (): ChaosFigures => ({
  kills: 0,
  postgresKills: 0,
  mongoKills: 0,
  stepDowns: 0,
  brokerKills: 0,
  brokerPauses: 0,
  freezes: 0,
  killsOf: {},
  awayMs: {},
});

export interface ChaosOptions {
  /** Of the product under test. */
  readonly dataDirectory: string;
  readonly engines: EngineFaults;
  readonly random: SeededRandom;
  /** How many writes that many processes take part in were acknowledged so far: the next fault waits until the product writes again. */
  readonly writes: () => number;
  readonly isOver: () => boolean;
}

const freezeMs = 8_000;
const brokerPauseMs = 20_000;
/** Pause between two faults: the shortest and the longest, in milliseconds. */
const pauseMs = [200, 1_500] as const;
/** So many writes go through before the next fault, so that it hits a product at work, however slow the machine. */
const writesBetween = 45;
const progressLimitMs = 20_000;
/**
 * One fault in so many hits PostgreSQL, one the broker where it is a process of its own (first by a pause, then by kills), and one MongoDB where
 * it is there: by turns its primary steps down and is killed.
 */
const engineOneIn = 10;
const brokerTurn = 5;
const documentsTurn = 8;

const signal = (pid: number | undefined, name: NodeJS.Signals): boolean => {
  if (pid === undefined) return false;
  try {
    return process.kill(pid, name);
  } catch {
    return false;
  }
};

const awayLimitMs = 60_000;

/** Measures how long what ran in a killed process is away; one that is killed again meanwhile is away for longer. */
const measureAway = async ({ dataDirectory }: ChaosOptions, name: string, figures: ChaosFigures): Promise<void> => {
  const { services = {}, processes = {} } = (await readInstance(dataDirectory)) ?? {};
  const urls = Object.entries(services).flatMap(([service, url]) => (processes[service] === name ? [`${url}/readyz`] : []));
  const isReady = (url: string) =>
    fetch(url, { signal: AbortSignal.timeout(2_000) }).then(
      ({ ok }) => ok,
      () => false,
    );
  const begun = performance.now();
  while (performance.now() - begun < awayLimitMs) {
    if ((await Promise.all(urls.map(isReady))).every(Boolean)) return void (figures.awayMs[name] ??= []).push(performance.now() - begun);
    await sleep(50);
  }
};

const injectServiceFault = (options: ChaosOptions, figures: ChaosFigures): Promise<void> => {
  const { dataDirectory, random } = options;
  const processes = [...processesOf(dataDirectory)];
  if (processes.length === 0) return Promise.resolve();
  // Of two that are drawn the one that was killed less often: no run goes on and on until chance has hit each of them.
  const drawn = [random.pick(processes), random.pick(processes)] as const;
  const killsOf = ([name]: (typeof drawn)[number]): number => figures.killsOf[name] ?? 0;
  const [name, pid] = killsOf(drawn[0]) <= killsOf(drawn[1]) ? drawn[0] : drawn[1];
  if (random.next() < 0.05 && signal(pid, 'SIGSTOP')) {
    figures.freezes += 1;
    return sleep(freezeMs).then(() => void signal(pid, 'SIGCONT'));
  }
  if (signal(pid, 'SIGKILL')) {
    figures.kills += 1;
    figures.killsOf[name] = (figures.killsOf[name] ?? 0) + 1;
    return measureAway(options, name, figures);
  }
  return Promise.resolve();
};

const injectDatabaseFault = async ({ engines }: ChaosOptions, figures: ChaosFigures): Promise<void> => {
  if (!(await engines.killDatabase())) return;
  figures.kills += 1;
  figures.postgresKills += 1;
};

const injectBrokerFault = async (broker: NonNullable<EngineFaults['broker']>, figures: ChaosFigures): Promise<void> => {
  if (figures.brokerPauses === 0) {
    if (await broker.pause(brokerPauseMs)) figures.brokerPauses += 1;
  } else if (await broker.kill()) {
    figures.kills += 1;
    figures.brokerKills += 1;
  }
};

const injectDocumentsFault = async (documents: NonNullable<EngineFaults['documents']>, figures: ChaosFigures): Promise<void> => {
  if (figures.stepDowns <= figures.mongoKills) {
    if (await documents.stepDown()) figures.stepDowns += 1;
  } else if (await documents.kill()) {
    figures.kills += 1;
    figures.mongoKills += 1;
  }
};

const untilWritesGoThrough = async ({ writes, isOver }: ChaosOptions): Promise<void> => {
  const wanted = writes() + writesBetween;
  const deadline = Date.now() + progressLimitMs;
  while (writes() < wanted && Date.now() < deadline && !isOver()) await sleep(50);
};

/** Runs one after the other; a rejection is handled where all of them are awaited. */
const after = (before: Promise<void>, inject: () => Promise<void>): Promise<void> => {
  const next = before.then(inject);
  next.catch((error: unknown) => print(`a fault failed: ${String(error)}`));
  return next;
};

/** Hits services, gateway and engines, one at a time, in an order that the seed decides, until the run is over; counts as it goes. */
export const runChaos = async (options: ChaosOptions, figures: ChaosFigures): Promise<void> => {
  const { engines, random, isOver } = options;
  const pending: Promise<void>[] = [];
  // The next fault of an engine waits until it has recovered from its last one; services are hit meanwhile.
  let database = Promise.resolve();
  let broker = Promise.resolve();
  let documents = Promise.resolve();
  let fault = 0;
  while (!isOver()) {
    await sleep(random.between(...pauseMs));
    await untilWritesGoThrough(options);
    fault += 1;
    const turn = fault % engineOneIn;
    const [target, store] = [engines.broker, engines.documents];
    if (turn === 0) database = after(database, () => injectDatabaseFault(options, figures));
    else if (turn === brokerTurn && target !== undefined) broker = after(broker, () => injectBrokerFault(target, figures));
    else if (turn === documentsTurn && store !== undefined) documents = after(documents, () => injectDocumentsFault(store, figures));
    else pending.push(injectServiceFault(options, figures));
  }
  await Promise.all([...pending, database, broker, documents]);
};
