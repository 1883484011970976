/// <reference lib="dom" />
import { expect, test } from '@jest/globals';
import { usualAnswers } from './data/usual-answers.ts';
import type { Screen } from './harness/open-screen.ts';
import { withScreen } from './harness/with-screen.ts';

/** What each field of the form tells a browser that fills it in, and a password manager. */
const rolesIn = ({ page }: Screen) =>
  page
    .locator('main form :is(input, select, textarea):not([type=checkbox], [type=radio], [type=file])')
    .evaluateAll((fields) => fields.map((field) => (field as HTMLInputElement).autocomplete));

const phone = { language: 'ur', width: 360 } as const;

test.each([
  ['/login', ['username', 'current-password']],
  ['/forgot-password', ['username']],
  ['/reset-password?token=a-token', ['new-password', 'new-password']],
])('a browser knows what to fill in at %s', async (path, roles) => {
  await withScreen(path, phone, async (screen) => expect(await rolesIn(screen)).toEqual(roles));
});

test('a browser knows what to fill in at each step of a registration', async () => {
  await withScreen('/register', phone, async (screen) => {
    const { page, words } = screen;
    expect(await rolesIn(screen)).toEqual(['given-name', 'family-name', 'email', 'tel', 'new-password', 'new-password']);
    await page.fill('#firstName', 'Ayesha');
    await page.fill('#lastName', 'Khan');
    await page.fill('#email', 'ayesha@example.com');
    await page.fill('#phone', '0300 1234567');
    await page.fill('#password', 'Moti2026bagh');
    await page.fill('#confirmPassword', 'Moti2026bagh');
    await page.getByRole('button', { name: words('session:register.next'), exact: true }).click();
    await page.locator('#city').waitFor();
    expect(await rolesIn(screen)).toEqual(['address-level2', 'street-address']);
  });
});

test('a browser knows what to fill in when a member edits the profile', async () => {
  await withScreen('/profile', { ...phone, as: 'member', api: usualAnswers('member') }, async (screen) => {
    const { page, words } = screen;
    await page.getByRole('button', { name: words('session:profile.edit'), exact: true }).click();
    await page.locator('#bio').waitFor();
    const roles = await rolesIn(screen);
    expect(roles.slice(0, -1)).toEqual(['given-name', 'family-name', 'email', 'tel', 'address-level2', 'street-address']);
  });
});
