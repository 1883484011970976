import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { userErased } from '@paltu/contracts';
import { eventually } from '@paltu/testing';
import { manyRows, queryPlans, withoutIndexes, type QueryPlans } from '@paltu/testing/service';
import pg from 'pg';
import { readRequestStates } from '../src/requests/request-store.ts';
import { startAdoption, type RunningAdoption, type Someone } from './running-adoption.ts';

let adoption: RunningAdoption;
let plans: QueryPlans;
let owner: Someone;
let sana: Someone;
let asked: string;
let popular: string;

/** Copies of one request: every two hundredth was received by one of the two, and as many were sent by the other; most have ended. */
const insertManyRequests = async (count: number): Promise<void> => {
  const client = new pg.Client({ connectionString: adoption.databaseUrl });
  await client.connect();
  try {
    await client.query(
      `create temporary table made as
       select request || jsonb_build_object('id', gen_random_uuid(), 'pet_id', gen_random_uuid(),
           'owner_id', case when i % 200 = 0 then request ->> 'owner_id' else gen_random_uuid()::text end,
           'requester_id', case when i % 200 = 1 then request ->> 'requester_id' else gen_random_uuid()::text end,
           'status', case when i % 50 < 2 then 'pending' when i % 50 = 2 then 'approved' when i % 7 = 0 then 'cancelled'
             when i % 3 = 0 then 'completed' else 'rejected' end,
           'created_at', timestamptz '2026-01-01' + i * interval '11 seconds',
           'next_due_at', case when i % 50 < 3 then timestamptz '2100-01-01' + i * interval '11 seconds' end) as request
       from (select to_jsonb(requests) as request from requests limit 1) as usual, generate_series(1, $1) as i`,
      [count],
    );
    await client.query(`insert into adoptions select (request ->> 'pet_id')::uuid, 1 from made`);
    await withoutIndexes(client, ['requests'], () =>
      client.query('insert into requests select whole.* from made, jsonb_populate_record(null::requests, request) as whole'),
    );
    await client.query('vacuum analyze adoptions');
    await client.query('vacuum analyze requests');
  } finally {
    await client.end();
  }
};

beforeAll(async () => {
  adoption = await startAdoption();
  owner = await adoption.someone();
  sana = await adoption.someone();
  const pet = await adoption.aPet(owner);
  popular = pet.id;
  asked = await adoption.asked(sana, pet);
  await insertManyRequests(manyRows());
  plans = queryPlans(adoption.database);
}, 120_000);
afterAll(async () => {
  await plans.close();
  await adoption.stop();
});

const expectIndexed = async (name: string, work: () => Promise<unknown>): Promise<void> => {
  await plans.expectIndexed(name, work, { table: 'requests' });
};
const read = async (path: string, as: Someone): Promise<void> => {
  const { status } = await adoption.call('GET', `/adoption${path}`, { as });
  expect([path, status]).toEqual([path, 200]);
};

test.each(['received', 'sent', 'all'])('the list of those that are %s is read from an index of many', async (type) => {
  for (const rest of [
    '',
    '&page=3&limit=100',
    ...['pending', 'approved', 'rejected', 'cancelled'].map((status) => `&status=${status}`),
    `&petId=${popular}`,
  ])
    for (const who of [owner, sana]) await expectIndexed(rest, () => read(`/requests?type=${type}${rest}`, who));
});

test('so are one request with its card, the figures and what members take along', async () => {
  for (const path of [`/requests/${asked}`, '/stats', '/export', `/owners/${owner.userId}/response`])
    for (const who of [owner, sana]) await expectIndexed(path, () => read(path, who));
});

test('so is what is looked at to decide, and the lock of the pet', async () => {
  const decided = async (name: string, work: () => Promise<unknown>) => {
    await expectIndexed(name, work);
    await plans.expectIndexed(name, work, { table: 'adoptions' });
  };
  const pets = [await adoption.aPet(owner), await adoption.aPet(owner), await adoption.aPet(owner)] as const;
  const bilal = await adoption.someone();
  const ids: string[] = [];
  for (const pet of pets) await expectIndexed('ask', async () => void ids.push(await adoption.asked(bilal, pet)));
  const [first = '', second = '', third = ''] = ids;
  await decided('approve', () => adoption.answer(owner, first, 'approved'));
  await decided('hand over', () => adoption.handOver(owner, first));
  await decided('fall through', () => adoption.letFallThrough(bilal, first));
  await decided('reject', () => adoption.answer(owner, second, 'rejected'));
  await decided('cancel', () => adoption.cancel(bilal, third));
});

test('so is what is done without being asked', async () => {
  await expectIndexed('reminders', () => adoption.runJob('remind of requests'));
  await expectIndexed('what is published again', () =>
    adoption.database.transaction(async (trx) => expect((await readRequestStates(trx, undefined, 100)).requests).toHaveLength(100)),
  );
  const pet = await adoption.aPet(owner);
  const leaver = await adoption.someone();
  const ends = (id: string, status: string) =>
    eventually(async () => (await adoption.read(owner, id)).status === status, `the request is ${status}`);
  const id = await adoption.asked(sana, pet);
  await expectIndexed('a listing ends', async () => {
    await pet.deleted();
    await ends(id, 'rejected');
  });
  const another = await adoption.asked(leaver, await adoption.aPet(owner));
  await expectIndexed('a member leaves', async () => {
    await adoption.leaves(leaver, userErased);
    await ends(another, 'cancelled');
  });
});
