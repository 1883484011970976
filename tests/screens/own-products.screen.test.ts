/// <reference lib="dom" />
import { describe, expect, test } from '@jest/globals';
import { chooseOption } from '../browser/choose-option.ts';
import type { OwnAccessory } from '../../web/src/shared/api/types.ts';
import { aPicture } from './data/a-picture.ts';
import { ownProductId, ownProducts, ownProductsPage, storeAccount } from './data/own-store.ts';
import { usualAnswers } from './data/usual-answers.ts';
import { refuse, success, unavailable, type Stubs } from './harness/answers.ts';
import type { Screen } from './harness/open-screen.ts';
import { withScreen } from './harness/with-screen.ts';

const list = '/vendor-dashboard?tab=products';
const add = '/vendor-dashboard?mode=add';
const usual = (): Stubs => usualAnswers('member');
const productAt = (index: number): OwnAccessory => {
  const found = ownProducts()[index];
  if (found === undefined) throw new Error(`there is no product ${index}`);
  return found;
};
const listed = (changes: Partial<OwnAccessory>): Stubs => ({
  'GET /accessories/user/my-accessories': ownProductsPage([{ ...productAt(0), ...changes }, ...ownProducts().slice(1)]),
});
const stockOf = ({ page, words }: Screen, { name }: OwnAccessory) =>
  page.getByRole('textbox', { name: words('vendor-office:stock.label', { name: `\u2068${name}\u2069` }) });
const bodiesOf = ({ calls }: Screen, name: string) => calls.filter((call) => call.name === name).map(({ body }) => body);

describe('the list of one’s own products', () => {
  test.each([1280, 360])('shows each with its price, its stock and how it stands (%i px)', async (width) => {
    await withScreen(list, { api: usual(), as: 'member', width }, async ({ page, words }) => {
      await page.getByRole('link', { name: 'Rope ball', exact: true }).waitFor();
      const main = page.getByRole('main');
      for (const text of ['PKR 2,400', words('vendor-office:status.recalled'), words('vendor-office:status.hidden')])
        expect(await main.getByText(text).count()).toBeGreaterThan(0);
      expect(await main.getByText(words('vendor-office:stock.reserved_other', { amount: '3' })).count()).toBe(1);
      expect(await main.getByRole('table').count()).toBe(width === 360 ? 0 : 1);
    });
  });

  test('is narrowed by words and by status, which stand in the address', async () => {
    await withScreen(list, { api: usual(), as: 'member' }, async ({ page, words, calls }) => {
      await page.getByRole('radio', { name: words('vendor-office:status.draft') }).check();
      await page.waitForURL(({ search }) => search.endsWith('&status=draft'));
      await page.getByRole('link', { name: 'Steel bowl', exact: true }).waitFor({ state: 'detached' });
      await page.getByRole('searchbox', { name: words('vendor-office:search') }).fill('ball');
      await page.waitForURL(({ search }) => search.includes('search=ball'));
      await page.getByRole('link', { name: 'Rope ball', exact: true }).waitFor();
      expect(
        calls.some(({ name }) => name.includes('my-accessories') && name.includes('search=ball') && name.includes('status=draft')),
      ).toBe(true);
    });
  });

  test('without a product shows the way to add one; a list that cannot be read is reported, and Retry reads it', async () => {
    const api: Stubs = { ...usual(), 'GET /accessories/user/my-accessories': unavailable };
    await withScreen(list, { api, as: 'member', language: 'ur', width: 360, allowed: /503/ }, async ({ page, words, restub }) => {
      await page.getByRole('heading', { name: words('vendor-office:products.error') }).waitFor();
      restub({ ...usual(), 'GET /accessories/user/my-accessories': ownProductsPage([]) });
      await page.getByRole('button', { name: words('shell:retry') }).click();
      await page.getByRole('heading', { name: words('vendor-office:products.none') }).waitFor();
      await page.getByRole('link', { name: words('vendor-office:product.add') }).click();
      await page.getByRole('heading', { level: 1, name: words('vendor-office:product.add') }).waitFor();
    });
  });
});

test.each(['en', 'ur'] as const)(
  'a store that takes no orders yet shows it beside each product on sale, and where that is mended (%s)',
  async (language) => {
    const vendor = { ...productAt(0).vendor, takesOrders: false };
    const api: Stubs = {
      ...{ ...usual(), 'GET /stores/user/account': { account: storeAccount({ taxNumber: null, needsTaxNumber: true }) } },
      'GET /accessories/user/my-accessories': ownProductsPage(ownProducts().map((product) => ({ ...product, vendor }))),
      'PATCH /accessories/{id}/status': { accessory: { ...productAt(2), status: 'active', vendor } },
    };
    await withScreen(list, { api, as: 'member', language, width: language === 'ur' ? 360 : 1280 }, async ({ page, words }) => {
      await page.getByText(words('vendor-office:status.unregistered')).first().waitFor();
      const onSale = ownProducts().filter(({ status }) => status === 'active');
      expect(await page.getByText(words('vendor-office:status.unregistered')).count()).toBe(onSale.length);
      const name = `\u2068${productAt(2).name}\u2069`;
      await page.getByRole('button', { name: words('vendor-office:step.offerOf', { name }) }).click();
      await page.getByText(words('vendor-office:done.listedUnregistered')).waitFor();
      await page.getByRole('link', { name: words('vendor-office:account.give') }).click();
      await page.getByRole('heading', { level: 1, name: words('vendor-office:account.title') }).waitFor();
    });
  },
);

describe('stock', () => {
  test.each(['en', 'ur'] as const)('is changed in place by Enter, sent once, and shown as saved (%s)', async (language) => {
    const api: Stubs = { ...usual(), 'PUT /accessories/{id}': { accessory: { ...productAt(0), quantity: 12 } } };
    await withScreen(list, { api, as: 'member', language, width: language === 'ur' ? 360 : 1280 }, async (screen) => {
      const stock = stockOf(screen, productAt(0));
      screen.restub({ ...api, ...listed({ quantity: 12 }) });
      await stock.fill('۱۲');
      await stock.press('Enter');
      await screen.page.getByText(screen.words('vendor-office:done.stock')).waitFor();
      await stock.blur();
      await screen.settle();
      expect(await stock.inputValue()).toBe('12');
      expect(bodiesOf(screen, `PUT /accessories/${ownProductId(1)}`)).toEqual([{ quantity: 12 }]);
    });
  });

  test('that was saved is not sent again by leaving the field before the list has come anew', async () => {
    const { promise: isLeft, resolve: leave } = Promise.withResolvers<void>();
    const saved: Stubs = { ...usual(), 'PUT /accessories/{id}': { accessory: { ...productAt(0), quantity: 12 } } };
    await withScreen(list, { api: saved, as: 'member' }, async (screen) => {
      const stock = stockOf(screen, productAt(0));
      const late = async () => {
        await isLeft;
        return ownProductsPage([{ ...productAt(0), quantity: 12 }]);
      };
      screen.restub({ ...saved, 'GET /accessories/user/my-accessories': late });
      await stock.fill('12');
      await stock.press('Enter');
      await screen.page.getByText(screen.words('vendor-office:done.stock')).waitFor();
      await stock.blur();
      expect(await stock.inputValue()).toBe('12');
      leave();
      await screen.settle();
      expect(bodiesOf(screen, `PUT /accessories/${ownProductId(1)}`)).toEqual([{ quantity: 12 }]);
    });
  });

  test('that was not changed, was emptied, is too much or was taken back by Escape is not sent', async () => {
    await withScreen(list, { api: usual(), as: 'member' }, async (screen) => {
      const stock = stockOf(screen, productAt(0));
      await stock.focus();
      await stock.press('Enter');
      await stock.fill('');
      await stock.blur();
      expect(await stock.inputValue()).toBe('40');
      await stock.fill('100001');
      await screen.page.getByText(screen.words('work:number.range', { least: '0', most: '100,000' })).waitFor();
      await stock.press('Enter');
      await stock.press('Escape');
      await stock.blur();
      await screen.settle();
      expect(await stock.inputValue()).toBe('40');
      expect(screen.calls.filter(({ name }) => name.startsWith('PUT'))).toEqual([]);
    });
  });

  test('that could not be saved is reported and stays typed, for another try', async () => {
    const api: Stubs = { ...usual(), 'PUT /accessories/{id}': unavailable };
    await withScreen(list, { api, as: 'member', allowed: /503/ }, async (screen) => {
      const stock = stockOf(screen, productAt(0));
      await stock.fill('5');
      await stock.press('Enter');
      await screen.page.getByText(screen.words('errors:service.unavailable')).waitFor();
      expect(await stock.inputValue()).toBe('5');
      screen.restub({ ...usual(), ...listed({ quantity: 5 }), 'PUT /accessories/{id}': { accessory: { ...productAt(0), quantity: 5 } } });
      await stock.press('Enter');
      await screen.page.getByText(screen.words('vendor-office:done.stock')).waitFor();
    });
  });
});

test('a product is archived from the list, and restored', async () => {
  const api: Stubs = { ...usual(), 'PATCH /accessories/{id}/status': { accessory: { ...productAt(0), status: 'archived' } } };
  await withScreen(list, { api, as: 'member' }, async (screen) => {
    const { page, words, restub } = screen;
    const name = `\u2068${productAt(0).name}\u2069`;
    restub({ ...api, ...listed({ status: 'archived' }) });
    await page.getByRole('button', { name: words('vendor-office:step.archiveOf', { name }) }).click();
    await page.getByText(words('vendor-office:done.status.archived')).waitFor();
    const restore = page.getByRole('button', { name: words('vendor-office:step.restoreOf', { name }) });
    await restore.waitFor();
    restub({ ...usual(), 'PATCH /accessories/{id}/status': { accessory: productAt(0) } });
    await restore.click();
    await page.getByText(words('vendor-office:done.status.active')).waitFor();
    expect(bodiesOf(screen, `PATCH /accessories/${ownProductId(1)}/status`)).toEqual([{ status: 'archived' }, { status: 'active' }]);
  });
});

const image = (id: string): OwnAccessory['images'][number] => ({ ...productAt(0).images[0]!, id });

/** By the names of the fields: what their labels begin with is the same for both prices. */
const fill = async ({ page }: Screen, fields: Readonly<Record<string, string>>): Promise<void> => {
  for (const [field, text] of Object.entries(fields)) await page.locator(`form [name="${field}"]`).fill(text);
};

describe('a new product', () => {
  test('names what is missing; its photos are sent ahead, and it is listed with them', async () => {
    const api: Stubs = {
      ...usual(),
      'POST /commerce/images': { image: image('i-1') },
      'POST /accessories': success({ accessory: productAt(0) }),
    };
    await withScreen(add, { api, as: 'member' }, async (screen) => {
      const { page, words } = screen;
      const submit = page.getByRole('button', { name: words('vendor-office:product.list') });
      await submit.click();
      for (const field of ['name', 'category', 'description', 'price', 'quantity', 'photos'])
        await page.getByRole('link', { name: words(`vendor-office:product.problem.${field}`), exact: true }).waitFor();
      await fill(screen, { name: 'Rope ball', description: 'Of cotton.', price: '۴۵۰', originalPrice: '400', quantity: '30' });
      await chooseOption(page, words('vendor-office:product.field.category'), words('shop:category.Toys & Entertainment'));
      await page.locator('input[type=file]').setInputFiles(await aPicture());
      await submit.click();
      await page.getByRole('link', { name: words('vendor-office:product.problem.originalPrice') }).waitFor();
      await fill(screen, { originalPrice: '600' });
      await submit.click();
      await page.getByText(words('vendor-office:done.listed')).waitFor();
      await page.getByRole('heading', { level: 1, name: words('vendor-office:products.title') }).waitFor();
      expect(bodiesOf(screen, 'POST /accessories')).toEqual([
        {
          ...{ name: 'Rope ball', category: 'Toys & Entertainment', description: 'Of cotton.', price: 450, originalPrice: 600 },
          ...{ forSpecies: [], quantity: 30, packDays: null, status: 'active', imageIds: ['i-1'] },
        },
      ]);
    });
  });

  test('survives a reload as it was typed, and is kept as a draft of the store', async () => {
    const api: Stubs = {
      ...usual(),
      'POST /commerce/images': { image: image('i-1') },
      'POST /accessories': success({ accessory: productAt(2) }),
    };
    await withScreen(add, { api, as: 'member', language: 'ur', width: 360 }, async (screen) => {
      const { page, words, settle } = screen;
      await fill(screen, { name: 'Rope ball', description: 'Of cotton.', price: '450', quantity: '30' });
      await chooseOption(page, words('vendor-office:product.field.category'), words('shop:category.Toys & Entertainment'));
      await page.locator('input[type=file]').setInputFiles(await aPicture());
      await page.getByRole('radio', { name: words('vendor-office:status.draft') }).check();
      await settle();
      await page.reload();
      await page.getByText(words('shell:form.restored')).waitFor();
      expect(await page.getByRole('textbox', { name: words('vendor-office:product.field.name') }).inputValue()).toBe('Rope ball');
      await page.getByRole('button', { name: words('vendor-office:product.saveDraft') }).click();
      await page.getByText(words('vendor-office:done.drafted')).waitFor();
      expect(bodiesOf(screen, 'POST /accessories')).toMatchObject([{ name: 'Rope ball', status: 'draft', imageIds: ['i-1'] }]);
    });
  });

  test('that had arrived although its answer did not is in the list', async () => {
    const api: Stubs = {
      ...usual(),
      'POST /commerce/images': { image: image('i-1') },
      'POST /accessories': refuse(409, 'request.key-reused'),
    };
    await withScreen(add, { api, as: 'member', allowed: /409/ }, async (screen) => {
      const { page, words } = screen;
      await fill(screen, { name: 'Rope ball', description: 'Of cotton.', price: '450', quantity: '30' });
      await chooseOption(page, words('vendor-office:product.field.category'), words('shop:category.Toys & Entertainment'));
      await page.locator('input[type=file]').setInputFiles(await aPicture());
      await page.getByRole('button', { name: words('vendor-office:product.list') }).click();
      await page.getByText(words('vendor-office:failed.listedAlready')).waitFor();
      await page.getByRole('heading', { level: 1, name: words('vendor-office:products.title') }).waitFor();
    });
  });
});

describe('a product that is edited', () => {
  const edit = `/vendor-dashboard?mode=edit&id=${ownProductId(1)}`;

  test('sends its pictures in their order, and pieces only when they were changed', async () => {
    const api: Stubs = { ...usual(), 'PUT /accessories/{id}': { accessory: productAt(0) } };
    await withScreen(edit, { api, as: 'member' }, async (screen) => {
      const { page, words } = screen;
      const [first, second, third] = productAt(0).images.map(({ id }) => id);
      await page.getByRole('button', { name: words('fields:photos.remove', { number: '2' }) }).click();
      await page.getByRole('button', { name: words('fields:photos.makeMain') }).click();
      await fill(screen, { price: '2500' });
      await page.getByRole('button', { name: words('vendor-office:save') }).click();
      await page.getByText(words('vendor-office:done.saved')).waitFor();
      const [body] = bodiesOf(screen, `PUT /accessories/${ownProductId(1)}`);
      expect(body).toMatchObject({ price: 2500, originalPrice: 3000, status: 'active', keepImages: [third, first] });
      expect(JSON.stringify(body)).not.toContain(second);
      expect(body).not.toHaveProperty('quantity');
    });
  });

  test('is deleted after a question', async () => {
    const api: Stubs = { ...usual(), 'DELETE /accessories/{id}': success(null) };
    await withScreen(edit, { api, as: 'member', language: 'ur', width: 360 }, async (screen) => {
      const { page, words } = screen;
      await page.getByRole('button', { name: words('vendor-office:delete.confirm') }).click();
      const dialog = page.getByRole('dialog', { name: words('vendor-office:delete.question') });
      await dialog.getByRole('button', { name: words('vendor-office:delete.confirm') }).click();
      await page.getByText(words('vendor-office:done.deleted')).waitFor();
      await page.getByRole('heading', { level: 1, name: words('vendor-office:products.title') }).waitFor();
      expect(screen.calls.map(({ name }) => name)).toContain(`DELETE /accessories/${ownProductId(1)}`);
    });
  });
});
