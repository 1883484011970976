import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { refundContested, refundDecided, refundDue, refundPaid } from '@paltu/contracts';
import { newId } from '@paltu/kernel';
import { eventually } from '@paltu/testing';
import { phoneOf, type RunningCommerce, type Someone } from './running-commerce.ts';
import { movedClock, startShop, type RunningShop } from './shop-with-bowl.ts';

const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;
const { passes, ...clock } = movedClock();

let shop: RunningShop;
let commerce: RunningCommerce;
let admin: Someone;
beforeAll(async () => {
  shop = await startShop({ clock, variables: { BANK_TRANSFER_TO: 'Paltu' } });
  ({ commerce, admin } = shop);
});
afterAll(() => commerce.stop());

let owner: Someone;
let storeId: string;
let bowl: string;
let sana: Someone;
beforeEach(async () => {
  ({ owner, id: storeId } = await commerce.someStore());
  bowl = await commerce.listed(owner, { name: 'Bowl', price: 1_000, quantity: 100 });
  sana = await commerce.someone();
});

interface ShownRefund {
  readonly id: string;
  readonly amount: number;
  readonly owedBy: string;
  readonly status: string;
}

const refused = (status: number, code: string) => ({ status, body: { code } });
const balance = async () => (await commerce.call('GET', '/stores/user/balance', { as: owner })).body.data.balance;
const orderOf = async (id: string) => (await commerce.call('GET', `/orders/${id}`, { as: sana })).body.data.order;
const refundsOf = async (id: string): Promise<readonly ShownRefund[]> => (await orderOf(id)).refunds;
const shares = async (id: string) => (await refundsOf(id)).map(({ owedBy, status, amount }) => [owedBy, status, amount]);
const debts = async (as = owner) => (await commerce.call('GET', '/orders/debts', { as })).body.data.debts;
const ofAdmins = async (owedBy: string): Promise<readonly ShownRefund[]> =>
  (await commerce.call('GET', `/orders/refunds?limit=100&owedBy=${owedBy}`, { as: admin })).body.data.refunds;
const patch = (id: string, json: object, as = admin) => commerce.call('PATCH', `/orders/refunds/${id}`, { as, json });
const giveBack = (id: string, json: object = {}, as = owner) => commerce.call('POST', `/orders/refunds/${id}/give-back`, { as, json });
const contest = (id: string, as = sana) => commerce.call('POST', `/orders/refunds/${id}/contest`, { as, json: { reason: 'Nothing came' } });
const disputes = async () =>
  (await commerce.call('GET', '/orders/disputes?limit=100', { as: admin })).body.data.parcels.map(({ id }: { id: string }) => id);

/** Three bowls, which Sana gives back. */
const returned = async ({ paidAtDoor = true, carriedBy = 'own-delivery' } = {}) => {
  const paymentMethod = paidAtDoor ? 'cash-on-delivery' : 'bank-transfer';
  const { id, parcels } = (await commerce.checkout(sana, { [bowl]: 3 }, { paymentMethod })).body.data.order;
  if (!paidAtDoor) await commerce.call('PATCH', `/orders/${id}/payment`, { as: admin, json: { status: 'paid', reference: newId() } });
  const parcelId = parcels[0].id as string;
  await commerce.moveThrough(owner, parcelId, 'confirmed');
  await commerce.move(owner, parcelId, 'shipped', { carriedBy });
  if (carriedBy === 'own-delivery') await commerce.moveThrough(owner, parcelId, 'delivered');
  else await commerce.call('POST', `/orders/parcels/${parcelId}/courier-test`, { as: owner, json: { behaviour: 'delivers' } });
  await commerce.move(sana, parcelId, 'return-asked', { reason: 'Too small' });
  await commerce.move(owner, parcelId, 'returned');
  return { id: id as string, parcelId, refundId: (await refundsOf(id))[0]?.id ?? '' };
};

/** Paid ahead and long delivered. */
const sold = async (quantity: number): Promise<void> => {
  const { id, parcels } = (await commerce.checkout(await commerce.someone(), { [bowl]: quantity }, { paymentMethod: 'bank-transfer' })).body
    .data.order;
  await commerce.call('PATCH', `/orders/${id}/payment`, { as: admin, json: { status: 'paid', reference: newId() } });
  await commerce.moveThrough(owner, parcels[0].id, 'confirmed', 'shipped', 'delivered');
  passes(7 * dayMs + 1);
};

describe('cash that a store took at the door', () => {
  test('is given back by the store: Paltu, which never had it, pays nothing, and buyer, store and admins see who owes it', async () => {
    const { id, refundId, parcelId } = await returned();
    expect(await shares(id)).toEqual([['store', 'owed-by-store', 3_200]]);
    expect(await orderOf(id)).toMatchObject({ payment: { refunded: 0, refundDue: 3_200 } });
    const owed = {
      id: refundId,
      amount: 3_200,
      orderNumber: expect.any(String),
      buyer: { fullName: 'Sana Ahmed', phone: phoneOf(sana) },
    };
    expect(await debts()).toEqual([expect.objectContaining(owed)]);
    expect(await debts((await commerce.someStore()).owner)).toEqual([]);
    expect(await ofAdmins('store')).toContainEqual(expect.objectContaining({ ...owed, store: { _id: storeId, name: expect.any(String) } }));
    expect((await ofAdmins('paltu')).map((one) => one.id)).not.toContain(refundId);
    expect(await patch(refundId, { status: 'paid', reference: 'R' })).toMatchObject(refused(409, 'refund.beyond-held'));
    expect(await balance()).toMatchObject({ held: 0, cashHeld: 0, debts: 3_200, available: -3_200 });
    const published = { refund: { id: refundId, parcelId, owedBy: 'store', status: 'owed-by-store', amount: 3_200n } };
    expect(await commerce.untilPublished(refundDue, id)).toMatchObject(published);
  });

  test('is given back once its store confirms that; who else does is refused', async () => {
    const { id, refundId } = await returned();
    expect(await giveBack(refundId, {}, sana)).toMatchObject(refused(403, 'parcel.not-yours'));
    expect(await giveBack(refundId, {}, await commerce.someone())).toMatchObject(refused(404, 'refund.not-found'));
    const { owner: other } = await commerce.someStore();
    expect(await giveBack(newId(), {}, other)).toMatchObject(refused(404, 'refund.not-found'));
    for (const reference of ['Easypaisa 12', ''])
      expect((await giveBack(refundId, { reference })).body.data.refund).toMatchObject({ status: 'given-back', reference: 'Easypaisa 12' });
    expect(await orderOf(id)).toMatchObject({ payment: { refunded: 3_200, refundDue: 0 } });
    expect([await debts(), await balance()]).toMatchObject([[], { debts: 0, available: 0 }]);
    expect(await commerce.untilPublished(refundPaid, id)).toMatchObject({ refund: { owedBy: 'store', status: 'given-back' } });
  });

  test('that did not come back the buyer contests, for 7 days after it was confirmed: it is a case of admins, and holds the money of the parcel', async () => {
    const { id, parcelId, refundId } = await returned();
    await giveBack(refundId);
    passes(7 * dayMs + 1);
    expect(await contest(refundId)).toMatchObject(refused(409, 'refund.wrong-step'));
    const { id: second, parcelId: secondParcel, refundId: secondRefund } = await returned();
    await giveBack(secondRefund);
    expect(await contest(secondRefund, owner)).toMatchObject(refused(403, 'parcel.not-yours'));
    for (const _again of [1, 2]) expect((await contest(secondRefund)).body.data.refund).toMatchObject({ contest: { status: 'open' } });
    expect(await giveBack(secondRefund)).toMatchObject({ status: 200, body: { data: { refund: { contest: { status: 'open' } } } } });
    expect([(await disputes()).includes(secondParcel), (await disputes()).includes(parcelId)]).toEqual([true, false]);
    expect((await commerce.call('GET', `/orders/parcels/${secondParcel}`, { as: owner })).body.data.parcel).toMatchObject({
      waitsForAdmin: true,
    });
    expect(await commerce.database('parcels').where({ id: secondParcel }).first()).toMatchObject({ settles_at: Number.POSITIVE_INFINITY });
    expect(await balance()).toMatchObject({ debts: 3_200 });
    expect(await commerce.untilPublished(refundContested, second)).toMatchObject({ refund: { id: secondRefund, contest: 'open' } });
    expect(await refundsOf(id)).toMatchObject([{ contest: null }]);
  });

  test('of which nothing was confirmed within 3 days may be contested, too', async () => {
    const { refundId } = await returned();
    passes(3 * dayMs - 1);
    expect(await contest(refundId)).toMatchObject(refused(409, 'refund.wrong-step'));
    passes(1);
    expect((await contest(refundId)).body.data.refund).toMatchObject({ status: 'owed-by-store', contest: { status: 'open' } });
    expect(await giveBack(refundId)).toMatchObject(refused(409, 'refund.wrong-step'));
  });

  test('is what an admin decides it to be, with a reason that both read', async () => {
    const { id, parcelId, refundId } = await returned();
    expect(await patch(refundId, { status: 'given-back', reason: 'x' })).toMatchObject(refused(409, 'refund.wrong-step'));
    await giveBack(refundId, { reference: 'FT 1' });
    await contest(refundId);
    expect(await patch(refundId, { status: 'owed-by-store' })).toMatchObject({ status: 400, body: { errors: [{ path: 'reason' }] } });
    expect((await patch(refundId, { status: 'owed-by-store', reason: 'The transfer is of another day' })).body.data.refund).toMatchObject({
      ...{ status: 'owed-by-store', reference: '', paidAt: null },
      contest: { status: 'upheld', answer: 'The transfer is of another day' },
    });
    expect([(await disputes()).includes(parcelId), await balance()]).toMatchObject([false, { debts: 3_200 }]);
    await giveBack(refundId, { reference: 'FT 2' });
    await contest(refundId);
    const dismissed = { status: 'given-back', reference: 'FT 2', contest: { status: 'dismissed', answer: 'The bank shows it' } };
    expect((await patch(refundId, { status: 'given-back', reason: 'The bank shows it' })).body.data.refund).toMatchObject(dismissed);
    expect(await contest(refundId)).toMatchObject(refused(409, 'refund.wrong-step'));
    expect(await orderOf(id)).toMatchObject({ refunds: [dismissed], payment: { refundDue: 0 } });
    expect(await commerce.untilPublished(refundDecided, id)).toMatchObject({ refund: { id: refundId, contest: expect.any(String) } });
  });

  test('is paid back by Paltu as far as the store has money there that nobody can claim any more', async () => {
    await sold(2);
    expect(await balance()).toMatchObject({ available: 2_160, held: 2_200 });
    const { id } = await returned();
    // Of these, 60 were the commission of what came back.
    expect(await shares(id)).toEqual([
      ['paltu', 'due', 2_100],
      ['store', 'owed-by-store', 1_100],
    ]);
    expect(await balance()).toMatchObject({ available: -1_040, held: 100, debts: 1_100, cashHeld: 2_100 });
    const [due] = await refundsOf(id);
    expect((await patch(due?.id ?? '', { status: 'paid', reference: newId() })).status).toBe(200);
    expect(await orderOf(id)).toMatchObject({ payment: { refunded: 2_100, refundDue: 1_100 } });
  });

  test('is paid back by Paltu later, or a part of it, out of what the store may have then, and no further', async () => {
    const { id, refundId } = await returned();
    expect(await patch(refundId, { status: 'due' })).toMatchObject(refused(409, 'refund.beyond-held'));
    await sold(3);
    expect(await balance()).toMatchObject({ available: -60 });
    expect(await patch(refundId, { status: 'due', amount: 3_141 })).toMatchObject(refused(409, 'refund.beyond-held'));
    expect(await patch(refundId, { status: 'due', amount: 0 })).toMatchObject({ status: 400, body: { errors: [{ path: 'amount' }] } });
    expect((await patch(refundId, { status: 'due', amount: 3_000 })).body.data.refund).toMatchObject({ amount: 200, owedBy: 'store' });
    expect(await shares(id)).toEqual([
      ['store', 'owed-by-store', 200],
      ['paltu', 'due', 3_000],
    ]);
    expect(await balance()).toMatchObject({ available: -60, held: 200, debts: 200 });
    await sold(1);
    // All of it: what is due from Paltu is the same refund.
    expect((await patch(refundId, { status: 'due' })).body.data.refund).toMatchObject({ id: refundId, owedBy: 'paltu', status: 'due' });
    expect(await balance()).toMatchObject({ debts: 0, available: 1_120, held: 1_200 });
    for (const refund of await refundsOf(id)) expect((await patch(refund.id, { status: 'paid', reference: newId() })).status).toBe(200);
    expect(await orderOf(id)).toMatchObject({ payment: { refunded: 3_200, refundDue: 0 } });
  });
});

test('what was paid ahead is paid back by Paltu, and no admin has a store give it back', async () => {
  const { id, refundId } = await returned({ paidAtDoor: false });
  expect(await shares(id)).toEqual([['paltu', 'due', 3_200]]);
  expect(await patch(refundId, { status: 'owed-by-store', reason: 'x' })).toMatchObject(refused(409, 'refund.wrong-step'));
  expect(await giveBack(refundId)).toMatchObject(refused(409, 'refund.wrong-step'));
  expect(await balance()).toMatchObject({ held: 0, debts: 0, available: 0 });
});

test('cash that a courier has not passed on is paid back once it has: until then the courier owes it', async () => {
  const { id, refundId } = await returned({ carriedBy: 'test-courier' });
  expect(await shares(id)).toEqual([['courier', 'due', 3_200]]);
  expect((await ofAdmins('courier')).map((one) => one.id)).toContain(refundId);
  expect(await patch(refundId, { status: 'paid', reference: 'R' })).toMatchObject(refused(409, 'refund.beyond-held'));
  expect(await balance()).toMatchObject({ withCourier: 3_200, held: 0, debts: 0 });
  passes(15 * minuteMs);
  await commerce.runJob('follow couriers');
  expect([await shares(id), await balance()]).toMatchObject([[['paltu', 'due', 3_200]], { withCourier: 0, held: 0, available: 0 }]);
  expect((await patch(refundId, { status: 'paid', reference: newId() })).status).toBe(200);
  const due = commerce.publishedAbout(id).filter(({ type }) => type === refundDue.type);
  expect(due).toHaveLength(2);
});

test('what a buyer wrote about a refund is forgotten with their account', async () => {
  const { id, refundId } = await returned();
  await giveBack(refundId);
  await contest(refundId);
  await commerce.isErased(sana);
  await eventually(async () => {
    await commerce.runJob('end orders of who left');
    return (await commerce.database('orders').where({ id }).first()).address === null;
  }, 'the buyer is forgotten');
  expect((await commerce.database('refunds').where({ id: refundId }).first()).contest).toEqual({ status: 'open', reason: '', answer: '' });
});
