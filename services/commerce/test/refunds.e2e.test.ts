import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { refundDue, refundPaid } from '@paltu/contracts';
import { newId } from '@paltu/kernel';
import { eventually } from '@paltu/testing';
import { phoneOf, type PlacedOrder, type RunningCommerce, type Someone } from './running-commerce.ts';
import { movedClock, startShop, type RunningShop } from './shop-with-bowl.ts';

const dayMs = 24 * 60 * 60_000;
const { passes, ...clock } = movedClock();

let shop: RunningShop;
let commerce: RunningCommerce;
let owner: Someone;
let admin: Someone;
beforeAll(async () => {
  shop = await startShop({ clock, variables: { BANK_TRANSFER_TO: 'Paltu' } });
  ({ commerce, owner, admin } = shop);
});
afterAll(() => commerce.stop());

let sana: Someone;
let bowl: string;
let order: PlacedOrder;
let parcelId: string;
beforeEach(async () => {
  ({ sana, bowl, order, parcelId } = await shop.withOrder('bank-transfer'));
});

const refused = (status: number, code: string) => ({ status, body: { code } });

const dueRefund = async () => {
  const json = { status: 'paid', reference: newId() };
  await commerce.call('PATCH', `/orders/${order.id}/payment`, { as: admin, json });
  await commerce.call('POST', `/orders/${order.id}/cancel`, { as: sana });
  return (await commerce.database('refunds').where({ order_id: order.id }).first()).id as string;
};
const listed = async (): Promise<{ id: string; refundTo: unknown }[]> =>
  (await commerce.call('GET', '/orders/refunds?limit=100', { as: admin })).body.data.refunds;
const record = (id: string, given: string, as = admin) =>
  commerce.call('PATCH', `/orders/refunds/${id}`, { as, json: { status: 'paid', reference: given } });

test('a refund waits until an admin records its transfer, once', async () => {
  const id = await dueRefund();
  expect(await listed()).toContainEqual({
    ...{ _id: id, id, orderId: order.id, orderNumber: order.number, parcelId, items: [{ accessoryId: bowl, quantity: 3 }] },
    ...{ amount: 3_200, status: 'due', reference: '', dueAt: clock.now().toISOString(), paidAt: null },
    ...{ owedBy: 'paltu', contest: null, mayContestFrom: null, mayContestUntil: null },
    store: { _id: shop.storeId, name: 'Paws of Gulberg' },
    buyer: { fullName: 'Sana Ahmed', phone: phoneOf(sana) },
    refundTo: null,
  });
  const answers = await Promise.all(['R 1', 'R 1', 'R 2'].map((given) => record(id, given)));
  const kept = await commerce.database('refunds').where({ id }).first();
  expect(answers.map(({ status }) => status).sort()).toEqual(kept.reference === 'R 1' ? [200, 200, 409] : [200, 409, 409]);
  expect(answers.find(({ status }) => status === 409)).toMatchObject(refused(409, 'refund.already-paid'));
  expect(kept).toMatchObject({ status: 'paid', paid_at: clock.now() });
  const published = { id, parcelId, amount: 3_200n, owedBy: 'paltu' };
  expect(await commerce.untilPublished(refundDue, order.id)).toMatchObject({ refund: { ...published, status: 'due' } });
  expect(await commerce.untilPublished(refundPaid, order.id)).toMatchObject({ refund: { ...published, status: 'paid' } });
  const versions = commerce.publishedAbout(order.id).map(({ sequence }) => sequence);
  expect(versions).toEqual(versions.map((_, at) => at + 1));
  expect((await listed()).map((one) => one.id)).not.toContain(id);
});

test('a refund is seen and recorded by admins alone', async () => {
  const id = await dueRefund();
  expect(await commerce.call('GET', '/orders/refunds', { as: sana })).toMatchObject({ status: 403 });
  expect(await record(id, 'R 1', sana)).toMatchObject({ status: 403 });
  expect(await record(newId(), 'R 1')).toMatchObject(refused(404, 'refund.not-found'));
  expect(await record(id, '')).toMatchObject({ status: 400, body: { errors: [{ path: 'reference' }] } });
});

const iban = { kind: 'iban', account: 'pk36 scbl 0000 0011 2345 6702', title: 'Sana Ahmed' };
const refundTo = (json?: object, as = sana) =>
  commerce.call(json === undefined ? 'GET' : 'PUT', `/orders/${order.id}/refund-to`, { as, json });
const shownTo = async (id: string) => (await listed()).find((one) => one.id === id)?.refundTo;
const kept = () => commerce.database('refund_accounts').where({ order_id: order.id });
const erased = async () => {
  await commerce.isErased(sana);
  await eventually(async () => {
    await commerce.runJob('end orders of who left');
    return (await commerce.database('orders').where({ id: order.id }).first()).address === null;
  }, 'the buyer is forgotten');
};

test('a buyer names where a refund goes to: kept sealed, shown to admins whole, and forgotten 90 days after it was paid', async () => {
  expect(await refundTo(iban)).toMatchObject(refused(409, 'payment.wrong-step'));
  const id = await dueRefund();
  expect((await refundTo()).body.data).toEqual({ refundTo: null });
  const masked = { refundTo: { kind: 'iban', account: 'PK36 SCBL •••• •••• •••• 6702', title: 'Sana Ahmed' } };
  expect((await refundTo(iban)).body.data).toEqual(masked);
  expect((await refundTo()).body.data).toEqual(masked);
  expect(JSON.stringify(await kept())).not.toMatch(/6702|Ahmed/);
  expect(await shownTo(id)).toEqual({ ...iban, account: 'PK36 SCBL 0000 0011 2345 6702' });
  await refundTo({ kind: 'jazzcash', account: '0301 7654321', title: 'Sana' });
  expect(await shownTo(id)).toEqual({ kind: 'jazzcash', account: '+923017654321', title: 'Sana' });
  await commerce.runJob('seal accounts of refunds anew');
  // One admin pays it once the account is not new any more.
  passes(7 * dayMs);
  await record(id, newId());
  for (const [days, rows] of [
    [90, 1],
    [1, 0],
  ] as const) {
    passes(days * dayMs - (rows === 1 ? 1 : 0));
    await commerce.runJob('forget accounts of refunds');
    expect(await kept()).toHaveLength(rows);
  }
});

test('who takes their data along takes the account that they named, whole', async () => {
  await dueRefund();
  const exported = async () => (await commerce.call('GET', '/orders/export', { as: sana })).body.data.orders;
  expect(await exported()).toMatchObject([{ id: order.id, refundTo: null }]);
  await refundTo(iban);
  const other = (await commerce.checkout(sana, { [bowl]: 1 }, { paymentMethod: 'bank-transfer' })).body.data.order;
  expect(await exported()).toMatchObject([
    { id: order.id, refundTo: { ...iban, account: 'PK36 SCBL 0000 0011 2345 6702' } },
    { id: other.id, refundTo: null },
  ]);
  expect((await commerce.call('GET', '/orders/export', { as: owner })).body.data.orders).toEqual([]);
});

test('nobody else names or reads where a refund goes to, and it is an account', async () => {
  await dueRefund();
  for (const json of [undefined, iban]) expect(await refundTo(json, owner)).toMatchObject(refused(404, 'order.not-found'));
  for (const [change, path] of [
    [{ account: 'PK36SCBL0000001123456703' }, 'account'],
    [{ kind: 'easypaisa', account: '12' }, 'account'],
    [{ kind: 'cash' }, 'kind'],
    [{ title: '' }, 'title'],
  ] as const)
    expect(await refundTo({ ...iban, ...change })).toMatchObject({ status: 400, body: { errors: [{ path }] } });
});

test('what is owed to a buyer whose account is erased is paid to the account that was named, which is forgotten then', async () => {
  const id = await dueRefund();
  await refundTo(iban);
  await erased();
  expect(await shownTo(id)).toMatchObject({ kind: 'iban', account: 'PK36 SCBL 0000 0011 2345 6702' });
  await record(id, newId());
  await commerce.runJob('forget accounts of refunds');
  expect(await kept()).toEqual([]);
});

test('who is erased and has named no account is found by the phone of the order, also for what becomes due later', async () => {
  const json = { status: 'paid', reference: newId() };
  await commerce.call('PATCH', `/orders/${order.id}/payment`, { as: admin, json });
  await commerce.moveThrough(owner, parcelId, 'confirmed', 'shipped');
  await erased();
  await commerce.runJob('forget accounts of refunds');
  await commerce.move(admin, parcelId, 'lost', { reason: 'Nobody knows' });
  const { id } = await commerce.database('refunds').where({ order_id: order.id }).first();
  expect(await shownTo(id)).toEqual({ kind: 'phone', account: phoneOf(sana), title: 'Sana Ahmed' });
});
