import { expect, test } from '@jest/globals';
import { someRules } from './data/some-rules.ts';
import { usualAnswers } from './data/usual-answers.ts';
import { refuse, type Stubs } from './harness/answers.ts';
import { withScreen } from './harness/with-screen.ts';

const usual = usualAnswers('admin');
const admin = { as: 'admin', api: usual } as const;
const change = 'PATCH /admin/rules/{id}' as const;
const readers = [
  { language: 'en', width: 1280 },
  { language: 'ur', width: 360 },
] as const;

const switching = (rules = someRules()): Stubs => ({
  ...usual,
  'GET /admin/rules': () => ({ rules }),
  [change]: ({ params, body }) => {
    const rule = rules.find(({ id }) => id === params['id']) ?? rules[0];
    if (rule === undefined) throw new Error('there are no rules');
    Object.assign(rule, { off: (body as { off: boolean }).off });
    return { rule };
  },
});

test.each(readers)('an admin switches a rule off and on again; each shows where it comes from ($language)', async (reader) => {
  await withScreen('/admin-rules', { ...admin, ...reader, api: switching() }, async ({ page, words, calls }) => {
    const punjab = page.getByRole('switch', { name: words('admin-rules:title.wild-bird-punjab') });
    const sindh = page.getByRole('switch', { name: words('admin-rules:title.wild-bird-sindh') });
    expect([await punjab.isChecked(), await sindh.isChecked()]).toEqual([true, false]);
    await page.getByText(words('admin-rules:source.wild-bird-punjab')).waitFor();
    await page.getByText('Nadia Khan').waitFor();
    await punjab.click();
    await page.getByText(words('admin-rules:outcome.off')).waitFor();
    await sindh.click();
    await page.getByText(words('admin-rules:outcome.on')).waitFor();
    expect(calls.flatMap(({ name, body }) => (name.startsWith('PATCH') ? [[name, body]] : []))).toEqual([
      ['PATCH /admin/rules/wild-bird-punjab', { off: true }],
      ['PATCH /admin/rules/wild-bird-sindh', { off: false }],
    ]);
    expect([await punjab.isChecked(), await sindh.isChecked()]).toEqual([false, true]);
  });
});

test('a rule that could not be switched stands as it was', async () => {
  const api = { ...usual, [change]: refuse(403, 'admin.required') };
  await withScreen('/admin-rules', { ...admin, api, allowed: /403/ }, async ({ page, words }) => {
    const rule = page.getByRole('switch', { name: words('admin-rules:title.young-litter') });
    await rule.click();
    await page.getByRole('alert').waitFor();
    expect(await rule.isChecked()).toBe(true);
  });
});

test('the account menu leads admins to the rules', async () => {
  await withScreen('/admin-dashboard', admin, async ({ page, words }) => {
    await page
      .getByRole('button', { name: /Nadia|,/ })
      .last()
      .click();
    await page
      .getByRole('listitem')
      .getByRole('link', { name: words('shell:account.rules') })
      .click();
    await page.getByRole('heading', { level: 1, name: words('admin-rules:heading') }).waitFor();
  });
});
