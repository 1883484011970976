import { randomInt } from 'node:crypto';
import type { Page } from 'playwright-core';
import type { Person } from './actors.ts';
import { choose, goOn } from './applying.ts';
import type { Scene } from './visiting-a-vet.ts';
import { chooseOption } from './choose-option.ts';

const press = (page: Page, name: string | RegExp): Promise<void> => page.getByRole('button', { name, exact: true }).click();

/** Puts one piece of each product into the cart, from its page, and goes on to the checkout; ends where a visitor is asked to log in. */
export const fillCart = async ({ page }: Person, { address, words, look }: Scene, ids: readonly string[]): Promise<void> => {
  for (const id of ids) {
    await page.goto(`${address}/accessory-${id}`, { waitUntil: 'networkidle' });
    await page
      .getByRole('button', { name: words('shop:cart.add'), exact: true })
      .first()
      .click();
    await page.getByText(words('cart:added')).waitFor();
  }
  await look('product');
  await page.goto(`${address}/cart`);
  await page.getByText(words('cart:onDevice')).waitFor();
  await look('cart of a visitor');
  await page.getByRole('link', { name: words('cart:summary.checkout') }).click();
  await page.getByRole('heading', { name: words('orders:checkout.login.title') }).waitFor();
};

/** Orders what is in the cart, to be paid by a wallet; ends on the page of the order, and answers its id. */
export const order = async ({ page }: Person, { address, words, look }: Scene): Promise<string> => {
  await page.goto(`${address}/checkout`);
  await page.getByLabel(words('orders:field.address'), { exact: true }).fill(`House ${randomInt(100_000)}, Street 2`);
  await page.getByLabel(words('orders:field.city'), { exact: true }).fill('Lahore');
  await goOn(page, words);
  await choose(page, 'paymentMethod', 'jazzcash');
  await look('way of payment');
  await goOn(page, words);
  await look('order to review');
  await press(page, words('orders:checkout.place'));
  await page.waitForURL(({ pathname }) => pathname.startsWith('/order-'));
  return new URL(page.url()).pathname.slice('/order-'.length);
};

/** Pays by the test wallet; ends on the page of the order, which is paid. */
export const pay = async ({ page }: Person, { words, look }: Scene): Promise<void> => {
  await page
    .getByRole('region', { name: words('orders:payment.title') })
    .getByRole('button')
    .first()
    .click();
  await page.getByRole('heading', { level: 1, name: words('orders:wallet.title') }).waitFor();
  await look('test wallet');
  await press(page, words('orders:wallet.success'));
  await page.getByText(words('orders:payment.status.paid'), { exact: true }).waitFor();
  await look('order that is paid');
};

/** Names a wallet that the money goes to which comes back, on the page of the order. */
export const nameAccount = async ({ page }: Person, { words, look }: Scene): Promise<void> => {
  await page.getByRole('heading', { name: words('orders:refundTo.title') }).waitFor();
  await chooseOption(page, words('orders:refundTo.field.kind'), words('orders:refundTo.kind.jazzcash'));
  await page.getByLabel(words('orders:refundTo.field.number'), { exact: true }).fill('0300 1234567');
  await page.getByLabel(words('orders:refundTo.field.title'), { exact: true }).fill('Sana Khan');
  await look('account to pay back to');
  await press(page, words('orders:refundTo.save'));
  await page.getByRole('heading', { name: words('orders:refundTo.other') }).waitFor();
};

/** Which product of a parcel is given back, and which stays. */
export interface GivenBack {
  readonly name: string;
  readonly kept: string;
}

/** Asks to give one product of two back, of a parcel that was delivered. */
export const giveBack = async (
  { page }: Person,
  { address, words, look }: Scene,
  orderId: string,
  { name, kept }: GivenBack,
): Promise<void> => {
  await page.goto(`${address}/order-${orderId}`);
  await press(page, words('orders:return.action'));
  const dialog = page.getByRole('dialog');
  await chooseOption(page, dialog.getByRole('combobox', { name }), '1');
  await chooseOption(page, dialog.getByRole('combobox', { name: kept }), '0');
  await dialog.getByLabel(words('orders:wish.reason'), { exact: true }).fill('The seam is open.');
  await look('return to ask for');
  await dialog.getByRole('button', { name: words('orders:return.submit') }).click();
  await page.getByText(words('orders:return.done')).waitFor();
};

/** Contests that a parcel came, or that its store refused a return, on the page of the order; ends where that is shown as open. */
export const contest = async (
  { page }: Person,
  { address, words, look }: Scene,
  orderId: string,
  kind: 'not-arrived' | 'return-refused',
): Promise<void> => {
  await page.goto(`${address}/order-${orderId}`);
  await press(page, words(`orders:contest.${kind}.action`));
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(words('orders:wish.reason'), { exact: true }).fill('I was at home all day.');
  await look(`to contest: ${kind}`);
  await dialog.getByRole('button', { name: words(`orders:contest.${kind}.submit`) }).click();
  await page.getByText(words(`orders:contest.${kind}.status.open`)).waitFor();
};

/** Reviews a product that was bought, on the page of its reviews. */
export const reviewProduct = async ({ page }: Person, { address, words, look }: Scene, id: string, comment: string): Promise<void> => {
  await page.goto(`${address}/accessory-${id}-reviews`);
  await press(page, words('reviews:own.write'));
  await choose(page, 'rating', '5');
  await page.fill('#comment', comment);
  await press(page, words('reviews:own.post'));
  await page.getByText(words('reviews:own.done.posted')).waitFor();
  await look('reviews of a product');
};
