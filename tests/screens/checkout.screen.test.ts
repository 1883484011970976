/// <reference lib="dom" />
import { expect, test } from '@jest/globals';
import { aCart, aLine, wholeCart } from './data/some-carts.ts';
import { anOrder, orderId, ordersPage, someOrders } from './data/some-orders.ts';
import { usualAnswers } from './data/usual-answers.ts';
import { disconnected, refuse, unavailable, type Stubs } from './harness/answers.ts';
import type { Screen } from './harness/open-screen.ts';
import { withScreen } from './harness/with-screen.ts';
import { formatDays } from '../../web/src/shared/format/format.ts';
import { expectedOfOrder } from '../../web/src/shared/shop/expected-order.ts';

const placed = anOrder(1, someOrders()[0]?.parcels ?? []);
const asMember = (more: Stubs = {}): Stubs => ({
  ...usualAnswers('member'),
  'GET /cart': { cart: wholeCart() },
  'POST /orders': { order: placed },
  ...more,
});
const office = {
  ...{ fullName: 'Bilal Khan', phone: '+923007654321', address: 'Plaza 9, Blue Area', city: 'Islamabad', area: 'F-7', landmark: '' },
};
const sent = ({ calls }: Screen) => calls.filter(({ name }) => name === 'POST /orders');

const heading = ({ page, words }: Screen, step: 1 | 2 | 3) =>
  page.getByRole('heading', { level: 1, name: words(`orders:step${step}.heading`) });
const next = async ({ page, words }: Screen): Promise<void> =>
  page.getByRole('button', { name: words('shell:form.next'), exact: true }).click();
const placeButton = ({ page, words }: Screen) => page.getByRole('button', { name: words('orders:checkout.place'), exact: true });

/** Fills in the checkout up to its last step. */
const review = async (screen: Screen): Promise<void> => {
  const { page, words } = screen;
  await page.getByLabel(words('orders:field.address'), { exact: true }).fill('House 4, Street 2');
  await page.getByLabel(words('orders:field.city'), { exact: true }).fill('Lahore');
  await next(screen);
  await heading(screen, 2).waitFor();
  await next(screen);
  await heading(screen, 3).waitFor();
};
const placeOrder = async (screen: Screen): Promise<void> => {
  await review(screen);
  await placeButton(screen).click();
};

test.each([
  ['en', 1280],
  ['ur', 360],
] as const)(
  'an order is placed with what was written and the total that was shown, and its page opens (%s, %i px)',
  async (language, width) => {
    await withScreen('/checkout', { api: asMember(), as: 'member', language, width }, async (screen) => {
      const { page } = screen;
      await placeOrder(screen);
      await page.waitForURL(({ pathname }) => pathname === `/order-${orderId(1)}`);
      await page.getByRole('heading', { level: 1, name: placed.number }).waitFor();
      const [call, ...others] = sent(screen);
      expect(others).toEqual([]);
      expect(call?.body).toMatchObject({
        ...{ paymentMethod: 'cash-on-delivery', note: '', expectedTotal: wholeCart().total },
        address: { address: 'House 4, Street 2', city: 'Lahore', area: '', landmark: '' },
      });
      expect(call?.headers['idempotency-key']).toMatch(/^\S+$/);
    });
  },
);

test.each([
  ['en', 1280],
  ['ur', 360],
] as const)('where earlier orders went is filled in by one tap, and emptied by another (%s, %i px)', async (language, width) => {
  const api = asMember({ 'GET /orders': ordersPage([anOrder(2, [], { address: office }), ...someOrders()]) });
  await withScreen('/checkout', { api, as: 'member', language, width }, async (screen) => {
    const { page, words } = screen;
    await page.getByText(words('orders:known.open'), { exact: true }).click();
    const known = page.getByRole('group', { name: words('orders:known.label') });
    const field = (name: 'address' | 'area' | 'fullName') => page.locator(`#${name}`);
    await known.getByRole('radio', { name: office.address }).check();
    expect([await field('fullName').inputValue(), await field('address').inputValue()]).toEqual([office.fullName, office.address]);
    await known.getByRole('radio', { name: words('orders:known.other') }).check();
    expect([await field('address').inputValue(), await field('area').inputValue()]).toEqual(['', '']);
    await known.getByRole('radio', { name: office.address }).check();
    await next(screen);
    await next(screen);
    await placeButton(screen).click();
    await page.waitForURL(({ pathname }) => pathname === `/order-${orderId(1)}`);
    expect(sent(screen)[0]?.body).toMatchObject({ address: office });
  });
});

test.each([
  ['en', 1280],
  ['ur', 360],
] as const)('earlier addresses that come late move nothing, and leave what was typed (%s, %i px)', async (language, width) => {
  const { promise, resolve } = Promise.withResolvers<void>();
  const api = asMember({
    'GET /orders': async () => {
      await promise;
      return ordersPage(someOrders());
    },
  });
  await withScreen('/checkout', { api, as: 'member', language, width, until: 'domcontentloaded' }, async ({ page, words }) => {
    const address = page.locator('#address');
    await page.getByText(words('orders:known.none'), { exact: true }).waitFor();
    await address.fill('House 9');
    const before = await address.boundingBox();
    resolve();
    await page.getByText(words('orders:known.open'), { exact: true }).waitFor();
    expect([await address.inputValue(), await address.boundingBox()]).toEqual(['House 9', before]);
  });
});

test('without an answer about earlier orders the address is written as the first time', async () => {
  await withScreen('/checkout', { api: asMember({ 'GET /orders': unavailable }), as: 'member', allowed: /503/ }, async (screen) => {
    await heading(screen, 1).waitFor();
    await screen.page.getByText(screen.words('orders:known.none'), { exact: true }).waitFor();
  });
});

test.each([
  ['en', 1280],
  ['ur', 360],
] as const)('when each store’s parcel should arrive follows from the city that is typed (%s, %i px)', async (language, width) => {
  await withScreen('/checkout', { api: asMember(), as: 'member', language, width }, async ({ page, words }) => {
    for (const city of ['Lahore', 'Multan']) {
      await page.getByLabel(words('orders:field.city'), { exact: true }).fill(city);
      const { from, until } = expectedOfOrder(aLine(1).vendor!, city);
      await page
        .getByText(words('shop:expected', { days: formatDays(language, from, until) }))
        .first()
        .waitFor({ state: 'attached' });
    }
  });
});

test('what is missing is named at its field, and no step is passed', async () => {
  await withScreen('/checkout', { api: asMember(), as: 'member', language: 'ur', width: 360 }, async (screen) => {
    const { page, words } = screen;
    await page.getByLabel(words('orders:field.address'), { exact: true }).fill('');
    await next(screen);
    await page.getByRole('link', { name: words('orders:problem.address') }).waitFor();
    expect(await heading(screen, 1).count()).toBe(1);
    expect(sent(screen)).toEqual([]);
  });
});

test('a reload and Back find what was written, and the order keeps its key', async () => {
  const api = asMember({ 'POST /orders': unavailable });
  await withScreen('/checkout', { api, as: 'member', allowed: /503/ }, async (screen) => {
    const { page, words, settle, restub } = screen;
    await placeOrder(screen);
    await page.getByRole('heading', { name: words('orders:checkout.unknown.title') }).waitFor();
    await page.reload();
    await settle();
    await heading(screen, 3).waitFor();
    await page.goBack();
    await heading(screen, 2).waitFor();
    await next(screen);
    restub(asMember());
    await placeButton(screen).click();
    await page.waitForURL(({ pathname }) => pathname === `/order-${orderId(1)}`);
    const keys = sent(screen).map(({ headers }) => headers['idempotency-key']);
    expect([keys.length, new Set(keys).size]).toEqual([3, 1]);
  });
});

test.each([
  ['is away', unavailable],
  ['cannot be reached', disconnected],
] as const)('a lost answer is looked for before anything is called failed: the order is there (the service %s)', async (_what, lost) => {
  const api = asMember({ 'POST /orders': ({ attempt }) => (attempt === 0 ? lost : { order: placed }) });
  await withScreen('/checkout', { api, as: 'member', allowed: /503|ERR_/ }, async (screen) => {
    await placeOrder(screen);
    await screen.page.waitForURL(({ pathname }) => pathname === `/order-${orderId(1)}`);
    const [first, second] = sent(screen);
    expect(second?.body).toEqual(first?.body);
    expect(second?.headers['idempotency-key']).toBe(first?.headers['idempotency-key']);
  });
});

test('two taps make one call', async () => {
  await withScreen('/checkout', { api: asMember(), as: 'member' }, async (screen) => {
    await review(screen);
    await placeButton(screen).dblclick();
    await screen.page.waitForURL(({ pathname }) => pathname === `/order-${orderId(1)}`);
    expect(sent(screen)).toHaveLength(1);
  });
});

test('an earlier try that has placed the order, with other words, is shown as that', async () => {
  const api = asMember({ 'POST /orders': refuse(409, 'idempotency-key.reused') });
  await withScreen('/checkout', { api, as: 'member', allowed: /409/ }, async (screen) => {
    await placeOrder(screen);
    await screen.page.getByRole('heading', { name: screen.words('orders:checkout.before.title') }).waitFor();
    await screen.page.getByRole('link', { name: screen.words('orders:checkout.toOrders') }).click();
    await screen.page.waitForURL(({ search }) => search === '?tab=orders');
  });
});

test('another total is shown before it is ordered at that, and what was written stays', async () => {
  let isDearer = false;
  const api = asMember({
    'GET /cart': () => ({ cart: isDearer ? aCart([aLine(1, { quantity: 2, price: 2600 })]) : wholeCart() }),
    'POST /orders': ({ attempt }) => {
      isDearer = true;
      return attempt === 0 ? refuse(409, 'order.total-changed') : { order: placed };
    },
  });
  await withScreen('/checkout', { api, as: 'member', allowed: /409/ }, async (screen) => {
    await placeOrder(screen);
    await screen.page.getByText(screen.words('errors:order.total-changed')).first().waitFor();
    await screen.page.getByText('PKR 5,200', { exact: true }).first().waitFor();
    await placeButton(screen).click();
    await screen.page.waitForURL(({ pathname }) => pathname === `/order-${orderId(1)}`);
    expect(sent(screen).map(({ body }) => (body as { expectedTotal: number }).expectedTotal)).toEqual([wholeCart().total, 5200]);
  });
});

test.each([
  ['promo.used', []],
  ['order.too-many-unpaid', []],
  ['order.too-many-pieces', [{ path: 'items.0.quantity', code: 'too-big', msg: '' }]],
] as const)('an order that is refused (%s) is explained above what was written, which stays', async (code, wrong) => {
  const api = asMember({ 'POST /orders': refuse(409, code, wrong) });
  await withScreen('/checkout', { api, as: 'member', language: 'ur', width: 360, allowed: /409/ }, async (screen) => {
    const { page, words } = screen;
    await placeOrder(screen);
    await page
      .getByRole('alert')
      .getByText(words(`errors:${code}`))
      .waitFor();
    await page.getByText('House 4, Street 2').waitFor();
  });
});
