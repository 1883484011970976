import { expect, test } from '@jest/globals';
import { accessoryId, someAccessories } from './data/some-stores.ts';
import { usualAnswers } from './data/usual-answers.ts';
import { success, type Stubs } from './harness/answers.ts';
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
