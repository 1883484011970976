import { expect, test } from '@jest/globals';
import { fillAccount, fillAddress, headingOfStep, nextStep } from './data/fill-registration.ts';
import { usualAnswers } from './data/usual-answers.ts';
import { refuse } from './harness/answers.ts';
import { whereFocusIs } from './harness/where-focus-is.ts';
import { withScreen } from './harness/with-screen.ts';

test("the browser's Back leads from step to step, and nothing that was typed is lost", async () => {
  await withScreen('/register', {}, async ({ page, words }) => {
    await fillAccount(page);
    await nextStep(page, words).click();
    await headingOfStep(page, words, 2).waitFor();
    await page.fill('#address', '12 Canal Road');
    await page.goBack();
    await headingOfStep(page, words, 1).waitFor();
    expect(await page.inputValue('#password')).toBe('Moti2026bagh');
    await page.goForward();
    await headingOfStep(page, words, 2).waitFor();
    expect(await page.inputValue('#address')).toBe('12 Canal Road');
  });
});

test('a reload keeps everything but the passwords, which are never written down', async () => {
  await withScreen('/register', {}, async ({ page, words }) => {
    await fillAccount(page);
    await page.reload();
    await page.getByText(words('session:register.restored')).waitFor();
    expect([await page.inputValue('#email'), await page.inputValue('#password')]).toEqual(['ayesha@example.com', '']);
    const stored = await page.evaluate('JSON.stringify([{ ...localStorage }, { ...sessionStorage }])');
    expect(stored).not.toContain('Moti2026bagh');
    await page.getByRole('button', { name: words('shell:form.afresh') }).click();
    expect(await page.inputValue('#email')).toBe('');
  });
});

test('Next and Previous bring the focus to the heading of the step', async () => {
  await withScreen('/register', { language: 'ur', width: 360 }, async ({ page, words }) => {
    await fillAccount(page);
    await page.focus('#confirmPassword');
    await page.keyboard.press('Enter');
    await headingOfStep(page, words, 2).waitFor();
    expect(await whereFocusIs(page)).toContain(words('session:register.step2.heading'));
    await page.getByRole('button', { name: words('shell:form.previous') }).click();
    await headingOfStep(page, words, 1).waitFor();
    expect(await whereFocusIs(page)).toContain(words('session:register.step1.heading'));
  });
});

test('a password that the rules refuse is refused on its own step, and never called good', async () => {
  await withScreen('/register', {}, async ({ page, words }) => {
    await fillAccount(page, 'Password1');
    await page.getByText(`${words('session:strength.label')} ${words('session:strength.level2')}`, { exact: true }).waitFor();
    await nextStep(page, words).click();
    await page.getByRole('alert').getByText(words('errors:field.too-common')).waitFor();
    expect(await page.getByText(words('session:strength.level4')).count()).toBe(0);
  });
});

test('a refusal leads to the step of its first field, with the focus on the problems of both steps', async () => {
  const taken = refuse(400, 'request.invalid', [
    { path: 'email', code: 'taken', msg: 'An account with this email already exists' },
    { path: 'city', code: 'invalid', msg: 'Unknown' },
  ]);
  await withScreen('/register', { api: { ...usualAnswers(), 'POST /auth/register': taken } }, async ({ page, words }) => {
    await fillAccount(page);
    await nextStep(page, words).click();
    await fillAddress(page);
    await nextStep(page, words).click();
    for (const about of ['terms', 'privacy']) {
      const link = page.getByRole('link', { name: words(`session:register.${about}Link`), exact: true });
      expect([await link.getAttribute('href'), await link.getAttribute('target')]).toEqual([`/${about}`, '_blank']);
    }
    await page.getByLabel(words('session:register.agreeTerms')).check();
    await page.getByLabel(words('session:register.agreePrivacy')).check();
    await page.getByRole('button', { name: words('session:register.submit') }).click();
    await headingOfStep(page, words, 1).waitFor();
    expect(await whereFocusIs(page)).toContain(words('shell:form.problem'));
    const box = page.getByRole('alert').filter({ hasText: words('shell:form.problem') });
    expect(await box.getByRole('link').allTextContents()).toEqual([words('errors:field.taken'), words('errors:field.invalid')]);
    await box.getByRole('link', { name: words('errors:field.invalid') }).click();
    await headingOfStep(page, words, 2).waitFor();
    await page.waitForFunction('document.activeElement.id === "city"');
  });
});

test('who came from a page for members is led back to it after login or registration', async () => {
  const api = { ...usualAnswers('member') };
  await withScreen('/login?next=dashboard%3Ftab%3Dpets%26mode%3Dadd', { api }, async ({ page, words }) => {
    await page.getByRole('link', { name: words('session:login.register') }).click();
    await fillAccount(page);
    await nextStep(page, words).click();
    await fillAddress(page);
    await nextStep(page, words).click();
    await page.getByLabel(words('session:register.agreeTerms')).check();
    await page.getByLabel(words('session:register.agreePrivacy')).check();
    await page.getByRole('button', { name: words('session:register.submit') }).click();
    await page.waitForURL(/dashboard\?tab=pets&mode=add/);
  });
});
