import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { queryPlans, type QueryPlans } from '@paltu/testing/service';
import { article, startContent, type RunningContent } from './running-content.ts';

const many = 5_000;
const mostCounted = 1_000;

let content: RunningContent;
let plans: QueryPlans;

/** Comments on one article, a minute apart, each with its number as its text; every tenth has five replies. */
const insertComments = async (): Promise<void> => {
  await content.database.raw(
    `insert into comments (id, version, article_slug, parent_id, parent_author_id, author_id, content, created_at, removed_at, replies)
     select gen_random_uuid(), 1, ?, null, null, gen_random_uuid(), n::text,
       timestamptz '2026-01-01' + n * interval '1 minute', null, case when n % 10 = 0 then 5 else 0 end from generate_series(1, ?) as n`,
    [article, many],
  );
  await content.database.raw(
    `insert into comments (id, version, article_slug, parent_id, parent_author_id, author_id, content, created_at, removed_at, replies)
     select gen_random_uuid(), 1, article_slug, id, author_id, gen_random_uuid(), content || '.' || n, created_at + n * interval '1 second', null, 0
     from comments, generate_series(1, 5) as n where replies > 0`,
  );
  await content.database('comment_counts').insert({ article_slug: article, comments: many * 1.5 });
  await content.database.raw('analyze comments');
};

beforeAll(async () => {
  content = await startContent();
  await insertComments();
  plans = queryPlans(content.database);
});
afterAll(async () => {
  await plans.close();
  await content.stop();
});

const textsOf = ({ comments }: { comments: { content: string }[] }): string[] => comments.map(({ content: text }) => text);

test('of five thousand comments the newest thousand are read page by page, each once, the newest first', async () => {
  const texts: string[] = [];
  for (let page = 1; page <= 50; page += 1) texts.push(...textsOf(await content.comments(`?limit=20&page=${page}`)));
  expect(texts).toEqual(Array.from({ length: 1_000 }, (_, index) => String(many - index)));
});

test('the oldest of them are reached too, by pages of a hundred', async () => {
  expect(textsOf(await content.comments('?limit=100&page=50'))).toEqual(Array.from({ length: 100 }, (_, index) => String(100 - index)));
  expect(textsOf(await content.comments('?limit=100&page=51'))).toEqual([]);
});

test('the total shows where it stops counting, and the article shows how many there are', async () => {
  const { pagination } = await content.comments('?limit=20');
  expect(pagination).toMatchObject({ total: mostCounted, totalIsCapped: true });
  expect((await content.call('GET', `/content/articles/${article}`)).body.data.post.comments).toBe(many * 1.5);
});

test('a page carries the first replies of its own comments, and the number of all of them', async () => {
  const { comments } = await content.comments('?limit=20&page=3');
  const [tenth] = comments.filter(({ repliesCount }: { repliesCount: number }) => repliesCount > 0);
  expect([textsOf({ comments: tenth.replies }), tenth.repliesCount]).toEqual([[1, 2, 3].map((n) => `${tenth.content}.${n}`), 5]);
});

test('no page is read row by row, and none asks more often than the first', async () => {
  const askedBy = async (query: string): Promise<number> => {
    await plans.expectIndexed(query, () => content.comments(query), { table: 'comments', mayScanUpToLimit: true });
    return (await plans.askedDuring(() => content.comments(query), 'comments', 'members', 'interests')).length;
  };
  const first = await askedBy('?limit=20');
  for (const query of ['?limit=20&page=2', '?limit=20&page=25', '?limit=20&page=50']) expect(await askedBy(query)).toBe(first);
});
