/// <reference lib="dom" />
import { expect, test } from '@jest/globals';
import { memberIdOf, someMembers } from './data/some-members.ts';
import { usualAnswers } from './data/usual-answers.ts';
import { refuse, unavailable, type Stubs } from './harness/answers.ts';
import { withScreen } from './harness/with-screen.ts';

const change = 'PATCH /auth/users/{id}/suspension' as const;
const readers = [
  { language: 'en', width: 1280 },
  { language: 'ur', width: 360 },
] as const;
const path = `/admin-member-${memberIdOf(3)}`;

/** A member whom admins keep out and let in again. */
const suspendable = (): Stubs => {
  const member = someMembers()[2] as ReturnType<typeof someMembers>[number];
  return {
    ...usualAnswers('admin'),
    'GET /auth/users/{id}': () => ({ user: { ...member } }),
    [change]: ({ body }) => {
      const { suspended } = body as { suspended: boolean };
      Object.assign(member, { suspendedAt: suspended ? '2026-03-04T09:00:00.000Z' : null });
      return { user: { ...member } };
    },
  };
};

test.each(readers)('a member is suspended with a reason, and let in again by one click ($language)', async (reader) => {
  await withScreen(path, { api: suspendable(), as: 'admin', ...reader }, async ({ page, words, calls }) => {
    await page.getByRole('heading', { level: 1, name: 'Bilal Qureshi' }).waitFor();
    await page.getByRole('button', { name: words('members:suspension.ask') }).click();
    const dialog = page.getByRole('dialog');
    const submit = dialog.getByRole('button', { name: words('members:suspension.ask') });
    expect(await submit.isDisabled()).toBe(true);
    await dialog.getByRole('textbox').fill('Took money for a cat');
    await submit.click();
    await page.getByRole('button', { name: words('members:suspension.undo') }).click();
    await page
      .getByRole('button', { name: words('members:suspension.ask') })
      .first()
      .waitFor();
    const sent = calls.filter(({ name }) => name.startsWith('PATCH')).map(({ body }) => body);
    expect(sent).toEqual([{ suspended: true, reason: 'Took money for a cat' }, { suspended: false }]);
  });
});

test('what they offer leads to its desk, and their orders to the case', async () => {
  await withScreen(path, { api: usualAnswers('admin'), as: 'admin' }, async ({ page }) => {
    const paths = await page
      .getByRole('main')
      .getByRole('link')
      .evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
    for (const start of ['/admin-dashboard?', '/admin-store-', '/admin-accessory-', '/admin-vet-', '/admin-case-', '/admin-reports'])
      expect(paths.some((one) => one.startsWith(start))).toBe(true);
  });
});

test('no admin can be suspended, and the page gives the reason', async () => {
  const admin = someMembers()[0] as ReturnType<typeof someMembers>[number];
  await withScreen(`/admin-member-${admin.id}`, { api: usualAnswers('admin'), as: 'admin', language: 'ur' }, async ({ page, words }) => {
    await page.getByText(words('members:suspension.notAdmins')).waitFor();
    expect(await page.getByRole('button', { name: words('members:suspension.ask') }).count()).toBe(0);
  });
});

test('a part that cannot be read has its own Retry; the others stay', async () => {
  const api = { ...usualAnswers('admin'), 'GET /orders/buyers/{id}': unavailable };
  await withScreen(path, { api, as: 'admin', language: 'ur', width: 360, allowed: /503/ }, async ({ page, words, restub }) => {
    await page.getByText(words('members:act.admin-given')).waitFor();
    const part = page.getByRole('region', { name: words('members:page.orders') });
    restub(usualAnswers('admin'));
    await part.getByRole('button', { name: words('shell:retry') }).click();
    await part.getByRole('link').first().waitFor();
  });
});

test.each(readers)('who is suspended reads so at the login ($language)', async (reader) => {
  const api = { ...usualAnswers(), 'POST /auth/login': refuse(403, 'account.suspended') };
  await withScreen('/login', { api, ...reader, allowed: /403/ }, async ({ page, words }) => {
    await page.fill('#email', 'sana@example.com');
    await page.fill('#password', 'Chinar-Tree-42');
    await page.getByRole('button', { name: words('session:login.submit'), exact: true }).click();
    await page.getByText(words('errors:account.suspended')).first().waitFor();
  });
});

test('what followed from cases is read in the language of the admin', async () => {
  const act = { by: null, byName: null, caseId: memberIdOf(9) } as const;
  const acts = [
    { ...act, act: 'reinstated', reason: '', at: '2026-03-05T09:00:00.000Z' },
    { ...act, act: 'suspended', reason: 'Three reports were upheld within a year', at: '2026-03-04T09:00:00.000Z' },
  ] as const;
  const api: Stubs = { ...usualAnswers('admin'), 'GET /auth/users/{id}/history': { acts: [...acts] } };
  await withScreen(path, { api, as: 'admin', language: 'ur', width: 360 }, async ({ page, words }) => {
    await page.getByText(words('members:trail.overturned')).waitFor();
    await page.getByText(words('members:trail.upheld')).waitFor();
    expect(await page.getByText('Three reports').count()).toBe(0);
  });
});
