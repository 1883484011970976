import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { newId } from '@paltu/kernel';
import { manyRows, queryPlans, type QueryPlans } from '@paltu/testing/service';
import pg from 'pg';
import { readDecidedCases } from '../src/cases/case-store.ts';
import { startCases, type RunningCases } from './running-cases.ts';
import { until } from './running-moderation.ts';

let reviews: RunningCases;
let plans: QueryPlans;

/** By table, the rows that PostgreSQL makes: `$1` many, where that stands in it. */
const insertMany = async (databaseUrl: string, count: number, rowsOf: Readonly<Record<string, string>>): Promise<void> => {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    // Tests do not wait for the disk; here it counts, for vacuum only calls visible what was written.
    await client.query('set synchronous_commit = on');
    for (const [table, rows] of Object.entries(rowsOf)) {
      await client.query(`insert into ${table} ${rows}`, rows.includes('$1') ? [count] : []);
      await client.query(`vacuum analyze ${table}`);
    }
  } finally {
    await client.end();
  }
};

/** Copies of one review of every status: most are approved. */
const manyReviews = {
  reviews: `select made.* from (select to_jsonb(reviews) as review from reviews limit 1) as usual, generate_series(1, $1) as i,
    lateral (select case when i % 50 = 0 then 'pending' when i % 50 = 1 then 'rejected' else 'approved' end as status) as states,
    lateral jsonb_populate_record(null::reviews, review || jsonb_build_object(
      'pet_id', gen_random_uuid(), 'status', states.status, 'owner_status', states.status,
      'document', 'cat ' || md5(i::text), 'submitted_at', timestamptz '2026-01-01' + i * interval '11 seconds',
      'pet', (review -> 'pet') || jsonb_build_object('ownerId', gen_random_uuid()))) as made`,
};

/** Copies of one vet: each is found by a word of its own. */
const manyThings = {
  marked_things: `select made.* from (select to_jsonb(marked_things) as thing from marked_things limit 1) as usual, generate_series(1, $1) as i,
    lateral jsonb_populate_record(null::marked_things, thing || jsonb_build_object(
      'thing_id', gen_random_uuid(), 'document', 'vet ' || md5(i::text) || ' lahore',
      'created_at', timestamptz '2026-01-01' + i * interval '11 seconds')) as made`,
};

/** A twentieth of the cases waits, each with one report; and what reports may be about, or name. */
const manyCases = {
  cases: `(id, kind, thing_id, owner_id, version, status, is_urgent, opened_at, due_at, ranked_at, reason, decided_by, decided_at,
      is_hidden, suspends, objection_reason)
    select gen_random_uuid(), 'member', gen_random_uuid(), gen_random_uuid(), 2, status, false, at, at, case when status = 'open' then at end,
      '', gen_random_uuid(), case when status <> 'open' then at end, false, false, ''
    from generate_series(1, $1) as i, lateral (select timestamptz '2026-01-01' + i * interval '11 seconds' as at,
      case when i % 20 = 0 then 'open' when i % 20 < 5 then 'upheld' else 'not-upheld' end as status) as made`,
  case_reports: `select gen_random_uuid(), id, gen_random_uuid(), 'fraud', '', null, null, opened_at, true, status = 'not-upheld', decided_at
    from cases`,
  reportable_texts: `select gen_random_uuid(), 'comment', 1, gen_random_uuid(), 'article', 'cats', false from generate_series(1, $1)`,
  evidence: `select gen_random_uuid(), 'conversation', gen_random_uuid(), gen_random_uuid() from generate_series(1, $1)`,
};

beforeAll(async () => {
  reviews = await startCases();
  await reviews.aWaitingPet();
  await insertMany(reviews.databaseUrl, manyRows(), manyReviews);
  const vet = reviews.aVet(reviews.owner.userId);
  await vet.publish();
  await until(
    () => reviews.database('marked_things').where({ thing_id: vet.id }).first(),
    (thing) => thing !== undefined,
  );
  await insertMany(reviews.databaseUrl, 20_000, { ...manyThings, ...manyCases });
  plans = queryPlans(reviews.database);
}, 120_000);
afterAll(async () => {
  await plans.close();
  await reviews.stop();
});

/** A count ends at its cap. */
const expectIndexed = (name: string, work: () => Promise<unknown>): Promise<void> =>
  plans.expectIndexed(name, work, { table: 'reviews', mayScanUpToLimit: true });

test.each([
  '/pets/pending',
  '/pets/pending?sortBy=oldest',
  '/pets/pending?page=150&limit=100',
  '/pets',
  '/pets?sortBy=oldest',
  '/pets?approvalStatus=approved',
  '/pets?approvalStatus=rejected&sortBy=oldest',
  '/pets?approvalStatus=pending&page=20',
  '/pets?owner=0199a3f0-0000-7000-a000-000000000001',
  '/pets?search=cat',
  '/pets/pending?search=c4ca4238a0b923820dcc509a6f75849b',
])('%s is read from an index of many', async (path) => {
  await expectIndexed(path, async () => expect((await reviews.asAdmin('GET', path)).status).toBe(200));
});

test('so are the numbers of the dashboard', async () => {
  await expectIndexed('stats', async () => expect((await reviews.asAdmin('GET', '/dashboard/stats')).status).toBe(200));
});

test('so is what is looked at to decide', async () => {
  const pet = reviews.aPet(reviews.owner.userId);
  await pet.publish('created');
  await until(
    () => reviews.database('reviews').where({ pet_id: pet.id }).first(),
    (review) => review !== undefined,
  );
  await expectIndexed('one', async () => expect((await reviews.asAdmin('GET', `/pets/${pet.id}`)).status).toBe(200));
  await expectIndexed('owner', async () => expect((await reviews.asAdmin('GET', `/pets/${pet.id}/owner`)).status).toBe(200));
  await expectIndexed('approve', () => reviews.approve(pet));
  await expectIndexed('history', () => reviews.asAdmin('GET', `/pets/${newId()}/history`));
});

test.each([
  '/vets',
  '/vets?page=40',
  '/vets?mark=hidden',
  '/vets?waiting=true&sortBy=oldest',
  '/vets?owner=0199a3f0-0000-7000-a000-000000000001',
  '/vets?search=amna',
  '/vets?search=c4ca4238a0b923820dcc509a',
  '/verifications',
])('%s, with marks, is read from an index of many', async (path) => {
  const isSearch = path.includes('search');
  const read = async () => expect((await reviews.asAdmin('GET', path)).status).toBe(200);
  await plans.expectIndexed(path, read, { table: 'marked_things', mayScanUpToLimit: !isSearch });
});

const ofCases = ['cases', 'case_reports', 'reportable_texts', 'evidence'];

test.each(['', '?page=40', '?status=decided', '?status=decided&page=50'])('/conduct%s is read from an index of many', async (query) => {
  const read = async () => expect((await reviews.asAdmin('GET', `/conduct${query}`)).status).toBe(200);
  await plans.expectIndexed(query, read, { table: 'cases', mayScanUpToLimit: true });
  await plans.expectIndexed(query, read, { table: 'case_reports' });
});

test('so is what members report, what is decided of it, and what they see of it', async () => {
  const [member, zoya] = [await reviews.aKnownMember(), await reviews.aKnownMember('Zoya')];
  const evidence = { kind: 'conversation', id: await reviews.aConversation(member, zoya) };
  const indexed = (name: string, work: () => Promise<{ readonly status: number }>, status = 200) =>
    plans.expectIndexed(name, async () => expect((await work()).status).toBe(status), { table: ofCases });
  await indexed('report', () => reviews.report({ as: zoya, thingId: member.userId }, { evidence }), 201);
  const { id } = (await reviews.database('cases').where({ kind: 'member', thing_id: member.userId, status: 'open' }).first()) as {
    id: string;
  };
  await indexed('one', () => reviews.one(id));
  await indexed('decide', () => reviews.decide(id, { upheld: true, reason: 'Rude' }));
  await indexed('mine', () => reviews.send('GET', '/reports/mine', { as: zoya }));
  await indexed('export', () => reviews.send('GET', '/reports/export', { as: member }));
  await indexed('object', () => reviews.object(id, member));
  await indexed('decide objection', () => reviews.decideObjection(id, { accepted: true, reason: 'Seen' }, reviews.second));
});

test('so is what an erased account leaves, and the decided cases of one batch that is published again', async () => {
  const zoya = await reviews.aKnownMember('Zoya');
  await reviews.report({ as: zoya, thingId: (await reviews.aKnownMember()).userId });
  const erase = async () => {
    await reviews.erase(zoya);
    await until(
      () => reviews.database('case_reports').where({ reporter_id: zoya.userId }),
      (rows) => rows.length === 0,
    );
  };
  await plans.expectIndexed('erase', erase, { table: ['cases', 'case_reports'] });
  const readBatch = () => reviews.database.transaction((trx) => readDecidedCases(trx, newId(), 10));
  await plans.expectIndexed('republish', readBatch, { table: ['cases', 'case_reports'], mayScanUpToLimit: true });
});
