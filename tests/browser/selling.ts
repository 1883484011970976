import type { Page } from 'playwright-core';
import type { Answer, Call } from '../product/calls.ts';
import { newMember, type Member } from '../product/members.ts';
import { aPhoto } from '../product/photo.ts';
import type { Person } from './actors.ts';
import type { Scene } from './visiting-a-vet.ts';

interface Product {
  readonly id: string;
  readonly name: string;
}

export interface Shop {
  readonly owner: Member;
  readonly id: string;
  readonly name: string;
  readonly products: readonly Product[];
}

/** Of each product of such a shop. */
export const pieces = 3;

const idIn = ({ status, body, text }: Answer, name: string): string => {
  if (status !== 201) throw new Error(`no ${name} was made: ${text}`);
  return (body.data?.[name] as { readonly id: string }).id;
};

/** A store of a member who just joined, with these products. */
export const openShop = async (address: string, call: Call, prices: Readonly<Record<string, number>>): Promise<Shop> => {
  const owner = await newMember(address, 'Bilal');
  const name = `Store of ${Object.keys(prices).join(' and ')}`;
  const store = { name, type: 'Pet Store', description: 'Everything for dogs and cats.', city: 'Lahore' };
  const id = idIn(await call(owner, 'POST', '/stores', { body: store }), 'store');
  const products: Product[] = [];
  for (const [product, price] of Object.entries(prices)) {
    const form = new FormData();
    const fields = { name: product, description: 'Strong and soft.', category: 'Food & Treats', price, quantity: pieces };
    for (const [field, value] of Object.entries(fields)) form.set(field, String(value));
    form.set('images', await aPhoto(), 'one.jpg');
    products.push({ id: idIn(await call(owner, 'POST', '/accessories', { body: form }), 'accessory'), name: product });
  }
  return { owner, id, name, products };
};

const inMain = (page: Page, name: string) => page.getByRole('main').getByRole('button', { name, exact: true });
const inDialog = (page: Page, name: string) => page.getByRole('dialog').getByRole('button', { name, exact: true });
const untilClosed = (page: Page): Promise<void> => page.getByRole('dialog').waitFor({ state: 'detached' });

/** The seller finds the order in the list of parcels, and opens it. */
export const openParcel = async ({ page }: Person, { address, words, look }: Scene, number: string): Promise<void> => {
  await page.goto(`${address}/vendor-dashboard?tab=parcels`);
  await page.getByRole('main').getByRole('link', { name: number }).click();
  await inMain(page, words('vendor-office:parcel.act.confirm')).waitFor();
  await look('parcel of a seller');
};

/** Confirms a parcel that is open, and sends it with a courier. */
export const ship = async ({ page }: Person, { words }: Scene): Promise<void> => {
  const act = words('vendor-office:parcel.act.ship');
  await inMain(page, words('vendor-office:parcel.act.confirm')).click();
  await inMain(page, act).click();
  await page.getByRole('textbox', { name: words('vendor-office:parcel.courier') }).fill('TCS');
  await page.getByLabel(words('vendor-office:parcel.trackingNumber')).fill('77 123');
  await inDialog(page, act).click();
  await untilClosed(page);
};

/** Leaves a product out of a parcel that is open, with all its pieces. */
export const leaveOut = async ({ page }: Person, { words }: Scene, name: string): Promise<void> => {
  await page.getByRole('button', { name: words('vendor-office:parcel.dropOf', { name: `\u2068${name}\u2069` }) }).click();
  await page.getByRole('dialog').getByLabel(words('vendor-office:parcel.reason')).fill('Broken');
  await inDialog(page, words('vendor-office:parcel.act.drop')).click();
  await untilClosed(page);
};

/** Takes a step of the open parcel that is asked about once more. */
export const takeStep = async ({ page }: Person, { words }: Scene, step: 'deliver' | 'takeBack'): Promise<void> => {
  const act = words(`vendor-office:parcel.act.${step}`);
  await inMain(page, act).click();
  await inDialog(page, act).click();
  await untilClosed(page);
};
