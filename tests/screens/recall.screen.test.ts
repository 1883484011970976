import { expect, test } from '@jest/globals';
import type { MarkedThing, OwnAccessory } from '../../web/src/shared/api/types.ts';
import { chooseOption } from '../browser/choose-option.ts';
import { aPicture } from './data/a-picture.ts';
import { ownProducts, ownProductsPage } from './data/own-store.ts';
import { someMarkedProducts, thingsPage } from './data/some-marked-things.ts';
import { accessoryId, someAccessories } from './data/some-stores.ts';
import { usualAnswers } from './data/usual-answers.ts';
import { success, type Stubs } from './harness/answers.ts';
import { until } from './harness/until.ts';
import { withScreen } from './harness/with-screen.ts';

test('an admin recalls a product with reason and advice, both needed, and its page shows them', async () => {
  const [one] = someAccessories();
  const recalled = { ...one, recall: { reason: 'A sharp edge', advice: 'Throw it away', recalledAt: '2026-11-20T09:00:00.000Z' } };
  const id = accessoryId(1);
  const api: Stubs = { ...usualAnswers('admin'), 'POST /admin/accessories/recalls': success({ accessories: [] }) };
  await withScreen(`/admin-accessory-${id}`, { api, as: 'admin', language: 'ur', width: 360 }, async ({ page, words, calls, restub }) => {
    const act = page.getByRole('button', { name: words('marks:recall.act') });
    await act.click();
    await page.getByText(words('marks:recall.problem.advice')).first().waitFor();
    await page.getByRole('textbox', { name: words('marks:recall.field.reason') }).fill('A sharp edge');
    await page.getByRole('textbox', { name: words('marks:recall.field.advice') }).fill('Throw it away');
    restub({ ...api, 'GET /accessories/{id}': { accessory: recalled } as never });
    await act.click();
    await page.getByText(words('marks:recall.saved')).waitFor();
    await page.getByText('A sharp edge').waitFor();
    await act.waitFor({ state: 'detached' });
    const body = calls.find(({ name }) => name === 'POST /admin/accessories/recalls')?.body;
    expect(body).toEqual({ accessoryIds: [id], reason: 'A sharp edge', advice: 'Throw it away' });
  });
});

test.each([1280, 360])(
  'a product whose name was recalled before is found by the admin, who shows it or keeps it hidden (%i px)',
  async (width) => {
    const [shown, kept, other] = someMarkedProducts() as [MarkedThing, MarkedThing, MarkedThing];
    const waits = { hidden: true, waitsForReview: true };
    const things = [{ ...shown, ...waits }, { ...kept, ...waits }, other];
    const api: Stubs = {
      ...usualAnswers('admin'),
      'GET /admin/accessories': ({ query }) =>
        thingsPage(query.has('waiting') ? things.filter(({ waitsForReview }) => waitsForReview) : things),
      'PATCH /admin/accessories/{id}/hidden': ({ params, body }) => {
        const thing = things.find(({ id }) => id === params['id']) ?? other;
        return { thing: Object.assign(thing, { hidden: (body as { hidden: boolean }).hidden, waitsForReview: false }) };
      },
    };
    await withScreen('/admin-accessories', { api, as: 'admin', width }, async ({ page, words, calls }) => {
      await page.getByRole('radio', { name: words('marks:only.waiting') }).check();
      await page.getByRole('link', { name: other.name, exact: true }).waitFor({ state: 'detached' });
      await until(async () => (await page.getByText(words('marks:mark.review')).count()) === 2);
      await page
        .getByRole('button', { name: words('marks:act.showFirst') })
        .first()
        .click();
      await page.getByRole('link', { name: shown.name, exact: true }).waitFor({ state: 'detached' });
      await page.getByRole('button', { name: words('marks:act.keepHidden') }).click();
      const dialog = page.getByRole('dialog');
      await dialog.getByRole('textbox').fill('The same one');
      await dialog.getByRole('button', { name: words('marks:act.hide') }).click();
      await page.getByRole('link', { name: kept.name, exact: true }).waitFor({ state: 'detached' });
      expect(calls.flatMap(({ name, body }) => (name.startsWith('PATCH') ? [body] : []))).toEqual([
        { hidden: false, reason: '' },
        { hidden: true, reason: 'The same one' },
      ]);
    });
  },
);

test.each(['en', 'ur'] as const)(
  'a product whose name was recalled before is shown as looked at by our team, once listed, in the list and on its page (%s)',
  async (language) => {
    const [one] = ownProducts() as [OwnAccessory];
    const waits = { ...one, hidden: true, waitsForReview: true };
    const api: Stubs = {
      ...usualAnswers('member'),
      ...{ 'GET /accessories/user/my-accessories': ownProductsPage([waits]), 'GET /accessories/{id}': { accessory: waits } },
      ...{ 'POST /commerce/images': { image: { ...one.images[0]!, id: 'i-1' } }, 'POST /accessories': success({ accessory: waits }) },
    };
    await withScreen(
      '/vendor-dashboard?mode=add',
      { api, as: 'member', language, width: language === 'ur' ? 360 : 1280 },
      async ({ page, words, visit }) => {
        const typed = { name: waits.name, description: 'Of cotton.', price: '450', quantity: '30' };
        for (const [field, text] of Object.entries(typed)) await page.locator(`form [name="${field}"]`).fill(text);
        await chooseOption(page, words('vendor-office:product.field.category'), words('shop:category.Toys & Entertainment'));
        await page.locator('input[type=file]').setInputFiles(await aPicture());
        await page.getByRole('button', { name: words('vendor-office:product.list') }).click();
        await page.getByText(words('vendor-office:done.listedForReview')).waitFor();
        await page.getByText(words('vendor-office:status.waits')).waitFor();
        await visit(`/vendor-dashboard?mode=edit&id=${waits.id}`);
        await page.getByText(words('vendor-office:product.waits')).waitFor();
      },
    );
  },
);
