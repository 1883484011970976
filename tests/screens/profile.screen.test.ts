import { expect, test } from '@jest/globals';
import { usualAnswers } from './data/usual-answers.ts';
import { raw, success } from './harness/answers.ts';
import { userOf } from './harness/people.ts';
import { withScreen } from './harness/with-screen.ts';

const member = { as: 'member', api: usualAnswers('member') } as const;
const put = 'PUT /auth/profile';
const unknownRoute = raw(404, JSON.stringify({ status: 'error', code: 'route.not-found', message: 'No' }), 'application/json');

test('a member changes the profile, and sees it changed', async () => {
  const user = { ...userOf('member'), bio: 'Two cats, one dog.' };
  await withScreen('/profile', { ...member, notYet: { [put]: success({ user }) } }, async ({ page, words, calls }) => {
    await page.getByRole('button', { name: words('session:profile.edit') }).click();
    await page.fill('#phone', '0300 1234567');
    await page.fill('#bio', 'Two cats, one dog.');
    await page.getByRole('button', { name: words('session:profile.save') }).click();
    await page.getByText(words('session:profile.saved')).waitFor();
    await page.locator('dd').getByText('Two cats, one dog.').waitFor();
    expect(calls.find(({ name }) => name === put)?.body).toMatchObject({ phone: '03001234567', bio: 'Two cats, one dog.' });
  });
});

test('a server that cannot change a profile is told of, and what was typed stays', async () => {
  const options = { ...member, notYet: { [put]: unknownRoute }, language: 'ur', width: 360 } as const;
  await withScreen('/profile', options, async ({ page, words }) => {
    await page.getByRole('button', { name: words('session:profile.edit') }).click();
    await page.fill('#phone', '0300 1234567');
    await page.fill('#bio', 'Two cats');
    await page.getByRole('button', { name: words('session:profile.save') }).click();
    await page.getByText(words('session:profile.unserved')).waitFor();
    expect(await page.inputValue('#bio')).toBe('Two cats');
  });
});
