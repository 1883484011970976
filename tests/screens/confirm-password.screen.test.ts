/// <reference lib="dom" />
import { expect, test } from '@jest/globals';
import { storeAccount } from './data/own-store.ts';
import { membersPage, someMembers } from './data/some-members.ts';
import { usualAnswers } from './data/usual-answers.ts';
import { refuse, unavailable, type Stubs } from './harness/answers.ts';
import type { Screen } from './harness/open-screen.ts';
import { withScreen } from './harness/with-screen.ts';

const passwordNeeded = refuse(403, 'session.password-needed');
const iban = 'PK36 SCBL 0000 0011 2345 6702';
const bilal = someMembers()[2] as ReturnType<typeof someMembers>[number];

const passwordDialog = ({ page, words }: Screen) => page.getByRole('dialog', { name: words('session:again.title') });
const callsOf = ({ calls }: Screen, name: string) => calls.filter((call) => call.name.startsWith(name));

test('an admin who gives a role is asked for the password over the question, and the role is given once it is right', async () => {
  const wrong = refuse(400, 'password.wrong-current', [{ path: 'password', code: 'password.wrong-current', msg: 'Not right' }]);
  const api: Stubs = {
    ...usualAnswers('admin'),
    'GET /auth/users': membersPage(someMembers()),
    'PATCH /auth/users/{id}/role': ({ attempt }) => (attempt === 0 ? passwordNeeded : { user: { ...bilal, userType: 'admin' } }),
    'POST /auth/confirm-password': ({ body }) =>
      (body as { password: string }).password === 'Moti2026' ? { token: 'a.fresh.token' } : wrong,
  };
  await withScreen('/admin-members', { api, as: 'admin', language: 'ur', width: 360, allowed: /40[03]/ }, async (screen) => {
    const { page, words } = screen;
    const row = page.getByRole('listitem').filter({ hasText: bilal.email });
    await row.getByRole('button', { name: words('members:role.change') }).click();
    await page.getByRole('button', { name: words('members:role.confirmGive') }).click();
    const dialog = passwordDialog(screen);
    const field = dialog.getByLabel(words('session:field.password'), { exact: true });
    await field.waitFor();
    await page.waitForFunction(() => document.activeElement?.id === 'passwordAgain');
    await page.keyboard.type('Wrong2026');
    await page.keyboard.press('Enter');
    await dialog.getByRole('link', { name: words('errors:password.wrong-current') }).waitFor();
    await field.fill('Moti2026');
    await dialog.getByRole('button', { name: words('session:again.submit') }).click();
    await page.getByText(words('members:outcome.admin', { name: bilal.fullName })).waitFor();
    await dialog.waitFor({ state: 'hidden' });
    const sent = callsOf(screen, 'PATCH /auth/users/');
    expect(sent.map(({ body }) => body)).toEqual([{ role: 'admin' }, { role: 'admin' }]);
    expect(sent[1]?.headers['authorization']).toBe('Bearer a.fresh.token');
  });
});

test('who cancels the question for the password keeps the form as it was, and it can be sent again', async () => {
  const account = storeAccount({});
  const api: Stubs = {
    ...usualAnswers('member'),
    'GET /stores/user/account': { account },
    'PUT /stores/user/account': passwordNeeded,
    'POST /auth/confirm-password': ({ attempt }) => (attempt === 0 ? unavailable : { token: 'a.fresh.token' }),
  };
  await withScreen('/vendor-dashboard?tab=account', { api, as: 'member', allowed: /403|503/ }, async (screen) => {
    const { page, words, restub } = screen;
    const field = page.getByRole('textbox', { name: words('vendor-office:account.field.iban') });
    await field.fill(iban);
    await page.getByRole('textbox', { name: words('vendor-office:account.field.title') }).fill('Bilal & Sons');
    const save = page.getByRole('button', { name: words('vendor-office:save') });
    await save.click();
    const dialog = passwordDialog(screen);
    await dialog.getByLabel(words('session:field.password'), { exact: true }).fill('Moti2026');
    await dialog.getByRole('button', { name: words('session:again.submit') }).click();
    await dialog.getByRole('alert').getByText(words('session:again.failed')).waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('alert').getByText(words('errors:session.password-needed')).waitFor();
    await dialog.waitFor({ state: 'hidden' });
    expect(await field.inputValue()).toBe(iban);
    expect(callsOf(screen, 'PUT /stores/user/account')).toHaveLength(1);
    restub({
      ...api,
      'POST /auth/confirm-password': { token: 'a.fresh.token' },
      'PUT /stores/user/account': ({ headers }) => (headers['authorization'] === 'Bearer a.fresh.token' ? { account } : passwordNeeded),
    });
    await save.click();
    await dialog.getByLabel(words('session:field.password'), { exact: true }).fill('Moti2026');
    await dialog.getByRole('button', { name: words('session:again.submit') }).click();
    await page.getByText(words('vendor-office:done.account')).waitFor();
    const bodies = callsOf(screen, 'PUT /stores/user/account').map(({ body }) => body);
    expect(bodies).toEqual(Array(3).fill({ payout: { iban, title: 'Bilal & Sons' } }));
  });
});

test('who goes back while the password is asked for leaves the question behind', async () => {
  const api: Stubs = { ...usualAnswers('member'), 'PUT /stores/user/account': passwordNeeded };
  await withScreen('/vendor-dashboard', { api, as: 'member', allowed: /403/ }, async (screen) => {
    const { page, words, visit } = screen;
    await visit('/vendor-dashboard?tab=account');
    await page.getByRole('textbox', { name: words('vendor-office:account.field.taxNumber') }).fill('1234567');
    await page.getByRole('button', { name: words('vendor-office:save') }).click();
    await passwordDialog(screen).waitFor();
    await page.goBack();
    await passwordDialog(screen).waitFor({ state: 'hidden' });
  });
});
