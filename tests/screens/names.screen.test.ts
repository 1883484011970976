import { expect, test } from '@jest/globals';
import { overflowOf } from '../browser/overflow.ts';
import { fillAccount, headingOfStep, nextStep } from './data/fill-registration.ts';
import { usualAnswers } from './data/usual-answers.ts';
import { withScreen } from './harness/with-screen.ts';

const looks = [
  ['en', 1280],
  ['ur', 360],
  ['en', 360],
  ['ur', 1280],
] as const;

test.each(looks)('a name that reads as a link is refused where a newcomer types it, in %s at %i px', async (language, width) => {
  await withScreen('/register', { language, width }, async ({ page, words }) => {
    await fillAccount(page);
    await page.fill('#firstName', 'Win at evil.example');
    await nextStep(page, words).click();
    await page.getByRole('alert').getByText(words('errors:field.link')).waitFor();
    expect(await page.locator('#firstName').getAttribute('aria-invalid')).toBe('true');
    expect(await overflowOf(page)).toEqual([]);
    await page.fill('#firstName', 'Ayesha M. K.');
    await nextStep(page, words).click();
    await headingOfStep(page, words, 2).waitFor();
  });
});

test.each(looks)('and in the profile nothing of it is sent, in %s at %i px', async (language, width) => {
  const options = { as: 'member', api: usualAnswers('member'), language, width } as const;
  await withScreen('/profile', options, async ({ page, words, calls }) => {
    await page.getByRole('button', { name: words('session:profile.edit'), exact: true }).click();
    await page.fill('#lastName', 'ali.example');
    await page.getByRole('button', { name: words('session:profile.save'), exact: true }).click();
    await page.getByText(words('errors:field.link')).first().waitFor();
    expect(await page.locator('#lastName').getAttribute('aria-invalid')).toBe('true');
    expect(await overflowOf(page)).toEqual([]);
    expect(calls.filter(({ name }) => name === 'PUT /auth/profile')).toEqual([]);
  });
});
