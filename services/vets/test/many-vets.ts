import { eventually } from '@paltu/testing';
import { withoutIndexes } from '@paltu/testing/service';
import pg from 'pg';

/** What a hundred thousand of each have in common with what is there already. */
export interface Popular {
  readonly vetId: string;
  /** Of the appointment, which is copied. */
  readonly ownerId: string;
  readonly guestId: string;
}

/** Copies of the vet: one in fifty is out of sight, one in a thousand is featured, all over Pakistan. */
const vets = `insert into vets select whole.* from (select to_jsonb(vets) as vet from vets limit 1) as usual,
  generate_series(1, :count) as i,
  lateral (select radians(24 + (i * 7919 % 12000) / 1000.0) as north, radians(62 + (i * 1049 % 13000) / 1000.0) as east) as place,
  lateral jsonb_populate_record(null::vets, vet || jsonb_build_object(
    'id', gen_random_uuid(), 'owner_id', gen_random_uuid(), 'name', 'Dr. ' || md5(i::text),
    'city_id', (array['lahore', 'karachi', 'islamabad', 'multan', 'quetta', 'peshawar', 'sialkot', 'gujrat'])[1 + i % 8],
    'specialty', (array['Surgery', 'Dermatology', 'Cardiology', 'Orthopedics', 'General Medicine'])[1 + i % 5],
    'consultation_fee', i % 5000, 'emergency', i % 10 = 0, 'home_visit', i % 10 = 1, 'telemedicine', i % 10 = 2,
    'featured', i % 1000 = 0, 'is_public', i % 50 <> 0, 'found_by', 'dr ' || md5(i::text) || ' lahore surgery vaccination',
    'place', cube(array[cos(north) * cos(east), cos(north) * sin(east), sin(north)])::text,
    'created_at', timestamptz '2026-01-01' + i * interval '11 seconds',
    'rating', (i % 51) / 10.0, 'reviews', 1, 'rating_sum', 3, 'review_version', 1)) as whole`;

/** One of each vet's in the next eighty days, every third of them booked, and two hundred of the popular one. */
const slots = `insert into slots
  select gen_random_uuid(), id, begins, begins + interval '30 minutes', nth % 3 = 0
  from (select id, row_number() over () as nth from vets) as numbered,
    lateral (select date_trunc('minute', now()) + nth % 80 * interval '1 day' + nth % 1000 * interval '1 minute' as begins) as time
  where nth <= :count
  union all
  select gen_random_uuid(), :vetId, begins, begins + interval '10 minutes', i % 3 = 0
  from generate_series(1, 200) as i, lateral (select date_trunc('minute', now()) + interval '81 days' + i * interval '20 minutes' as begins) as time`;

/** As the trigger of `slots` has it. */
const freeDays = `insert into free_days
  select vet_id, date_trunc('day', starts_at, 'Asia/Karachi') as begins_at, max(starts_at) from slots where not is_booked
  group by vet_id, begins_at on conflict do nothing`;

/** Copies of one appointment: every two hundredth is with the popular vet, and as many are of the guest; most have ended. */
const appointments = `insert into appointments select whole.*
  from (select to_jsonb(appointments) as appointment from appointments limit 1) as usual, generate_series(1, :count) as i,
  lateral jsonb_populate_record(null::appointments, appointment || jsonb_build_object(
    'id', gen_random_uuid(), 'slot_id', gen_random_uuid(),
    'vet_owner_id', case when i % 200 = 0 then :ownerId::uuid else gen_random_uuid() end,
    'vet_id', case when i % 200 = 0 then :vetId::uuid else (array(select id from vets where id <> :vetId limit 100))[1 + i % 100] end,
    'guest_id', case when i % 200 = 1 then :guestId::uuid else gen_random_uuid() end,
    'status', case when i % 50 < 3 then 'booked' when i % 7 = 0 then 'cancelled' when i % 11 = 0 then 'no-show' else 'completed' end,
    'starts_at', now() - interval '300 days' + i * interval '270 seconds',
    'next_due_at', case when i % 50 < 3 then timestamptz '2100-01-01' + i * interval '11 seconds' end)) as whole`;

/** Two of each vet's, but a thousand of the popular one's, and as many by the guest. */
const reviews = `insert into reviews
  select gen_random_uuid(), case when i <= 1000 then :vetId::uuid else vet_id end,
    case when i > 1000 and i <= 2000 then :guestId::uuid else gen_random_uuid() end,
    1, 1 + i % 5, 'Kind', reviewed, reviewed
  from (select id as vet_id, row_number() over () as i from vets where id <> :vetId) as numbered,
    lateral (select timestamptz '2026-01-01' + i * interval '11 seconds'as reviewed) as time`;

const interests = `insert into interests select id, owner_id, 1, 1, 0 from vets on conflict do nothing`;

/** One like of each vet; every hundredth is the guest's. */
const likes = `insert into likes
  select case when i % 100 = 0 then :guestId::uuid else gen_random_uuid() end, id, timestamptz '2026-01-01' + i * interval '11 seconds'
  from (select id, row_number() over () as i from interests) as numbered`;

/** As the job of the service counts them. */
const words = `insert into search_words
  select word, ndoc, array[word, substr(word, 2)] from ts_stat('select found_by from vets where is_public') on conflict do nothing`;

const tables = ['vets', 'search_words', 'slots', 'free_days', 'appointments', 'reviews', 'interests', 'likes'] as const;

/** On a connection of its own: a service gives no statement that long. */
const onOwnConnection = async (connectionString: string, work: (client: pg.Client) => Promise<unknown>): Promise<void> => {
  const client = new pg.Client({ connectionString });
  await client.connect();
  try {
    await work(client);
  } finally {
    await client.end();
  }
};

/** Fills every table with so many rows more. */
export const insertManyVets = (connectionString: string, popular: Popular, count: number): Promise<void> => {
  const known: Readonly<Record<string, string>> = { ...popular };
  const written = (statement: string): string =>
    statement.replaceAll(/(?<!:):(\w+)/g, (_, name: string) => (name === 'count' ? `${count}` : `'${known[name]}'`));
  return onOwnConnection(connectionString, async (client) => {
    await withoutIndexes(client, tables, async () => {
      // What refers to another row is made of it here, and what a trigger keeps is filled at once.
      await client.query('set session_replication_role = replica');
      for (const statement of [vets, words, slots, freeDays, appointments, reviews, interests, likes])
        await client.query(written(statement));
      await client.query('reset session_replication_role');
    });
    for (const table of tables) await client.query(`vacuum analyze ${table}`);
  });
};

/** Half of the vets, whatever else they are, have a free slot then, and all of them on five days after; their slots themselves stay as they are. */
export const letHalfBeFree = (connectionString: string, startsAt: Date): Promise<void> =>
  onOwnConnection(connectionString, async (client) => {
    await client.query(
      `insert into free_days select id, date_trunc('day', $1::timestamptz, 'Asia/Karachi'), $1 from vets where id < '80000000-0000-0000-0000-000000000000'
       on conflict (vet_id, begins_at) do update set last_free_at = excluded.last_free_at`,
      [startsAt],
    );
    await client.query(
      `insert into free_days select id, begins_at + later * interval '24 hours', $1::timestamptz + later * interval '24 hours'
       from vets, generate_series(1, 5) as later, date_trunc('day', $1::timestamptz, 'Asia/Karachi') as begins_at on conflict do nothing`,
      [startsAt],
    );
    // Who began before these rows were there keeps them from being read from an index alone.
    await eventually(async () => {
      await client.query('vacuum analyze free_days');
      const { rows } = await client.query<{ done: boolean }>(
        `select relallvisible >= 0.9 * relpages as done from pg_class where relname = 'free_days'`,
      );
      return rows[0]?.done === true;
    }, 'all of free_days is seen by everybody');
  });
