import { expect, test } from '@jest/globals';
import { membersPage, someMembers, someRoleChanges } from './data/some-members.ts';
import { usualAnswers } from './data/usual-answers.ts';
import { refuse, success, unavailable, type Stubs } from './harness/answers.ts';
import { whereFocusIs } from './harness/where-focus-is.ts';
import { withScreen } from './harness/with-screen.ts';

const usual = usualAnswers('admin');
const admin = { as: 'admin', api: usual } as const;
const phone = { language: 'ur', width: 360 } as const;
const change = 'PATCH /auth/users/{id}/role' as const;
const bilal = someMembers()[2] as ReturnType<typeof someMembers>[number];

/** Members of whom one can be given another role. */
const changing = (members = someMembers()): Stubs => ({
  ...usual,
  'GET /auth/users': () => membersPage(members),
  [change]: ({ params, body }) => {
    const member = members.find(({ id }) => id === params['id']) ?? bilal;
    Object.assign(member, { userType: (body as { role: string }).role });
    return { user: member };
  },
});

test('members are looked for by a part of name or email, and by their role', async () => {
  await withScreen('/admin-members', { ...admin, ...phone }, async ({ page, words, calls, settle }) => {
    const search = page.getByRole('searchbox', { name: words('members:search.label') });
    await search.fill('kh');
    await search.press('Enter');
    await page.getByText(words('members:search.tooShort')).waitFor();
    expect(new URL(page.url()).search).toBe('');
    await search.fill(' khan ');
    await page.waitForURL(({ search: query }) => query === '?search=khan');
    await page.getByRole('radio', { name: words('members:only.admin') }).check();
    await settle();
    expect(calls.findLast(({ name }) => name.startsWith('GET /auth/users'))?.name).toBe(
      'GET /auth/users?limit=20&page=1&search=khan&userType=admin',
    );
  });
});

test('nobody found leads back to everybody', async () => {
  const api = { ...usual, 'GET /auth/users': membersPage([]) };
  await withScreen('/admin-members?search=nobody', { ...admin, api }, async ({ page, words, restub }) => {
    restub(usual);
    await page.getByRole('button', { name: words('members:empty.clear') }).click();
    await page.getByText(bilal.email).waitFor();
    expect(await whereFocusIs(page)).toContain('5');
    expect(await page.getByRole('searchbox').inputValue()).toBe('');
  });
});

test('a member is made an admin after a question that shows what was before', async () => {
  await withScreen('/admin-members', { ...admin, ...phone, api: changing() }, async ({ page, words, calls }) => {
    const row = page.getByRole('listitem').filter({ hasText: bilal.email });
    await row.getByRole('button', { name: words('members:role.change') }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByText(words('members:role.giveText')).waitFor();
    for (const text of ['members:trail.admin', 'members:trail.user', 'members:trail.operator'])
      await dialog.getByText(words(text), { exact: false }).first().waitFor();
    expect(calls.some(({ name }) => name.startsWith('PATCH'))).toBe(false);
    await dialog.getByRole('button', { name: words('members:role.confirmGive') }).click();
    await page.getByText(words('members:outcome.admin', { name: bilal.fullName })).waitFor();
    await row.getByText(words('members:pill.admin'), { exact: true }).waitFor();
    expect(calls.find(({ name }) => name.startsWith('PATCH'))).toMatchObject({
      name: `PATCH /auth/users/${bilal.id}/role`,
      body: { role: 'admin' },
    });
  });
});

test('a role that cannot be taken shows why, and the question stays open', async () => {
  const api = { ...usual, [change]: refuse(409, 'account.last-admin') };
  await withScreen('/admin-members', { ...admin, api, allowed: /409/ }, async ({ page, words }) => {
    await page
      .getByRole('row')
      .nth(1)
      .getByRole('button', { name: words('members:role.change') })
      .click();
    const dialog = page.getByRole('dialog');
    await dialog.getByText(words('members:role.own')).waitFor();
    await dialog.getByRole('button', { name: words('members:role.confirmTake') }).click();
    await page.getByText(words('errors:account.last-admin')).waitFor();
    expect(await dialog.isVisible()).toBe(true);
  });
});

test('a member is logged out everywhere after a question, which stays open when that fails', async () => {
  const end = 'DELETE /auth/users/{id}/sessions' as const;
  const api: Stubs = { ...usual, [end]: ({ attempt }) => (attempt === 0 ? unavailable : success(null)) };
  await withScreen('/admin-members', { ...admin, ...phone, api, allowed: /503/ }, async ({ page, words, calls }) => {
    const row = page.getByRole('listitem').filter({ hasText: bilal.email });
    await row.getByRole('button', { name: words('members:sessions.end') }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByText(words('members:sessions.text')).waitFor();
    expect(calls.some(({ name }) => name.startsWith('DELETE'))).toBe(false);
    const confirm = dialog.getByRole('button', { name: words('members:sessions.confirm') });
    await confirm.click();
    await page.getByText(words('errors:service.unavailable')).waitFor();
    await confirm.click();
    await page.getByText(words('members:outcome.loggedOut', { name: bilal.fullName })).waitFor();
    await dialog.waitFor({ state: 'hidden' });
    expect(calls.filter(({ name }) => name === `DELETE /auth/users/${bilal.id}/sessions`)).toHaveLength(2);
  });
});

test('what was before can be asked for again when it could not be read', async () => {
  const api: Stubs = {
    ...usual,
    'GET /auth/users/{id}/roles': ({ attempt }) => (attempt === 0 ? unavailable : { changes: someRoleChanges() }),
  };
  await withScreen('/admin-members', { ...admin, api, allowed: /503/ }, async ({ page, words }) => {
    await page
      .getByRole('row')
      .nth(2)
      .getByRole('button', { name: words('members:role.change') })
      .click();
    const dialog = page.getByRole('dialog');
    await dialog.getByText(words('members:trail.error')).waitFor();
    await dialog.getByRole('button', { name: words('shell:retry') }).click();
    await dialog.getByText(words('members:trail.operator')).waitFor();
  });
});

test('a member who is no admin sees that the page is for admins, and nothing is asked of the server', async () => {
  await withScreen('/admin-members', { as: 'member', api: usualAnswers('member') }, async ({ page, words, calls }) => {
    await page.getByRole('heading', { level: 1, name: words('shell:forbidden.title') }).waitFor();
    expect(calls.some(({ name }) => name.startsWith('GET /auth/users'))).toBe(false);
  });
});
