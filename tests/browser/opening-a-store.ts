import type { Person } from './actors.ts';
import { chooseOption } from './choose-option.ts';
import { threePhotos } from './photos.ts';
import type { Scene } from './visiting-a-vet.ts';

/** Opens a store in Lahore; ends at its products, of which there are none. */
export const openStore = async ({ page }: Person, { address, words, look }: Scene, name: string): Promise<void> => {
  const field = (of: string): string => words(`vendor-office:store.field.${of}`);
  await page.goto(`${address}/vendor-dashboard`);
  await page.getByRole('link', { name: words('vendor-office:none.open') }).click();
  const submit = page.getByRole('button', { name: words('vendor-office:none.open') });
  await submit.click();
  await page.getByRole('link', { name: words('vendor-office:store.problem.name'), exact: true }).waitFor();
  await look('store refused');
  await page.getByRole('textbox', { name: field('name') }).fill(name);
  await page.getByRole('textbox', { name: field('description') }).fill('Food and beds for cats.');
  await chooseOption(page, field('type'), words('shop:type.Pet Store'));
  await chooseOption(page, field('city'), /^(Lahore|لاہور)$/);
  await submit.click();
  await page.getByRole('heading', { level: 1, name: words('vendor-office:products.title') }).waitFor();
};

export interface GoodsWords {
  readonly name: string;
  readonly description: string;
}

/** Lists a product with three photos; ends where its store's products stand. */
export const listProduct = async ({ page }: Person, { address, words, look }: Scene, goods: GoodsWords): Promise<void> => {
  await page.goto(`${address}/vendor-dashboard?mode=add`);
  for (const [field, text] of Object.entries({ ...goods, price: '2400', quantity: '10' }))
    await page.locator(`form [name="${field}"]`).fill(text);
  await chooseOption(page, words('vendor-office:product.field.category'), words('shop:category.Food & Treats'));
  await page
    .locator('input[type="file"]')
    .first()
    .setInputFiles(await threePhotos());
  await look('new product');
  await page.getByRole('button', { name: words('vendor-office:product.list'), exact: true }).click();
  await page.getByText(words('vendor-office:done.listed')).waitFor();
};
