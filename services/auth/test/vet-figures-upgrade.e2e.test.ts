import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { appointmentBooked, appointmentCancelled, AppointmentStatus, petCreated, reviewPosted } from '@paltu/contracts';
import type { EventBus } from '@paltu/events';
import { openTestBus } from '@paltu/events/test-bus';
import { newId, silentLogger } from '@paltu/kernel';
import { connectDatabase, migrate } from '@paltu/persistence';
import { createTestDatabase, createTestTokens, eventually, type TestDatabase } from '@paltu/testing';
import { startTestService, type TestService } from '@paltu/testing/service';
import type { Knex } from 'knex';
import * as countVisits from '../migrations/20261125030000_count_visits_and_reviews.ts';
import { authService } from '../src/service.ts';
import { authVariables } from './auth-variables.ts';
import { registerAndLogIn } from './running-auth.ts';

const directory = join(import.meta.dirname, '../migrations');
const migration = '20261125030000_count_visits_and_reviews';

let folder: string;
let bus: EventBus;
let kept: TestDatabase;
let database: Knex;
let auth: TestService;
let member: Awaited<ReturnType<typeof registerAndLogIn>>;
let beside: TestService;
const start = async (): Promise<void> => {
  auth = await startTestService(authService, { variables: authVariables(folder), ownKeys: true, beside });
};

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'paltu-upgrade-'));
  bus = await openTestBus();
  kept = await createTestDatabase({ migrations: [directory] });
  database = connectDatabase({ url: kept.url, applicationName: 'test', logger: silentLogger });
  const withoutDatabase = (work: () => Promise<unknown>) => work();
  beside = { databaseUrl: kept.url, bus, tokens: await createTestTokens(), withoutDatabase } as unknown as TestService;
  await start();
  member = await registerAndLogIn(auth);
});
afterAll(async () => {
  await auth.stop();
  await bus.close();
  await database.destroy();
  await kept.drop();
  await rm(folder, { recursive: true, force: true });
});

/** The database as the release before has it; the service is stopped. */
const goBack = async (): Promise<void> => {
  await auth.stop();
  await database.transaction((trx) => countVisits.down(trx));
  await database('knex_migrations').where({ name: migration }).delete();
};
const upgrade = async (): Promise<void> => {
  expect(await migrate({ url: kept.url, directory, logger: silentLogger })).toEqual([migration]);
  await start();
};

const figures = async () => {
  const { appointments, reviewsGiven, recentActivities } = (await auth.call('GET', '/auth/profile', { as: member })).body.data.user;
  const done = recentActivities.map(({ type }: { type: string }) => type) as string[];
  return { appointments, reviewsGiven, done: done.toSorted() };
};
const becomes = (expected: Awaited<ReturnType<typeof figures>>) =>
  eventually(async () => JSON.stringify(await figures()) === JSON.stringify(expected), JSON.stringify(expected));

/** Where the projector is in each topic that it has read something of. */
const offsets = async (): Promise<Record<string, number>> => {
  const rows: { topic: string; next: string }[] = await database('consumer_offsets')
    .where({ consumer: 'auth.figures' })
    .groupBy('topic')
    .orderBy('topic')
    .select('topic', database.raw('sum(next_offset) as next'));
  return Object.fromEntries(rows.map(({ topic, next }) => [topic, Number(next)] as const).filter(([, next]) => next > 0));
};

const visit = (id: string, version: number, status: AppointmentStatus) => ({
  subject: id,
  sequence: version,
  data: { appointment: { id, version: BigInt(version), vetOwnerId: newId(), guestId: member.user.id, petName: 'موتی', status } },
});

test('a database of the release before counts the visits and reviews that were published meanwhile, and reads nothing else anew', async () => {
  const petId = newId();
  await auth.publishToBus(petCreated, { subject: petId, data: { pet: { id: petId, ownerId: member.user.id, name: 'شیرو', version: 1n } } });
  await becomes({ appointments: 0, reviewsGiven: 0, done: ['account.registered', 'pet.listed'] });
  await goBack();
  const before = await offsets();
  expect(Object.keys(before).toSorted()).toEqual(['auth.user.v1', 'pets.pet.v1']);

  const [coming, off] = [newId(), newId()];
  for (const id of [coming, off]) await auth.publishToBus(appointmentBooked, visit(id, 1, AppointmentStatus.BOOKED));
  await auth.publishToBus(appointmentCancelled, visit(off, 2, AppointmentStatus.CANCELLED));
  const review = { id: newId(), vetId: newId(), vetOwnerId: newId(), authorId: member.user.id, version: 1n, rating: 5, comment: 'Kind.' };
  await auth.publishToBus(reviewPosted, { subject: review.vetId, data: { review } });

  await upgrade();
  const visits = ['appointment.booked', 'appointment.booked', 'appointment.cancelled'];
  await becomes({ appointments: 1, reviewsGiven: 1, done: ['account.registered', ...visits, 'pet.listed', 'review.given'] });
  expect(await offsets()).toEqual({ ...before, 'vets.appointment.v1': 3, 'vets.review.v1': 1 });
});

test('taken back, nothing of it stays in the tables, and what they held comes again with the next upgrade', async () => {
  const [counted, read] = [await figures(), await offsets()];
  await goBack();
  for (const table of ['appointments', 'reviews']) expect([table, await database.schema.hasTable(table)]).toEqual([table, false]);
  const { 'vets.appointment.v1': _, 'vets.review.v1': __, ...others } = read;
  expect(await offsets()).toEqual(others);
  await upgrade();
  await becomes(counted);
  await eventually(async () => JSON.stringify(await offsets()) === JSON.stringify(read), 'all is read again');
});
