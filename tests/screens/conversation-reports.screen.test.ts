/// <reference lib="dom" />
import { expect, test } from '@jest/globals';
import { reportsPage, someReports } from './data/some-conversations.ts';
import { usualAnswers } from './data/usual-answers.ts';
import { unavailable, type Stubs } from './harness/answers.ts';
import { withScreen } from './harness/with-screen.ts';

const usual = usualAnswers('admin');
const read = 'GET /messages/reports' as const;
const phone = { language: 'ur', width: 360 } as const;

test('an admin reads why a conversation was reported and its messages whole, and is led to the pet and to the member', async () => {
  await withScreen('/admin-reports', { as: 'admin', api: usual, ...phone }, async ({ page, words }) => {
    const [first] = someReports();
    const card = page.getByRole('article').first();
    await card.getByText(first?.reason ?? '').waitFor();
    const text = card.getByText('Send the token money');
    expect(await text.isVisible()).toBe(false);
    await card.getByText(words('conversation-reports:messages_other', { count: first?.messages.length ?? 0 })).click();
    await text.waitFor();
    const way = (name: string) => card.getByRole('link', { name }).getAttribute('href');
    expect(await way(words('conversation-reports:toThing.pet'))).toBe(`/pet-${first?.thing.id ?? ''}`);
    expect(await way(words('conversation-reports:toMember'))).toContain('/admin-members?search=Kamran');
  });
});

test('reports that could not be read are asked for again, and there may be none; others cause no call', async () => {
  const api: Stubs = { ...usual, [read]: unavailable };
  await withScreen('/admin-reports', { as: 'admin', api, allowed: /503/ }, async ({ page, words, restub }) => {
    await page.getByRole('heading', { name: words('conversation-reports:error') }).waitFor();
    restub({ ...usual, [read]: reportsPage([]) });
    await page.getByRole('button', { name: words('shell:retry') }).click();
    await page.getByRole('heading', { name: words('conversation-reports:empty.title') }).waitFor();
  });
  await withScreen('/admin-reports', { as: 'member', api: usualAnswers('member') }, async ({ page, words, calls }) => {
    await page.getByRole('heading', { level: 1, name: words('shell:forbidden.title') }).waitFor();
    expect(calls.some(({ name }) => name.startsWith(read))).toBe(false);
  });
});
