/// <reference lib="dom" />
import { readFile } from 'node:fs/promises';
import { expect, test } from '@jest/globals';
import { membersPage, someMembers } from './data/some-members.ts';
import { aSecondFactor, askedForCode, someRecoveryCodes, tokenWithoutFactor } from './data/some-sessions.ts';
import { usualAnswers } from './data/usual-answers.ts';
import { refuse, unavailable, type Stubs } from './harness/answers.ts';
import type { Screen } from './harness/open-screen.ts';
import { userOf } from './harness/people.ts';
import { withScreen } from './harness/with-screen.ts';

const phone = { language: 'ur', width: 360 } as const;
const wrong = refuse(400, 'second-factor.wrong-code', [{ path: 'code', code: 'second-factor.wrong-code', msg: 'Not right' }]);
const since = '2026-11-02T10:00:00.000Z';

const member = userOf('member') as NonNullable<ReturnType<typeof userOf>>;
const admin = userOf('admin') as typeof member;
const tokens = { token: 'a-token', refreshToken: 'a-refresh-token' };

const logIn = async ({ page, words }: Screen): Promise<void> => {
  await page.fill('#email', 'ayesha@example.com');
  await page.fill('#password', 'Moti2026');
  await page.getByRole('button', { name: words('session:login.submit'), exact: true }).click();
};
const submit = ({ page, words }: Screen) => page.getByRole('button', { name: words('session:login.submit'), exact: true });
const toCode = async (screen: Screen): Promise<void> => {
  await logIn(screen);
  await screen.page.getByRole('heading', { level: 1, name: screen.words('session:code.title') }).waitFor();
};
const sent = ({ calls }: Screen, name: string) => calls.filter((call) => call.name === name).map(({ body }) => body);

const asked: Stubs = { ...usualAnswers('visitor'), 'POST /auth/login': askedForCode };

test('a login whose second factor is on asks for the code, takes Urdu digits, keeps a wrong one and goes on with the right one', async () => {
  const api: Stubs = {
    ...asked,
    'POST /auth/login/second-factor': ({ attempt }) => (attempt === 0 ? wrong : { user: member, ...tokens }),
  };
  await withScreen('/login?next=profile', { api, ...phone, allowed: /400/ }, async (screen) => {
    const { page, words } = screen;
    await toCode(screen);
    const field = page.locator('#code');
    expect(await field.getAttribute('autocomplete')).toBe('one-time-code');
    expect(await field.getAttribute('inputmode')).toBe('numeric');
    await submit(screen).click();
    await page.getByRole('alert').getByText(words('session:problem.codeRequired')).waitFor();
    await field.fill('12345');
    await submit(screen).click();
    await page.getByRole('alert').getByText(words('session:problem.codeShape')).waitFor();
    await field.fill('۱۲۳ ۴۵۶');
    await submit(screen).click();
    await page.getByRole('alert').getByText(words('errors:second-factor.wrong-code')).waitFor();
    expect(await field.inputValue()).toBe('۱۲۳ ۴۵۶');
    await field.fill('123456');
    await submit(screen).click();
    await page.getByRole('heading', { level: 1, name: words('session:login.success') }).waitFor();
    expect(sent(screen, 'POST /auth/login/second-factor')).toEqual([
      { challenge: 'a-challenge', code: '۱۲۳ ۴۵۶' },
      { challenge: 'a-challenge', code: '123456' },
    ]);
  });
});

test('who has lost the app gives a recovery code', async () => {
  const api: Stubs = { ...asked, 'POST /auth/login/second-factor': { user: member, ...tokens } };
  await withScreen('/login?next=profile', { api }, async (screen) => {
    const { page, words } = screen;
    await toCode(screen);
    await page.getByRole('button', { name: words('session:code.useRecovery') }).click();
    await page.getByLabel(words('session:code.recovery'), { exact: true }).fill('k7q0-8mxa-20tr-w5z0');
    await submit(screen).click();
    await page.getByRole('heading', { level: 1, name: words('session:login.success') }).waitFor();
    expect(sent(screen, 'POST /auth/login/second-factor')).toEqual([{ challenge: 'a-challenge', code: 'k7q0-8mxa-20tr-w5z0' }]);
  });
});

test.each([
  ['login-challenge.expired', refuse(401, 'login-challenge.expired')],
  ['second-factor.too-many', { ...refuse(429, 'second-factor.too-many'), headers: { 'retry-after': '890' } }],
] as const)('a code that is refused with %s leads back to the login, where all is as it was typed', async (code, refusal) => {
  const api: Stubs = { ...asked, 'POST /auth/login/second-factor': refusal };
  await withScreen('/login', { api, ...phone, allowed: /4(01|29)/ }, async (screen) => {
    const { page, words } = screen;
    await toCode(screen);
    await page.locator('#code').fill('123456');
    await submit(screen).click();
    await page
      .getByRole('alert')
      .getByText(words(`errors:${code}`, { minutes: '15' }))
      .waitFor();
    await page.getByRole('button', { name: words('session:forgot.back') }).click();
    await page.getByRole('heading', { level: 1, name: words('session:login.title') }).waitFor();
    expect([await page.inputValue('#email'), await page.inputValue('#password')]).toEqual(['ayesha@example.com', 'Moti2026']);
  });
});

test('a member turns it on: QR code and key, a wrong code, then ten recovery codes to copy and to download, shown once', async () => {
  let isOn = false;
  const api: Stubs = {
    ...usualAnswers('member'),
    'GET /auth/second-factor': () => aSecondFactor(isOn ? { isOn, since, recoveryCodesLeft: 10 } : {}),
    'POST /auth/second-factor/confirm': ({ attempt }) => {
      isOn = attempt > 0;
      return isOn ? { recoveryCodes: someRecoveryCodes() } : wrong;
    },
  };
  await withScreen('/profile?tab=security', { api, as: 'member', ...phone, allowed: /400/ }, async (screen) => {
    const { page, words, context } = screen;
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.getByRole('button', { name: words('second-factor:turnOn') }).click();
    await page.getByRole('img', { name: words('second-factor:setup.qr') }).waitFor();
    await page.getByText('JBSW Y3DP EHPK 3PXP JBSW Y3DP EHPK 3PXP').waitFor();
    const field = page.locator('#code');
    const confirm = page.getByRole('button', { name: words('second-factor:setup.submit') });
    await field.fill('111111');
    await confirm.click();
    await page.getByRole('alert').getByText(words('errors:second-factor.wrong-code')).waitFor();
    expect(await field.inputValue()).toBe('111111');
    await field.fill('123456');
    await confirm.click();
    await page.getByText(someRecoveryCodes()[9] as string).waitFor();
    await page.getByRole('button', { name: words('second-factor:codes.copy') }).click();
    await page.getByText(words('second-factor:codes.copied')).waitFor();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(someRecoveryCodes().join('\n'));
    const downloading = page.waitForEvent('download');
    await page.getByRole('button', { name: words('second-factor:codes.download') }).click();
    expect(await readFile(await (await downloading).path(), 'utf8')).toBe(`${someRecoveryCodes().join('\n')}\n`);
    await page.getByRole('button', { name: words('second-factor:codes.kept') }).click();
    await page.getByText(words('second-factor:codes.left', { left: '10', made: '10' })).waitFor();
    expect(await page.getByText(someRecoveryCodes()[0] as string).count()).toBe(0);
  });
});

test('what is on is turned off by a code, and has new recovery codes by one', async () => {
  const on = aSecondFactor({ isOn: true, since, recoveryCodesLeft: 3 });
  const api: Stubs = { ...usualAnswers('member'), 'GET /auth/second-factor': on };
  await withScreen('/profile?tab=security', { api, as: 'member' }, async (screen) => {
    const { page, words, restub } = screen;
    await page.getByText(words('second-factor:codes.left', { left: '3', made: '10' })).waitFor();
    const renew = page.getByRole('button', { name: words('second-factor:codes.renew') });
    await renew.click();
    await page.locator('#code').fill('123456');
    await renew.click();
    await page.getByText(someRecoveryCodes()[0] as string).waitFor();
    await page.getByRole('button', { name: words('second-factor:codes.kept') }).click();
    const off = page.getByRole('button', { name: words('second-factor:turnOff') });
    await off.click();
    restub(usualAnswers('member'));
    await page.locator('#code').fill('654321');
    await off.click();
    await page.getByText(words('second-factor:isOff')).waitFor();
    await page.getByRole('button', { name: words('second-factor:turnOn') }).waitFor();
    expect(sent(screen, 'DELETE /auth/second-factor')).toEqual([{ code: '654321' }]);
  });
});

test('a state that cannot be read is shown as such, and Retry reads it again', async () => {
  const api: Stubs = { ...usualAnswers('member'), 'GET /auth/second-factor': unavailable };
  await withScreen('/profile?tab=security', { api, as: 'member', allowed: /503/ }, async ({ page, words, restub }) => {
    const panel = page.getByRole('region', { name: words('second-factor:title') });
    await panel.getByText(words('second-factor:error')).waitFor();
    restub(usualAnswers('member'));
    await panel.getByRole('button', { name: words('shell:retry') }).click();
    await panel.getByRole('button', { name: words('second-factor:turnOn') }).waitFor();
  });
});

test('an admin who has to turn it on sees that in place of an admin page, and then the page, with a token that opens it', async () => {
  const needed = refuse(403, 'second-factor.required');
  const api: Stubs = {
    ...usualAnswers('admin'),
    'POST /auth/login': { user: admin, ...tokens, token: tokenWithoutFactor },
    'GET /auth/second-factor': aSecondFactor({ isRequired: true }),
    'POST /auth/refresh': { token: 'a.fresh.token', refreshToken: 'another' },
    'GET /auth/users': ({ headers }) => (headers['authorization'] === 'Bearer a.fresh.token' ? membersPage(someMembers()) : needed),
  };
  await withScreen('/login?next=admin-members', { api, ...phone }, async (screen) => {
    const { page, words, calls } = screen;
    await logIn(screen);
    await page.getByRole('heading', { level: 1, name: words('second-factor:gate.title') }).waitFor();
    expect(calls.filter(({ name }) => name === 'GET /auth/users')).toEqual([]);
    await page.getByRole('button', { name: words('second-factor:turnOn') }).click();
    await page.locator('#code').fill('123456');
    await page.getByRole('button', { name: words('second-factor:setup.submit') }).click();
    await page.getByRole('button', { name: words('second-factor:codes.kept') }).click();
    await page
      .getByText((someMembers()[2] as { email: string }).email)
      .first()
      .waitFor();
  });
});
