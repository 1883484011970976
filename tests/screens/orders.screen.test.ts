/// <reference lib="dom" />
import { expect, test } from '@jest/globals';
import { aLine, aCart } from './data/some-carts.ts';
import { someHomecomings, someRefills } from './data/some-homecomings.ts';
import { anOrder, aParcel, aPayment, orderId, someOrders } from './data/some-orders.ts';
import { usualAnswers } from './data/usual-answers.ts';
import { disconnected, refuse, sentOn, type Stubs } from './harness/answers.ts';
import { until } from './harness/until.ts';
import { withScreen } from './harness/with-screen.ts';
import { formatDays, formatMoment } from '../../web/src/shared/format/format.ts';
import { chooseOption } from '../browser/choose-option.ts';

const [first] = someOrders();
const asMember = (more: Stubs = {}): Stubs => ({ ...usualAnswers('member'), ...more });

test('the list of own orders leads to each, which shows how far each parcel is', async () => {
  await withScreen('/dashboard?tab=orders', { api: asMember(), as: 'member', language: 'ur', width: 360 }, async ({ page, words }) => {
    await page.getByRole('link', { name: first?.number ?? '' }).click();
    await page.waitForURL(({ pathname }) => pathname === `/order-${orderId(1)}`);
    await page.getByText('77 123 456').waitFor();
    await page
      .getByText(words('shop:expected', { days: formatDays('ur', '2099-11-23', '2099-11-24') }))
      .first()
      .waitFor();
    expect(await page.getByText(words('orders:order.toCome')).count()).toBe(4);
    expect(await page.getByRole('button', { name: words('orders:cancel.parcel') }).count()).toBe(1);
  });
});

test('the number of a courier is copied by one tap, and leads to where it shows how far it is; the steps of a parcel are shown with their time', async () => {
  await withScreen(
    `/order-${orderId(1)}`,
    { api: asMember(), as: 'member', language: 'ur', width: 360 },
    async ({ page, words, context }) => {
      await context.grantPermissions(['clipboard-read', 'clipboard-write']);
      await page.getByRole('button', { name: words('orders:order.copy', { number: '77 123 456' }) }).click();
      await page.getByText(words('orders:order.copied')).waitFor();
      expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('77 123 456');
      await page.getByText(formatMoment('ur', first?.parcels[1]?.history[1]?.at ?? '')).waitFor();
      const way = page.getByRole('link', { name: words('orders:order.track', { courier: 'TCS' }) });
      expect(await way.getAttribute('href')).toBe('https://www.tcsexpress.com/track/');
    },
  );
});

test('why a parcel ended is shown: in the words of who ended it, or by the rule', async () => {
  await withScreen(`/order-${orderId(3)}`, { api: asMember(), as: 'member' }, async ({ page, words, visit }) => {
    await page.getByText(words('orders:ending.unconfirmed')).waitFor();
    await visit(`/order-${orderId(4)}`);
    await page.getByText('دروازے پر کوئی نہیں تھا').waitFor();
  });
});

test.each(['en', 'ur'] as const)(
  'of a store that can send nothing for now it is shown, and its parcel can be cancelled (%s)',
  async (language) => {
    const steps = (['confirmed', 'confirmed'] as const).map((status, index) => ({
      ...{ status, at: first?.placedAt ?? '', by: 'product' as const, reason: '' },
      code: index === 0 ? null : ('store-away' as const),
    }));
    const order = anOrder(1, [aParcel(1, ['confirmed'], { history: steps })]);
    const api = asMember({ 'GET /orders/{id}': { order } });
    await withScreen(`/order-${order.id}`, { api, as: 'member', language, width: 360 }, async ({ page, words }) => {
      await page.getByText(words('orders:ending.store-away')).waitFor();
      await page.getByRole('button', { name: words('orders:cancel.parcel') }).waitFor();
    });
  },
);

test.each(['en', 'ur'] as const)('a parcel that has not come by its day is shown as late (%s)', async (language) => {
  const days = ['2026-01-05', '2026-01-07'] as const;
  const order = anOrder(1, [aParcel(1, ['confirmed', 'shipped'], { expectedFrom: days[0], expectedUntil: days[1] })]);
  const api = asMember({ 'GET /orders/{id}': { order } });
  await withScreen(`/order-${order.id}`, { api, as: 'member', language, width: 360 }, async ({ page, words }) => {
    await page.getByText(words('shop:expectedBefore', { days: formatDays(language, ...days) })).waitFor();
  });
});

test('a parcel is cancelled after a question, and the order is read anew; a refusal is explained', async () => {
  let isShipped = false;
  const api = asMember({
    'POST /orders/parcels/{id}/cancel': () => {
      isShipped = true;
      return refuse(409, 'parcel.wrong-step');
    },
  });
  await withScreen(`/order-${orderId(1)}`, { api, as: 'member', allowed: /409/ }, async ({ page, words, calls }) => {
    const asked = () => calls.filter(({ name }) => name === `GET /orders/${orderId(1)}`).length;
    await page.getByRole('button', { name: words('orders:cancel.parcel') }).click();
    expect(isShipped).toBe(false);
    const before = asked();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: words('orders:cancel.confirm'), exact: true })
      .click();
    await page.getByRole('dialog').getByRole('alert').getByText(words('errors:parcel.wrong-step')).waitFor();
    await until(() => asked() > before);
  });
});

test('a cancellation whose answer is lost is looked for, and shown as done when it was done', async () => {
  let isCancelled = false;
  const parcel = () => aParcel(1, isCancelled ? ['cancelled'] : []);
  const api = asMember({
    'GET /orders/{id}': () => ({ order: anOrder(1, [parcel()]) }),
    'POST /orders/parcels/{id}/cancel': () => {
      isCancelled = true;
      return disconnected;
    },
  });
  await withScreen(`/order-${orderId(1)}`, { api, as: 'member', allowed: /ERR_|Failed to load/ }, async ({ page, words }) => {
    await page.getByRole('button', { name: words('orders:cancel.parcel') }).click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: words('orders:cancel.confirm'), exact: true })
      .click();
    await page.getByText(words('orders:cancelled'), { exact: true }).waitFor();
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    expect(await page.getByRole('alert').getByText(words('work:lost.open')).count()).toBe(0);
  });
});

test('the slip of a transfer is sent with its reference, and shown as in check; without them each is named', async () => {
  const sent = anOrder(5, []);
  const inCheck = { ...sent, payment: aPayment({ method: 'bank-transfer', status: 'in-check' }) };
  await withScreen(`/order-${orderId(5)}`, { api: asMember(), as: 'member' }, async ({ page, words, calls, restub }) => {
    await page.getByText('PK36 MEZN').waitFor();
    const submit = page.getByRole('button', { name: words('orders:payment.send'), exact: true });
    await submit.click();
    await page.getByRole('link', { name: words('orders:problem.slip') }).waitFor();
    await page.getByLabel(words('orders:field.reference'), { exact: true }).fill('FT26331');
    await page
      .locator('input[type=file]')
      .setInputFiles({ name: 'slip.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7') });
    restub(asMember({ 'POST /orders/{id}/slip': { order: inCheck }, 'GET /orders/{id}': { order: inCheck } }));
    await submit.click();
    await page.getByText(words('orders:payment.status.in-check')).waitFor();
    const body = String(calls.find(({ name }) => name === `POST /orders/${orderId(5)}/slip`)?.body);
    expect([body.includes('FT26331'), body.includes('slip.pdf')]).toEqual([true, true]);
  });
});

test('who pays by a wallet is led to it, and back to the order, which shows what the wallet has answered', async () => {
  const fields = { reference: 'T0123456789abcdef012', amount: '2100' };
  const paid = anOrder(6, [], { payment: aPayment({ method: 'jazzcash', status: 'paid' }) });
  const notices = [{ reference: fields.reference, status: 'paid', signature: 'aa' }];
  const api = asMember({
    'POST /orders/{id}/pay': { payment: { url: '/test-wallet', method: 'get' as const, fields } },
    'POST /orders/payments/simulator/choice': { notices },
    'POST /orders/payments/simulator/notice': { orderId: orderId(6) },
    'POST /orders/payments/simulator/return': sentOn(`/order-${orderId(6)}`),
  });
  await withScreen(`/order-${orderId(6)}`, { api, as: 'member' }, async ({ page, words, calls, restub }) => {
    await page.getByRole('button', { name: /^Pay PKR/ }).click();
    await page.getByRole('heading', { level: 1, name: words('orders:wallet.title') }).waitFor();
    await page.getByText('PKR 2,100').waitFor();
    restub({ ...api, 'GET /orders/{id}': { order: paid } });
    await page.getByRole('button', { name: words('orders:wallet.success'), exact: true }).click();
    await page.getByText(words('orders:payment.status.paid'), { exact: true }).waitFor();
    expect(calls.find(({ name }) => name === 'POST /orders/payments/simulator/notice')?.body).toEqual(notices[0]);
    const back = calls.find(({ name }) => name === 'POST /orders/payments/simulator/return');
    expect(Object.fromEntries(new URLSearchParams(String(back?.body)))).toEqual(notices[0]);
  });
});

test('what is given back is named by its pieces, with a reason', async () => {
  const api = asMember({ 'PATCH /orders/parcels/{id}/status': refuse(409, 'parcel.wrong-step') });
  await withScreen(`/order-${orderId(7)}`, { api, as: 'member', allowed: /409/ }, async ({ page, words, calls }) => {
    await page.getByRole('button', { name: words('orders:return.action') }).click();
    const dialog = page.getByRole('dialog');
    await chooseOption(page, dialog.getByRole('combobox'), '1');
    await dialog.getByLabel(words('orders:wish.reason'), { exact: true }).fill('The seam is open.');
    await dialog.getByRole('button', { name: words('orders:return.submit') }).click();
    await page.getByText(words('errors:parcel.wrong-step')).waitFor();
    const [item] = someOrders()[6]?.items ?? [];
    expect(calls.find(({ name }) => name.startsWith('PATCH /orders/parcels/'))?.body).toEqual({
      ...{ status: 'return-asked', reason: 'The seam is open.', items: [{ accessoryId: item?.accessoryId, quantity: 1 }] },
    });
  });
});

test.each([
  ['en', 1280],
  ['ur', 360],
] as const)(
  'what is needed for a new pet comes into the cart by one press, and a city without it is named (%s, %i px)',
  async (language, width) => {
    const [homecoming] = someHomecomings();
    const products = (homecoming?.accessories ?? []) as { id: string }[];
    const items = products.map(({ id }) => ({ ...aLine(1), accessoryId: id, quantity: 1 }));
    const api = asMember({ 'POST /cart/merge': { cart: aCart(items) }, 'GET /cart': { cart: aCart(items) } });
    await withScreen('/dashboard?tab=orders', { api, as: 'member', language, width }, async ({ page, words, calls }) => {
      await page.getByRole('heading', { name: words('orders:basket.for.Cat') }).waitFor();
      await page.getByText(words('orders:basket.none.text')).waitFor();
      await page.getByRole('button', { name: words('orders:basket.button') }).click();
      await page.waitForURL(({ pathname }) => pathname === '/cart');
      const sent = calls.find(({ name }) => name === 'POST /cart/merge')?.body;
      expect(sent).toEqual({ items: products.map(({ id: accessoryId }) => ({ accessoryId, quantity: 1 })) });
    });
  },
);

test.each([
  ['en', 1280],
  ['ur', 360],
] as const)('what was ordered comes into the cart again, and what is gone is named (%s, %i px)', async (language, width) => {
  const order = anOrder(2, [], { items: [...(someOrders()[1]?.items ?? []), ...(first?.items ?? [])] });
  const [kept, ...gone] = order.items;
  const cart = aCart([{ ...aLine(3), accessoryId: kept?.accessoryId ?? '', quantity: 1 }]);
  const api = asMember({ 'GET /orders/{id}': { order }, 'POST /cart/merge': { cart } });
  await withScreen(`/order-${orderId(2)}`, { api, as: 'member', language, width }, async ({ page, words }) => {
    await page.getByRole('button', { name: words('orders:again.button') }).click();
    const alert = page.getByRole('alert');
    await alert.getByText(words('orders:again.left.title')).waitFor();
    expect(await alert.getByText(words('orders:again.left.gone')).count()).toBe(gone.length);
    expect(await alert.getByText(words('orders:again.left.fewer', { amount: '1' })).count()).toBe((kept?.ordered ?? 1) > 1 ? 1 : 0);
  });
});

test.each([
  ['en', 1280],
  ['ur', 360],
] as const)('what runs out is ordered again by one press, as much as before (%s, %i px)', async (language, width) => {
  const [, refill] = someRefills();
  const api = asMember({ 'POST /cart/merge': { cart: aCart([aLine(1, { accessoryId: refill?.accessoryId ?? '', quantity: 2 })]) } });
  await withScreen('/dashboard?tab=orders', { api, as: 'member', language, width }, async ({ page, words, calls }) => {
    await page.getByRole('heading', { name: words('orders:refill.title') }).waitFor();
    await page.getByRole('button', { name: words('orders:refill.again', { name: refill?.name ?? '' }) }).click();
    await page.waitForURL(({ pathname }) => pathname === '/cart');
    const sent = calls.find(({ name }) => name === 'POST /cart/merge')?.body;
    expect(sent).toEqual({ items: [{ accessoryId: refill?.accessoryId, quantity: 2 }] });
  });
});

test.each([
  ['not-arrived', 'en', 1280],
  ['return-refused', 'ur', 360],
  ['refusal', 'en', 360],
] as const)(
  'what a buyer contests (%s) is sent with its reason, and shown as a case for an admin (%s, %i px)',
  async (kind, language, width) => {
    const until = '2099-01-01T09:00:00.000Z';
    let contest: ReturnType<typeof aParcel>['contest'] = null;
    const parcel = () =>
      aParcel(3, ['confirmed', 'shipped', 'delivered'], {
        ...{ contest, contestable: contest === null ? { kind, until } : null },
        mayReturnUntil: until,
      });
    const api = asMember({
      'GET /orders/{id}': () => ({ order: anOrder(7, [parcel()]) }),
      'POST /orders/parcels/{id}/contest': ({ body }) => {
        const { reason } = body as { reason: string };
        contest = { kind, status: 'open', reason, at: until, decision: '', decidedAt: null };
        return { parcel: parcel() } as never;
      },
    });
    await withScreen(`/order-${orderId(7)}`, { api, as: 'member', language, width }, async ({ page, words, calls }) => {
      await page.getByRole('button', { name: words(`orders:contest.${kind}.action`) }).click();
      await page.getByRole('dialog').getByRole('textbox').fill('I was at home all day');
      await page
        .getByRole('dialog')
        .getByRole('button', { name: words(`orders:contest.${kind}.submit`) })
        .click();
      await page.getByText(words(`orders:contest.${kind}.status.open`)).waitFor();
      // An admin decides first.
      for (const step of ['received', 'return'] as const)
        expect([step, await page.getByRole('button', { name: words(`orders:${step}.action`) }).count()]).toEqual([step, 0]);
      const sent = calls.find(({ name }) => name.endsWith('/contest'));
      expect(sent?.body).toEqual({ kind, reason: 'I was at home all day' });
    });
  },
);

test('what an admin answered to what a buyer contested is shown to the buyer', async () => {
  const contest = {
    ...({ kind: 'not-arrived', status: 'dismissed', reason: 'Nothing came', decision: 'Your brother signed for it' } as const),
    ...{ at: '2026-11-25T09:00:00.000Z', decidedAt: '2026-11-26T09:00:00.000Z' },
  };
  const order = anOrder(7, [aParcel(3, ['confirmed', 'shipped', 'delivered'], { contest })]);
  await withScreen(`/order-${orderId(7)}`, { api: asMember({ 'GET /orders/{id}': { order } }), as: 'member' }, async ({ page, words }) => {
    await page.getByText(words('orders:contest.not-arrived.status.dismissed')).waitFor();
    await page.getByText('Your brother signed for it').waitFor();
  });
});
