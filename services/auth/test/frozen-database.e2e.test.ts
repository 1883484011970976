import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { dependencyTimeouts, silentLogger } from '@paltu/kernel';
import { connectDatabase } from '@paltu/persistence';
import { eventually, startOwnPostgres, type OwnPostgres } from '@paltu/testing';
import type { Answer, TestService } from '@paltu/testing/service';
import type { Knex } from 'knex';
import { registerAndLogIn, aRegistration, startAuth, type RunningAuth } from './running-auth.ts';

const { acquire, response } = dependencyTimeouts.database;
// A machine that is busy with other tests is no fault of the limits.
const slackMs = 30_000;
const poolMax = 10;

let server: OwnPostgres;
let auth: RunningAuth;
let operator: Knex;

beforeAll(async () => {
  server = await startOwnPostgres();
  auth = await startAuth({ server: server.superuserUrl });
  operator = connectDatabase({ url: auth.one.databaseUrl, applicationName: 'operator', logger: silentLogger });
});
afterAll(async () => {
  server.thaw();
  await operator.destroy();
  await auth.stop();
  await server.drop();
});

const waitingOn = ({ database }: TestService): number => {
  const { pool } = database.client as { pool: Record<'numUsed' | 'numPendingAcquires' | 'numPendingCreates', () => number> };
  return pool.numUsed() + pool.numPendingAcquires() + pool.numPendingCreates();
};

const connections = async () => {
  const rows: { state: string }[] = await operator('pg_stat_activity').where('application_name', 'like', 'auth%').select('state');
  return { all: rows.length, inTransaction: rows.filter(({ state }) => state.startsWith('idle in transaction')).length };
};

/** One of each kind of call that needs the database: reads, writes, transactions, a login that costs a hash. */
const everyKind = ({ token, refreshToken, user }: Awaited<ReturnType<typeof registerAndLogIn>>): (() => Promise<Answer>)[] => [
  () => auth.one.call('GET', '/auth/profile', { as: { token } }),
  () => auth.one.call('POST', '/auth/login', { json: { email: user.email, password: 'Chinar-Tree-42' } }),
  () => auth.one.call('POST', '/auth/register', { json: aRegistration() }),
  () => auth.one.call('POST', '/auth/refresh', { json: { refreshToken } }),
];

test('a frozen database is answered with 503 within the limits, and when it thaws the service goes on with nothing left over', async () => {
  // Several members: too many logins of one at once are refused for another reason.
  const members = await Promise.all(Array.from({ length: 10 }, () => registerAndLogIn(auth.one)));
  const calls = members.flatMap(everyKind);
  expect((await Promise.all(everyKind(members[0]!).map((call) => call()))).map(({ status }) => status)).toEqual([200, 200, 201, 200]);

  server.freeze();
  const startedAt = Date.now();
  const answers = await Promise.all(Array.from({ length: 300 }, (_, index) => calls[index % calls.length]!()));
  expect(Date.now() - startedAt).toBeLessThan(acquire + response + slackMs);
  for (const { status, body, headers } of answers) {
    expect({ status, body }).toEqual({
      status: 503,
      body: expect.objectContaining({ status: 'error', code: 'service.unavailable', requestId: expect.any(String) }),
    });
    expect(headers.get('retry-after')).not.toBeNull();
  }
  expect((await auth.one.call('GET', '/.well-known/jwks.json')).status).toBe(200);
  expect((await auth.one.call('GET', '/livez')).status).toBe(200);

  server.thaw();
  const { token } = await eventually(() => registerAndLogIn(auth.one).catch(() => undefined));
  expect(await auth.one.call('GET', '/auth/profile', { as: { token } })).toMatchObject({ status: 200 });
  // Not while it is frozen: then one or the other of the service's own loops always waits.
  await eventually(() => waitingOn(auth.one) === 0, 'nothing to wait on the pool any more');
  // Two processes, each with a pool and the session of its relay.
  await eventually(async () => (await connections()).all <= 2 * (poolMax + 1), 'the connections of before to end');
  await eventually(async () => (await connections()).inTransaction === 0, 'no transaction to be left open');
  await eventually(async () => (await auth.one.database('outbox').whereNull('published_at')).length === 0, 'the relay to go on');
}, 300_000);
