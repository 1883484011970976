import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test } from '@jest/globals';
import { askProcess } from '../src/doctor/ask-process.ts';
import { cpuUse, type Surroundings } from '../src/doctor/causes.ts';
import { diagnose, diagnosisText, type Ways } from '../src/doctor/diagnose.ts';
import { diskFindings } from '../src/doctor/host-findings.ts';

const ways: Ways = { log: (name) => `${name}.log`, events: 'make events list' };
const servers: Server[] = [];
afterEach(() => servers.splice(0).forEach((server) => server.close()));

/** A process with this readiness and these metrics. */
const aProcess = async (given: { status?: number; readiness?: object; metrics?: string; as?: { name: string; process: string } }) => {
  const server = createServer((request, response) => {
    if (request.url === '/metrics') return void response.end(given.metrics ?? '');
    response.writeHead(given.status ?? 200).end(JSON.stringify(given.readiness ?? { status: 'ready', unmet: [], degraded: [] }));
  });
  servers.push(server);
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return askProcess({ name: 'pets', url, metricsUrl: `${url}/metrics`, ...given.as });
};

const whatOf = async (given: Parameters<typeof aProcess>[0]): Promise<string[]> =>
  diagnose([await aProcess(given)], ways).map(({ what }) => what);

test('a product that is well is reported as well, with the memory of each process', async () => {
  const well = await aProcess({
    metrics: 'process_resident_memory_bytes{service="pets"} 104857600\npaltu_consumer_lag_seconds{consumer="a.b",service="pets"} 0',
  });
  expect(diagnose([well], ways)).toEqual([]);
  expect(diagnosisText([well], [])).toBe('  pets  serves, 105 MB\n\nNothing is to be done.\n');
});

test('services that share a process are shown with it, and what keeps that busy is reported once', async () => {
  const metrics = 'process_resident_memory_bytes{service="x"} 104857600\nnodejs_eventloop_lag_p99_seconds{service="x"} 0.9';
  const [pets, vets] = await Promise.all(['pets', 'vets'].map((name) => aProcess({ metrics, as: { name, process: 'services' } })));
  const both = [pets, vets] as Parameters<typeof diagnose>[0];
  expect(diagnose(both, ways).map(({ what }) => what)).toEqual(['services was stuck for 0.9 s at a time']);
  expect(diagnosisText(both, [])).toMatch(/^ {2}pets {2}serves, in services of 105 MB\n {2}vets {2}serves, in services of 105 MB\n/);
});

test('more connections than PostgreSQL gives are reported, however they are shared out', async () => {
  const holding = (most: number) =>
    aProcess({ metrics: `paltu_database_connections_max{service="x"} ${most}\npaltu_database_connections_server_limit{service="x"} 97` });
  expect(diagnose([await holding(60), await holding(37)], ways)).toEqual([]);
  expect(diagnose([await holding(60), await holding(38)], ways)).toEqual([
    {
      what: 'together the processes may hold 98 connections to PostgreSQL, which gives 97',
      advice: expect.stringContaining('DATABASE_POOL'),
    },
  ]);
});

test('a process that does not answer is named, with the place of its log', async () => {
  const gone = await askProcess({ name: 'pets', url: 'http://127.0.0.1:1', metricsUrl: 'http://127.0.0.1:1/metrics' });
  const findings = diagnose([gone], ways);
  expect(findings).toEqual([{ what: 'pets does not answer', advice: expect.stringContaining('pets.log') }]);
  expect(diagnosisText([gone], findings)).toMatch(
    /^ {2}pets {2}does not answer\n\nWhat is to be done:\n\n {2}pets does not answer\n {4}it is started/,
  );
});

test('what a process waits for is explained in words', async () => {
  const waits = await whatOf({ status: 503, readiness: { status: 'not-ready', unmet: ['database', 'revoked-sessions', 'start'] } });
  expect(waits).toEqual(['pets cannot serve: its database does not answer, the bus does not answer, it is still starting']);
});

test.each([
  [
    'paltu_consumer_parked_events{consumer="moderation.reviews",service="x"} 2',
    'moderation.reviews has set 2 events aside: they have no effect',
  ],
  ['paltu_consumer_lag_seconds{consumer="moderation.reviews",service="x"} 90.4', 'moderation.reviews is 90 s behind'],
  ['paltu_outbox_oldest_unpublished_seconds{service="x"} 75', 'events of pets have waited 75 s for the bus'],
  ['paltu_database_waiting{pool="main",service="x"} 3', '3 queries of pets wait for a connection to the database'],
  ['nodejs_eventloop_lag_p99_seconds{service="x"} 1.26', 'pets was stuck for 1.3 s at a time'],
  [
    'paltu_http_errors_total{route="/a",code="server.fault",service="x"} 1\npaltu_http_errors_total{route="/b",code="server.fault"} 2\npaltu_http_errors_total{route="/b",code="pet.not-found"} 9',
    'pets had 3 faults since it started',
  ],
  [
    'paltu_upstream_replica_used{upstream="auth",replica="http://10.0.0.1:8080"} 0\npaltu_upstream_replica_used{upstream="auth",replica="b"} 1',
    'the gateway sends nothing to http://10.0.0.1:8080, a replica of auth',
  ],
  [
    'paltu_upstream_calls{upstream="auth",calls="small",state="waiting"} 7\npaltu_upstream_calls{upstream="auth",calls="small",state="running"} 9',
    '7 calls wait for a place at auth',
  ],
  ['paltu_upstream_refused_calls_total{upstream="auth",calls="upload"} 2', '2 calls found no place at auth since the gateway started'],
])('%s is found', async (metrics, what) => {
  expect(await whatOf({ metrics })).toEqual([what]);
});

test('what could not be read, and what is usual, is no finding', async () => {
  const metrics = ['paltu_outbox_oldest_unpublished_seconds Nan', 'paltu_consumer_lag_seconds{consumer="a"} 3', 'paltu_database_waiting 0'];
  expect(await whatOf({ metrics: metrics.join('\n') })).toEqual([]);
});

test('what a process reports itself is passed on once', async () => {
  const degraded = ['moderation.reviews has 2 parked events', 'the bus cannot be followed: late'];
  const metrics = 'paltu_consumer_parked_events{consumer="moderation.reviews"} 2';
  expect(await whatOf({ readiness: { status: 'ready', unmet: [], degraded }, metrics })).toEqual([
    'pets cannot follow the bus: a session that ends now is refused up to ten minutes later',
    'moderation.reviews has set 2 events aside: they have no effect',
  ]);
});

test('clocks that differ are passed on, with what to do', async () => {
  const degraded = ['the clock of the database is 612 s ahead of ours'];
  expect(diagnose([await aProcess({ readiness: { status: 'ready', unmet: [], degraded } })], ways)).toEqual([
    { what: 'pets: the clock of the database is 612 s ahead of ours', advice: expect.stringContaining('NTP') },
  ]);
});

test.each([
  ['no mail server is set (SMTP_URL): 2 mails wait', 'SMTP_URL'],
  ['12 mails wait for the mail server, the oldest for 300 s', 'log'],
  ['the object store at s3:7070 does not answer: what needs files gets 503', 'by itself'],
])('%s is passed on, with what to do', async (problem, advice) => {
  expect(diagnose([await aProcess({ readiness: { status: 'ready', unmet: [], degraded: [problem] } })], ways)).toEqual([
    { what: `pets: ${problem}`, advice: expect.stringContaining(advice) },
  ]);
});

test('what a process reports itself is passed on where its metrics cannot be had', async () => {
  const degraded = ['moderation.reviews has 2 parked events'];
  const process = { ...(await aProcess({ readiness: { status: 'ready', unmet: [], degraded } })), samples: [] };
  expect(diagnose([process], ways)).toEqual([
    { what: 'pets: moderation.reviews has 2 parked events', advice: expect.stringContaining('events.md') },
  ]);
});

test('a disk that is nearly full is found, and one with room is not', () => {
  expect(diskFindings('/data', { freeBytes: 20e9, allBytes: 100e9 })).toEqual([]);
  expect(diskFindings('/data', { freeBytes: 20e9, allBytes: 1000e9 })).toHaveLength(1);
  expect(diskFindings('/data', { freeBytes: 0.5e9, allBytes: 4e9 })).toEqual([
    { what: 'the disk of /data is nearly full: 500 MB are left', advice: expect.stringContaining('make room') },
  ]);
});

const lagging = (name: string, seconds: number) =>
  aProcess({
    readiness: { status: 'ready', unmet: [], degraded: ['the bus cannot be followed: late'] },
    metrics: [
      `paltu_consumer_lag_seconds{consumer="${name}.one"} ${seconds}`,
      `paltu_consumer_lag_seconds{consumer="${name}.two"} ${seconds - 1}`,
      `paltu_outbox_oldest_unpublished_seconds{service="${name}"} ${seconds - 20}`,
    ].join('\n'),
  });
const idle = { cores: 2, load: 1, waited: 0.2 };
const short = { cores: 2, load: 35.2, waited: 0.98 };
const byLoad = 'the machine has too little CPU: a load of 35 on 2 cores, and something waited for one in 98 % of the last minute';

test.each<[string, Surroundings, string]>([
  [
    'a Kafka that fenced itself',
    { bus: { state: 'leaderless', ms: 100 }, cpu: idle },
    'Kafka has fenced itself: it answers, and no topic has a leader',
  ],
  [
    'a Kafka that fenced itself for want of CPU',
    { bus: { state: 'leaderless', ms: 100 }, cpu: short },
    `Kafka has fenced itself: it answers, and no topic has a leader; ${byLoad}`,
  ],
  ['a Kafka that is away', { bus: { state: 'silent', ms: 5_000 }, cpu: idle }, 'Kafka does not answer'],
  ['a Kafka that is starved', { bus: { state: 'answers', ms: 4_230 }, cpu: short }, `Kafka is starved: it answers after 4.2 s; ${byLoad}`],
  ['a machine without CPU', { bus: { state: 'answers', ms: 30 }, cpu: short }, byLoad],
])('%s is named first, and what follows from it in one line', async (_what, around, cause) => {
  const processes = [
    await lagging('pets', 102),
    await lagging('vets', 90),
    await aProcess({ metrics: 'paltu_database_waiting{pool="main"} 3' }),
  ];
  expect(diagnose(processes, ways, around).map(({ what }) => what)).toEqual([
    cause,
    'from that follows: 4 consumers are up to 102 s behind (pets.one); events of 2 services have waited up to 82 s for the bus (pets); ' +
      '2 processes cannot follow the bus: a session that ends now is refused up to ten minutes later',
    '3 queries of pets wait for a connection to the database',
  ]);
});

test('without a cause that is known, what many processes report alike is one line, and a machine that is merely busy is none', async () => {
  const processes = [await lagging('pets', 102), await lagging('vets', 90)];
  expect(diagnose(processes, ways, { bus: { state: 'answers', ms: 30 }, cpu: idle })).toHaveLength(3);
  expect(diagnose([await aProcess({})], ways, { bus: { state: 'answers', ms: 30 }, cpu: short })).toEqual([]);
  expect(diagnose([await aProcess({})], ways, { bus: { state: 'silent', ms: 5_000 }, cpu: idle })).toHaveLength(1);
});

test('what this machine has to do is read from the system', () => {
  const { cores, load, waited = 0 } = cpuUse();
  expect([cores > 0, load >= 0, waited >= 0 && waited <= 1]).toEqual([true, true, true]);
});
