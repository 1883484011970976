/// <reference lib="dom" />
import { expect, test } from '@jest/globals';
import type { Locator } from 'playwright-core';
import { aContactMessage, contactMessagesPage, someContactMessages } from './data/some-contact-messages.ts';
import { usualAnswers } from './data/usual-answers.ts';
import { success, unavailable, type Stubs } from './harness/answers.ts';
import type { Screen } from './harness/open-screen.ts';
import { whereFocusIs } from './harness/where-focus-is.ts';
import { withScreen } from './harness/with-screen.ts';

const usual = usualAnswers('admin');
const admin = { as: 'admin', api: usual } as const;
const phone = { language: 'ur', width: 360 } as const;
const readers = [{ language: 'en', width: 1280 }, phone] as const;
const read = 'GET /content/contact' as const;
const path = '/admin-contact';

/** A message with what a desk shows of it once its row is opened, and a phone at once. */
const openMessage = async ({ page, words }: Screen, subject: string) => {
  const button = page.getByRole('button', { name: `${words('work:table.open')} ${subject}`, exact: true });
  if (phone.width === page.viewportSize()?.width)
    return page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: subject }) });
  await button.click();
  expect(await button.getAttribute('aria-expanded')).toBe('true');
  const row = page.getByRole('row').filter({ has: button });
  return row.or(row.locator('xpath=following-sibling::tr[1]'));
};

/** How the words of a message stand: their direction and language, and what is read of them. */
const proseOf = (message: Locator) =>
  message
    .locator('p.prose')
    .evaluate((prose: HTMLElement) => ({ direction: getComputedStyle(prose).direction, lang: prose.lang, text: prose.innerText }));

test.each(readers)('an admin reads what people wrote, each in its own direction, with its lines ($language)', async (reader) => {
  await withScreen(path, { ...admin, ...reader }, async (screen) => {
    const { page, words, calls } = screen;
    await page.getByText(words('admin-contact:count_other', { amount: '5' }), { exact: true }).waitFor();
    expect(await proseOf(await openMessage(screen, 'A listing'))).toEqual({
      ...{ direction: 'ltr', lang: 'en', text: 'I cannot log in any more.\nMy password is refused.' },
    });
    const urdu = await openMessage(screen, 'بلی کے بارے میں');
    expect(await proseOf(urdu)).toEqual({
      ...{ direction: 'rtl', lang: 'ur', text: 'کیا یہ بلی ابھی بھی مل سکتی ہے؟\nمیں لاہور میں رہتا ہوں۔' },
    });
    for (const text of ['بلال قریشی', 'bilal@example.com', '0300 1234567', words('contact:category.adoption')])
      await urdu.getByText(text, { exact: true }).first().waitFor();
    // Beside the menu's, which counts.
    expect(calls.filter(({ name }) => name.startsWith(`${read}?limit=20`)).map(({ name }) => name)).toEqual([
      `${read}?limit=20&page=1&sortBy=oldest&status=open`,
    ]);
  });
});

test.each(readers)('what looks like HTML is read as it was written, in every field, and nothing of it runs ($language)', async (reader) => {
  const script = '<script>document.title = "ran"</script>';
  const picture = '<img src="x" onerror="document.title = 1">';
  const typed = { name: `${script} Sana`, phone: picture, subject: `<b>Offer</b> ${script}`, message: `${picture} & more\n${script}` };
  const api = { ...usual, [read]: contactMessagesPage([aContactMessage(1, typed)]) };
  await withScreen(path, { ...admin, ...reader, api }, async (screen) => {
    const { page } = screen;
    const card = await openMessage(screen, typed.subject);
    for (const text of [typed.name, typed.phone, typed.subject]) await card.getByText(text, { exact: true }).first().waitFor();
    expect((await proseOf(card)).text).toBe(typed.message);
    expect(await card.locator('img, b, script').count()).toBe(0);
    expect(await page.title()).not.toMatch(/^(ran|1)$/);
  });
});

test.each(readers)('a message is answered by mail, to its author and under its subject ($language)', async (reader) => {
  await withScreen(path, { ...admin, ...reader }, async (screen) => {
    const { words } = screen;
    const message = await openMessage(screen, 'میرا کلینک Gulberg Pet Clinic');
    const answer = message.getByRole('link', { name: `${words('admin-contact:answer')} Sana Ahmed` });
    const address = new URL((await answer.getAttribute('href')) ?? '');
    expect(decodeURIComponent(address.pathname)).toBe('sana+paltu@example.com');
    expect(address.protocol).toBe('mailto:');
    expect(address.searchParams.get('subject')).toBe('Re: میرا کلینک Gulberg Pet Clinic');
  });
});

test.each(readers)('what is answered is marked so, leaves what is open, and can be opened again ($language)', async (reader) => {
  let all = [aContactMessage(1, { subject: 'A lost cat' })];
  const name = { firstName: 'Hina', lastName: 'Aslam', fullName: 'Hina Aslam' };
  const answered = { by: { _id: 'hina', id: 'hina', ...name, verified: true, rating: null }, at: '2026-11-21T10:00:00.000Z' };
  const api: Stubs = {
    ...usual,
    [read]: ({ query }) => contactMessagesPage(all.filter((one) => (one.answered === null) === (query.get('status') === 'open'))),
    'PATCH /content/contact/{id}': ({ body }) => {
      const isAnswered = (body as { answered: boolean }).answered;
      all = all.map((one) => ({ ...one, answered: isAnswered ? answered : null }));
      return success({ contactMessage: all[0] });
    },
  };
  await withScreen(path, { ...admin, ...reader, api }, async (screen) => {
    const { page, words } = screen;
    const open = await openMessage(screen, 'A lost cat');
    await open.getByRole('button', { name: `${words('admin-contact:mark.answered')} Ayesha Malik` }).click();
    await page.getByRole('heading', { name: words('admin-contact:empty.open') }).waitFor();
    await page.getByText(words('admin-contact:part.answered'), { exact: true }).click();
    const done = await openMessage(screen, 'A lost cat');
    await done.getByText(words('admin-contact:answeredBy', { name: 'Hina Aslam' })).waitFor();
    await done.getByRole('button', { name: `${words('admin-contact:mark.open')} Ayesha Malik` }).click();
    await page.getByRole('heading', { name: words('admin-contact:empty.answered') }).waitFor();
  });
});

test('older messages are on the pages behind, each of which has an address', async () => {
  const all = Array.from({ length: 23 }, (_none, n) => aContactMessage(n + 1, { subject: `Question ${n + 1}.` }));
  const api: Stubs = {
    ...usual,
    [read]: ({ query }) => {
      const page = Number(query.get('page'));
      return contactMessagesPage(all.slice((page - 1) * 20, page * 20), { page, totalPages: 2, total: all.length });
    },
  };
  await withScreen(path, { ...admin, ...phone, api }, async ({ page, words }) => {
    await page.getByRole('heading', { name: 'Question 1.', exact: true }).waitFor();
    await page.getByRole('link', { name: words('shell:pager.next') }).click();
    await page.getByRole('heading', { name: 'Question 23.' }).waitFor();
    expect(new URL(page.url()).search).toBe('?page=2');
    expect(await page.getByRole('main').getByRole('heading', { level: 2 }).count()).toBe(3);
    expect(await whereFocusIs(page)).toContain('23');
  });
});

test.each(readers)('messages that could not be read are asked for again, and there may be none ($language)', async (reader) => {
  const api: Stubs = { ...usual, [read]: unavailable };
  await withScreen(path, { ...admin, ...reader, api, allowed: /503/ }, async ({ page, words, restub }) => {
    await page.getByRole('heading', { name: words('admin-contact:error') }).waitFor();
    await page.getByText(words('errors:service.unavailable')).waitFor();
    restub({ ...usual, [read]: contactMessagesPage([]) });
    await page.getByRole('button', { name: words('shell:retry') }).click();
    await page.getByRole('heading', { name: words('admin-contact:empty.open') }).waitFor();
    expect(await page.getByRole('alert').count()).toBe(0);
  });
});

test('an admin who comes back reads what came meanwhile', async () => {
  await withScreen(path, admin, async ({ page, words, restub }) => {
    await page.getByRole('link', { name: words('work:area.review'), exact: true }).click();
    await page.waitForURL('**/admin-dashboard');
    // While the next page loads, this one is only out of sight.
    await page
      .locator('h1')
      .filter({ hasText: words('admin-contact:title') })
      .waitFor({ state: 'detached' });
    restub({ ...usual, [read]: contactMessagesPage([aContactMessage(6, { subject: 'News' }), ...someContactMessages()]) });
    await page.goBack();
    await page.getByRole('heading', { name: 'News' }).waitFor();
  });
});

test('the account menu leads admins to the messages; other members cause no call', async () => {
  await withScreen('/admin-dashboard', admin, async ({ page, words }) => {
    await page.getByRole('button', { name: words('shell:account.menu', { name: 'Hina' }) }).click();
    await page
      .getByRole('banner')
      .getByRole('link', { name: words('shell:account.messages'), exact: true })
      .first()
      .click();
    await page.getByRole('heading', { level: 1, name: words('admin-contact:title') }).waitFor();
  });
  await withScreen(path, { as: 'member', api: usualAnswers('member') }, async ({ page, words, calls }) => {
    await page.getByRole('heading', { level: 1, name: words('shell:forbidden.title') }).waitFor();
    expect(calls.some(({ name }) => name.startsWith(read))).toBe(false);
  });
});
