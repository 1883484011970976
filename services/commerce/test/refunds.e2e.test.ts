import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { refundDue, refundPaid } from '@paltu/contracts';
import { newId } from '@paltu/kernel';
import { startCommerce, type PlacedOrder, type RunningCommerce, type Someone } from './running-commerce.ts';

const now = new Date('2027-03-01T08:00:00Z');

let commerce: RunningCommerce;
let owner: Someone;
let admin: Someone;
beforeAll(async () => {
  commerce = await startCommerce({ clock: { now: () => now }, variables: { BANK_TRANSFER_TO: 'Paltu' } });
  ({ owner } = await commerce.someStore());
  admin = await commerce.someone({ role: 'admin' });
});
afterAll(() => commerce.stop());

let sana: Someone;
let bowl: string;
let order: PlacedOrder;
let parcelId: string;
beforeEach(async () => {
  sana = await commerce.someone();
  bowl = await commerce.listed(owner, { name: 'Bowl', price: 1_000, quantity: 10 });
  order = (await commerce.checkout(sana, { [bowl]: 3 }, { paymentMethod: 'bank-transfer' })).body.data.order;
  parcelId = order.parcels[0]?.id ?? '';
});

const refused = (status: number, code: string) => ({ status, body: { code } });

const dueRefund = async () => {
  const json = { status: 'paid', reference: newId() };
  await commerce.call('PATCH', `/orders/${order.id}/payment`, { as: admin, json });
  await commerce.call('POST', `/orders/${order.id}/cancel`, { as: sana });
  return (await commerce.database('refunds').where({ order_id: order.id }).first()).id as string;
};
const listed = async (): Promise<{ id: string }[]> =>
  (await commerce.call('GET', '/orders/refunds?limit=100', { as: admin })).body.data.refunds;
const record = (id: string, given: string, as = admin) =>
  commerce.call('PATCH', `/orders/refunds/${id}`, { as, json: { status: 'paid', reference: given } });

test('a refund waits until an admin records its transfer, once', async () => {
  const id = await dueRefund();
  expect(await listed()).toContainEqual({
    ...{ _id: id, id, orderId: order.id, orderNumber: order.number, parcelId, items: [{ accessoryId: bowl, quantity: 3 }] },
    ...{ amount: 3_200, status: 'due', reference: '', dueAt: now.toISOString(), paidAt: null },
    buyer: { fullName: 'Sana Ahmed', phone: '+923001234567' },
  });
  const answers = await Promise.all(['R 1', 'R 1', 'R 2'].map((given) => record(id, given)));
  const kept = await commerce.database('refunds').where({ id }).first();
  expect(answers.map(({ status }) => status).sort()).toEqual(kept.reference === 'R 1' ? [200, 200, 409] : [200, 409, 409]);
  expect(answers.find(({ status }) => status === 409)).toMatchObject(refused(409, 'refund.already-paid'));
  expect(kept).toMatchObject({ status: 'paid', paid_at: now });
  const published = { refund: { id, parcelId, amount: 3_200n } };
  expect(await commerce.untilPublished(refundDue, order.id)).toMatchObject(published);
  expect(await commerce.untilPublished(refundPaid, order.id)).toMatchObject(published);
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
