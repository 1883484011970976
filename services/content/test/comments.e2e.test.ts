import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { commentHidden, commentPosted, commentRemoved, commentShown, userReinstated, userSuspended } from '@paltu/contracts';
import { newId } from '@paltu/kernel';
import { eventually } from '@paltu/testing';
import { article, otherArticle, startContent, type RunningContent } from './running-content.ts';

let content: RunningContent;
beforeAll(async () => {
  content = await startContent();
});
afterAll(() => content.stop());

const posted = async (...comment: Parameters<RunningContent['comment']>): Promise<string> => {
  const { status, body } = await content.comment(...comment);
  if (status !== 201) throw new Error(`a comment was answered ${status} ${body.code}`);
  return body.data.comment.id as string;
};
const find = async (id: string) => (await content.comments()).comments.find((comment: { id: string }) => comment.id === id);

test('a comment is shown at once, to everybody, with the name of who wrote it', async () => {
  const sana = await content.someone({ firstName: 'Sana' });
  await eventually(
    async () => (await content.database('members').where({ id: sana.userId })).length === 1,
    'the event of auth was consumed',
  );
  const { status, body } = await content.comment(sana, '  Shukriya!\nبہت مفید  ');
  expect(status).toBe(201);
  const { comment } = body.data;
  expect(comment).toMatchObject({ content: 'Shukriya!\nبہت مفید', removed: false, parentId: null, replies: [], repliesCount: 0 });
  expect(comment.author).toMatchObject({ firstName: 'Sana', avatar: null });
  expect(await find(comment.id)).toEqual(comment);
  const picture = { id: newId(), width: 800, height: 800 };
  await content.database('members').where({ id: sana.userId }).update({ picture });
  expect((await find(comment.id))?.author.avatar).toMatchObject({ id: picture.id, width: 800 });
  const { comment: published } = await content.untilPublished(commentPosted, comment.id);
  expect(published).toMatchObject({ articleSlug: article, authorId: sana.userId, parentId: '' });
  expect(JSON.stringify(published, (_key, value: unknown) => (typeof value === 'bigint' ? String(value) : value))).not.toContain(
    'Shukriya',
  );
});

test('script is kept and shown as text', async () => {
  const sana = await content.someone();
  const text = '<script>alert(1)</script><img src=x onerror=alert(1)>';
  const id = await posted(sana, text);
  await posted(sana, text, id);
  expect(await find(id)).toMatchObject({ content: text, replies: [{ content: text }] });
});

test.each([
  ['', 'content'],
  ['   \n ', 'content'],
  ['a'.repeat(1_001), 'content'],
])('a comment of %j is refused by name', async (text, path) => {
  const { status, body } = await content.comment(await content.someone(), text);
  expect([status, body.errors[0].path]).toEqual([400, path]);
});

test('replies stand below their comment: the first three with it, all of them by themselves', async () => {
  const sana = await content.someone();
  const bilal = await content.someone();
  const id = await posted(sana, 'Which food for a kitten?');
  const replies: string[] = [];
  for (const text of ['one', 'two', 'three', 'four', 'five']) replies.push(await posted(bilal, text, id));
  const shown = await find(id);
  expect(shown.replies.map(({ content: text }: { content: string }) => text)).toEqual(['one', 'two', 'three']);
  expect(shown.repliesCount).toBe(5);
  const all = await content.comments(`?parentId=${id}&limit=4&page=2`);
  expect(all.comments.map((reply: { id: string }) => reply.id)).toEqual(replies.slice(4));
  expect(all.pagination).toMatchObject({ total: 5, totalPages: 2 });
  expect((await content.untilPublished(commentPosted, replies[0]!)).comment).toMatchObject({ parentId: id, parentAuthorId: sana.userId });
});

test.each([
  ['is', false],
  ['left and is', true],
])('what a member wrote who %s suspended is hidden, and not counted, until they are let in again', async (_who, hadLeft) => {
  const [sana, bilal] = [await content.someone(), await content.someone()];
  const counted = async () => (await content.database('comment_counts').where({ article_slug: article }).first())?.comments as number;
  const before = (await counted()) ?? 0;
  const [question, alone] = [await posted(sana, 'Which collar?'), await posted(sana, 'Nobody answers this')];
  const answer = await posted(bilal, 'A light one', question);
  const thanks = await posted(sana, 'Thanks', question);
  let sequence = 1;
  const is = (suspended: boolean, deactivated = false) => {
    sequence += 1;
    return content.publishToBus((suspended ? userSuspended : userReinstated) as typeof userSuspended, {
      ...{ subject: sana.userId, sequence, data: { user: { id: sana.userId, version: BigInt(sequence), suspended, deactivated } } },
    });
  };
  await is(true, hadLeft);
  await eventually(async () => (await find(alone)) === undefined, 'it is hidden');
  expect(await find(question)).toMatchObject({ removed: true, content: '', author: null, repliesCount: 1, replies: [{ id: answer }] });
  expect((await content.comments(`?parentId=${question}`)).comments).toMatchObject([{ id: answer }]);
  expect((await content.comment(bilal, 'And yours?', question)).status).toBe(404);
  const admin = await content.someone({ role: 'admin' });
  expect((await content.call('DELETE', `/content/comments/${thanks}`, { as: admin })).status).toBe(200);
  expect(await counted()).toBe(before + 1);
  await is(false);
  await eventually(async () => (await find(alone)) !== undefined, 'it is shown again');
  expect(await find(question)).toMatchObject({ content: 'Which collar?', repliesCount: 1, replies: [{ id: answer }] });
  expect(await counted()).toBe(before + 3);
  expect((await content.untilPublished(commentHidden, alone)).comment).toMatchObject({ articleSlug: article, hidden: true, version: 2n });
  expect((await content.untilPublished(commentShown, alone)).comment).toMatchObject({ articleSlug: article, hidden: false, version: 3n });
});

test('replies are read below the article of their comment alone', async () => {
  const sana = await content.someone();
  const id = await posted(sana, 'Which brush?');
  await posted(sana, 'A soft one', id);
  const repliesBelow = (slug: string, parent: string) => content.call('GET', `/content/articles/${slug}/comments?parentId=${parent}`);
  expect((await repliesBelow(article, id)).body.data.comments).toHaveLength(1);
  expect(await repliesBelow(otherArticle, id)).toMatchObject({ status: 404, body: { code: 'comment.not-found' } });
  expect(await repliesBelow(article, newId())).toMatchObject({ status: 404, body: { code: 'comment.not-found' } });
});

test('a reply takes no replies, and a comment that is not there takes none', async () => {
  const sana = await content.someone();
  const id = await posted(sana, 'A question');
  const reply = await posted(sana, 'An answer', id);
  const refused = await content.comment(sana, 'Another', reply);
  expect([refused.status, refused.body.code, refused.body.errors[0].path]).toEqual([400, 'comment.reply-to-reply', 'parentId']);
  await content.remove(sana, id);
  for (const parent of [id, newId()]) {
    const { status, body } = await content.comment(sana, 'Late', parent);
    expect([status, body.code]).toEqual([404, 'comment.not-found']);
  }
});

test('its author removes it, an admin removes any, nobody else does', async () => {
  const [sana, bilal, admin] = [await content.someone(), await content.someone(), await content.someone({ role: 'admin' })];
  const [first, second] = [await posted(sana, 'one'), await posted(sana, 'two')];
  const refused = await content.remove(bilal, first);
  expect([refused.status, refused.body.code]).toEqual([403, 'comment.not-yours']);
  const answers = [];
  for (const [who, id] of [
    [sana, first],
    [admin, second],
  ] as const)
    for (const _ of [1, 2]) answers.push(await content.remove(who, id));
  answers.push(await content.remove(admin, first));
  const done = { status: 200, body: { status: 'success', message: 'Comment removed successfully!' } };
  expect(answers).toMatchObject(Array(5).fill(done));
  for (const id of [first, second]) expect(await find(id)).toBeUndefined();
  for (const [who, id] of [
    [bilal, first],
    [admin, newId()],
  ] as const)
    expect(await content.remove(who, id)).toMatchObject({ status: 404, body: { code: 'comment.not-found' } });
  const { comment } = await content.untilPublished(commentRemoved, first);
  expect(comment!.version).toBe(2n);
  expect(content.publishedAbout(first).filter(({ type }) => type === commentRemoved.type)).toHaveLength(1);
});

test('a removed comment keeps its place while it has replies, without its words and its author', async () => {
  const [sana, bilal] = [await content.someone(), await content.someone()];
  const id = await posted(sana, 'Something private');
  const reply = await posted(bilal, 'An answer', id);
  await content.remove(sana, id);
  expect(await find(id)).toMatchObject({ removed: true, author: null, content: '', repliesCount: 1 });
  const kept = await content.database('comments').where({ id }).first();
  expect(kept.content).toBe('');
  await content.remove(bilal, reply);
  expect(await find(id)).toBeUndefined();
});

test('of a member who is no more nothing stays', async () => {
  const sana = await content.someone();
  const ids = [await posted(sana, 'one'), await posted(sana, 'two')];
  await content.isErased(sana);
  await eventually(async () => (await find(ids[0]!)) === undefined && (await find(ids[1]!)) === undefined, 'the comments are gone');
  expect(await content.database('comments').where({ author_id: sana.userId }).whereNot({ content: '' })).toEqual([]);
});

test('twenty an hour, and not one more', async () => {
  const talker = await content.someone();
  const statuses: number[] = [];
  for (let turn = 0; turn < 21; turn += 1) statuses.push((await content.comment(talker, `comment ${turn}`)).status);
  expect(statuses).toEqual([...Array<number>(20).fill(201), 429]);
});

test('comments that are refused take nothing of the twenty', async () => {
  const talker = await content.someone();
  const reply = await posted(talker, 'a reply', await posted(talker, 'a comment'));
  for (let turn = 0; turn < 12; turn += 1) {
    expect((await content.comment(talker, 'to nothing', newId())).status).toBe(404);
    expect((await content.comment(talker, 'to a reply', reply)).status).toBe(400);
  }
  for (let turn = 0; turn < 18; turn += 1) expect((await content.comment(talker, `comment ${turn}`)).status).toBe(201);
  expect((await content.comment(talker, 'one more')).status).toBe(429);
});

test('what members take along is what they wrote, and nobody else', async () => {
  const [sana, bilal] = [await content.someone(), await content.someone()];
  const id = await posted(sana, 'mine');
  await posted(bilal, 'not mine', id);
  const { body } = await content.call('GET', '/content/export', { as: sana });
  expect(body.data.comments).toEqual([{ id, article, parentId: null, content: 'mine', publishedAt: expect.any(String) }]);
});

test('an article shows how many comments it has', async () => {
  const countNow = async () => (await content.call('GET', `/content/articles/${article}`)).body.data.post.comments as number;
  const before = await countNow();
  const sana = await content.someone();
  const id = await posted(sana, 'one more');
  expect(await countNow()).toBe(before + 1);
  const listed = (await content.call('GET', '/content/articles')).body.data.posts.find(({ slug }: { slug: string }) => slug === article);
  expect(listed.comments).toBe(before + 1);
  await content.remove(sana, id);
  expect(await countNow()).toBe(before);
});

test('ten replies at once and their removal leave the counts right', async () => {
  const sana = await content.someone();
  const id = await posted(sana, 'Who comes on Sunday?');
  const replies = await Promise.all(Array.from({ length: 10 }, (_, index) => posted(sana, `I do, ${index}`, id)));
  await Promise.all(replies.slice(0, 4).map((reply) => content.remove(sana, reply)));
  expect((await find(id)).repliesCount).toBe(6);
  const [shown, counted] = await Promise.all([
    content.database('comments').where({ article_slug: article }).whereNull('removed_at').count(),
    content.database('comment_counts').where({ article_slug: article }).first(),
  ]);
  expect(Number(shown[0]!['count'])).toBe(counted.comments);
});
