/// <reference lib="dom" />
import { expect, test } from '@jest/globals';
import { orderId, someOrders } from './data/some-orders.ts';
import { usualAnswers } from './data/usual-answers.ts';
import { refuse, type Stubs } from './harness/answers.ts';
import { until } from './harness/until.ts';
import { withScreen } from './harness/with-screen.ts';

const [first] = someOrders();
const asMember = (more: Stubs = {}): Stubs => ({ ...usualAnswers('member'), ...more });

test('the list of own orders leads to each, which shows how far each parcel is', async () => {
  await withScreen('/dashboard?tab=orders', { api: asMember(), as: 'member', language: 'ur', width: 360 }, async ({ page, words }) => {
    await page.getByRole('link', { name: first?.number ?? '' }).click();
    await page.waitForURL(({ pathname }) => pathname === `/order-${orderId(1)}`);
    await page.getByText('77 123 456').waitFor();
    expect(await page.getByText(words('orders:order.toCome')).count()).toBe(4);
    expect(await page.getByRole('button', { name: words('orders:cancel.parcel') }).count()).toBe(1);
  });
});

test('why a parcel ended is shown: in the words of who ended it, or by the rule', async () => {
  await withScreen(`/order-${orderId(3)}`, { api: asMember(), as: 'member' }, async ({ page, words, visit }) => {
    await page.getByText(words('orders:ending.unconfirmed')).waitFor();
    await visit(`/order-${orderId(4)}`);
    await page.getByText('دروازے پر کوئی نہیں تھا').waitFor();
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
    await page.getByText(words('errors:parcel.wrong-step')).waitFor();
    await until(() => asked() > before);
    await page.getByRole('dialog').waitFor({ state: 'detached' });
  });
});
