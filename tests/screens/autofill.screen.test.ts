/// <reference lib="dom" />
import { expect, test } from '@jest/globals';
import { fillAccount, nextStep } from './data/fill-registration.ts';
import { usualAnswers } from './data/usual-answers.ts';
import type { Screen } from './harness/open-screen.ts';
import { withScreen } from './harness/with-screen.ts';

/** The autocomplete attributes of each field that a browser or a password manager can fill in; a list that is searched is none. */
const rolesIn = ({ page }: Screen) =>
  page
    .locator('main form :is(input, select, textarea):not([type=checkbox], [type=radio], [type=file], [role=combobox])')
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
    await fillAccount(page);
    await nextStep(page, words).click();
    await page.locator('#city').waitFor();
    expect(await rolesIn(screen)).toEqual(['address-level2', 'street-address']);
  });
});

test.each([
  ['/login', 1],
  ['/register', 2],
  ['/reset-password?token=a-token', 2],
])('passwords are masked at %s, and one that is pasted is taken as it is', async (path, fields) => {
  await withScreen(path, phone, async ({ page, context }) => {
    const passwords = page.locator('main form input[autocomplete$="-password"]');
    const types = await passwords.evaluateAll((all) => all.map((field) => (field as HTMLInputElement).type));
    expect(types).toEqual(Array(fields).fill('password'));
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const pasted = 'Chinar Tree-42 آم';
    await page.evaluate((text) => navigator.clipboard.writeText(text), pasted);
    await passwords.first().focus();
    await page.keyboard.press('ControlOrMeta+V');
    expect(await passwords.first().inputValue()).toBe(pasted);
  });
});

test('a browser knows what to fill in when a member edits the profile', async () => {
  await withScreen('/profile', { ...phone, as: 'member', api: usualAnswers('member') }, async (screen) => {
    const { page, words } = screen;
    await page.getByRole('button', { name: words('session:profile.edit'), exact: true }).click();
    await page.locator('#bio').waitFor();
    const roles = await rolesIn(screen);
    expect(roles.slice(0, -1)).toEqual(['given-name', 'family-name', 'email', 'tel', 'street-address']);
  });
});
