import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { timestampFromDate } from '@bufbuild/protobuf/wkt';
import { adoptionRequested, AdoptionStatus, contactUpdated } from '@paltu/contracts';
import { ensurePostgresTopics, openBus, toMessage, type BusMessage, type EventBus } from '@paltu/events';
import { partialEvent } from '@paltu/events/partial-event';
import { isRunning, newId, silentLogger } from '@paltu/kernel';
import { startPostgres, type LocalPostgres } from '@paltu/local-postgres';
import { connectDatabase } from '@paltu/persistence';
import { createTestDatabase, eventually } from '@paltu/testing';
import { startProcess, type ServiceProcess } from '@paltu/testing/service';
import type { Knex } from 'knex';
import { startHoldingMailServer, type HoldingMailServer } from './holding-mail-server.ts';

const rounds = 2;
const eventsPerKill = 8;
/** So many mails are on their way at once. */
const atOnce = 5;
const restartMs = 60_000;
const settings = { fsync: 'off', synchronous_commit: 'on', full_page_writes: 'off' };

let directory: string;
let server: LocalPostgres;
let database: Knex;
let bus: EventBus;
let mailServer: HoldingMailServer;
let service: ServiceProcess;
let environment: Readonly<Record<string, string>>;
let owner: string;
let published = 0;

const startMessaging = async (): Promise<void> => {
  service = startProcess({ program: 'services/messaging/src/main.ts', environment });
  await service.serves();
};

/** Again until it is acknowledged: what nobody knows to be there comes once more, with the same id. */
const publish = (message: BusMessage): Promise<unknown> =>
  eventually(
    () =>
      bus.publish([message]).then(
        () => true,
        () => false,
      ),
    'the event is published',
    restartMs,
  );

const aReader = async (): Promise<string> => {
  const id = newId();
  const reached = { email: `${id}@example.org`, emailVerified: true, phone: '+923001234567' };
  await publish(
    toMessage(partialEvent(contactUpdated, { subject: id, data: { contact: { id, version: 1n, ...reached } } }), '/paltu/auth'),
  );
  await eventually(async () => (await database('contacts').where({ id })).length === 1, 'how the member is reached is known', restartMs);
  return id;
};

beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'paltu-killed-mails-'));
  server = await startPostgres({ dataDirectory: directory, settings });
  const own = { server: server.superuserUrl };
  const busMigrations = join(import.meta.dirname, '../../../packages/events/bus-migrations');
  const { url: busUrl } = await createTestDatabase({ ...own, migrations: [busMigrations] });
  const { url } = await createTestDatabase({ ...own, migrations: [join(import.meta.dirname, '../migrations')] });
  await ensurePostgresTopics({ url: busUrl, logger: silentLogger });
  database = connectDatabase({ url, applicationName: 'test', logger: silentLogger });
  bus = await openBus({ url: busUrl, clientId: 'test', logger: silentLogger });
  mailServer = await startHoldingMailServer();
  environment = {
    ...{ PORT: '0', LOG_LEVEL: 'info', DATABASE_URL: url, BUS_URL: busUrl, AUTH_URL: 'http://127.0.0.1:9' },
    ...{ PUBLIC_URL: 'https://paltu.example', MAIL_FROM: 'Paltu <no-reply@paltu.example>' },
    SMTP_URL: `smtp://127.0.0.1:${mailServer.port}?requireTLS=false`,
  };
  await startMessaging();
  // Members are notified of what is published once it has begun.
  const begun = () => database('consumer_offsets').where({ consumer: 'messaging.notices', topic: 'adoption.request.v1' });
  await eventually(async () => (await begun()).length > 0, 'notices begin', restartMs);
  owner = await aReader();
}, 120_000);
afterAll(async () => {
  service.child.kill('SIGKILL');
  await Promise.all([database.destroy(), bus.close(), mailServer.stop()]);
  await server.stop();
  await rm(directory, { recursive: true, force: true });
}, 60_000);

const isAskedFor = async (): Promise<void> => {
  const at = timestampFromDate(new Date());
  const sides = { petId: newId(), petName: 'شیرو', ownerId: owner, requesterId: newId() };
  const state = { id: newId(), version: 1n, ...sides, status: AdoptionStatus.PENDING, createdAt: at, updatedAt: at, respondBy: at };
  const event = partialEvent(adoptionRequested, { subject: sides.petId, time: new Date(), data: { request: state } });
  await publish(toMessage(event, '/paltu/adoption'));
  published += 1;
};
const manyEvents = async (): Promise<void> => {
  for (let count = 0; count < eventsPerKill; count += 1) await isAskedFor();
};

/** The mails of a sender that was killed are free only after minutes, which pass here while there is none. */
const replaceService = async (): Promise<void> => {
  service.child.kill('SIGKILL');
  await service.exit;
  await database('notice_mails').update({ due_at: new Date() });
  await startMessaging();
};

/** What is killed; each is there again when it resolves. `whileAway` comes between its end and its new start. */
const kills: Readonly<Record<'service' | 'postgres' | 'mail server', (whileAway: () => Promise<void>) => Promise<void>>> = {
  service: async () => {
    await replaceService();
    mailServer.answer();
  },
  postgres: async (whileAway) => {
    const { pid, port } = server;
    process.kill(pid, 'SIGKILL');
    await eventually(() => !isRunning(pid), 'the server is gone', restartMs);
    await whileAway();
    server = await startPostgres({ dataDirectory: directory, port, settings });
  },
  'mail server': () => mailServer.restart(),
};

/** The mail server answers what it has taken, and nobody can note it. */
const answersInVain = async (): Promise<void> => {
  const before = service.printed().length;
  mailServer.answer();
  await eventually(() => service.printed().includes('"job":"send notices"', before), 'the service notices', restartMs);
};

const idsTaken = (): ReadonlySet<string> => new Set(mailServer.taken);
const isDone = async (): Promise<boolean> => {
  const [notices, waiting] = await Promise.all([database('notices').where({ member_id: owner }), database('notice_mails')]);
  return notices.length >= published && waiting.length === 0;
};

test('as long as nothing is killed each event is one notice, and one copy of one mail', async () => {
  await manyEvents();
  await eventually(isDone, 'all are notified, and no mail waits', restartMs);
  expect([mailServer.taken.length, idsTaken().size]).toEqual([published, published]);
});

test('each event is one notice and one mail, whatever is killed; only a mail whose answer was lost comes again, with the same Message-ID', async () => {
  let killed = 0;
  for (let round = 0; round < rounds; round += 1)
    for (const kill of Object.values(kills)) {
      // As the events come.
      await Promise.all([manyEvents(), kill(async () => undefined)]);
      // Between the moment in which the mail server takes a mail and that in which the service notes it.
      await Promise.all([manyEvents(), mailServer.hold()]);
      await kill(answersInVain);
      killed += 2;
    }
  await replaceService();
  await eventually(() => isDone().catch(() => false), 'all are notified, and no mail waits', 2 * restartMs);
  const notices = await database('notices').where({ member_id: owner });
  expect([notices.length, idsTaken().size, idsTaken().has('none')]).toEqual([published, published, false]);
  // What nobody noted was sent again after each kill of that moment, and no more than what was on its way.
  const copies = mailServer.taken.length - published;
  expect(copies).toBeGreaterThanOrEqual(killed / 2);
  expect(copies).toBeLessThanOrEqual((killed + 1) * atOnce);
}, 400_000);
