import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { newId, silentLogger } from '@paltu/kernel';
import { announcedPages } from '@paltu/reference';
import { serviceParts } from '@paltu/runtime';
import { eventually } from '@paltu/testing';
import { pageAnnouncement } from '../src/subscriptions/subscriptions-module.ts';
import { startContent, type RunningContent } from './running-content.ts';

const dayMs = 24 * 60 * 60_000;

let nowMs = Date.now();
let content: RunningContent;
let asked = 0;
let email: string;

beforeAll(async () => {
  content = await startContent({ clock: { now: () => new Date(nowMs) } });
});
beforeEach(() => {
  asked += 1;
  email = `sana${asked}@example.org`;
});
afterAll(() => content.stop());

const isForm = (path: string): boolean => ['newsletter', 'notify-me'].includes(path);
const send = (path: string, json: object, from = `203.0.113.${asked}`, language = 'en') =>
  content.call('POST', `/content/${path}`, {
    json: { ...(isForm(path) ? { elapsedMs: 9_000 } : {}), ...json },
    headers: { 'x-forwarded-for': from, 'accept-language': language },
  });
const subscribe = (json: object = {}) => send('newsletter', { email, ...json });
const confirm = (token: string | undefined) => send('newsletter/confirm', { token });
const unsubscribe = (token: string | undefined) => send('newsletter/unsubscribe', { token });
const rows = () => content.database('subscriptions').where({ email_key: email });
const stateOf = async (page = ''): Promise<string | undefined> => (await rows().where({ page }).first())?.state;
const mail = (count: number) => content.mails.last(email, count);
const announce = () =>
  pageAnnouncement(
    serviceParts({ name: 'content', database: content.database, logger: silentLogger, clock: { now: () => new Date(nowMs) } }),
  );

/** What a mail program does when its reader presses "Unsubscribe" (RFC 8058). */
const click = ({ 'list-unsubscribe': link = '' }: Readonly<Record<string, string>>) => {
  const [, path] = /^<https:\/\/paltu\.example(\/api\/v1\/content\/newsletter\/unsubscribe\/[\w-]+)>$/.exec(link) ?? [];
  return fetch(`${content.url}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: 'List-Unsubscribe=One-Click',
  });
};

/** Subscribed and confirmed; the token of the link that ends it. */
const subscribed = async (): Promise<string | undefined> => {
  await subscribe();
  await confirm((await mail(1)).token);
  return (await mail(2)).token;
};

describe('the newsletter', () => {
  test('comes to a reader of the address who confirms, in the language of the page', async () => {
    const { status, body } = await send('newsletter', { email, website: '' }, undefined, 'ur');
    expect([status, body.message]).toEqual([200, 'Almost done: please confirm by the link that we have mailed to you.']);
    const { subject, text, html, token } = await mail(1);
    expect(subject).toMatch(/\p{Script=Arabic}/u);
    expect([html.includes('dir="rtl"'), text.includes('https://paltu.example/confirm-subscription?token=')]).toEqual([true, true]);
    expect(await stateOf()).toBe('asked');
    expect((await confirm(token)).body.data.subscription).toEqual({ page: null, already: false });
    expect(await stateOf()).toBe('confirmed');
    expect((await mail(2)).text).toContain('https://paltu.example/unsubscribe?token=');
  });

  test('what looks like an address and is script is refused, and nothing is kept of it', async () => {
    const before = await content.database('subscriptions').count();
    for (const wrong of ['<script>alert(1)</script>', '"<img src=x onerror=alert(1)>"@example.org', `<b>${email}</b>`])
      for (const path of ['newsletter', 'notify-me']) {
        const { status, body } = await send(path, { email: wrong, ...(path === 'notify-me' ? { page: 'careers' } : {}) });
        expect([status, body.errors.map((error: { path: string }) => error.path)]).toEqual([400, ['email']]);
      }
    expect(await content.database('subscriptions').count()).toEqual(before);
  });

  test('a link that is used twice is harmless and answers so, also after its time', async () => {
    await subscribe();
    const { token } = await mail(1);
    await confirm(token);
    nowMs += 4 * dayMs;
    const again = await confirm(token);
    expect([again.status, again.body.data.subscription.already]).toEqual([200, true]);
  });

  test('is confirmed once by many clicks at once, and mailed once', async () => {
    await subscribe();
    const { token } = await mail(1);
    const answers = await Promise.all(Array.from({ length: 10 }, () => confirm(token)));
    expect(answers.map(({ body }) => body.data.subscription.already as boolean).filter((already) => !already)).toHaveLength(1);
    await mail(2);
    await content.runJob('send mails');
    // The service itself may be sending it.
    await eventually(async () => (await content.mails.to(email)).length >= 2, 'it has come');
    expect(await content.mails.to(email)).toHaveLength(2);
  });

  test('a link does nothing after three days, and neither does what is none', async () => {
    await subscribe();
    const { token } = await mail(1);
    nowMs += 3 * dayMs;
    for (const wrong of [token, 'no-token-of-ours']) {
      const { status, body } = await confirm(wrong);
      expect([status, body.code]).toEqual([400, 'subscription.link-invalid']);
    }
    expect(await stateOf()).toBe('asked');
  });

  test('its token is in the mail alone, and the link of one purpose serves no other', async () => {
    await subscribe();
    const { token } = await mail(1);
    const kept = JSON.stringify(await content.database('subscription_tokens'));
    expect(kept).not.toContain(token);
    expect((await unsubscribe(token)).body.code).toBe('subscription.link-invalid');
  });

  test('ends by one click of a mail program, without login and whatever form it sends', async () => {
    await subscribe();
    const { headers, token } = await mail(1);
    await confirm(token);
    expect(headers['list-unsubscribe-post']).toBe('List-Unsubscribe=One-Click');
    const answers = [await click(headers), await click(headers)];
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(await stateOf()).toBe('ended');
    const unknown = await content.call('POST', '/content/newsletter/unsubscribe/no-token-of-ours');
    expect([unknown.status, unknown.body.code]).toEqual([400, 'subscription.link-invalid']);
  });

  test('can be ended by one click from each of its mails, and so can the notice of a page', async () => {
    await subscribe();
    await confirm((await mail(1)).token);
    await mail(2);
    await send('notify-me', { email, page: 'safety' });
    await confirm((await mail(3)).token);
    await send('notify-me', { email, page: 'safety' });
    await mail(4);
    await announce()('safety');
    await mail(5);
    const mails = await content.mails.to(email);
    expect(mails.map(({ subject }) => subject)).toEqual([
      'Confirm your subscription',
      'You get our newsletter',
      'Shall we tell you when it opens?',
      'We will tell you when it opens',
      'The page that you waited for is open',
    ]);
    expect(mails.map(({ headers }) => headers['list-unsubscribe-post'])).toEqual(Array(5).fill('List-Unsubscribe=One-Click'));
    expect(new Set(mails.map(({ headers }) => headers['list-unsubscribe'])).size).toBe(mails.length);
    const newsletterEnded = await click(mails[0]?.headers ?? {});
    expect([newsletterEnded.status, await stateOf(), await stateOf('safety')]).toEqual([200, 'ended', 'told']);
    const pageEnded = await click(mails[3]?.headers ?? {});
    expect([pageEnded.status, await stateOf('safety')]).toEqual([200, 'ended']);
    for (const { headers } of mails) expect((await click(headers)).status).toBe(200);
  });

  test('who ended it is asked again when they want it again; the old link does not confirm', async () => {
    await subscribe();
    const { token: old } = await mail(1);
    await confirm(old);
    const { token } = await mail(2);
    expect((await unsubscribe(token)).body.data.subscription).toEqual({ page: null, already: false });
    expect((await unsubscribe(token)).body.data.subscription.already).toBe(true);
    expect((await confirm(old)).body.code).toBe('subscription.link-invalid');
    await subscribe();
    expect(await stateOf()).toBe('asked');
    await confirm((await mail(3)).token);
    expect([await stateOf(), (await rows()).length]).toEqual(['confirmed', 1]);
  });

  test('the answer is the same whether or not the address is known', async () => {
    const first = await subscribe();
    await confirm((await mail(1)).token);
    await mail(2);
    const typed = email.replace('sana', 'SANA');
    const known = await subscribe({ email: ` ${typed} ` });
    expect([known.status, known.body.message]).toEqual([first.status, first.body.message]);
    await eventually(async () => (await content.mails.to(typed)).length === 1, 'they are notified');
    expect([await stateOf(), (await rows()).length]).toEqual(['confirmed', 1]);
  });

  test('asked for ten times at once it is one subscription', async () => {
    const answers = await Promise.all(Array.from({ length: 10 }, (_, index) => send('newsletter', { email }, `198.51.100.${index}`)));
    expect(answers.map(({ status }) => status)).toEqual(Array<number>(10).fill(200));
    expect(await rows()).toHaveLength(1);
  });

  test('nobody is written to more than three times an hour, however many ask', async () => {
    for (let turn = 0; turn < 6; turn += 1) expect((await send('newsletter', { email }, `198.18.0.${turn}`)).status).toBe(200);
    await mail(3);
    await content.runJob('send mails');
    // The service itself may be sending it.
    await eventually(async () => (await content.mails.to(email)).length >= 3, 'it has come');
    expect(await content.mails.to(email)).toHaveLength(3);
  });
});

test.each([
  ['newsletter', { email: 'sana' }, 'email'],
  ['newsletter', { email: undefined }, 'email'],
  ['newsletter', { website: 'https://spam.example' }, 'website'],
  ['newsletter', { elapsedMs: 300 }, 'elapsedMs'],
  ['newsletter', { elapsedMs: undefined }, 'elapsedMs'],
  ['notify-me', { elapsedMs: undefined, page: 'careers' }, 'elapsedMs'],
  ['notify-me', { page: 'no page' }, 'page'],
  ['notify-me', { page: 'no-such-page' }, 'page'],
  ['notify-me', { page: 'pets' }, 'page'],
  ['notify-me', {}, 'page'],
])('%s with %j is refused by name', async (path, changes, field) => {
  const { status, body } = await send(path, { email, ...changes });
  expect([status, body.errors.map((error: { path: string }) => error.path)]).toEqual([400, [field]]);
});

test.each(announcedPages)('%s can be waited for', async (page) => {
  expect((await send('notify-me', { email, page })).status).toBe(200);
  expect(await stateOf(page)).toBe('asked');
});

test('a page that nobody announced is not kept', async () => {
  await send('notify-me', { email, page: 'no-such-page' });
  expect(await rows()).toEqual([]);
});

test('who waits for a page is mailed once when it opens, and only who confirmed', async () => {
  await send('notify-me', { email, page: 'careers' });
  const { text, token } = await mail(1);
  expect(text).toContain('https://paltu.example/careers');
  expect((await confirm(token)).body.data.subscription).toEqual({ page: 'careers', already: false });
  await send('notify-me', { email: `other-${email}`, page: 'careers' });
  expect([await announce()('careers'), await announce()('careers'), await announce()('help')]).toEqual([1, 0, 0]);
  expect((await mail(2)).text).toContain('https://paltu.example/careers');
  expect(await stateOf('careers')).toBe('told');
});

describe('a member', () => {
  const isReachedAt = (id: string, verifiedAt: Date | null) => content.isReachedAt(id, email.toUpperCase(), verifiedAt);

  test('takes along what their address is subscribed to, once they have shown that it is theirs', async () => {
    await subscribed();
    const [stranger, sana] = [await content.someone(), await content.someone()];
    await isReachedAt(stranger.userId, null);
    await isReachedAt(sana.userId, new Date(nowMs));
    const exported = async (as: typeof sana) => (await content.call('GET', '/content/export', { as })).body.data.subscriptions;
    expect(await exported(stranger)).toEqual([]);
    expect(await exported(sana)).toEqual([{ page: null, state: 'confirmed', changedAt: expect.any(String) }]);
  });

  test('who is erased takes their subscriptions with them; another who only claims the address does not', async () => {
    await subscribed();
    const [stranger, sana] = [newId(), newId()];
    await isReachedAt(stranger, null);
    await isReachedAt(sana, new Date(nowMs));
    await content.isForgotten(stranger, new Date(nowMs));
    expect(await stateOf()).toBe('confirmed');
    await content.isForgotten(sana, new Date(nowMs));
    expect(await rows()).toEqual([]);
    expect(await content.database('mails').where({ address: email })).toEqual([]);
  });

  test('who is erased takes nothing of the next reader of the address, also when that is consumed late or once more', async () => {
    const sana = newId();
    await isReachedAt(sana, new Date(nowMs));
    await subscribed();
    await content.isForgotten(sana, new Date(nowMs - dayMs));
    expect(await stateOf()).toBe('confirmed');
  });
});

test('who asks again in the moment in which they would be forgotten is not', async () => {
  await subscribe();
  nowMs += 31 * dayMs;
  const asking = await content.database.transaction();
  await asking('subscriptions')
    .where({ email_key: email })
    .update({ changed_at: new Date(nowMs) });
  const forgetting = content.runJob('forget subscriptions');
  const waiting = () => content.database('pg_stat_activity').whereRaw("datname = current_database() and wait_event_type = 'Lock'");
  await eventually(async () => (await waiting()).length === 1, 'it waits for who asks');
  await asking.commit();
  await forgetting;
  expect(await stateOf()).toBe('asked');
});

test('what nobody confirmed is forgotten after a month, and what is confirmed stays', async () => {
  await subscribe();
  const lost = email;
  email = `kept-${email}`;
  await subscribed();
  nowMs += 31 * dayMs;
  await content.runJob('forget subscriptions');
  expect(await content.database('subscriptions').where({ email_key: lost })).toEqual([]);
  expect(await stateOf()).toBe('confirmed');
});
