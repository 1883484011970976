/// <reference lib="dom" />
import { expect, test } from '@jest/globals';
import { aChatMessage, aConversation } from '../../web/src/testing/a-conversation.ts';
import { conversationId, mailboxPage, somebodyTalks, someConversations, someMessages, threadPage } from './data/some-conversations.ts';
import { usualAnswers } from './data/usual-answers.ts';
import { disconnected, refuse, unavailable, type StubRequest, type Stubs } from './harness/answers.ts';
import type { Screen } from './harness/open-screen.ts';
import { until } from './harness/until.ts';
import { whereFocusIs } from './harness/where-focus-is.ts';
import { withScreen } from './harness/with-screen.ts';

const asMember = (more: Stubs = {}): Stubs => ({ ...usualAnswers('member'), ...more });
const member = () => ({ as: 'member', api: asMember() }) as const;
const phone = { language: 'ur', width: 360 } as const;
const open = `/messages?id=${conversationId(1)}`;
const send = 'POST /messages/conversations/{id}/messages' as const;
const sends = ({ calls }: Screen) => calls.filter(({ name }) => name.endsWith('/messages') && name.startsWith('POST'));
const composer = ({ page, words }: Screen) => page.getByLabel(words('messages:composer.label'), { exact: true });
const log = ({ page, words }: Screen) => page.getByRole('log', { name: words('messages:thread.log') });

/** One with everything that was written before the usual messages on an older page. */
const inTwoPages: Stubs = {
  'GET /messages/conversations/{id}': ({ params, query }: StubRequest) => {
    const page = threadPage(params['id']);
    if (!('conversation' in page)) return page;
    const number = (n: number) => n + 10;
    if (query.get('before') === '11') return { ...page, messages: [aChatMessage(10, { text: 'The very first.' })], next: null };
    return { ...page, messages: page.messages.map((message) => ({ ...message, number: number(message.number) })), next: 11 };
  },
};

test('on a desk the conversation that is chosen opens beside the list, which stays; its name has the focus', async () => {
  await withScreen('/messages', member(), async (screen) => {
    const { page, words } = screen;
    await page.getByRole('heading', { name: words('messages:thread.choose.title') }).waitFor();
    await page.getByRole('link', { name: /Hamza Tanveer/ }).click();
    await page.getByRole('heading', { level: 2, name: 'Hamza Tanveer' }).waitFor();
    await until(async () => (await whereFocusIs(page)).includes('Hamza Tanveer'));
    expect(await page.getByRole('link', { name: /Hamza Tanveer/ }).getAttribute('aria-current')).toBe('page');
    expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe(words('messages:title'));
  });
});

test('on a phone there is one at a time, with a way back to the list', async () => {
  await withScreen('/messages', { ...member(), ...phone }, async (screen) => {
    const { page, words } = screen;
    await page.getByRole('link', { name: /Hamza Tanveer/ }).click();
    await page.getByRole('heading', { level: 1, name: 'Hamza Tanveer' }).waitFor();
    expect(await page.getByRole('link', { name: /Kamran Javed/ }).count()).toBe(0);
    await page.getByRole('link', { name: words('messages:thread.back') }).click();
    await page.getByRole('link', { name: /Kamran Javed/ }).waitFor();
  });
});

test('what is shown is marked as read up to its newest message, and nothing of what was read before', async () => {
  await withScreen(open, member(), async ({ page, words, calls, visit }) => {
    await page.getByText(words('messages:thread.new'), { exact: true }).waitFor();
    const reads = () => calls.filter(({ name }) => name.endsWith('/read'));
    await until(() => reads().length > 0);
    expect(reads()[0]?.body).toEqual({ upTo: someMessages().length });
    const before = reads().length;
    await visit(`/messages?id=${conversationId(2)}`);
    await page.getByRole('heading', { level: 2, name: 'ثنا اقبال' }).waitFor();
    expect(reads()).toHaveLength(before);
  });
});

test('below the last own message that the other side has read stands that it was read, and nowhere else', async () => {
  await withScreen(open, { ...member(), ...phone }, async ({ page, words }) => {
    const mark = page.getByText(words('messages:message.read'), { exact: true });
    await mark.waitFor();
    expect(await mark.count()).toBe(1);
    expect(await page.getByRole('listitem').filter({ has: mark }).textContent()).toContain('جی ضرور');
  });
});

test('the newest message is in sight as a conversation opens, older ones are fetched on request and do not move it', async () => {
  await withScreen(open, { as: 'member', api: asMember(inTwoPages) }, async (screen) => {
    const { page, words } = screen;
    const newest = page.getByText('Many people ask for him.');
    await newest.last().waitFor();
    expect(await log(screen).evaluate((box) => box.scrollTop)).toBe(0);
    await page.getByRole('button', { name: words('messages:thread.older') }).click();
    await page.getByText('The very first.').waitFor();
    expect(await page.getByRole('button', { name: words('messages:thread.older') }).count()).toBe(0);
  });
});

test('a known fraud is warned of at the message, and a hidden number is explained', async () => {
  await withScreen(open, { ...member(), ...phone }, async ({ page, words }) => {
    const warning = page.getByRole('note');
    await warning.getByText(words('messages:warning.token-money')).waitFor();
    await warning.getByText(words('messages:warning.otp')).waitFor();
    await page.getByText(words('messages:message.masked', { name: 'Hamza Tanveer' })).waitFor();
  });
});

test('Enter sends on a desk and Shift+Enter begins a line; nothing is sent of blanks', async () => {
  await withScreen(open, member(), async (screen) => {
    const { page } = screen;
    const field = composer(screen);
    await field.fill('  ');
    await field.press('Enter');
    await field.fill('کل پانچ بجے؟');
    await field.press('Shift+Enter');
    await page.keyboard.type('We bring the papers.');
    await field.press('Enter');
    await log(screen).getByText('We bring the papers.').waitFor();
    await until(async () => (await field.inputValue()) === '');
    expect(sends(screen).map(({ body }) => body)).toEqual([{ message: 'کل پانچ بجے؟\nWe bring the papers.' }]);
    expect(await field.evaluate((element) => element === document.activeElement)).toBe(true);
  });
});

test('on a phone Enter begins a line, and the button sends', async () => {
  await withScreen(open, { ...member(), ...phone }, async (screen) => {
    const { page, words } = screen;
    await composer(screen).fill('Salam');
    await composer(screen).press('Enter');
    expect(sends(screen)).toEqual([]);
    await page.getByRole('button', { name: words('messages:composer.send') }).click();
    await log(screen).getByText('Salam', { exact: true }).waitFor();
  });
});

test('a lost answer is looked for with the same key before anything is called failed', async () => {
  const usual = somebodyTalks();
  const api = asMember({ ...usual, [send]: (request: StubRequest) => (request.attempt === 0 ? disconnected : usual[send](request)) });
  await withScreen(open, { as: 'member', api, allowed: /ERR_|Failed to load/ }, async (screen) => {
    await composer(screen).fill('Are you there?');
    await composer(screen).press('Enter');
    await log(screen).getByText('Are you there?').waitFor();
    const keys = sends(screen).map(({ headers }) => headers['idempotency-key']);
    expect(keys).toHaveLength(2);
    expect(keys[0]).toBe(keys[1]);
    expect(await screen.page.getByRole('alert').count()).toBe(0);
  });
});

test('while nobody answers the words stay, over a reload too, and are sent again with their key', async () => {
  await withScreen(open, { as: 'member', api: asMember({ [send]: unavailable }), allowed: /503/ }, async (screen) => {
    const { page, words, restub } = screen;
    await composer(screen).fill('It is about Sheru.');
    await composer(screen).press('Enter');
    await page.getByText(words('messages:composer.unsure')).waitFor();
    expect(await composer(screen).inputValue()).toBe('It is about Sheru.');
    const first = sends(screen)[0]?.headers['idempotency-key'];
    await page.reload();
    restub(asMember());
    await until(async () => (await composer(screen).inputValue()) === 'It is about Sheru.');
    await composer(screen).press('Enter');
    await log(screen).getByText('It is about Sheru.').waitFor();
    expect(sends(screen).at(-1)?.headers['idempotency-key']).toBe(first);
  });
});

test('who was blocked meanwhile learns why, and the conversation is read anew', async () => {
  await withScreen(
    open,
    { as: 'member', api: asMember({ [send]: refuse(403, 'conversation.blocked') }), allowed: /403/ },
    async (screen) => {
      const { page, words, calls } = screen;
      const read = () => calls.filter(({ name }) => name.startsWith(`GET /messages/conversations/${conversationId(1)}`)).length;
      const before = read();
      await composer(screen).fill('Salam');
      await composer(screen).press('Enter');
      await page.getByText(words('errors:conversation.blocked')).waitFor();
      await until(() => read() > before);
    },
  );
});

test('the own number is shown after a question alone; without one in the profile the way there is shown', async () => {
  const share = 'POST /messages/conversations/{id}/share-phone' as const;
  const api = asMember({ [share]: refuse(404, 'phone.unknown') });
  await withScreen(open, { as: 'member', api, allowed: /404/ }, async ({ page, words, calls, restub }) => {
    await page.getByRole('button', { name: words('messages:share.action') }).click();
    const dialog = page.getByRole('dialog');
    const confirm = dialog.getByRole('button', { name: words('messages:share.confirm'), exact: true });
    await confirm.waitFor();
    expect(calls.some(({ name }) => name.endsWith('/share-phone'))).toBe(false);
    await confirm.click();
    await dialog.getByRole('link', { name: words('messages:share.toProfile') }).waitFor();
    const [conversation] = someConversations();
    if (conversation === undefined) throw new Error('a conversation was expected');
    const shared = { ...conversation, sharesPhone: true };
    restub(
      asMember({
        [share]: { conversation: shared },
        'GET /messages/conversations/{id}': { conversation: shared, messages: someMessages(), next: null },
      }),
    );
    await confirm.click();
    await page.getByText(words('messages:share.done')).waitFor();
  });
});

test('what is masked wrongly in an own message is shown by one tap, and a refusal stands beside it', async () => {
  const unmask = 'POST /messages/conversations/{id}/messages/{messageId}/unmask' as const;
  const [conversation = aConversation()] = someConversations();
  const message = (maskedForOther: boolean) => aChatMessage(1, { mine: true, text: 'Chalan 92310555123456', maskedForOther });
  const thread = (isMasked: boolean) => ({ conversation, messages: [message(isMasked)], next: null });
  const api = asMember({ 'GET /messages/conversations/{id}': thread(true), [unmask]: refuse(409, 'message.own-number') });
  await withScreen(open, { as: 'member', api, language: 'ur', width: 360, allowed: /409/ }, async ({ page, words, restub }) => {
    const button = page.getByRole('button', { name: words('messages:message.unmask') });
    await button.click();
    await page.getByText(words('errors:message.own-number')).waitFor();
    restub(asMember({ 'GET /messages/conversations/{id}': thread(false), [unmask]: { chatMessage: message(false) } }));
    await button.click();
    await button.waitFor({ state: 'detached' });
    await page.getByText('Chalan 92310555123456').first().waitFor();
    await until(async () => (await whereFocusIs(page)).includes('Chalan 92310555123456'));
  });
});

test('one who is blocked can be unblocked; when the answer is lost, how it stands is read before it is called failed', async () => {
  const [, , , , blocked] = someConversations();
  if (blocked === undefined) throw new Error('a conversation was expected');
  let isBlocked = true;
  const api = asMember({
    'DELETE /messages/conversations/{id}/block': () => {
      isBlocked = false;
      return disconnected;
    },
    'GET /messages/conversations/{id}': () => ({
      ...{ conversation: { ...blocked, blockedByMe: isBlocked, canWrite: !isBlocked }, messages: [aChatMessage(1)], next: null },
    }),
  });
  await withScreen(`/messages?id=${conversationId(5)}`, { as: 'member', api, allowed: /ERR_|Failed to load/ }, async (screen) => {
    await screen.page.getByRole('button', { name: screen.words('messages:closed.unblock') }).click();
    await composer(screen).waitFor();
    expect(await screen.page.getByRole('alert').count()).toBe(0);
  });
});

test('a conversation is blocked after a question, and reported with a reason that a reload does not lose', async () => {
  await withScreen(open, { ...member(), ...phone }, async ({ page, words, calls }) => {
    await page.getByRole('button', { name: words('messages:report.action') }).click();
    await page.getByRole('dialog').getByRole('textbox').fill('پیشگی رقم مانگتا ہے');
    await page.waitForFunction(() => Object.keys(sessionStorage).some((key) => key.includes('report.')));
    await page.reload();
    await page.getByRole('button', { name: words('messages:report.action') }).click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: words('messages:report.confirm'), exact: true })
      .click();
    await page.getByText(words('messages:report.toast')).waitFor();
    expect(calls.find(({ name }) => name.endsWith('/report'))?.body).toEqual({ reason: 'پیشگی رقم مانگتا ہے' });
    await page.getByRole('button', { name: words('messages:block.action') }).click();
    expect(calls.some(({ name }) => name.endsWith('/block'))).toBe(false);
    await page
      .getByRole('dialog')
      .getByRole('button', { name: words('messages:block.confirm'), exact: true })
      .click();
    await page.getByText(words('messages:block.toast')).waitFor();
  });
});

test('what a visitor wrote is answered by mail, at the address that was given', async () => {
  await withScreen(`/messages?id=${conversationId(3)}`, member(), async ({ page, words }) => {
    const answer = page.getByRole('link', { name: words('messages:closed.answer') });
    expect(await answer.getAttribute('href')).toMatch(/^mailto:abdullah@example\.com\?subject=/);
    expect(await page.getByRole('button', { name: words('messages:block.action') }).count()).toBe(0);
  });
});

test('a long mailbox goes on where its first page ended', async () => {
  const all = someConversations();
  const api = asMember({
    'GET /messages/conversations': ({ query }: StubRequest) =>
      query.get('after') === null ? mailboxPage(all.slice(0, 3), 'more') : mailboxPage(all.slice(3)),
  });
  await withScreen('/messages', { as: 'member', api, ...phone }, async ({ page, words }) => {
    await page.getByRole('button', { name: words('messages:list.more') }).click();
    await page.getByRole('link', { name: /Kamran Javed/ }).waitFor();
    expect(await page.getByRole('link', { name: /Hamza Tanveer/ }).count()).toBe(1);
  });
});
