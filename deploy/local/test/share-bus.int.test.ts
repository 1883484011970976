import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { silentLogger } from '@paltu/kernel';
import {
  ensureLogin,
  ensureOwnDatabase,
  ensureRole,
  migrate,
  openSession,
  settingsWithoutTimeouts,
  type DatabaseSession,
} from '@paltu/persistence';
import { busReaders, busWriters } from '../src/databases/database-addresses.ts';
import { inDatabase, shareBus } from '../src/databases/ensure-databases.ts';

const superuserUrl = process.env['TEST_POSTGRES_URL'] ?? '';
const [bus, service] = ['bus', 'service'].map((what) => `${what}_${randomBytes(6).toString('hex')}`) as [string, string];
const urlOf = (role: string): string =>
  Object.assign(new URL(superuserUrl), { username: role, password: 'secret', pathname: `/${bus}` }).href;

let session: DatabaseSession;
beforeAll(async () => {
  await inDatabase(superuserUrl, async (superuser) => {
    await ensureRole(superuser, busWriters, 'nologin');
    await ensureRole(superuser, busReaders, 'nologin');
    await ensureOwnDatabase(superuser, urlOf(bus));
    await ensureLogin(superuser, service, 'secret');
    await superuser.query(`grant ${busWriters} to ${service}`);
    await superuser.query(`grant connect on database ${bus} to ${service}`);
  });
  await migrate({
    url: urlOf(bus),
    directory: join(import.meta.dirname, '../../../packages/events/bus-migrations'),
    logger: silentLogger,
  });
  session = await openSession(settingsWithoutTimeouts(urlOf(service), 'test'));
});
afterAll(async () => {
  await session.close();
  await inDatabase(superuserUrl, async (superuser) => {
    await superuser.query(`drop database ${bus} with (force)`);
    await superuser.query(`drop role ${service}`);
    await superuser.query(`drop role ${bus}`);
  });
});

const changes = ['delete from log', 'update head set next = 7', 'delete from knex_migrations'];

test('every service reads the log, and none changes its tables', async () => {
  const shared = { passwords: {}, own: () => urlOf(bus), bus: urlOf };
  await shareBus(shared, silentLogger);
  await shareBus(shared, silentLogger);
  for (const change of changes) await expect(session.query(change)).rejects.toThrow('permission denied');
  await inDatabase(urlOf(bus), (owner) => owner.query('create table later (number integer)'));
  await expect(session.query('insert into later values (1)')).rejects.toThrow('permission denied');
  const { rows } = await session.query("select count(*)::int as partitions from head where topic = 'pets.pet.v1'");
  expect(rows).toEqual([{ partitions: 6 }]);
});
