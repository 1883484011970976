import { expect, test } from '@jest/globals';
import { newId, silentLogger, type MemberId } from '@paltu/kernel';
import { connectDatabase, runTransaction } from '@paltu/persistence';
import { createTestDatabase } from '@paltu/testing';
import type { Knex } from 'knex';
import { addSuspensions, createPresencesTable, knexFindAway, knexMemberPresence, type PresenceTable } from '../src/index.ts';
import { describeMemberPresence, type PresenceUnderTest } from './member-presence-contract.ts';

interface Opened extends PresenceUnderTest<Knex.Transaction> {
  readonly database: Knex;
  readonly presenceIn: ReturnType<typeof knexMemberPresence>;
}

const open = async (options: PresenceTable, createTable: (database: Knex) => Promise<unknown>): Promise<Opened> => {
  const { url, drop } = await createTestDatabase();
  const database = connectDatabase({ url, applicationName: 'presence test', logger: silentLogger });
  await createTable(database);
  return {
    database,
    presenceIn: knexMemberPresence(options),
    findAway: knexFindAway(database, options),
    run: (work) => runTransaction(database, work),
    close: async () => {
      await database.destroy();
      await drop();
    },
  };
};

const owners: PresenceTable = { table: 'away_owners', idColumn: 'owner_id', lockSeed: 7 };
const everybody: PresenceTable = { lockSeed: 11, ofEverybody: true };

const suspensions: PresenceTable = { lockSeed: 17, keepsSuspensions: true };

const createSuspensions = async (database: Knex) => {
  await createPresencesTable(database);
  await addSuspensions(database);
};
const createOwners = (database: Knex) =>
  database.raw('create table away_owners (owner_id uuid primary key, version bigint not null, is_away boolean not null)');
const createEverybody = async (database: Knex) => {
  await createPresencesTable(database);
  await database.raw('alter table presences add column member_since timestamptz');
};

describeMemberPresence('PostgreSQL', () => open({ lockSeed: 13 }, createPresencesTable));
describeMemberPresence('PostgreSQL, a table of its own', () => open(owners, createOwners));
describeMemberPresence('PostgreSQL, of everybody', () => open(everybody, createEverybody));

describeMemberPresence('PostgreSQL, with suspensions', () => open(suspensions, createSuspensions));

const memberId = newId() as MemberId;
const there = { isAway: false, hasLeft: false, isSuspended: false };
const suspended = { isAway: true, hasLeft: false, isSuspended: true };
const memberSince = new Date('2026-05-01T09:00:00Z');

test('of who never left there is a row only where everybody is kept, with since when they are a member', async () => {
  for (const { options, create, rows } of [
    { options: { lockSeed: 13 }, create: createPresencesTable, rows: [] },
    { options: everybody, create: createEverybody, rows: [{ is_away: false, member_since: memberSince }] },
  ]) {
    const { database, run, presenceIn, close } = await open(options, create);
    const isNew = await run((trx) => presenceIn(trx).keep({ memberId, version: 1, ...there, memberSince }));
    expect([isNew, await database('presences')]).toMatchObject([rows.length > 0, rows]);
    await close();
  }
});

test.each([
  ['kept', suspensions, createSuspensions],
  ['not kept', everybody, createEverybody],
] as const)('who is suspended has not left, until they do, where that is %s; elsewhere they have', async (_where, options, create) => {
  const { run, presenceIn, close } = await open(options, create);
  const keep = (version: number, state: object) =>
    run((trx) => presenceIn(trx).keep({ memberId, version, ...there, ...state, memberSince }));
  const absence = () => run((trx) => presenceIn(trx).absenceOf(memberId));
  const left = { hasLeft: true, isSuspended: false };
  const ofSuspended = (hasLeft: boolean) => (options.keepsSuspensions === true ? { hasLeft, isSuspended: true } : left);
  expect(await absence()).toEqual({ hasLeft: false, isSuspended: false });
  await keep(2, suspended);
  expect(await absence()).toEqual(ofSuspended(false));
  await keep(3, { isAway: true, hasLeft: true });
  expect(await absence()).toEqual(left);
  await keep(4, { ...suspended, hasLeft: true });
  expect(await absence()).toEqual(ofSuspended(true));
  await keep(5, suspended);
  expect(await absence()).toEqual(ofSuspended(false));
  await keep(6, {});
  expect(await absence()).toEqual({ hasLeft: false, isSuspended: false });
  await close();
});

test('what a release before keeps of a member is no suspension', async () => {
  const { database, run, presenceIn, close } = await open(suspensions, createSuspensions);
  await run((trx) => presenceIn(trx).keep({ memberId, version: 2, ...suspended, memberSince }));
  await database('presences').update({ version: 3, is_away: true });
  expect(await run((trx) => presenceIn(trx).absenceOf(memberId))).toEqual({ hasLeft: true, isSuspended: false });
  // Until it is published again.
  expect(await run((trx) => presenceIn(trx).keep({ memberId, version: 3, ...suspended, memberSince }))).toBe(true);
  expect(await run((trx) => presenceIn(trx).absenceOf(memberId))).toEqual({ hasLeft: false, isSuspended: true });
  await close();
});
