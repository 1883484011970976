import type { Person } from './actors.ts';
import type { Scene } from './visiting-a-vet.ts';

/** An admin records each refund of an order as paid back, until none of it is due. */
export const payBack = async ({ page }: Person, { address, words, look }: Scene, number: string): Promise<void> => {
  const act = words('order-desk:act.paidBack');
  await page.goto(`${address}/admin-payments?tab=refunds`);
  const rows = page.getByRole('row').filter({ hasText: number });
  await rows.first().waitFor();
  await look('refunds to pay');
  for (let left = await rows.count(); left > 0; left -= 1) {
    await rows.first().getByRole('button', { name: act, exact: true }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('textbox').first().fill(`${number}-${left}`);
    await dialog.getByRole('button', { name: act, exact: true }).click();
    await dialog.waitFor({ state: 'detached' });
    await rows.nth(left - 1).waitFor({ state: 'detached' });
  }
};

/** An admin opens the case of an order from the list of disputes, and decides it with a reason. */
export const decideCase = async (
  { page }: Person,
  { address, words, look }: Scene,
  number: string,
  { act, reason }: { readonly act: 'uphold' | 'dismiss'; readonly reason: string },
): Promise<void> => {
  await page.goto(`${address}/admin-payments?tab=disputes`);
  await page.getByRole('main').getByRole('link', { name: number }).click();
  const button = page.getByRole('main').getByRole('button', { name: words(`order-desk:act.${act}`), exact: true });
  await button.waitFor();
  await look('case of an admin');
  await button.click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox').fill(reason);
  await dialog.getByRole('button', { name: words(`order-desk:act.${act}`), exact: true }).click();
  await dialog.waitFor({ state: 'detached' });
  await page.getByRole('main').getByText(reason).first().waitFor();
};
