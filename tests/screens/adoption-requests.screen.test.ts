/// <reference lib="dom" />
import { expect, test } from '@jest/globals';
import { chooseOption } from '../browser/choose-option.ts';
import { aRequest, endedRequests, handedOver, requestId, requestsPage, someRequests } from './data/some-requests.ts';
import { usualAnswers } from './data/usual-answers.ts';
import { refuse, success, unavailable, type Stubs } from './harness/answers.ts';
import type { Screen } from './harness/open-screen.ts';
import { until } from './harness/until.ts';
import { withScreen } from './harness/with-screen.ts';

const usual = (): Stubs => usualAnswers('member');
const list = '/dashboard?tab=requests';
const details = (n: number): string => `${list}&id=${requestId(n)}`;

const stepsOf = ({ calls }: Screen) => calls.filter(({ name }) => /^(PATCH|DELETE|POST) \/adoption/.test(name));
const press = ({ page, words }: Screen, key: string) =>
  page
    .getByRole('main')
    .getByRole('button', { name: words(key) })
    .first()
    .click();
const confirm = ({ page, words }: Screen, key: string) => page.getByRole('dialog').getByRole('button', { name: words(key) });

test('received, sent and all stand side by side with their counts; a state narrows them, in the address', async () => {
  await withScreen(list, { api: usual(), as: 'member' }, async ({ page, words }) => {
    const tabs = page.getByRole('radiogroup', { name: words('adoption-requests:tabs.label') });
    await page.getByRole('article').first().waitFor();
    expect(await tabs.locator('label').allTextContents()).toEqual(['Received3', 'Sent2', 'All5']);
    await tabs.getByText(words('adoption-requests:tabs.sent')).click();
    await page.getByText(words('adoption-requests:count_other', { amount: 2 })).waitFor();
    await chooseOption(page, words('adoption-requests:state'), words('adoption-requests:status.rejected'));
    await page.getByText(words('adoption-requests:count_one', { amount: 1 })).waitFor();
    expect(new URL(page.url()).search).toBe('?tab=requests&type=sent&status=rejected');
  });
});

test('who has left for good is a person, not a letter', async () => {
  await withScreen(details(7), { api: usual(), as: 'member' }, async ({ page, words }) => {
    const main = page.getByRole('main');
    await main.getByText(words('shell:formerMember'), { exact: true }).first().waitFor();
    expect(await main.locator('svg text').count()).toBe(0);
    expect(await main.locator('svg circle + svg').count()).toBe(1);
  });
});

test('an approval is sent once, with the message, however often it is pressed; the row then reads approved', async () => {
  const after = { ...aRequest(), status: 'approved' as const };
  const api: Stubs = { ...usual(), 'PATCH /adoption/requests/{id}/status': success({ adoptionRequest: after }) };
  await withScreen(list, { api, as: 'member' }, async (screen) => {
    const { page, words, restub } = screen;
    await press(screen, 'adoption-requests:action.approve');
    await page.getByRole('dialog').getByRole('textbox').fill('Come on Saturday.');
    restub({ ...api, 'GET /adoption/requests': ({ query }) => requestsPage([after, ...someRequests().slice(1)], query) });
    await confirm(screen, 'adoption-requests:action.approve').dblclick();
    await page.getByText('Request approved successfully!').waitFor();
    await page.getByRole('article').first().getByText(words('adoption-requests:status.approved')).waitFor();
    expect(stepsOf(screen).map(({ name, body }) => [name, body])).toEqual([
      [`PATCH /adoption/requests/${requestId(1)}/status`, { status: 'approved', message: 'Come on Saturday.' }],
    ]);
  });
});

test('a request that was answered elsewhere shows that, and is read again', async () => {
  const api: Stubs = { ...usual(), 'PATCH /adoption/requests/{id}/status': refuse(409, 'adoption-request.already-answered') };
  await withScreen(details(1), { api, as: 'member', language: 'ur', width: 360, allowed: /409/ }, async (screen) => {
    const { page, words, restub } = screen;
    await press(screen, 'adoption-requests:action.reject');
    restub({ ...api, 'GET /adoption/requests/{id}': { adoptionRequest: { ...aRequest(), status: 'cancelled' } } });
    await confirm(screen, 'adoption-requests:action.reject').click();
    await page.getByText(words('errors:adoption-request.already-answered')).waitFor();
    await page.getByText(words('adoption-requests:status.cancelled'), { exact: true }).waitFor();
    expect(await page.getByRole('dialog').isVisible()).toBe(false);
  });
});

test('a pet that cannot be given away is explained; a server that is away keeps what was written', async () => {
  const api: Stubs = { ...usual(), 'PATCH /adoption/requests/{id}/status': unavailable };
  await withScreen(details(1), { api, as: 'member', allowed: /503|409/ }, async (screen) => {
    const { page, words, restub } = screen;
    await press(screen, 'adoption-requests:action.approve');
    await page.getByRole('dialog').getByRole('textbox').fill('Come on Saturday.');
    await confirm(screen, 'adoption-requests:action.approve').click();
    await page.getByText('Failed to update request. Please try again.').waitFor();
    expect(await page.getByRole('dialog').getByRole('textbox').inputValue()).toBe('Come on Saturday.');
    restub({ ...api, 'PATCH /adoption/requests/{id}/status': refuse(409, 'pet.not-available') });
    await confirm(screen, 'adoption-requests:action.approve').click();
    await page.getByText(words('errors:pet.not-available')).waitFor();
  });
});

test('an own request is taken back after a question, and leaves the list', async () => {
  const api: Stubs = { ...usual(), 'DELETE /adoption/requests/{id}': success(null) };
  await withScreen(`${list}&type=sent`, { api, as: 'member' }, async (screen) => {
    const { page, words, restub } = screen;
    await press(screen, 'adoption-requests:action.cancel');
    await page.getByRole('dialog').getByText('Are you sure you want to cancel this adoption request?').waitFor();
    const left = someRequests().filter(({ id }) => id !== requestId(4));
    restub({ ...api, 'GET /adoption/requests': ({ query }) => requestsPage(left, query) });
    await confirm(screen, 'adoption-requests:action.cancel').click();
    await page.getByText('Request cancelled successfully!').waitFor();
    await page.getByText(words('adoption-requests:count_one', { amount: 1 })).waitFor();
    expect(stepsOf(screen).map(({ name }) => name)).toEqual([`DELETE /adoption/requests/${requestId(4)}`]);
  });
});

test('both sides are reached once it was approved; handing over and coming back are recorded here', async () => {
  const api: Stubs = {
    ...usual(),
    'POST /adoption/requests/{id}/handover': success({ adoptionRequest: handedOver() }),
    'POST /adoption/requests/{id}/fall-through': success({ adoptionRequest: { ...handedOver(), status: 'fell-through' } }),
  };
  await withScreen(details(3), { api, as: 'member' }, async (screen) => {
    const { page, words, restub } = screen;
    await page.locator('a[href="tel:+923331234567"]').waitFor();
    await page.locator('a[href="mailto:hamza.tanveer@example.com"]').waitFor();
    await press(screen, 'adoption-requests:action.hand-over');
    restub({ ...api, 'GET /adoption/requests/{id}': { adoptionRequest: handedOver() } });
    await confirm(screen, 'adoption-requests:action.hand-over').click();
    await press(screen, 'adoption-requests:action.come-back');
    const comeBack = confirm(screen, 'adoption-requests:action.come-back');
    expect(await comeBack.isEnabled()).toBe(false);
    await page
      .getByRole('dialog')
      .getByRole('textbox', { name: words('adoption-requests:dialog.reason') })
      .fill('He howled all night.');
    await comeBack.click();
    await until(() => stepsOf(screen).length === 2);
    expect(stepsOf(screen).map(({ name, body }) => [name.split('/').at(-1), body])).toEqual([
      ['handover', undefined],
      ['fall-through', { reason: 'He howled all night.' }],
    ]);
  });
});

test('a request shows the terms that it was made under, whatever the listing offers now', async () => {
  const api: Stubs = {
    ...usual(),
    'GET /adoption/requests/{id}': success({ adoptionRequest: aRequest({ terms: { adoptionType: 'Sale', price: 25_000 } }) }),
  };
  await withScreen(details(1), { api, as: 'member' }, async ({ page }) => {
    await page.getByText('Asked for as: Sale, PKR 25,000').waitFor();
  });
  // In Urdu adoption and its price are one word.
  await withScreen(details(1), { api: usual(), as: 'member', language: 'ur' }, async ({ page, words }) => {
    const terms = words('pet:adoptionType.Adoption');
    await page.getByText(words('adoption-requests:details.terms', { terms }), { exact: true }).waitFor();
  });
});

test('contacts are hidden while a request waits; the words of the product are read in the reader’s language', async () => {
  await withScreen(details(1), { api: usual(), as: 'member' }, async ({ page, words }) => {
    await page.getByText(words('adoption-requests:contact.hidden')).waitFor();
    expect(await page.locator('main a[href^="tel:"], main a[href^="mailto:"]').count()).toBe(0);
  });
  await withScreen(details(5), { api: usual(), as: 'member', language: 'ur' }, async ({ page, words }) => {
    await page.getByText(words('adoption-requests:code.another-approved')).waitFor();
  });
});

test('the overview shows how many wait and leads to them, those that were approved first; so does the way to the requests', async () => {
  await withScreen('/dashboard', { api: usual(), as: 'member' }, async ({ page, words, calls }) => {
    const way = page.getByRole('navigation', { name: words('work:menu') });
    await way.getByRole('link', { name: `${words('work:area.requests')} ${words('work:waiting_other', { count: '2' })}` }).waitFor();
    const asked = calls.filter(({ name }) => name.startsWith('GET /adoption')).map(({ name }) => new URLSearchParams(name.split('?')[1]));
    expect(asked.map((query) => query.get('status')).toSorted()).toEqual(['approved', 'pending']);
    await page
      .getByRole('link', { name: words('adoption-requests:card.details') })
      .first()
      .click();
    await page.getByRole('heading', { level: 1, name: 'Sheru' }).waitFor();
    expect(new URL(page.url()).search).toBe(`?tab=requests&id=${requestId(3)}`);
  });
});

test.each([
  { language: 'en', width: 1280, name: 'Former member' },
  { language: 'ur', width: 360, name: 'سابق صارف' },
] as const)('whose account is no more is a former member, in the list and in the request ($language)', async ({ name, ...reader }) => {
  const api: Stubs = { ...usual(), 'GET /adoption/requests': ({ query }) => requestsPage(endedRequests(), query) };
  await withScreen(list, { api, as: 'member', ...reader }, async ({ page, words, visit }) => {
    const shown = words('adoption-requests:card.askedBy', { name });
    await page.getByRole('article').filter({ hasText: shown }).waitFor();
    await visit(details(7));
    await page.getByText(shown).waitFor();
    const card = page.getByRole('region', { name: words('adoption-requests:requester.title') });
    await card.getByText(name, { exact: true }).waitFor();
  });
});

test('an approved adoption that comes to nothing is recorded with a reason, and is then to be read there', async () => {
  const ended = endedRequests().find(({ status }) => status === 'fell-through');
  const answer = { adoptionRequest: { ...aRequest(), ...ended, id: requestId(3), _id: requestId(3) } };
  const api: Stubs = { ...usual(), 'POST /adoption/requests/{id}/fall-through': success(answer) };
  await withScreen(details(3), { api, as: 'member' }, async (screen) => {
    const { page, words, restub } = screen;
    await press(screen, 'adoption-requests:action.fall-through');
    const sure = confirm(screen, 'adoption-requests:action.fall-through');
    await page.getByRole('dialog').getByText(words('adoption-requests:dialog.fall-through.text')).waitFor();
    await page.getByRole('dialog').getByRole('textbox').fill('   ');
    expect(await sure.isEnabled()).toBe(false);
    await page.getByRole('dialog').getByRole('textbox').fill(' The landlord refused.');
    restub({ ...api, 'GET /adoption/requests/{id}': answer });
    await sure.click();
    await page.getByText(words('adoption-requests:done.fell-through')).waitFor();
    await page.getByText(ended?.closing?.reason ?? 'a reason').waitFor();
    for (const step of ['hand-over', 'fall-through'])
      expect(await page.getByRole('button', { name: words(`adoption-requests:action.${step}`) }).count()).toBe(0);
    expect(stepsOf(screen).map(({ name, body }) => [name, body])).toEqual([
      [`POST /adoption/requests/${requestId(3)}/fall-through`, { reason: 'The landlord refused.' }],
    ]);
  });
});

test('what has happened to a request is a timeline: each step with its day and whose it was, then what is waited for', async () => {
  await withScreen(details(6), { api: usual(), as: 'member' }, async ({ page, words, visit }) => {
    const listed = async (): Promise<string[]> => {
      const history = page
        .locator('section')
        .filter({ has: page.getByRole('heading', { name: words('adoption-requests:history.title') }) });
      return history.getByRole('listitem').allInnerTexts();
    };
    const line = (step: string, by: string) =>
      expect.stringMatching(
        new RegExp(`^${words(`adoption-requests:history.${step}`)}\\s+.*20\\d\\d · ${words(`adoption-requests:history.by.${by}`)}$`),
      );
    expect(await listed()).toEqual([line('pending', 'requester'), line('approved', 'owner'), line('completed', 'owner')]);
    await visit(details(3));
    expect(await listed()).toEqual([
      line('pending', 'requester'),
      line('approved', 'owner'),
      expect.stringContaining(words('adoption-requests:history.handOverDue')),
    ]);
    await visit(details(1));
    expect(await listed()).toEqual([line('pending', 'requester'), expect.stringContaining(words('adoption-requests:history.answerDue'))]);
  });
});

test('who has sent requests and received none begins with those that were sent', async () => {
  const counts = { received: 0, sent: 2, all: 2 };
  const api: Stubs = { ...usual(), 'GET /adoption/requests': ({ query }) => ({ ...requestsPage([aRequest()], query), counts }) };
  await withScreen('/dashboard?tab=requests', { api, as: 'member' }, async ({ page, words }) => {
    await page.waitForURL((url) => url.searchParams.get('type') === 'sent');
    await page.getByRole('radiogroup').getByText(words('adoption-requests:tabs.received')).click();
    await page.waitForURL((url) => url.searchParams.get('type') === 'received');
  });
});

test.each([
  { language: 'en', width: 1280 },
  { language: 'ur', width: 360 },
] as const)('the two of an approved request name a day to meet ($language)', async (reader) => {
  const approved = someRequests().find(({ status }) => status === 'approved') ?? aRequest();
  const proposed = { ...approved, meeting: { day: '2027-03-05', by: 'requester' as const, at: approved.createdAt, isAgreed: false } };
  const agreed = { ...proposed, meeting: { ...proposed.meeting, isAgreed: true } };
  const put = 'PUT /adoption/requests/{id}/meeting';
  const api: Stubs = {
    ...usual(),
    [put]: success({ adoptionRequest: agreed }),
    'GET /adoption/requests/{id}': success({ adoptionRequest: proposed }),
  };
  await withScreen(details(3), { api, as: 'member', ...reader }, async (screen) => {
    const { page, words, calls, restub } = screen;
    const panel = page.getByRole('region', { name: words('adoption-requests:meeting.title') });
    await panel.getByText('Hamza Tanveer').waitFor();
    expect(await panel.getByRole('button', { name: words('adoption-requests:meeting.propose') }).isDisabled()).toBe(true);
    restub({ ...api, 'GET /adoption/requests/{id}': success({ adoptionRequest: agreed }) });
    await press(screen, 'adoption-requests:meeting.agree');
    await page.getByText(words('adoption-requests:meeting.bothWant')).waitFor();
    await panel.getByRole('button', { name: words('adoption-requests:meeting.agree') }).waitFor({ state: 'detached' });
    expect(calls.filter(({ name }) => name.startsWith('PUT')).map(({ body }) => body)).toEqual([{ day: '2027-03-05' }]);
  });
});

test.each([
  { n: 1, language: 'en', width: 1280 },
  { n: 3, language: 'ur', width: 360 },
] as const)(
  'the owner of a pet writes to who asks for it, and comes to their conversation (request $n, $language)',
  async ({ n, ...reader }) => {
    const write = 'POST /messages/requests/{id}';
    const blocked = refuse(403, 'conversation.blocked');
    const api: Stubs = { ...usual(), [write]: blocked };
    const options = { api, as: 'member', ...reader, allowed: /403/ } as const;
    await withScreen(details(n), options, async ({ page, words, calls, restub }) => {
      await page.getByRole('button', { name: new RegExp(words('adoption-requests:contact.write', { name: '.*' })) }).click();
      const dialog = page.getByRole('dialog');
      await dialog.getByLabel(words('adoption-requests:details.message')).fill('Could you come on Sunday?');
      const send = dialog.getByRole('button', { name: words('adoption-requests:write.send') });
      await send.click();
      await dialog.getByText(words('errors:conversation.blocked')).waitFor();
      restub(usual());
      await send.click();
      await page.waitForURL(/\/messages\?id=/);
      const sent = calls.filter(({ name }) => name.startsWith('POST /messages/requests/'));
      expect(sent.map(({ body }) => body)).toEqual(Array(2).fill({ message: 'Could you come on Sunday?' }));
      expect(new Set(sent.map(({ headers }) => headers['idempotency-key'])).size).toBe(1);
    });
  },
);
