import { existsSync, readFileSync, rmSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, jest, test } from '@jest/globals';
import { stopPostgresIn } from '@paltu/local-postgres';
import { askDatabase } from './ask-database.ts';
import { environmentOf, environmentOfAlpha, recordedChild, runSupervisor, siteOf, type RunningSupervisor } from './running-supervisor.ts';
import { openParent } from './used-data.ts';

// One product for all, which each leaves as it found it; on a busy machine a process may take its time.
jest.setTimeout(120_000);

let parent: string;
let data: string;
let supervisor: RunningSupervisor;
beforeAll(async () => {
  parent = openParent();
  data = join(parent, 'data');
  supervisor = runSupervisor(data);
  await supervisor.untilPrinted('Ctrl-C');
});
afterAll(async () => {
  await supervisor.stop();
  if (existsSync(join(data, 'postgres'))) await stopPostgresIn(join(data, 'postgres'));
  rmSync(parent, { recursive: true, force: true });
});

const toDatabase = (url: string, name: string): string => Object.assign(new URL(url), { pathname: `/${name}` }).href;

test('a start ends with one table: the address, the demo logins, where the data lies', async () => {
  expect(supervisor.output()).toContain('member@example.com  secret');
  expect(supervisor.output()).toContain(data);
  expect((await fetch(`${siteOf(supervisor)}/readyz`)).status).toBe(200);
});

const appendTo = (topic: string): string =>
  `select append_events(array['${topic}'], array[0], array['id'], array['key'], array['{}'::json], array[null::bytea])`;

test("a service reaches its own database and reads the bus, and nobody else's", async () => {
  const { DATABASE_URL: own = '', BUS_URL: bus = '' } = await environmentOfAlpha(supervisor);
  await askDatabase(own, 'insert into kept values (1)');
  expect(await askDatabase(bus, "select topic from head where topic = 'pets.pet.v1'")).toHaveLength(6);
  for (const database of ['beta', 'gateway', 'postgres', 'template1'])
    await expect(askDatabase(toDatabase(own, database), 'select 1')).rejects.toThrow(/permission denied for database|does not exist/);
  expect(statSync(join(data, 'database-passwords.json')).mode & 0o777).toBe(0o600);
});

test('a service appends to no topic but its own, the gateway to none, and nobody changes the log', async () => {
  const { BUS_URL: bus = '' } = await environmentOfAlpha(supervisor);
  const { BUS_URL: gatewayBus = '' } = await environmentOf(siteOf(supervisor));
  await expect(askDatabase(bus, appendTo('pets.pet.v1'))).rejects.toThrow('alpha may not append to pets.pet.v1');
  await expect(askDatabase(bus, appendTo('alphabet.pet.v1'))).rejects.toThrow('alpha may not append');
  await expect(askDatabase(bus, appendTo('alpha.pet.v1'))).rejects.toThrow('the bus has no partition alpha.pet.v1/0');
  await expect(askDatabase(gatewayBus, appendTo('gateway.pet.v1'))).rejects.toThrow('permission denied for function');
  for (const role of [bus, gatewayBus]) {
    expect(await askDatabase(role, 'select * from log')).toEqual([]);
    for (const change of [
      `insert into log (topic, partition, "offset", event_id, key, headers) values ('pets.pet.v1', 0, 0, 'id', 'key', '{}')`,
      'update head set next = 7',
      "insert into head (topic, partition) values ('alpha.pet.v1', 0)",
      "update log set key = ''",
      'delete from log',
      'truncate log',
      'delete from knex_migrations',
      'create table mine (number integer)',
    ])
      await expect(askDatabase(role, change)).rejects.toThrow('permission denied');
  }
});

test("a second start on the same data names the first one's address and gives up", async () => {
  const second = runSupervisor(data);
  expect(await second.ended()).toBe(1);
  expect(second.output()).toContain(`already runs at ${siteOf(supervisor)}`);
});

test('a killed service is started again, and that is reported', async () => {
  const later = supervisor.fromNow();
  const before = recordedChild(data, 'alpha');
  process.kill(before.pid, 'SIGKILL');
  await later.untilPrinted('alpha ended (SIGKILL); it is started again');
  await later.untilPrinted('alpha works again');
  expect(recordedChild(data, 'alpha').pid).not.toBe(before.pid);
});

test('the port of a service that died stays its own, and who calls it then is answered by the next one', async () => {
  const later = supervisor.fromNow();
  const url = `http://127.0.0.1:${(await environmentOfAlpha(supervisor)).PORT}`;
  const before = recordedChild(data, 'alpha');
  const stranger = createServer();
  const outcomes = new Set<string>();
  stranger.on('error', (error: NodeJS.ErrnoException) => outcomes.add(error.code ?? ''));
  stranger.on('listening', () => outcomes.add('it listens'));
  const trying = setInterval(() => stranger.listen(Number(new URL(url).port), '127.0.0.1'), 2);
  process.kill(before.pid, 'SIGKILL');
  const answer = await environmentOf(url);
  await later.untilPrinted('alpha works again');
  clearInterval(trying);
  expect([...outcomes]).toEqual(['EADDRINUSE']);
  expect(Number(answer.pid)).toBe(recordedChild(data, 'alpha').pid);
});

test('a service that hangs is killed and started again within 20 s, and that is reported', async () => {
  const later = supervisor.fromNow();
  // Longer than between two questions, so that it has answered one.
  await sleep(2_000);
  const before = recordedChild(data, 'alpha');
  process.kill(before.pid, 'SIGSTOP');
  const frozenAt = Date.now();
  await later.untilPrinted('alpha does not answer and is killed');
  expect(Date.now() - frozenAt).toBeGreaterThan(8_000);
  expect(Date.now() - frozenAt).toBeLessThan(20_000);
  await later.untilPrinted('alpha works again');
  expect(recordedChild(data, 'alpha').pid).not.toBe(before.pid);
  expect(later.output().match(/does not answer/g)).toHaveLength(1);
});

test('killed PostgreSQL is started again on the same port, keeps what it acknowledged, and that is reported', async () => {
  const later = supervisor.fromNow();
  const { DATABASE_URL: own = '' } = await environmentOfAlpha(supervisor);
  await askDatabase(own, 'insert into kept values (7)');
  process.kill(Number(readFileSync(join(data, 'postgres/cluster/postmaster.pid'), 'utf8').split('\n')[0]), 'SIGKILL');
  await later.untilPrinted('PostgreSQL ended; it is started again on port');
  await later.untilPrinted('PostgreSQL works again');
  expect(await askDatabase(own, 'select number from kept where number = 7')).toEqual([{ number: 7 }]);
});

test('each process is given a port of its own for its metrics, and the supervisor names them', async () => {
  const gateway = await environmentOf(siteOf(supervisor));
  const beta = await environmentOf(gateway.BETA_URL as string);
  const addresses = [gateway, await environmentOfAlpha(supervisor), beta].map(
    ({ METRICS_PORT: port }) => `http://127.0.0.1:${port}/metrics`,
  );
  expect(new Set(addresses).size).toBe(3);
  const { metrics } = JSON.parse(readFileSync(join(data, 'run/supervisor.json'), 'utf8')) as { metrics: Record<string, string> };
  expect([metrics.gateway, metrics.alpha, metrics.beta]).toEqual(addresses);
});
