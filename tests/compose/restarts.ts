import { setTimeout as sleep } from 'node:timers/promises';
import { eventually } from '@paltu/testing';
import type { ExpectThat } from '../expectations.ts';
import { readAsBrowsersDo } from '../product/calls.ts';
import type { Member } from '../product/members.ts';
import { openLoop, describeAnswer } from '../product/open-loop.ts';
import { engines, processes, services, waitLimitMs, type ComposedProduct } from './composed-product.ts';
import type { People } from './people.ts';
import { checkStarvedBroker } from './starved-broker.ts';
import { startVisitLoad } from './visit-load.ts';
import { startWriteLoad, type Kept, type WriteLoad } from './write-load.ts';

const awayMs = 4_000;
const someWrites = 6;

type Load = Pick<WriteLoad, 'writes' | 'stop'>;

const untilMoreWrites = (load: Load): Promise<unknown> => {
  const before = load.writes();
  return eventually(() => load.writes() >= before + someWrites, `${someWrites} more writes are acknowledged`, waitLimitMs);
};

/** Waits until everything is healthy and each load has further writes acknowledged; answers after how many seconds. */
const goesOn = async (product: ComposedProduct, loads: readonly Load[]): Promise<number> => {
  const begunAt = Date.now();
  await product.whenHealthy(...engines, ...processes);
  await Promise.all(loads.map(untilMoreWrites));
  return Math.round((Date.now() - begunAt) / 1000);
};

/** SIGKILL, and nothing for some seconds; what can be read without it is read meanwhile. */
const kill = async (product: ComposedProduct, engine: string, read?: () => Promise<number>): Promise<number[]> => {
  await product.compose('kill', '-s', 'SIGKILL', engine);
  const answers: number[] = [];
  const until = Date.now() + awayMs;
  while (Date.now() < until) {
    if (read !== undefined) answers.push(await read());
    await sleep(250);
  }
  await product.compose('start', engine);
  return answers;
};

const compare = async ({ call, owner }: People, address: string, pet: Kept): Promise<string[]> => {
  const own = await call(owner, 'GET', `/pets/${pet.id}`);
  const text = (own.body.data?.['pet'] as { description?: string } | undefined)?.description;
  const picture = await fetch(`${address}${pet.picture}`);
  return [
    ...(text === pet.description ? [] : [`${pet.id} should have the description ${pet.description} and has ${text ?? own.text}`]),
    ...(picture.status === 200 && (await picture.arrayBuffer()).byteLength > 0 ? [] : [`${pet.picture} answers ${picture.status}`]),
  ];
};

const isPublic = async ({ call }: People, kept: readonly Kept[]): Promise<boolean> => {
  const answers = await Promise.all(kept.filter(({ isApproved }) => isApproved).map(({ id }) => call(undefined, 'GET', `/pets/${id}`)));
  return answers.every(({ status }) => status === 200);
};

/** Docker counts what ended by itself and was restarted for it, and forgets the number when somebody restarts the container. */
const checkEnds = async (product: ComposedProduct, expectThat: ExpectThat): Promise<void> => {
  const staying: readonly string[] = [...engines, ...processes];
  const ended = (await product.containers()).filter(({ service, RestartCount }) => staying.includes(service) && RestartCount > 0);
  expectThat(
    'no process ended by itself while engines came and went',
    ended.map(({ service, RestartCount }) => `${service} was restarted ${RestartCount} times`),
  );
};

/** One read of every service, past the answers that the gateway keeps. */
const readsOf = ({ owner, admin }: People): readonly (readonly [Member, string])[] => [
  [owner, '/auth/profile'],
  [owner, '/pets/user/my-pets'],
  [owner, '/adoption/stats'],
  [owner, '/content/articles'],
  [owner, '/vets/user/appointments'],
  [admin, '/admin/pets'],
];

/** Upgrades while somebody reads; answers how much was read, and what went wrong. */
const upgrade = async (product: ComposedProduct, people: People) => {
  const ours = async (): Promise<string[]> =>
    (await product.containers()).filter(({ service }) => services.includes(service)).map(({ service, Id }) => `${service} ${Id}`);
  const before = await ours();
  const [read, asked] = [readAsBrowsersDo(people.call), readsOf(people)];
  const reads = openLoop(100, async (turn) => {
    const [member, path] = asked[turn % asked.length] as (typeof asked)[number];
    return describeAnswer(path, await read(member, 'GET', path));
  });
  await product.upgrade();
  // It starts the demo's data again, which would go on where they were.
  await product.compose('stop', 'demo');
  const answers = await reads.stop();
  const after = await ours();
  const kept = before.filter((one) => after.includes(one));
  const lost = answers.filter((answer) => !answer.endsWith(' 200'));
  const problems = [
    ...(before.length === services.length + 1 && after.length === before.length ? [] : [`${before.length} became ${after.length}`]),
    ...kept.map((one) => `${one} was not replaced`),
    ...(answers.length >= asked.length ? [] : ['too little was read']),
    ...[...new Set(lost)].map((answer) => `lost: ${answer}`),
  ];
  return { reads: answers.length, problems };
};

/**
 * Two gateways behind the one port; an upgrade replaces them and every service, and readers meanwhile do not notice. A machine that is too
 * busy for its own limits of time loses reads without any upgrade: where some were lost it is made once more, and reported.
 */
const checkUpgrade = async (product: ComposedProduct, people: People, expectThat: ExpectThat): Promise<void> => {
  await product.addSettings({ GATEWAY_REPLICAS: 2 });
  await product.compose('up', '--detach', '--no-recreate', 'gateway');
  await product.whenHealthy('gateway');
  const first = await upgrade(product, people);
  if (first.problems.length > 0) process.stderr.write(`upgraded once more: ${first.problems.join('; ')}\n`);
  const { reads, problems } = first.problems.length > 0 ? await upgrade(product, people) : first;
  expectThat(`an upgrade replaces every service and both gateways behind one port: ${reads} reads meanwhile, none lost`, problems);
};

/** Stops all as an operator does before a backup, and starts it again as the runbook has it. */
const checkStop = async (product: ComposedProduct, expectThat: ExpectThat): Promise<void> => {
  const before = (await product.containers()).filter(({ service }) => services.includes(service)).length;
  await product.compose('stop');
  const stopped = (await product.containers()).filter(({ service }) => services.includes(service));
  expectThat(
    'everything is stopped: each service and gateway ended by itself, before its engines were gone',
    stopped.filter(({ State }) => State.ExitCode !== 0).map(({ service, State }) => `${service} ended with ${State.ExitCode}`),
  );
  await product.compose('up', '--detach');
  await product.compose('stop', 'demo');
  await product.whenHealthy(...engines, ...processes);
  const after = (await product.containers()).filter(({ service }) => services.includes(service)).length;
  expectThat('a plain up keeps the replicas that .env asks for', before === after ? [] : [`${before} became ${after}`]);
};

/** Restarts every engine, then every service, while members write; then everything that was acknowledged must be there. */
export const checkRestarts = async (product: ComposedProduct, people: People, expectThat: ExpectThat): Promise<void> => {
  const load = startWriteLoad(people, product.folder);
  const visits = await startVisitLoad(product);
  const loads = [load, visits];
  await Promise.all(loads.map(untilMoreWrites));
  const ask = async (): Promise<number> => (await people.call(undefined, 'GET', '/pets?limit=5')).status;
  // A machine that is too busy for its own limits of time loses one without any engine away.
  const read = async (): Promise<number> => ((await ask()) === 200 ? 200 : ask());

  const slowestBefore = load.slowestMs();
  const whileKafkaIsAway = await kill(product, 'kafka', read);
  const seconds = await goesOn(product, loads);
  const slowest = `the slowest write took ${slowestBefore} ms before and ${load.slowestMs()} ms meanwhile`;
  expectThat(
    `Kafka is killed: pets are read meanwhile, then all goes on (after ${seconds} s; ${slowest})`,
    whileKafkaIsAway.filter((status) => status !== 200).map(String),
  );
  await kill(product, 'postgres');
  expectThat(`PostgreSQL is killed, and all goes on (after ${await goesOn(product, loads)} s)`, []);
  const whileMongoIsAway = await kill(product, 'mongo', read);
  expectThat(
    `MongoDB is killed: pets are read meanwhile, and all goes on (after ${await goesOn(product, loads)} s)`,
    whileMongoIsAway.filter((status) => status !== 200).map(String),
  );
  const whileRedisIsAway = await kill(product, 'redis', read);
  expectThat(
    `Redis is killed: nothing is refused meanwhile, and all goes on (after ${await goesOn(product, loads)} s)`,
    whileRedisIsAway.filter((status) => status !== 200).map(String),
  );
  await product.compose('restart', 's3');
  expectThat(`the object store is restarted, and all goes on (after ${await goesOn(product, loads)} s)`, []);
  await checkEnds(product, expectThat);
  await checkStarvedBroker(product, () => goesOn(product, loads), expectThat);
  await checkUpgrade(product, people, expectThat);
  await checkStop(product, expectThat);
  await product.compose('restart', ...processes);
  expectThat(`all services are restarted, and all goes on (after ${await goesOn(product, loads)} s)`, []);

  let isAtRest = false;
  void Promise.all(loads.map(({ stop }) => stop())).then(() => (isAtRest = true));
  await eventually(() => isAtRest, 'every write in hand has its answer', waitLimitMs);
  // One after the other: hundreds of calls at once are refused by a product that has just been restarted.
  const problems: string[] = [];
  for (const pet of load.kept) problems.push(...(await compare(people, product.address, pet)));
  expectThat(`${load.writes()} acknowledged writes on ${load.kept.length} listings: every text and every picture is there`, problems);
  await eventually(() => isPublic(people, load.kept), 'every approved listing is public', waitLimitMs);
  expectThat('every acknowledged approval took effect', []);
  await visits.check(expectThat);
};
