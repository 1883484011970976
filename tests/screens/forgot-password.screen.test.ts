import { expect, test } from '@jest/globals';
import { raw, success } from './harness/answers.ts';
import { whereFocusIs } from './harness/where-focus-is.ts';
import { withScreen } from './harness/with-screen.ts';

const forgot = 'POST /auth/forgot-password';
const reset = 'POST /auth/reset-password';
const unknownRoute = raw(404, JSON.stringify({ status: 'error', code: 'route.not-found', message: 'No' }), 'application/json');

test('who forgot the password is told to look for a mail, and may try another address', async () => {
  await withScreen('/forgot-password', { notYet: { [forgot]: success(null) } }, async ({ page, words, calls }) => {
    await page.getByRole('button', { name: words('session:forgot.submit') }).click();
    await page.getByRole('alert').getByText(words('session:problem.loginEmailRequired')).waitFor();
    await page.fill('#email', 'ayesha@example.com');
    await page.getByRole('button', { name: words('session:forgot.submit') }).click();
    await page.getByRole('heading', { level: 1, name: words('session:forgot.sent') }).waitFor();
    expect(await whereFocusIs(page)).toContain(words('session:forgot.sent'));
    await page.getByText(words('session:forgot.success')).waitFor();
    expect(calls.find(({ name }) => name === forgot)?.body).toEqual({ email: 'ayesha@example.com' });
    await page.getByRole('button', { name: words('session:forgot.again') }).click();
    expect(await page.inputValue('#email')).toBe('ayesha@example.com');
  });
});

test('the link of the mail leads to a new password', async () => {
  const options = { notYet: { [reset]: success(null) }, language: 'ur', width: 360 } as const;
  await withScreen('/forgot-password?token=a-token', options, async ({ page, words, calls }) => {
    await page.fill('#password', 'Moti2026bagh');
    await page.fill('#confirmPassword', 'Moti2026bagh');
    await page.getByRole('button', { name: words('session:reset.submit') }).click();
    await page.getByRole('heading', { level: 1, name: words('session:reset.done') }).waitFor();
    expect(calls.find(({ name }) => name === reset)?.body).toEqual({ token: 'a-token', password: 'Moti2026bagh' });
  });
});

test('a server that cannot do it is no dead end', async () => {
  await withScreen('/forgot-password', { notYet: { [forgot]: unknownRoute } }, async ({ page, words }) => {
    await page.fill('#email', 'ayesha@example.com');
    await page.getByRole('button', { name: words('session:forgot.submit') }).click();
    await page.getByRole('heading', { level: 1, name: words('session:forgot.unserved') }).waitFor();
    await page.getByRole('link', { name: words('session:register.goToLogin') }).click();
    await page.getByRole('heading', { level: 1, name: words('session:login.title') }).waitFor();
  });
});
