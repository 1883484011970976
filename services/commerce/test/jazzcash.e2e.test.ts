import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { account, completed, signed, startFakeJazzCash } from './fake-jazzcash.ts';
import { startCommerce, type PlacedOrder, type RunningCommerce, type Someone } from './running-commerce.ts';
import { movedClock, startShop, type RunningShop } from './shop-with-bowl.ts';

const keysOf = ({ site }: { readonly site: string }) => ({
  ...{ JAZZCASH_MERCHANT_ID: account.merchantId, JAZZCASH_PASSWORD: account.password, JAZZCASH_SALT: account.salt },
  ...{ JAZZCASH_URL: site, JAZZCASH_RETURN_URL: 'https://paltu.example/api/v1/orders/payments/jazzcash/return' },
});

const { passes, ...clock } = movedClock();
let jazzcash: Awaited<ReturnType<typeof startFakeJazzCash>>;
let shop: RunningShop;
let commerce: RunningCommerce;
beforeAll(async () => {
  jazzcash = await startFakeJazzCash();
  shop = await startShop({ clock, variables: keysOf(jazzcash) });
  ({ commerce } = shop);
});
afterAll(async () => {
  await commerce.stop();
  await jazzcash.stop();
});

let sana: Someone;
let bowl: string;
let order: PlacedOrder;
let reference: string;
beforeEach(async () => {
  ({ sana, bowl, order } = await shop.withOrder('jazzcash'));
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

test('EasyPaisa, which has no adapter, is never offered where nothing is played, whatever keys are set', async () => {
  const keys = { EASYPAISA_STORE_ID: '4711', EASYPAISA_HASH_KEY: 'key', EASYPAISA_URL: jazzcash.site };
  const live = await startCommerce({ beside: commerce, variables: { ...keysOf(jazzcash), ...keys, PAYMENTS: 'none' } });
  try {
    const { methods } = (await live.call('GET', '/orders/payment-methods')).body.data;
    expect(methods.map(({ method }: { method: string }) => method)).toEqual(['cash-on-delivery', 'jazzcash']);
    const refused = await live.checkout(sana, { [bowl]: 1 }, { paymentMethod: 'easypaisa' });
    expect(refused).toMatchObject({ status: 409, body: { code: 'payment.not-offered' } });
  } finally {
    await live.stop();
  }
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
  passes(2 * 60_000);
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
