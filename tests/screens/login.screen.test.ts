import { expect, test } from '@jest/globals';
import { usualAnswers } from './data/usual-answers.ts';
import { refuse } from './harness/answers.ts';
import { whereFocusIs } from './harness/where-focus-is.ts';
import { withScreen } from './harness/with-screen.ts';

const wrong = { ...usualAnswers(), 'POST /auth/login': refuse(401, 'credentials.wrong') };

test('a refused login takes the focus, and its message goes once something is typed', async () => {
  await withScreen('/login', { api: wrong }, async ({ page, words }) => {
    await page.fill('#email', 'ayesha@example.com');
    await page.fill('#password', 'Moti2026');
    await page.getByRole('button', { name: words('session:login.submit'), exact: true }).click();
    const refusal = page.getByText(words('errors:credentials.wrong'));
    await refusal.waitFor();
    expect(await whereFocusIs(page)).toContain(words('shell:form.problem'));
    await page.fill('#password', 'Moti2027');
    await refusal.waitFor({ state: 'detached' });
  });
});

test('what is missing is shown at its field, in a list and in one toast', async () => {
  await withScreen('/login', { language: 'ur', width: 360 }, async ({ page, words }) => {
    await page.getByRole('button', { name: words('session:login.submit'), exact: true }).click();
    const missing = words('session:problem.loginEmailRequired');
    await page.getByRole('alert').getByRole('link', { name: missing }).click();
    expect(await page.evaluate('document.activeElement.id')).toBe('email');
    const list = [missing, words('session:problem.passwordRequired')].join('، ');
    await page.getByText(words('session:login.fix').replace('{{list}}', list)).waitFor();
  });
});

test('a form that grows by what is missing in it leaves the drawing beside it where it is', async () => {
  await withScreen('/login', { api: wrong }, async ({ page, words }) => {
    const claim = page.getByText(words('session:frame.claim'));
    const before = await claim.boundingBox();
    await page.getByRole('button', { name: words('session:login.submit'), exact: true }).click();
    await page.getByRole('alert').getByRole('link').first().waitFor();
    expect(await claim.boundingBox()).toEqual(before);
  });
});

test.each(['en', 'ur'] as const)('who has tried too often reads for how many minutes to wait (%s)', async (language) => {
  const tooMany = { ...refuse(429, 'login.too-many'), headers: { 'retry-after': '1441' } };
  const api = { ...usualAnswers(), 'POST /auth/login': tooMany };
  await withScreen('/login', { api, language, allowed: /429/ }, async ({ page, words }) => {
    await page.fill('#email', 'ayesha@example.com');
    await page.fill('#password', 'Moti2026');
    await page.getByRole('button', { name: words('session:login.submit'), exact: true }).click();
    await page
      .getByRole('alert')
      .getByText(words('errors:login.too-many', { minutes: '25' }))
      .waitFor();
  });
});
