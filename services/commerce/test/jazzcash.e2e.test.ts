import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { account, completed, signed, startFakeJazzCash } from './fake-jazzcash.ts';
import { startCommerce, type PlacedOrder, type RunningCommerce, type Someone } from './running-commerce.ts';

let now = new Date('2027-03-01T08:00:00Z');
let jazzcash: Awaited<ReturnType<typeof startFakeJazzCash>>;
let commerce: RunningCommerce;
let owner: Someone;
beforeAll(async () => {
  jazzcash = await startFakeJazzCash();
  const variables = {
    ...{ JAZZCASH_MERCHANT_ID: account.merchantId, JAZZCASH_PASSWORD: account.password, JAZZCASH_SALT: account.salt },
    ...{ JAZZCASH_URL: jazzcash.site, JAZZCASH_RETURN_URL: 'https://paltu.example/api/v1/orders/payments/jazzcash/return' },
  };
  commerce = await startCommerce({ clock: { now: () => now }, variables });
  ({ owner } = await commerce.someStore());
});
afterAll(async () => {
  await commerce.stop();
  await jazzcash.stop();
});

let sana: Someone;
let order: PlacedOrder;
let reference: string;
beforeEach(async () => {
  sana = await commerce.someone();
  const bowl = await commerce.listed(owner, { name: 'Bowl', price: 1_000, quantity: 10 });
  order = (await commerce.checkout(sana, { [bowl]: 3 }, { paymentMethod: 'jazzcash' })).body.data.order;
  const { payment } = (await commerce.call('POST', `/orders/${order.id}/pay`, { as: sana })).body.data;
  reference = payment.fields.pp_TxnRefNo;
});

const back = (fields: object = {}) => signed({ pp_TxnRefNo: reference, pp_ResponseCode: '000', pp_Amount: '320000', ...fields });
const comeBack = async (fields: Readonly<Record<string, string>>) => {
  const body = new URLSearchParams(fields).toString();
  const headers = { 'content-type': 'application/x-www-form-urlencoded', origin: jazzcash.site };
  return (await commerce.call('POST', '/orders/payments/jazzcash/return', { body, headers })).headers.get('location');
};
const notify = async (json: object) => (await commerce.call('POST', '/orders/payments/jazzcash/notice', { json })).body.pp_ResponseCode;
const status = async () => (await commerce.call('GET', `/orders/${order.id}`, { as: sana })).body.data.order.payment.status;
const counted = () => commerce.database('payments').where({ order_id: order.id });

test('it is offered as what it is, and the other wallet as a test', async () => {
  const { methods } = (await commerce.call('GET', '/orders/payment-methods')).body.data;
  expect(methods).toContainEqual({ method: 'jazzcash', transferTo: '', isTest: false });
  expect(methods).toContainEqual({ method: 'easypaisa', transferTo: '', isTest: true });
});

test('an order is paid once JazzCash, asked, has it so, however often the browser comes back and notices come', async () => {
  jazzcash.answers(signed(completed));
  const answers = await Promise.all([comeBack(back()), comeBack(back()), notify(back()), notify(back())]);
  expect(answers).toEqual([`/order-${order.id}`, `/order-${order.id}`, '000', '000']);
  expect([await status(), await counted()]).toMatchObject(['paid', [{ provider: 'jazzcash', reference, amount: 3_200 }]]);
});

test('what comes back counts for nothing where JazzCash, asked, has it otherwise, cannot be asked, or names another amount', async () => {
  for (const [answer, code] of [
    [signed({ pp_ResponseCode: '000', pp_PaymentResponseCode: '157', pp_Status: 'Pending' }), 200],
    [signed({ ...completed, pp_Amount: '319900' }), 200],
    [{ ...completed }, 200],
    [signed(completed), 503],
  ] as const) {
    jazzcash.answers(answer, code);
    expect([await comeBack(back()), await notify(back()), await status()]).toEqual([`/order-${order.id}`, '000', 'awaiting']);
  }
  expect(await counted()).toEqual([]);
  jazzcash.answers(signed(completed));
  now = new Date(now.getTime() + 2 * 60_000);
  await commerce.runJob('inquire payments');
  expect(await status()).toBe('paid');
});

test('what is forged is asked about with nobody, and leads to no order', async () => {
  jazzcash.answers(signed(completed));
  const before = jazzcash.asked.length;
  for (const forged of [
    {},
    { ...back(), pp_Amount: '100' },
    signed({ pp_TxnRefNo: reference }, 'another'),
    back({ pp_TxnRefNo: `T${'0'.repeat(19)}` }),
  ])
    expect([await comeBack(forged), await notify(forged)]).toEqual(['/dashboard?tab=orders', '199']);
  expect([jazzcash.asked.length, await status()]).toEqual([before, 'awaiting']);
});

test('a notice of the simulated wallet is nothing of an attempt with JazzCash', async () => {
  const json = { reference, behaviour: 'success' };
  expect((await commerce.call('POST', '/orders/payments/simulator/choice', { json })).body).toMatchObject({ code: 'payment.not-found' });
});
