import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { ApprovalStatus, sessionRevoked, Species } from '@paltu/contracts';
import { newId } from '@paltu/kernel';
import { eventually } from '@paltu/testing';
import { manyRows, queryPlans, withoutIndexes, type QueryPlans } from '@paltu/testing/service';
import pg from 'pg';
import { newPushKeys } from './push-service.ts';
import { emailOf, startMessaging, type RunningMessaging, type Someone } from './running-messaging.ts';
import { searchingPets } from './searching-pets.ts';

/** So many conversations are in the mailbox of one member: 5,000 before a release. */
const inMailbox = manyRows() / 20;
const filled = [
  'conversations',
  'messages',
  'blocks',
  'reports',
  'notices',
  'notice_links',
  'notice_mails',
  'push_subscriptions',
  'pushes',
];
const tables = [...filled, 'saved_searches', 'listed_pets', 'search_matches', 'ended_sessions'];

let messaging: RunningMessaging;
let plans: QueryPlans;
let owner: Someone;
let sana: Someone;
let id: string;

const fillMailbox = `
  create temporary table made as
  select gen_random_uuid() as id, i, ($1::jsonb || jsonb_build_object(
      'thing_id', gen_random_uuid(),
      'owner_id', case when i <= $3 then $1::jsonb ->> 'owner_id' else gen_random_uuid()::text end,
      'asker_id', case when i % 3 = 0 then null else gen_random_uuid()::text end,
      'visitor', case when i % 3 = 0 then jsonb_build_object('name', 'x', 'email', i || '@example.org', 'emailKey', i || '@example.org', 'phone', '') end,
      'owner_unread', case when i % 10 = 0 then 1 else 0 end,
      'started_at', timestamptz '2026-01-01' + i * interval '11 seconds',
      'last_message_at', timestamptz '2026-06-01' + i * interval '11 seconds')) as conversation
  from generate_series(1, $2) as i`;

const rowsOf: Readonly<Record<string, string>> = {
  conversations: `insert into conversations select whole.* from made,
    jsonb_populate_record(null::conversations, conversation || jsonb_build_object('id', id)) as whole`,
  messages: `insert into messages select id, 1, gen_random_uuid(), 'asker', (conversation ->> 'asker_id')::uuid, 'Hello',
    (conversation ->> 'started_at')::timestamptz, null, array[]::text[] from made`,
  blocks: `insert into blocks select gen_random_uuid(), gen_random_uuid(), now() from made`,
  notices: `insert into notices select id, id::text, case when i <= ${inMailbox} then (conversation ->> 'owner_id')::uuid else gen_random_uuid() end,
    'message.received', id::text, '{}', 'messages', now() - i * interval '11 seconds', true, case when i % 10 = 0 then null else now() end,
    gen_random_uuid() from made`,
  notice_links: `insert into notice_links select id::text, gen_random_uuid(), 'orders', now() - i * interval '11 seconds' from made`,
  notice_mails: `insert into notice_mails select gen_random_uuid(), 'message.received', 'en', gen_random_uuid(), id, now(), now(), timestamptz '2100-01-01', 0 from made`,
  push_subscriptions: `insert into push_subscriptions select id, case when i <= 5 then (conversation ->> 'owner_id')::uuid else gen_random_uuid() end,
    'http://127.0.0.1:1/' || i, 'x', 'x', 'en', now() - i * interval '11 seconds', gen_random_uuid() from made`,
  pushes: `insert into pushes select gen_random_uuid(), id, id, now(), now(), timestamptz '2100-01-01', 0 from made`,
  reports: `insert into reports select gen_random_uuid(), id, gen_random_uuid(), 'Spam', 1, now() - i * interval '1 second',
    case when i % 2 = 0 then 'warned' end, '', case when i % 2 = 0 then gen_random_uuid() end,
    case when i % 2 = 0 then gen_random_uuid() end, case when i % 2 = 0 then now() end from made`,
};

const sessionRows = `insert into ended_sessions select id, now() - i * interval '0.5 seconds' from made`;

/** Searches of every species, or none, in every city, or none; for each a pet was found. */
const searchRows: readonly string[] = [
  `insert into saved_searches (id, member_id, name, filters, filters_key, frequency, saved_at, places, query, max_price)
   select id, gen_random_uuid(), '', '{"species": "Dog"}', 'x', 'daily', now(),
     array[(array['Dog', 'Cat', 'Bird', 'Fish', '*'])[1 + i % 5] || '/' || case when i % 20 = 0 then '*' else 'city-' || i % 57 end],
     case when i % 3 = 0 then 'golden'::tsquery end, case when i % 2 = 0 then i end
   from made`,
  `insert into listed_pets select id, 'x', 'x', 'x', 'lahore', true from made`,
  `insert into search_matches select id, id, gen_random_uuid(), timestamptz '2100-01-01' - i * interval '11 seconds',
     case when i % 2 = 0 then now() - interval '1 day' - i * interval '11 seconds' end,
     case when i % 2 = 0 then gen_random_uuid() end from made`,
];

const fill = async (usual: object): Promise<void> => {
  const client = new pg.Client({ connectionString: messaging.databaseUrl });
  await client.connect();
  try {
    await client.query(fillMailbox, [JSON.stringify(usual), manyRows(), inMailbox]);
    await withoutIndexes(client, filled, async () => {
      for (const table of filled) await client.query(rowsOf[table] ?? '');
    });
    for (const statement of [...searchRows, sessionRows]) await client.query(statement);
    for (const table of tables) await client.query(`vacuum analyze ${table}`);
  } finally {
    await client.end();
  }
};

beforeAll(async () => {
  messaging = await startMessaging({ variables: { ...newPushKeys(), PUSH_SERVICES: 'http://127.0.0.1:1' } });
  owner = await messaging.someone();
  sana = await messaging.someone();
  id = await messaging.started(sana, await messaging.aThing('pet', owner));
  const usual = (await messaging.database('conversations').where({ id }).first()) as object;
  await fill(usual);
  plans = queryPlans(messaging.database);
}, 120_000);
afterAll(async () => {
  await plans.close();
  await messaging.stop();
});

const expectIndexed = (name: string, work: () => Promise<unknown>): Promise<void> => plans.expectIndexed(name, work, { table: tables });

const read = async (path: string, as: Someone): Promise<void> => {
  const { status } = await messaging.call('GET', `/messages${path}`, { as });
  expect([path, status]).toEqual([path, 200]);
};

test('a mailbox of thousands is read from its indexes, its first page and one in the middle', async () => {
  for (const who of [owner, sana]) {
    await expectIndexed('first page', () => read('/conversations', who));
    await expectIndexed('later page', () => read(`/conversations?limit=100&after=1780300000000_${id}`, who));
  }
});

test('so is one conversation, and what is done in it', async () => {
  for (const who of [owner, sana]) {
    const seen = messaging.of(who, id);
    await expectIndexed('thread', () => read(`/conversations/${id}?before=5`, who));
    await expectIndexed('send', () => seen.send('Hello'));
    for (const step of ['share-phone', 'block', 'read', 'report'])
      await expectIndexed(step, () => seen.post(step, step === 'report' ? { reason: 'Spam' } : step === 'read' ? { upTo: 1 } : undefined));
    await seen.unblock();
  }
});

test('so is what begins one', async () => {
  const store = await messaging.aThing('store', owner);
  await expectIndexed('a member', () => messaging.started(sana, store));
  const visitor = { name: 'ثنا', email: 'sana@example.org', message: 'Hello', elapsedMs: 30_000 };
  await expectIndexed('a visitor', () => messaging.start(undefined, store, visitor, { 'x-forwarded-for': '198.51.100.1' }));
});

test('so is what admins read, and what members take along', async () => {
  const admin = (await messaging.tokens.issue({ role: 'admin' })) as Someone;
  for (const query of [
    '',
    '?status=waiting',
    '?status=waiting&sortBy=oldest',
    '?about=0199a3f0-0000-7000-a000-000000000001',
    '?status=decided',
  ])
    await plans.expectIndexed(`reports ${query}`, () => read(`/reports${query}`, admin), { table: tables, mayScanUpToLimit: true });
  await messaging.of(owner, id).post('report', { reason: 'Spam' });
  const report = (await messaging.database('reports').where({ conversation_id: id }).first()) as { id: string };
  const decide = (step: string, json?: object) => messaging.call('POST', `/messages/reports/${report.id}/${step}`, { as: admin, json });
  await expectIndexed('decision', () => decide('decision', { decision: 'stopped', reason: 'Spam', days: 1 }));
  await expectIndexed('lift', () => decide('lift'));
  await expectIndexed('export', () => read('/export', sana));
});

test('so is the bell, and what is notified and mailed', async () => {
  const bell = async (path: string) => {
    const { status } = await messaging.call('GET', `/notifications${path}`, { as: owner });
    expect([path, status]).toEqual([path, 200]);
  };
  for (const path of ['', '?page=40', '/unread']) await expectIndexed(`bell ${path}`, () => bell(path));
  await expectIndexed('a message', async () => {
    const begun = await messaging.started(sana, await messaging.aThing('vet', owner));
    await eventually(
      async () => (await messaging.database('notices').where({ subject_id: begun, member_id: owner.userId })).length === 1,
      'notified',
    );
    await messaging.of(owner, begun).post('read', { upTo: 1 });
  });
  await expectIndexed('mails', () => messaging.runJob('send notices'));
  const browser = { endpoint: 'http://127.0.0.1:1/new', keys: { p256dh: 'B'.repeat(87), auth: 'A'.repeat(22) }, language: 'ur' };
  await expectIndexed('a browser', () => messaging.call('POST', '/notifications/push', { as: owner, json: browser }));
  await expectIndexed('pushes', () => messaging.runJob('send pushes'));
  await expectIndexed('no browser', () =>
    messaging.call('POST', '/notifications/push/end', { as: owner, json: { endpoint: browser.endpoint } }),
  );
  await expectIndexed('a session that ends', async () => {
    const { sessionId, userId } = await messaging.tokens.issue();
    await messaging.publishToBus(sessionRevoked, { subject: sessionId, data: { sessionId, userId } });
    await eventually(async () => (await messaging.database('ended_sessions').where({ id: sessionId })).length === 1, 'it has ended');
  });
  await expectIndexed('sessions forgotten', () => messaging.runJob('forget sessions'));
  await expectIndexed('read all', () => messaging.call('PATCH', '/notifications/read', { as: owner, json: {} }));
  await expectIndexed('forgotten', () => messaging.runJob('forget notices'));
  await expectIndexed('a link', () => messaging.call('POST', '/notifications/unsubscribe/no-token-of-ours'));
});

test('so is what members look for, what is found for them, and its digests', async () => {
  const pets = searchingPets(
    () => messaging,
    () => new Date(),
  );
  await expectIndexed('save', () => pets.saved(sana, { species: 'Cat', location: 'Karachi', search: 'golden' }));
  await expectIndexed('list', () => pets.searchesOf(sana));
  const [{ id: search }] = await pets.searchesOf(sana);
  const pet = await pets.happens('published', newId(), { species: Species.CAT, cityId: 'karachi', name: 'Golden' });
  expect(await pets.matchesOf(sana)).toHaveLength(1);
  await expectIndexed('a pet that is listed', () => pets.happens('published', newId(), { species: Species.CAT, cityId: 'karachi' }));
  await messaging.database('search_matches').where({ search_id: search }).update({ due_at: new Date() });
  await expectIndexed('digests', () => messaging.runJob('send digests'));
  await eventually(async () => (await pets.matchesOf(sana)).every((match: { taken_at: unknown }) => match.taken_at !== null), 'taken');
  await expectIndexed('mails of digests', () => messaging.runJob('send notices'));
  await expectIndexed('a pet that cannot be had', () => pets.happens('unpublished', pet, { approvalStatus: ApprovalStatus.PENDING }));
  await expectIndexed('a pet that is gone', () => pets.happens('deleted', pet));
  const pause = () => messaging.call('PATCH', `${pets.path}/${search}`, { as: sana, json: { paused: true } });
  await expectIndexed('pause', pause);
  await expectIndexed('delete', () => messaging.call('DELETE', `${pets.path}/${search}`, { as: sana }));
  await expectIndexed('matches forgotten', () => messaging.runJob('forget matches'));
});

test('so is what is forgotten', async () => {
  await expectIndexed('visitors', () => messaging.runJob('forget visitors'));
  const leaver = await messaging.someone();
  const store = await messaging.aThing('store', owner);
  await messaging.start(undefined, store, { name: 'x', email: emailOf(leaver), message: 'Hello', elapsedMs: 30_000 });
  await expectIndexed('an address', () => messaging.forgetsContact(leaver, new Date()));
  await expectIndexed('a member', async () => {
    await messaging.erases(leaver, 2);
    await eventually(
      async () => (await messaging.database('presences').where({ id: leaver.userId })).length === 1,
      'the erasure was consumed',
    );
  });
});
