import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { newId } from '@paltu/kernel';
import { manyRows, queryPlans, type QueryPlans } from '@paltu/testing/service';
import pg from 'pg';
import { until } from './running-moderation.ts';
import { startReviews, type RunningReviews } from './running-reviews.ts';

let reviews: RunningReviews;
let plans: QueryPlans;

/** Copies of one review of every status, as PostgreSQL makes them: most are approved. */
const insertManyReviews = async (databaseUrl: string, count: number): Promise<void> => {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    // Tests do not wait for the disk; here it counts, for vacuum only calls visible what was written.
    await client.query('set synchronous_commit = on');
    await client.query(
      `insert into reviews
       select made.* from (select to_jsonb(reviews) as review from reviews limit 1) as usual, generate_series(1, $1) as i,
         lateral (select case when i % 50 = 0 then 'pending' when i % 50 = 1 then 'rejected' else 'approved' end as status) as states,
         lateral jsonb_populate_record(null::reviews, review || jsonb_build_object(
           'pet_id', gen_random_uuid(), 'status', states.status, 'owner_status', states.status,
           'document', 'cat ' || md5(i::text), 'submitted_at', timestamptz '2026-01-01' + i * interval '11 seconds',
           'pet', (review -> 'pet') || jsonb_build_object('ownerId', gen_random_uuid()))) as made`,
      [count],
    );
    await client.query('vacuum analyze reviews');
  } finally {
    await client.end();
  }
};

/** Copies of one vet, as PostgreSQL makes them: each is found by a word of its own. */
const insertManyThings = async (databaseUrl: string, count: number): Promise<void> => {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    await client.query('set synchronous_commit = on');
    await client.query(
      `insert into marked_things
       select made.* from (select to_jsonb(marked_things) as thing from marked_things limit 1) as usual, generate_series(1, $1) as i,
         lateral jsonb_populate_record(null::marked_things, thing || jsonb_build_object(
           'thing_id', gen_random_uuid(), 'document', 'vet ' || md5(i::text) || ' lahore',
           'created_at', timestamptz '2026-01-01' + i * interval '11 seconds')) as made`,
      [count],
    );
    await client.query('vacuum analyze marked_things');
  } finally {
    await client.end();
  }
};

beforeAll(async () => {
  reviews = await startReviews();
  await reviews.aWaitingPet();
  await insertManyReviews(reviews.databaseUrl, manyRows());
  const vet = reviews.aVet(reviews.owner.userId);
  await vet.publish();
  await until(
    () => reviews.database('marked_things').where({ thing_id: vet.id }).first(),
    (thing) => thing !== undefined,
  );
  await insertManyThings(reviews.databaseUrl, 20_000);
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
