/// <reference lib="dom" />
import { expect, test } from '@jest/globals';
import { aDecision, aReport, reportsPage, someReports } from './data/some-conversations.ts';
import { usualAnswers } from './data/usual-answers.ts';
import { refuse, unavailable, type Stubs } from './harness/answers.ts';
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
    expect(await way(words('conversation-reports:toMember'))).toContain(`/admin-member-${first?.owner.id ?? ''}`);
  });
});

test('an admin stops a member for as long as they choose, with a reason, and of a visitor a report is dismissed alone', async () => {
  let all = someReports();
  const decide = 'POST /messages/reports/{id}/decision' as const;
  const api: Stubs = {
    ...usual,
    [read]: ({ query }) => reportsPage(all.filter(({ decision }) => (decision === null) === (query.get('status') === 'waiting'))),
    [decide]: ({ params, body }) => {
      const { decision } = body as { decision: 'stopped' };
      all = all.map((one) => (one.id === params['id'] ? { ...one, decision: aDecision({ decision }) } : one));
      return { report: all.find(({ id }) => id === params['id']) ?? aReport(1) };
    },
  };
  await withScreen('/admin-reports', { as: 'admin', api, ...phone }, async ({ page, words, calls }) => {
    const act = (name: string) => page.getByRole('article').first().getByRole('button', { name });
    expect(await page.getByRole('article').nth(2).getByRole('button').count()).toBe(1);
    await act(words('conversation-reports:ask.stopped.open')).click();
    const dialog = page.getByRole('dialog');
    const submit = dialog.getByRole('button', { name: words('conversation-reports:ask.stopped.submit') });
    expect(await submit.isDisabled()).toBe(true);
    await dialog.getByRole('radio', { name: words('conversation-reports:days.30') }).check();
    await dialog.getByRole('textbox').fill('No advance payments');
    await submit.click();
    await page.getByText(words('conversation-reports:toast.done')).waitFor();
    await page.getByRole('article').nth(2).waitFor({ state: 'detached' });
    const sent = calls.filter(({ name }) => name.endsWith('/decision')).map(({ body }) => body);
    expect(sent).toEqual([{ decision: 'stopped', reason: 'No advance payments', days: 30 }]);
    await page.getByText(words('conversation-reports:part.decided'), { exact: true }).click();
    await act(words('conversation-reports:ask.lifted.open')).waitFor();
  });
});

test('a report that another admin has decided meanwhile is refused where it was asked for', async () => {
  const api: Stubs = { ...usual, 'POST /messages/reports/{id}/decision': refuse(409, 'report.already-decided') };
  await withScreen('/admin-reports', { as: 'admin', api, allowed: /409/ }, async ({ page, words }) => {
    await page
      .getByRole('article')
      .first()
      .getByRole('button', { name: words('conversation-reports:ask.dismissed.open') })
      .click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: words('conversation-reports:ask.dismissed.submit') })
      .click();
    await page.getByRole('dialog').getByText(words('errors:report.already-decided')).waitFor();
  });
});

test('reports that could not be read are asked for again, and there may be none; others cause no call', async () => {
  const api: Stubs = { ...usual, [read]: unavailable };
  await withScreen('/admin-reports', { as: 'admin', api, allowed: /503/ }, async ({ page, words, restub }) => {
    await page.getByRole('heading', { name: words('conversation-reports:error') }).waitFor();
    restub({ ...usual, [read]: reportsPage([]) });
    await page.getByRole('button', { name: words('shell:retry') }).click();
    await page.getByRole('heading', { name: words('conversation-reports:empty.waiting') }).waitFor();
  });
  await withScreen('/admin-reports', { as: 'member', api: usualAnswers('member') }, async ({ page, words, calls }) => {
    await page.getByRole('heading', { level: 1, name: words('shell:forbidden.title') }).waitFor();
    expect(calls.some(({ name }) => name.startsWith(read))).toBe(false);
  });
});
