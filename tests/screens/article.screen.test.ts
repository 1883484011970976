/// <reference lib="dom" />
import { expect, test } from '@jest/globals';
import { articleSlug, commentId, commentsPage, someComments, someReplies } from './data/some-articles.ts';
import { usualAnswers } from './data/usual-answers.ts';
import { refuse, success, unavailable, type Stubs } from './harness/answers.ts';
import { until } from './harness/until.ts';
import { whereFocusIs } from './harness/where-focus-is.ts';
import { withScreen } from './harness/with-screen.ts';

const path = `/blog-${articleSlug}`;
const readers = [
  { language: 'en', width: 1280 },
  { language: 'ur', width: 360 },
] as const;
const [first] = someComments();
if (first === undefined) throw new Error('a comment was expected');

const writing = (api: Stubs = {}): { as: 'member'; api: Stubs } => ({
  as: 'member',
  api: { ...usualAnswers('member'), 'POST /content/articles/{slug}/comments': success({ comment: first }), ...api },
});

test('a visitor reads article and comments, and is asked to log in to write; the way leads back here', async () => {
  await withScreen(path, { api: usualAnswers(), language: 'ur', width: 360 }, async ({ page, words }) => {
    await page.getByText('Our cat hid for a week.').waitFor();
    await page.getByText(words('blog:comments.removed')).waitFor();
    expect(await page.locator('#comment').count()).toBe(0);
    const login = page.locator('#comments').getByRole('link', { name: words('blog:comments.loginButton') });
    expect(await login.getAttribute('href')).toBe(`/login?next=blog-${articleSlug}`);
    expect(await page.getByRole('button', { name: words('blog:comments.reply') }).count()).toBe(0);
  });
});

test('a comment is sent as text, once; blanks alone cannot be sent; the count follows and the field is empty again', async () => {
  await withScreen(path, writing(), async ({ page, words, calls }) => {
    const send = page.getByRole('button', { name: words('blog:comments.send') });
    await page.locator('#comment').fill('   ');
    expect(await send.isDisabled()).toBe(true);
    await page.locator('#comment').fill(' <b>Thank you</b>\n');
    await send.dblclick();
    await page.getByText(words('blog:comments.done.posted')).waitFor();
    await page.getByText(words('blog:comments.count_other', { amount: 8 })).waitFor();
    expect(await page.inputValue('#comment')).toBe('');
    const posted = calls.filter(({ name }) => name.endsWith('/comments') && name.startsWith('POST')).map(({ body }) => body);
    expect(posted).toEqual([{ content: '<b>Thank you</b>' }]);
  });
});

test.each(readers)('script in a comment or a reply is read as it was written, and nothing of it runs ($language)', async (reader) => {
  const text = '<script>document.title = "ran"</script><img src="x" onerror="document.title = 1">';
  const reply = { ...someReplies()[0], content: `${text} reply` } as ReturnType<typeof someReplies>[number];
  const api: Stubs = {
    ...usualAnswers(),
    'GET /content/articles/{slug}/comments': commentsPage([{ ...first, content: text, replies: [reply], repliesCount: 1 }]),
  };
  await withScreen(path, { ...reader, api }, async ({ page }) => {
    const comments = page.locator('#comments');
    for (const shown of [text, `${text} reply`]) await comments.getByText(shown, { exact: true }).waitFor();
    expect(await comments.locator('script, img[src="x"]').count()).toBe(0);
    expect(await page.title()).not.toMatch(/^(ran|1)$/);
  });
});

test('a reply goes to its comment; Cancel closes it, and nothing is sent', async () => {
  await withScreen(path, writing(), async ({ page, words, calls }) => {
    const reply = page
      .getByRole('button', { name: words('blog:comments.replyTo', { name: first.author?.fullName ?? '' }), exact: true })
      .first();
    await reply.click();
    expect(await whereFocusIs(page)).toContain('textarea');
    expect(await page.locator(`label[for="reply-${commentId(1)}"] bdi`).textContent()).toBe(first.author?.fullName);
    await page.getByRole('button', { name: words('blog:comments.cancel') }).click();
    await page.locator(`#reply-${commentId(1)}`).waitFor({ state: 'detached' });
    await reply.click();
    await page.locator(`#reply-${commentId(1)}`).fill('Same here');
    await page.getByRole('button', { name: words('blog:comments.sendReply') }).click();
    await page.getByText(words('blog:comments.done.replied')).waitFor();
    const posted = calls.filter(({ name }) => name.endsWith('/comments') && name.startsWith('POST')).map(({ body }) => body);
    expect(posted).toEqual([{ content: 'Same here', parentId: commentId(1) }]);
  });
});

test.each([
  ['too many', refuse(429, 'request.too-many')],
  ['a word too long', refuse(400, 'request.invalid', [{ path: 'content', code: 'too-long', msg: 'too long' }])],
  ['a service that is away', unavailable],
])('what is refused (%s) stays in the field, with the reason at it', async (_name, answer) => {
  const screen = writing({ 'POST /content/articles/{slug}/comments': answer });
  await withScreen(path, { ...screen, language: 'ur', allowed: /4\d\d|503/ }, async ({ page, words }) => {
    await page.locator('#comment').fill('شکریہ');
    await page.getByRole('button', { name: words('blog:comments.send') }).click();
    await page.locator('#comment-error').waitFor();
    expect(await page.inputValue('#comment')).toBe('شکریہ');
    expect(await whereFocusIs(page)).toContain('textarea');
  });
});

test('one removes what one wrote oneself, after being asked; an admin removes any', async () => {
  const removal = { 'DELETE /content/comments/{id}': success(null) };
  await withScreen(path, writing(removal), async ({ page, words, calls }) => {
    const removing = page.getByRole('button', { name: /^Remove the comment/ });
    expect(await removing.count()).toBe(1);
    await removing.click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: words('blog:comments.remove'), exact: true }).click();
    await page.getByText(words('blog:comments.done.removed')).waitFor();
    await dialog.waitFor({ state: 'hidden' });
    await page.getByText(words('blog:comments.count_other', { amount: 6 })).waitFor();
    const removed = calls.map(({ name }) => name).filter((name) => name.startsWith('DELETE'));
    expect(removed).toEqual([`DELETE /content/comments/${commentId(2)}`]);
  });
  await withScreen(path, { as: 'admin', api: usualAnswers('admin') }, async ({ page }) => {
    // Two comments that are shown, and four replies.
    expect(await page.getByRole('button', { name: /^Remove the comment/ }).count()).toBe(6);
  });
});

test('all replies to a comment come when they are asked for; where they cannot, Retry brings them', async () => {
  const replies = someReplies().map((reply) => ({ ...reply, replies: [], repliesCount: 0 }));
  const answering = (isThere: boolean): Stubs => ({
    ...usualAnswers(),
    'GET /content/articles/{slug}/comments': ({ query }) => {
      if (!query.has('parentId')) return commentsPage(someComments());
      return isThere ? commentsPage(replies) : unavailable;
    },
  });
  await withScreen(path, { api: answering(false), allowed: /503/ }, async ({ page, words, restub }) => {
    await page.getByRole('button', { name: words('blog:comments.moreReplies_one', { amount: 1 }) }).click();
    await page.getByRole('heading', { name: words('blog:comments.repliesFailed') }).waitFor();
    restub(answering(true));
    await page.getByRole('button', { name: words('shell:retry') }).click();
    await page.getByText('Two days.').waitFor();
  });
});

test('many comments have pages; the next one begins at the comments', async () => {
  const pages: Stubs = {
    ...usualAnswers(),
    'GET /content/articles/{slug}/comments': ({ query }) =>
      commentsPage([{ ...first, content: `Page ${query.get('page') ?? '1'}` }], { page: Number(query.get('page') ?? 1), total: 5_000 }),
  };
  await withScreen(path, { api: pages, width: 360 }, async ({ page, words }) => {
    await page.getByText('Page 1', { exact: true }).waitFor();
    await page.getByRole('link', { name: words('shell:pager.page', { page: 2 }), exact: true }).click();
    await page.getByText('Page 2', { exact: true }).waitFor();
    await until(async () => Math.abs((await page.locator('#comments').boundingBox())?.y ?? 1e9) < 300);
    expect(await whereFocusIs(page)).toContain('p');
  });
});

test('an article that is not there is explained and leads back; one that cannot be read can be asked for again', async () => {
  await withScreen('/blog-gone', { api: usualAnswers(), allowed: /404/ }, async ({ page, words }) => {
    await page.getByRole('heading', { level: 1, name: words('blog:article.notFound.title') }).waitFor();
  });
  const failing = { ...usualAnswers(), 'GET /content/articles/{slug}': unavailable };
  await withScreen(path, { api: failing, allowed: /503/ }, async ({ page, words, restub }) => {
    await page.getByRole('heading', { level: 2, name: words('blog:article.failed') }).waitFor();
    restub(usualAnswers());
    await page.getByRole('button', { name: words('shell:retry') }).click();
    await page.getByRole('heading', { level: 1, name: /Essential cat care/ }).waitFor();
  });
});

test('where a device cannot share, the address is copied', async () => {
  await withScreen(path, { api: usualAnswers() }, async ({ page, words, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.getByRole('button', { name: words('shell:share.action') }).click();
    await page.getByText(words('shell:share.copied')).waitFor();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(new URL(path, page.url()).href);
  });
});

const like = 'POST /content/articles/{slug}/like';
const likeCalls = (calls: readonly { name: string; body?: unknown }[]) =>
  calls.filter(({ name }) => name === `POST /content/articles/${articleSlug}/like`).map(({ body }) => body);

test('a member likes an article and takes it back; the count follows', async () => {
  const liking = ({ body }: { body: unknown }) => {
    const { liked } = body as { liked: boolean };
    return { liked, likes: liked ? 12 : 11 };
  };
  await withScreen(path, { ...writing({ [like]: liking }), language: 'ur', width: 360 }, async ({ page, words, calls }) => {
    await page.getByRole('button', { name: words('blog:like.action'), exact: true }).click();
    const undo = page.getByRole('button', { name: words('blog:like.undo'), exact: true });
    await page
      .getByText(words('blog:likes_other', { amount: 12 }))
      .first()
      .waitFor();
    await undo.click();
    await page.getByRole('button', { name: words('blog:like.action'), exact: true }).waitFor();
    await page
      .getByText(words('blog:likes_other', { amount: 11 }))
      .first()
      .waitFor();
    expect(likeCalls(calls)).toEqual([{ liked: true }, { liked: false }]);
  });
});

test('a like that could not be saved is reported, and the article is shown as it was', async () => {
  await withScreen(path, { ...writing({ [like]: unavailable }), allowed: /503/ }, async ({ page, words, calls }) => {
    const button = page.getByRole('button', { name: words('blog:like.action'), exact: true });
    await button.click();
    await page.getByText(words('errors:service.unavailable')).first().waitFor();
    await button.waitFor();
    expect(likeCalls(calls)).toEqual([{ liked: true }]);
  });
});

test('a member can like though what they like could not be had at first', async () => {
  const api: Stubs = { [like]: { liked: true, likes: 12 }, 'GET /content/articles/{slug}/likes': unavailable };
  await withScreen(path, { ...writing(api), allowed: /503/ }, async ({ page, words, calls, restub }) => {
    const button = page.getByRole('button', { name: words('blog:like.action'), exact: true });
    await button.click();
    await page.getByText(words('errors:service.unavailable')).first().waitFor();
    restub(writing({ [like]: { liked: true, likes: 12 } }).api);
    await button.click();
    await page.getByRole('button', { name: words('blog:like.undo'), exact: true }).waitFor();
    expect(likeCalls(calls)).toEqual([{ liked: true }]);
  });
});

test('what a member likes already is shown as liked; a visitor is asked to log in and comes back', async () => {
  const liked = { 'GET /content/articles/{slug}/likes': { liked: true, comments: [] } };
  await withScreen(path, writing(liked), async ({ page, words }) => {
    await page.getByRole('button', { name: words('blog:like.undo'), exact: true }).waitFor();
  });
  await withScreen(path, { api: usualAnswers(), language: 'ur', width: 360 }, async ({ page, words, calls }) => {
    const login = page.getByRole('link', { name: words('blog:like.login') });
    expect(await login.getAttribute('href')).toBe(`/login?next=blog-${articleSlug}`);
    expect(calls.filter(({ name }) => name.endsWith('/likes'))).toEqual([]);
  });
});

test('a look at an article is sent once; for one that is not there it is not sent', async () => {
  const views = (calls: readonly { name: string }[]) => calls.map(({ name }) => name).filter((name) => name.endsWith('/view'));
  await withScreen(path, { api: usualAnswers() }, async ({ page, calls }) => {
    await page.getByRole('heading', { level: 1, name: /Essential cat care/ }).waitFor();
    await until(async () => views(calls).length > 0);
    expect(views(calls)).toEqual([`POST /content/articles/${articleSlug}/view`]);
  });
  await withScreen('/blog-gone', { api: usualAnswers(), allowed: /404/ }, async ({ page, words, calls }) => {
    await page.getByRole('heading', { level: 1, name: words('blog:article.notFound.title') }).waitFor();
    expect(views(calls)).toEqual([]);
  });
});

const likeOfComment = 'POST /content/comments/{id}/like';

test('a member likes a comment and takes it back; its count follows, that of a reply too', async () => {
  const liking = ({ body }: { body: unknown }) => {
    const { liked } = body as { liked: boolean };
    return { liked, likes: liked ? 4 : 3 };
  };
  await withScreen(path, { ...writing({ [likeOfComment]: liking }), language: 'ur', width: 360 }, async ({ page, words, calls }) => {
    const name = first.author?.fullName ?? '';
    const comments = page.locator('#comments').getByRole('listitem');
    const comment = comments.filter({ hasText: 'Our cat hid' }).first();
    await comment
      .getByRole('button', { name: words('blog:comments.likeOf', { name }), exact: true })
      .first()
      .click();
    await comment.getByText(words('blog:likes_other', { amount: 4 }), { exact: true }).waitFor();
    await comment.getByRole('button', { name: words('blog:comments.likedOf', { name }), exact: true }).click();
    await comment.getByText(words('blog:likes_other', { amount: 3 }), { exact: true }).waitFor();
    const reply = comments.filter({ hasText: 'The box helped.' }).last();
    await reply.getByRole('button', { name: words('blog:comments.likeOf', { name }), exact: true }).click();
    await reply.getByText(words('blog:likes_other', { amount: 4 }), { exact: true }).waitFor();
    const sent = calls
      .filter(({ name: call }) => call.startsWith('POST /content/comments'))
      .map(({ name: call, body }) => ({ call, body }));
    expect(sent).toEqual([
      { call: `POST /content/comments/${commentId(1)}/like`, body: { liked: true } },
      { call: `POST /content/comments/${commentId(1)}/like`, body: { liked: false } },
      { call: `POST /content/comments/${commentId(12)}/like`, body: { liked: true } },
    ]);
  });
});

test('comments that a member likes are shown as liked; a like that could not be saved is reported, and nothing changes', async () => {
  const mine = { 'GET /content/articles/{slug}/likes': { liked: false, comments: [commentId(1)] } };
  await withScreen(path, { ...writing({ ...mine, [likeOfComment]: unavailable }), allowed: /503/ }, async ({ page, words, calls }) => {
    const liked = page.getByRole('button', { name: words('blog:comments.likedOf', { name: first.author?.fullName ?? '' }), exact: true });
    await liked.click();
    await page.getByText(words('errors:service.unavailable')).first().waitFor();
    expect(await liked.count()).toBe(1);
    expect(calls.filter(({ name }) => name === `POST /content/comments/${commentId(1)}/like`).map(({ body }) => body)).toEqual([
      { liked: false },
    ]);
  });
});

test('a visitor reads how many like a comment, and is not offered to', async () => {
  await withScreen(path, { api: usualAnswers() }, async ({ page, words }) => {
    const comments = page.locator('#comments');
    await comments.getByText(words('blog:likes_other', { amount: 3 }), { exact: true }).waitFor();
    expect(await comments.getByRole('button', { name: words('blog:like.action') }).count()).toBe(0);
  });
});
