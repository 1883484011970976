import type { Person } from './actors.ts';
import type { Scene } from './visiting-a-vet.ts';

/** The seller names the account that the store is paid out to. */
export const namePayout = async ({ page }: Person, { address, words, look }: Scene): Promise<void> => {
  await page.goto(`${address}/vendor-dashboard?tab=account`);
  await page.getByLabel(words('vendor-office:account.field.iban')).fill('PK36 SCBL 0000 0011 2345 6702');
  await page.getByLabel(words('vendor-office:account.field.title')).fill('Bilal Khan');
  await look('account of a store');
  await page.getByRole('button', { name: words('vendor-office:save'), exact: true }).click();
  await page.getByText(words('vendor-office:done.account'), { exact: true }).waitFor();
};

/** An admin pays a store out all that it may have. */
export const payOut = async ({ page }: Person, { address, words, look }: Scene, store: string, reference: string): Promise<void> => {
  const act = words('order-desk:act.payOut');
  await page.goto(`${address}/admin-payments?tab=settlements`);
  const row = page.getByRole('row').filter({ hasText: store });
  await row.waitFor();
  await look('stores to pay out');
  await row.getByRole('button', { name: act, exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox').first().fill(reference);
  await dialog.getByRole('button', { name: act, exact: true }).click();
  await dialog.waitFor({ state: 'detached' });
  await row.waitFor({ state: 'detached' });
};

/** The seller finds what the store was paid out. */
export const findSettlement = async ({ page }: Person, { address, words, look }: Scene, reference: string): Promise<void> => {
  await page.goto(`${address}/vendor-dashboard?tab=balance&part=settlements`);
  const row = page.getByRole('row').filter({ hasText: reference });
  await row.getByText(words('vendor-office:settlements.made'), { exact: true }).waitFor();
  await look('settlements of a store');
};
