import { expect, test } from '@jest/globals';
import { firstRules } from '@paltu/reference/first-rules';
import { someRules, someTrial, someVersions } from './data/some-rules.ts';
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

const titleOf = (id: string, language: 'en' | 'ur') => firstRules.find((rule) => rule.id === id)?.title[language] ?? '';

const switching = (rules = someRules()): Stubs => ({
  ...usual,
  'GET /admin/rules': () => ({ rules, days: 90 }),
  [change]: ({ params, body }) => {
    const rule = rules.find(({ id }) => id === params['id']) ?? rules[0];
    if (rule === undefined) throw new Error('there are no rules');
    const { lastDays: _counted, ...switched } = Object.assign(rule, { off: (body as { off: boolean }).off });
    return { rule: switched };
  },
});

test.each(readers)('an admin switches a rule off and on again; each shows what it does and what it found ($language)', async (reader) => {
  await withScreen('/admin-rules', { ...admin, ...reader, api: switching() }, async ({ page, words, calls }) => {
    const punjab = page.getByRole('switch', { name: titleOf('wild-bird-punjab', reader.language), exact: true });
    const sindh = page.getByRole('switch', { name: titleOf('wild-bird-sindh', reader.language), exact: true });
    expect([await punjab.isChecked(), await sindh.isChecked()]).toEqual([true, false]);
    await page.getByText('Nadia Khan').waitFor();
    await page.getByText(words('admin-rules:lastDays.rejected_other', { count: 11 })).waitFor();
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
  await withScreen('/admin-rules', { ...admin, api, allowed: /403/ }, async ({ page }) => {
    const rule = page.getByRole('switch', { name: titleOf('young-litter', 'en'), exact: true });
    await rule.click();
    await page.getByRole('alert').waitFor();
    expect(await rule.isChecked()).toBe(true);
  });
});

test.each(readers)('an admin writes a rule, tries it and keeps it ($language)', async (reader) => {
  const started = someTrial({ lookedAt: 500, found: 5, rejected: 4, finished: false });
  const { lastDays: _counted, ...written } = someRules()[0]!;
  const api: Stubs = {
    ...usual,
    'POST /admin/rule-trials': { trial: started },
    'GET /admin/rule-trials/{id}': { trial: someTrial() },
    'POST /admin/rules': { rule: written },
  };
  await withScreen('/admin-rule-new', { ...admin, ...reader, api }, async ({ page, words, calls }) => {
    const fill = (field: Parameters<typeof words>[0], text: string) => page.getByRole('textbox', { name: words(field) }).fill(text);
    await page.getByRole('button', { name: words('admin-rules:save') }).click();
    await page.getByText(words('admin-rules:problem.nothing')).first().waitFor();
    await fill('admin-rules:field.titleEn', 'Camels');
    await fill('admin-rules:field.titleUr', 'اونٹ');
    await page.locator('#words').fill('camel/camels\nاونٹ');
    await page.getByRole('radio', { name: words('admin-rules:action.hold.name') }).check();
    await page.getByRole('button', { name: words('admin-rules:trial.start') }).click();
    await page.getByText(words('admin-rules:trial.rejected_other', { count: 11 })).waitFor();
    await page
      .getByRole('list', { name: words('admin-rules:trial.examples') })
      .getByText('Bruno')
      .waitFor();
    for (const part of ['adminEn', 'adminUr', 'ownerEn', 'ownerUr'] as const) await fill(`admin-rules:field.${part}`, 'No camels');
    await page.getByRole('button', { name: words('admin-rules:save') }).click();
    await page.getByText(words('admin-rules:outcome.written')).waitFor();
    const both = { en: 'No camels', ur: 'No camels' };
    expect(calls.find(({ name }) => name === 'POST /admin/rules')?.body).toMatchObject({
      ...{ title: { en: 'Camels', ur: 'اونٹ' }, action: 'hold', admin: both, owner: both },
      condition: { words: ['camel/camels', 'اونٹ'], species: [], youngerThan: null },
    });
  });
});

test.each(readers)('a rule shows its history, and what is refused stands at its field ($language)', async (reader) => {
  const api: Stubs = {
    ...usual,
    'GET /admin/rules/{id}/history': { versions: someVersions('young-litter') },
    'PUT /admin/rules/{id}': refuse(412, 'rule.stale'),
  };
  await withScreen('/admin-rule-young-litter', { ...admin, ...reader, api, allowed: /412/ }, async ({ page, words, calls }) => {
    await page.getByText('Nadia Khan').waitFor();
    await page.getByText(words('admin-rules:changed.program')).waitFor();
    await page.getByRole('textbox', { name: words('admin-rules:field.youngerThan') }).fill('3');
    await page.getByRole('button', { name: words('admin-rules:save') }).click();
    await page.getByText(words('errors:rule.stale')).first().waitFor();
    expect(calls.find(({ name }) => name.startsWith('PUT'))?.body).toMatchObject({
      condition: { youngerThan: 3, species: ['Dog', 'Cat'] },
    });
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
