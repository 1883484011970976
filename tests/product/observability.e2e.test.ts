import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { eventually } from '@paltu/testing';
import { readServices } from '../../deploy/services/src/read-services.ts';
import { startCollector, type Collector } from './collector.ts';
import { aListing } from './a-listing.ts';
import { callsTo, petOf, type Call } from './calls.ts';
import { newAdmin, newMember, type Member } from './members.ts';
import { readInstance } from './product-process.ts';
import { processesOf } from './product-processes.ts';
import { startProduct, type RunningProduct } from './running-product.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const withinMs = 30_000;
let collector: Collector;
let product: RunningProduct;
/** The process that a service runs in. */
let processOf: (name: string) => string;
let call: Call;
let owner: Member;
let admin: Member;
beforeAll(async () => {
  collector = await startCollector();
  const environment = { TRUSTED_PROXIES: '127.0.0.0/8', OTEL_EXPORTER_OTLP_ENDPOINT: collector.url };
  product = await startProduct({ entry: 'tests/product/siteless-main.ts', environment });
  const { processes = {} } = (await readInstance(product.dataDirectory)) ?? {};
  processOf = (name) => processes[name] ?? name;
  call = callsTo(product.address);
  owner = await newMember(product.address);
  admin = await newAdmin(product);
}, 180_000);
afterAll(async () => {
  await product.stop();
  await collector.stop();
}, 60_000);

interface Line {
  readonly service: string;
  readonly msg: string;
  readonly requestId?: string;
  readonly consumer?: string;
  readonly subject?: string;
}

const logOf = (name: string): Line[] =>
  readFileSync(join(product.dataDirectory, `logs/${processOf(name)}.log`), 'utf8')
    .split('\n')
    .filter((line) => line.startsWith('{'))
    .map((line) => JSON.parse(line) as Line)
    .filter(({ service }) => service === name);

test('one request is found by its id in the log: a line of the gateway with the time of the service, and lines of consumers', async () => {
  const listed = await call(owner, 'POST', '/pets', { body: aListing() });
  const { id } = petOf(listed);
  const requestId = listed.headers.get('x-request-id') ?? '';
  expect(requestId).toMatch(/^[0-9a-f-]{36}$/);
  const appliedLine = () => logOf('moderation').find((line) => line.requestId === requestId);
  await eventually(() => appliedLine() !== undefined, 'moderation has consumed the listing', withinMs);
  const ofGateway = () => logOf('gateway').filter((line) => line.requestId === requestId);
  await eventually(() => ofGateway().length > 0, 'the gateway has written its line', withinMs);
  expect(ofGateway()).toMatchObject([
    { msg: 'request', path: '/api/v1/pets', status: 201, ms: expect.any(Number), serviceMs: expect.any(Number) },
  ]);
  expect(appliedLine()).toMatchObject({ msg: 'event applied', consumer: 'moderation.reviews', subject: id });

  const approved = await call(admin, 'PATCH', `/admin/pets/${id}/approve`);
  const approvalId = approved.headers.get('x-request-id') ?? '';
  // By way of the bus: moderation decides, pets publishes, moderation consumes that.
  for (const consumer of ['pets.decisions', 'moderation.reviews']) {
    const [service = ''] = consumer.split('.');
    const applied = () => logOf(service).some((line) => line.requestId === approvalId && line.consumer === consumer);
    await eventually(applied, `${consumer} has consumed the approval`, withinMs);
  }
});

test('one request is one trace: gateway, service, and the consumers of the events that it caused', async () => {
  const listed = await call(owner, 'POST', '/pets', { body: aListing() });
  const requestId = listed.headers.get('x-request-id') ?? '';
  const trace = () => collector.spans().filter((span) => span.requestId === requestId);
  const output = {
    gateway: 'POST /api/v1/pets',
    pets: 'POST /api/v1/pets',
    moderation: 'moderation.reviews pk.paltu.pet.created.v1',
    auth: 'auth.figures pk.paltu.pet.created.v1',
  };
  const spanOf = (service: string) =>
    trace().find((span) => span.service === service && span.name === output[service as keyof typeof output]);
  await eventually(() => Object.keys(output).every((service) => spanOf(service) !== undefined), 'the trace is exported', withinMs);
  const [gateway, pets] = [spanOf('gateway'), spanOf('pets')];
  expect(gateway?.parentSpanId).toBeUndefined();
  expect(pets).toMatchObject({ traceId: gateway?.traceId, parentSpanId: gateway?.spanId });
  for (const consumer of ['moderation', 'auth'])
    expect(spanOf(consumer)).toMatchObject({ traceId: gateway?.traceId, parentSpanId: pets?.spanId });
});

/** Everything that anybody logged, that of PostgreSQL too where it is ours. */
const allLogs = (): string[] => {
  const folder = join(product.dataDirectory, 'logs');
  const server = join(dirname(product.postgresDirectory()), 'server.log');
  const files = [...readdirSync(folder).map((name) => join(folder, name)), ...(existsSync(server) ? [server] : [])];
  return files.map((file) => readFileSync(file, 'utf8'));
};

test("no member's e-mail, phone number, address or IP is in any log", async () => {
  const registration = {
    firstName: 'Sana',
    lastName: 'Khan',
    email: owner.email,
    phone: '0301 7654321',
    city: 'Lahore',
    address: '7 Mall Road',
  };
  const whole = { ...registration, password: 'Sheru2026pk', userType: 'user', marketingEmails: false };
  for (let time = 0; time < 5; time += 1) expect((await call(undefined, 'POST', '/auth/register', { body: whole })).status).toBe(409);
  await call(undefined, 'POST', '/auth/login', { body: { email: owner.email, password: 'wrong' } });
  await call(undefined, 'GET', `/pets?search=${owner.email}`);
  await call(undefined, 'GET', `/pets/${owner.email}`);
  await fetch(`${product.address}/api/v1/pets`, { headers: { 'x-forwarded-for': '203.0.113.77' } });
  const output = allLogs().join('\n');
  expect(output.length).toBeGreaterThan(1_000);
  for (const secret of [owner.email, owner.email.replace('@', '%40'), '7654321', 'Mall Road', 'Canal Road', '203.0.113.77', owner.token])
    expect(output.split('\n').filter((line) => line.includes(secret))).toEqual([]);
});

const doctor = async () => {
  const child = spawn(process.execPath, [join(root, 'tooling/bootstrap/doctor.ts')], {
    env: { ...process.env, DATA_DIR: product.dataDirectory },
    stdio: ['ignore', 'pipe', 'inherit'],
    timeout: 60_000,
  });
  const [output] = await Promise.all([text(child.stdout), once(child, 'close')]);
  return { output, status: child.exitCode };
};

test('make doctor reports of each process that it serves, and explains what is to be done', async () => {
  const well = await doctor();
  expect(well.output).toContain(`runs at http://localhost:`);
  expect(well.output).toMatch(/^ {2}gateway +serves, \d+ MB$/m);
  for (const { name } of readServices()) {
    const place = processOf(name) === name ? '' : ` in ${processOf(name)} of`;
    expect(well.output).toMatch(new RegExp(`^ {2}${name} +serves,${place} \\d+ MB$`, 'm'));
  }
  expect([well.output.slice(-30), well.status]).toEqual([expect.stringContaining('Nothing is to be done.\n'), 0]);

  const pidOfModeration = () => processesOf(product.dataDirectory).get(processOf('moderation'));
  const stopped = new Set<number>();
  // After 10 s the supervisor replaces one that stands still, and a busy machine needs longer for a look at all.
  const stopping = setInterval(() => {
    const pid = pidOfModeration();
    if (pid === undefined || stopped.has(pid)) return;
    stopped.add(pid);
    process.kill(pid, 'SIGSTOP');
  }, 50);
  try {
    const ill = await doctor();
    expect(ill.output).toMatch(/^ {2}moderation +does not answer$/m);
    expect(ill.output).toContain(join(product.dataDirectory, `logs/${processOf('moderation')}.log`));
    expect(ill.status).toBe(1);
  } finally {
    clearInterval(stopping);
    const pid = pidOfModeration();
    if (pid !== undefined && stopped.has(pid)) process.kill(pid, 'SIGCONT');
  }
}, 90_000);
