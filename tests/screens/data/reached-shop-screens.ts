import { unavailable } from '../harness/answers.ts';
import type { Screen } from '../harness/open-screen.ts';
import { aCart, wholeCart } from './some-carts.ts';
import { ownProductId, ownProductsPage, sentStorePapers, storeVerification } from './own-store.ts';
import { soldParcelId } from './sold-parcels.ts';
import { orderId } from './some-orders.ts';
import type { ReachedScreen } from './reached-screen.ts';
import { accessoryId, storeId } from './some-stores.ts';

const member = { as: 'member', states: ['full'] } as const;
const whole = { 'GET /cart': { cart: wholeCart() } };
const checkout = { ...member, path: '/checkout', api: whole };
const papers = { ...member, path: '/vendor-dashboard?tab=verification' };

const askToDelete = async ({ page, words }: Screen): Promise<void> => {
  await page.getByRole('button', { name: words('vendor-office:delete.confirm') }).click();
  await page.getByRole('dialog').getByText(words('vendor-office:delete.text')).waitFor();
};

const sendEmptyProduct = async ({ page, words }: Screen): Promise<void> => {
  await page.getByRole('button', { name: words('vendor-office:product.list') }).click();
  await page.getByRole('link', { name: words('vendor-office:product.problem.photos') }).waitFor();
};

const sendEmptyStore = async ({ page, words }: Screen): Promise<void> => {
  await page.getByRole('button', { name: words('vendor-office:none.open') }).click();
  await page.getByRole('link', { name: words('vendor-office:store.problem.city') }).waitFor();
};

const typeTooManyPieces = async ({ page, words }: Screen): Promise<void> => {
  await page.getByRole('main').getByRole('textbox').first().fill('200000');
  await page.getByText(words('work:number.range', { least: '0', most: '100,000' })).waitFor();
};

const askToRemoveReview = async ({ page, words }: Screen): Promise<void> => {
  const own = page.getByRole('region', { name: words('reviews:own.title') });
  await own.getByRole('button', { name: words('reviews:own.remove') }).click();
  await page.getByRole('dialog').getByText(words('reviews:own.removing.text')).waitFor();
};

const writeReview = async ({ page, words }: Screen): Promise<void> => {
  await page.getByRole('button', { name: words('reviews:own.write') }).click();
  await page.getByRole('button', { name: words('reviews:own.post') }).click();
  await page.getByRole('link', { name: words('reviews:accessory.problem') }).waitFor();
};

const askToEmptyCart = async ({ page, words }: Screen): Promise<void> => {
  await page.getByRole('button', { name: words('cart:clear.action') }).click();
  await page.getByRole('dialog').getByText(words('cart:clear.text')).waitFor();
};

const sendEmptyCheckout = async ({ page, words }: Screen): Promise<void> => {
  await page.getByLabel(words('orders:field.address'), { exact: true }).fill('');
  await page.getByRole('button', { name: words('shell:form.next'), exact: true }).click();
  await page.getByRole('link', { name: words('orders:problem.address') }).waitFor();
};

const reachPayment = async ({ page, words }: Screen): Promise<void> => {
  await page.getByLabel(words('orders:field.address'), { exact: true }).fill('House 4, Street 2');
  await page.getByRole('button', { name: words('shell:form.next'), exact: true }).click();
  await page.getByRole('heading', { level: 1, name: words('orders:step2.heading') }).waitFor();
};

const reachReview = async (screen: Screen): Promise<void> => {
  const { page, words } = screen;
  await reachPayment(screen);
  await page.getByRole('button', { name: words('shell:form.next'), exact: true }).click();
  await page.getByRole('heading', { level: 1, name: words('orders:step3.heading') }).waitFor();
};

const placeWithoutAnswer = async (screen: Screen): Promise<void> => {
  const { page, words } = screen;
  await reachReview(screen);
  await page.getByRole('button', { name: words('orders:checkout.place'), exact: true }).click();
  await page.getByRole('heading', { name: words('orders:checkout.unknown.title') }).waitFor();
};

const askToReturn = async ({ page, words }: Screen): Promise<void> => {
  await page.getByRole('button', { name: words('orders:return.action') }).click();
  await page.getByRole('dialog').getByText(words('orders:return.text')).waitFor();
};

const askToCancelParcel = async ({ page, words }: Screen): Promise<void> => {
  await page.getByRole('button', { name: words('orders:cancel.parcel') }).click();
  await page.getByRole('dialog').getByText(words('orders:cancel.text')).waitFor();
};

const askInMain =
  (button: string, dialog: string) =>
  async ({ page, words }: Screen): Promise<void> => {
    await page
      .getByRole('main')
      .getByRole('button', { name: words(button), exact: true })
      .first()
      .click();
    await page.getByRole('dialog').getByText(words(dialog)).waitFor();
  };

const parcels = { ...member, path: `/vendor-dashboard?tab=parcels&id=${soldParcelId(2)}` };
const desk = { as: 'admin', states: ['full'], path: '/admin-payments' } as const;

const askToDrop = async ({ page, words }: Screen): Promise<void> => {
  await page.getByText(words('vendor-office:parcel.drop'), { exact: true }).first().click();
  await page.getByRole('dialog').getByText(words('vendor-office:parcel.ask.drop.text')).waitFor();
};

/** Steps, dialogs and answers of the buyer's and the seller's screens and of reviews in the shop. */
export const reachedShopScreens: readonly ReachedScreen[] = [
  { ...member, name: 'cart, nothing in its way', path: '/cart', api: { 'GET /cart': { cart: aCart(wholeCart().items) } } },
  { ...member, name: 'cart, empty it?', path: '/cart', reach: askToEmptyCart },
  { ...checkout, name: 'checkout, address' },
  { ...checkout, name: 'checkout, a problem', reach: sendEmptyCheckout },
  { ...checkout, name: 'checkout, payment', reach: reachPayment },
  { ...checkout, name: 'checkout, review', reach: reachReview },
  {
    ...{ ...checkout, name: 'checkout, answer lost', reach: placeWithoutAnswer, allowed: /503/ },
    api: { ...whole, 'POST /orders': unavailable },
  },
  { ...member, name: 'order, return?', path: `/order-${orderId(7)}`, reach: askToReturn },
  { ...member, name: 'order, cancel?', path: `/order-${orderId(1)}`, reach: askToCancelParcel },
  {
    ...{ ...member, name: 'own products, none yet', path: '/vendor-dashboard?tab=products' },
    api: { 'GET /accessories/user/my-accessories': ownProductsPage([]) },
  },
  { ...member, name: 'own products, too many pieces', path: '/vendor-dashboard?tab=products', reach: typeTooManyPieces },
  { ...member, name: 'own product, delete?', path: `/vendor-dashboard?mode=edit&id=${ownProductId(1)}`, reach: askToDelete },
  { ...member, name: 'new product, a problem', path: '/vendor-dashboard?mode=add', reach: sendEmptyProduct },
  { ...member, as: 'unverified', name: 'own store, a problem', path: '/vendor-dashboard?tab=store', reach: sendEmptyStore },
  { ...parcels, name: 'sold parcel, sent?', reach: askInMain('vendor-office:parcel.act.ship', 'vendor-office:parcel.ask.ship.text') },
  { ...parcels, name: 'sold parcel, leave out?', reach: askToDrop },
  { ...desk, name: 'slips to check, money came?', reach: askInMain('order-desk:act.accept', 'order-desk:ask.accept') },
  {
    ...desk,
    path: '/admin-payments?tab=settlements',
    name: 'stores to pay out, how?',
    reach: askInMain('order-desk:act.payOut', 'order-desk:ask.payOut'),
  },
  { ...desk, name: 'slips to check, not found?', reach: askInMain('order-desk:act.refuse', 'order-desk:ask.refuse') },
  { ...papers, name: 'store not verified', api: { 'GET /stores/user/verification': { verification: storeVerification() } } },
  {
    ...papers,
    name: 'store verified',
    api: { 'GET /stores/user/verification': { verification: sentStorePapers({ status: 'verified' }) } },
  },
  { ...papers, name: 'papers of a store, waiting', api: { 'GET /stores/user/verification': { verification: sentStorePapers() } } },
  { ...member, name: 'reviews of a store, delete?', path: `/store-${storeId(1)}-reviews`, reach: askToRemoveReview },
  { ...member, name: 'reviews of a product, written', path: `/accessory-${accessoryId(2)}-reviews`, reach: writeReview },
];
