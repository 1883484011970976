import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { commentRemoved } from '@paltu/contracts';
import { eventually } from '@paltu/testing';
import { manyRows, queryPlans, withoutIndexes, type QueryPlans } from '@paltu/testing/service';
import pg from 'pg';
import { article, startContent, type RunningContent } from './running-content.ts';

let content: RunningContent;
let plans: QueryPlans;
let sana: Awaited<ReturnType<RunningContent['someone']>>;
let id: string;

/** On a connection of its own: a service gives no statement that long. */
const filling = async (work: (client: pg.Client) => Promise<unknown>): Promise<void> => {
  const client = new pg.Client({ connectionString: content.databaseUrl });
  await client.connect();
  try {
    await work(client);
  } finally {
    await client.end();
  }
};
const fill = (statements: readonly string[], tables: readonly string[]): Promise<void> =>
  filling(async (client) => {
    for (const statement of [...statements, `analyze ${tables.join(', ')}`]) await client.query(statement);
  });

/** Articles of a hundred comments each, of which every fifth is a reply to the first comment of its article. */
const insertManyComments = (): Promise<void> =>
  filling(async (client) => {
    await client.query(
      `create temporary table made as
       select gen_random_uuid() as id, i / 100 as article, i % 100 as nth from generate_series(0, ${manyRows() - 1}) as i`,
    );
    await withoutIndexes(client, ['comments'], () =>
      client.query(
        `insert into comments (id, version, article_slug, parent_id, parent_author_id, author_id, content, created_at, removed_at, replies)
         select made.id, 1, case article when 0 then $1 else 'article-' || article end,
           case when made.nth % 5 = 4 then first.id end, case when made.nth % 5 = 4 then gen_random_uuid() end, gen_random_uuid(),
           case when made.nth % 9 = 0 then '' else 'Thanks' end, timestamptz '2026-01-01' + made.nth * interval '1 minute',
           case when made.nth % 9 = 0 then now() end, case when made.nth = 0 then 20 else 0 end
         from made join made as first using (article) where first.nth = 0 order by made.nth`,
        [article],
      ),
    );
    await client.query('vacuum analyze comments');
  });

beforeAll(async () => {
  content = await startContent();
  sana = await content.someone();
  await insertManyComments();
  id = (await content.database('comments').where({ article_slug: article, replies: 20 }).first('id')).id;
  plans = queryPlans(content.database);
}, 120_000);
afterAll(async () => {
  await plans.close();
  await content.stop();
});

test('comments and their replies are read from an index of many', async () => {
  for (const query of ['', '?page=3&limit=20', `?parentId=${id}`, `?parentId=${id}&page=2&limit=10`])
    await plans.expectIndexed(query, () => content.comments(query), { table: 'comments' });
});

test('so is what is looked at to write, to remove and to forget', async () => {
  const posted: string[] = [];
  const post = async (parentId?: string) => void posted.push((await content.comment(sana, 'Thanks', parentId)).body.data.comment.id);
  await plans.expectIndexed('post', () => post(), { table: 'comments' });
  await plans.expectIndexed('reply', () => post(posted[0]), { table: 'comments' });
  await plans.expectIndexed('remove', () => content.remove(sana, posted[1]!), { table: 'comments' });
  await plans.expectIndexed(
    'forget',
    async () => {
      await content.isErased(sana);
      await content.untilPublished(commentRemoved, posted[0]!);
    },
    { table: 'comments' },
  );
  expect(posted).toHaveLength(2);
});

test('likes and figures are read by their keys', async () => {
  await fill(
    [
      `insert into interests (id, article_slug, author_id, version, likes, views)
     select id::text, article_slug, author_id, 1, 1, 0 from comments on conflict do nothing`,
      `insert into likes (member_id, thing_id, article_slug, liked_at) select author_id, id::text, article_slug, now() from comments`,
    ],
    ['interests', 'likes'],
  );
  const reader = await content.someone();
  const [interests, likes] = [{ table: 'interests' }, { table: 'likes' }];
  await plans.expectIndexed('figures of comments', () => content.comments(), interests);
  await plans.expectIndexed('figures of articles', () => content.call('GET', '/content/articles'), interests);
  await plans.expectIndexed('what I like', () => content.call('GET', `/content/articles/${article}/likes`, { as: reader }), likes);
  await plans.expectIndexed('like', () => content.call('POST', `/content/articles/${article}/like`, { as: reader }), likes);
  await plans.expectIndexed('export', () => content.call('GET', '/content/export', { as: reader }), likes);
});

test('so is what people wrote to us, what they are subscribed to, and all that is kept of an address', async () => {
  await fill(
    [
      `insert into contact_messages (id, name, email, phone, subject, message, category, received_at)
     select gen_random_uuid(), 'Sana', 'sana' || n || '@example.org', '', 'A cat', 'She is grey.', 'general', timestamptz '2026-01-01' + n * interval '1 second'
     from generate_series(1, ${manyRows() / 2}) as n`,
      `insert into subscriptions (id, email, email_key, page, language, state, changed_at)
     select gen_random_uuid(), 'sana' || n || '@example.org', 'sana' || n || '@example.org', case when n % 2 = 0 then '' else 'help' end, 'en',
       case when n % 50 = 0 then 'asked' else 'confirmed' end, timestamptz '2026-01-01' + n * interval '1 second'
     from generate_series(1, ${manyRows() / 2}) as n`,
    ],
    ['contact_messages', 'subscriptions'],
  );
  const [messages, subscriptions] = [{ table: 'contact_messages' }, { table: 'subscriptions' }];
  const admin = await content.someone({ role: 'admin' });
  const member = await content.someone();
  await content.isReachedAt(member.userId, 'sana77@example.org');
  for (const query of ['', '?page=20&limit=50', '?status=open&limit=1', '?status=open&sortBy=oldest', '?status=answered'])
    await plans.expectIndexed(`messages ${query}`, () => content.call('GET', `/content/contact${query}`, { as: admin }), {
      ...messages,
      mayScanUpToLimit: true,
    });
  const json = { email: 'sana78@example.org', elapsedMs: 9_000 };
  await plans.expectIndexed('subscribe', () => content.call('POST', '/content/newsletter', { json }), subscriptions);
  for (const at of [messages, subscriptions])
    await plans.expectIndexed(`export of ${at.table}`, () => content.call('GET', '/content/export', { as: member }), at);
  await plans.expectIndexed('forget an address', () => content.isForgotten(member.userId), messages);
  const other = await content.someone();
  await content.isReachedAt(other.userId, 'sana79@example.org');
  await plans.expectIndexed('forget a subscription', () => content.isForgotten(other.userId), subscriptions);
});

test('counting one thing of home reads no other', async () => {
  await fill(
    [
      `insert into counted_things (kind, id, version, counted, failed, hours)
     select kind, author_id, 1, 1, 0, 0 from comments, (values ('users'), ('vets'), ('pets')) as kinds (kind) on conflict do nothing`,
    ],
    ['counted_things'],
  );
  const isCounted = async ({ userId: id }: { userId: string }) =>
    (await content.database('counted_things').where({ kind: 'users', id })).length === 1;
  const counts = async () => {
    const member = await content.someone();
    await eventually(() => isCounted(member), 'the member is counted');
  };
  await plans.expectIndexed('a member', counts, { table: 'counted_things' });
});
