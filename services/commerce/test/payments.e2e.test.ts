import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { orderCancelled, orderPaid } from '@paltu/contracts';
import { newId } from '@paltu/kernel';
import { afterWorkingDays } from '@paltu/reference';
import { eventually } from '@paltu/testing';
import { aPdf, startCommerce, type PlacedOrder, type RunningCommerce, type Someone } from './running-commerce.ts';
import { movedClock, startShop, type RunningShop } from './shop-with-bowl.ts';

const dayMs = 24 * 60 * 60_000;
const { passes, ...clock } = movedClock();

const account = 'Paltu, PK36SCBL0000001123456702';

let shop: RunningShop;
let commerce: RunningCommerce;
let owner: Someone;
let admin: Someone;
beforeAll(async () => {
  shop = await startShop({ clock, variables: { PAYMENTS: 'none', BANK_TRANSFER_TO: account } });
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

const ordered = async (as: Someone, quantity = 3): Promise<PlacedOrder> => {
  const { status, body } = await commerce.checkout(as, { [bowl]: quantity }, { paymentMethod: 'bank-transfer' });
  expect([status, body.code]).toEqual([201, undefined]);
  return body.data.order;
};
const refused = (status: number, code: string) => ({ status, body: { code } });
const wrongStep = refused(409, 'payment.wrong-step');
const read = async (id = order.id, as = sana) => (await commerce.call('GET', `/orders/${id}`, { as })).body.data.order;
const paymentOf = async (id = order.id) => (await read(id)).payment;
const reference = () => `FT-${newId()}`;
const sendSlip = (as = sana, { id = order.id, files = [aPdf()], given = 'FT 1' }: { id?: string; files?: Buffer[]; given?: string } = {}) =>
  commerce.sendSlip(as, id, files, given);
const decide = (json: object, id = order.id, as = admin) => commerce.call('PATCH', `/orders/${id}/payment`, { as, json });
const pay = (id = order.id, given = reference()) => decide({ status: 'paid', reference: given }, id);
const drop = (items: object) => commerce.drop(owner, parcelId, { items, reason: 'Broken' });
const slip = (as: Someone, id = order.id) => commerce.call('GET', `/orders/${id}/slip`, { as });
const endUnpaid = () => Promise.all([commerce.runJob('end unpaid orders'), commerce.runJob('end unpaid orders')]);
const refunds = async (id = order.id) =>
  (await commerce.database('refunds').where({ order_id: id }).orderBy('due_at').orderBy('id')) as {
    id: string;
    amount: number;
    items: object;
    status: string;
  }[];
const sellersParcels = async (): Promise<string[]> =>
  (await commerce.call('GET', '/orders/parcels?limit=100', { as: owner })).body.data.parcels.map(({ id }: { id: string }) => id);

describe('ways to pay', () => {
  test('are shown to everybody, with the account to transfer money to', async () => {
    expect((await commerce.call('GET', '/orders/payment-methods')).body.data.methods).toEqual([
      { method: 'cash-on-delivery', transferTo: '', isTest: false },
      { method: 'bank-transfer', transferTo: account, isTest: false },
    ]);
  });

  test('are taken at a checkout while they are offered', async () => {
    const cashOnly = await startCommerce({ beside: commerce, variables: { PAYMENTS: 'none' } });
    try {
      expect((await cashOnly.call('GET', '/orders/payment-methods')).body.data.methods).toEqual([
        { method: 'cash-on-delivery', transferTo: '', isTest: false },
      ]);
      const answer = await cashOnly.checkout(sana, { [bowl]: 1 }, { paymentMethod: 'bank-transfer' });
      expect(answer).toMatchObject(refused(409, 'payment.not-offered'));
      expect(await commerce.stockOf(bowl)).toEqual([10, 3]);
    } finally {
      await cashOnly.stop();
    }
  });
});

describe('an order that is paid by bank transfer', () => {
  test('waits for a slip a day, with its pieces reserved, and its seller sees nothing of it', async () => {
    expect(await read()).toMatchObject({
      status: 'awaiting-payment',
      payment: {
        method: 'bank-transfer',
        status: 'awaiting',
        dueAt: new Date(clock.now().getTime() + dayMs).toISOString(),
        slip: null,
      },
      parcels: [{ status: 'placed', payment: 'awaiting' }],
    });
    expect(await commerce.stockOf(bowl)).toEqual([10, 3]);
    expect(await sellersParcels()).not.toContain(parcelId);
    expect(await commerce.call('GET', `/orders/parcels/${parcelId}`, { as: owner })).toMatchObject(refused(404, 'parcel.not-found'));
    expect(await commerce.move(owner, parcelId, 'confirmed')).toMatchObject(refused(404, 'parcel.not-found'));
    const sold = (await commerce.call('GET', '/orders/export', { as: owner })).body.data.soldParcels;
    expect(sold.map(({ id }: { id: string }) => id)).not.toContain(parcelId);
  });

  test('is shown to its seller once an admin has found the money, and waits for the seller from then on', async () => {
    const ends = afterWorkingDays(clock.now(), 5);
    expect((await sendSlip()).body).toMatchObject({
      data: {
        order: {
          status: 'awaiting-payment',
          payment: { status: 'in-check', dueAt: ends.toISOString(), slip: { name: 'slip-0.pdf', reference: 'FT 1', amount: 3_200 } },
        },
      },
    });
    const waiting = (await commerce.call('GET', '/orders/payments?limit=100', { as: admin })).body.data.orders;
    expect(waiting.map(({ id }: { id: string }) => id)).toContain(order.id);
    passes(ends.getTime() - clock.now().getTime() - 1);
    await endUnpaid();
    await commerce.runJob('remind of parcels');
    expect((await pay()).body.data.order).toMatchObject({
      status: 'placed',
      payment: { status: 'paid', dueAt: null, refunded: 0, refundDue: 0, toPay: 0 },
      parcels: [{ status: 'placed', payment: 'paid', statusAt: clock.now().toISOString(), history: [{}] }],
    });
    expect(await commerce.untilPublished(orderPaid, order.id)).toMatchObject({ order: { id: order.id, paymentStatus: 'paid' } });
    expect(await sellersParcels()).toContain(parcelId);
    await commerce.runJob('remind of parcels');
    await commerce.moveThrough(owner, parcelId, 'confirmed', 'shipped', 'delivered');
    expect(await read()).toMatchObject({ status: 'delivered', payment: { status: 'paid' }, parcels: [{ payment: 'paid' }] });
  });

  test('takes another slip for a day after one was refused, and forgets the one before', async () => {
    await sendSlip();
    expect((await decide({ status: 'refused', reason: 'No such transfer' })).body).toMatchObject({
      data: {
        order: {
          payment: {
            status: 'awaiting',
            refusal: 'No such transfer',
            slip: null,
            dueAt: new Date(clock.now().getTime() + dayMs).toISOString(),
          },
        },
      },
    });
    expect(await slip(sana)).toMatchObject(refused(404, 'slip.not-found'));
    expect(await decide({ status: 'refused', reason: 'Again' })).toMatchObject(wrongStep);
    await sendSlip(sana, { given: 'FT 2' });
    await sendSlip(sana, { given: 'FT 3' });
    expect(await paymentOf()).toMatchObject({ status: 'in-check', refusal: '', slip: { reference: 'FT 3' } });
    const kept = await commerce.database('papers').where({ member_id: sana.userId }).whereNull('removed_at');
    expect(kept).toHaveLength(1);
  });

  test('shows its slip to its buyer and to admins, as a file to save', async () => {
    expect(await slip(sana)).toMatchObject(refused(404, 'slip.not-found'));
    await sendSlip();
    for (const reader of [sana, admin]) expect((await slip(reader)).status).toBe(200);
    for (const stranger of [owner, await commerce.someone()]) expect(await slip(stranger)).toMatchObject(refused(404, 'order.not-found'));
  });

  test('is cancelled after a day without a slip, once, and its pieces can be bought again', async () => {
    passes(dayMs - 1);
    await endUnpaid();
    expect((await read()).status).toBe('awaiting-payment');
    passes(1);
    await endUnpaid();
    expect(await read()).toMatchObject({
      status: 'cancelled',
      payment: { status: 'void' },
      parcels: [{ status: 'cancelled', payment: 'void', history: [{}, { by: 'product', code: 'unpaid' }] }],
    });
    await commerce.untilPublished(orderCancelled, order.id);
    expect(commerce.publishedAbout(order.id).filter(({ type }) => type === orderCancelled.type)).toHaveLength(1);
    expect(await commerce.stockOf(bowl)).toEqual([10, 0]);
    expect(await sendSlip()).toMatchObject(wrongStep);
    expect([await sellersParcels(), await refunds()]).toEqual([expect.not.arrayContaining([parcelId]), []]);
  });

  test('holds its pieces five working days after the first slip, however many slips follow, when no admin looks at them', async () => {
    const ends = afterWorkingDays(clock.now(), 5);
    await sendSlip();
    passes(3 * dayMs);
    await sendSlip(sana, { given: 'FT 2' });
    passes(ends.getTime() - clock.now().getTime() - 1);
    await sendSlip(sana, { given: 'FT 3' });
    await endUnpaid();
    expect(await paymentOf()).toMatchObject({ status: 'in-check', dueAt: ends.toISOString(), slip: { reference: 'FT 3' } });
    passes(1);
    await endUnpaid();
    expect(await read()).toMatchObject({
      status: 'cancelled',
      payment: { status: 'void' },
      parcels: [{ history: [{}, { code: 'unpaid' }] }],
    });
    expect(await commerce.stockOf(bowl)).toEqual([10, 0]);
    // What had come in time after all sends it.
    expect((await pay()).body.data.order).toMatchObject({ status: 'placed', payment: { status: 'paid', refundDue: 0 } });
  });

  test('takes no slip of strangers, of other orders, or without a reference', async () => {
    const cod = (await commerce.checkout(sana, { [bowl]: 1 })).body.data.order;
    expect(await sendSlip(sana, { id: cod.id })).toMatchObject(wrongStep);
    expect(await decide({ status: 'paid', reference: 'x' }, cod.id)).toMatchObject(wrongStep);
    expect(await sendSlip(owner)).toMatchObject(refused(404, 'order.not-found'));
    expect(await sendSlip(sana, { id: newId() })).toMatchObject(refused(404, 'order.not-found'));
    expect(await sendSlip(sana, { given: '' })).toMatchObject({ status: 400, body: { errors: [{ path: 'reference' }] } });
    expect(await paymentOf()).toMatchObject({ status: 'awaiting' });
  });

  test('takes one file, which is a paper', async () => {
    const sent: [Buffer[], number, string][] = [
      [[], 400, 'request.invalid'],
      [[Buffer.from('plain words')], 415, 'paper.unsupported-type'],
      [[aPdf(5 * 1_048_576 + 1)], 413, 'paper.too-large'],
      [[aPdf(), aPdf()], 400, 'paper.too-many'],
    ];
    for (const [files, status, code] of sent)
      expect(await sendSlip(sana, { files })).toMatchObject({ status, body: { code, errors: [{ path: 'slip' }] } });
    const post = (sentAs: object) => commerce.call('POST', `/orders/${order.id}/slip`, { as: sana, ...sentAs });
    expect(await post({ json: {} })).toMatchObject(refused(415, 'request.unsupported-type'));
    const cut = { body: '--x\r\nbroken', headers: { 'content-type': 'multipart/form-data; boundary=x' } };
    expect(await post(cut)).toMatchObject(refused(400, 'request.malformed'));
    expect(await paymentOf()).toMatchObject({ status: 'awaiting' });
  });

  test.each([
    [{ status: 'paid' }, 'reference'],
    [{ status: 'refused' }, 'reason'],
    [{ status: 'perhaps' }, 'status'],
    [{ status: 'paid', reference: 'x', amount: 1.5 }, 'amount'],
    [{ status: 'paid', reference: 'x', second: 'yes' }, 'second'],
  ])('is not decided about by %j', async (json, path) => {
    expect(await decide(json)).toMatchObject({ status: 400, body: { errors: [{ path }] } });
  });

  test('is decided about by admins alone', async () => {
    expect(await decide({ status: 'paid', reference: 'x' }, order.id, sana)).toMatchObject({ status: 403 });
    expect(await commerce.call('GET', '/orders/payments', { as: sana })).toMatchObject({ status: 403 });
    expect(await decide({ status: 'paid', reference: 'x' }, newId())).toMatchObject(refused(404, 'order.not-found'));
  });
});

describe('a payment', () => {
  test('counts once, however often and by how many it is recorded, whatever blanks and capitals they write', async () => {
    const written = [' FT 26 331x', 'ft26331X', 'FT 26331X'].map((text) => `${text}${order.id}`);
    const answers = await Promise.all([...written, ...written].map((given) => pay(order.id, given)));
    expect(answers.map(({ status }) => status)).toEqual(Array(6).fill(200));
    expect([await paymentOf(), await refunds()]).toMatchObject([{ status: 'paid', refunded: 0 }, []]);
    expect(await commerce.database('orders').where({ id: order.id }).first()).toMatchObject({ prepaid: 3_200, paid: 3_200, refunded: 0 });
  });

  test('counts for one order alone', async () => {
    const given = reference();
    const other = await ordered(sana, 1);
    const answers = await Promise.all([pay(order.id, given), pay(other.id, given)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(answers.find(({ status }) => status === 409)).toMatchObject(refused(409, 'payment.reference-used'));
  });

  test('is paid back for what the store drops and for the rest when it is cancelled, to the rupee', async () => {
    await pay();
    await drop([{ accessoryId: bowl, quantity: 1 }]);
    expect(await paymentOf()).toMatchObject({ status: 'paid', refunded: 0, refundDue: 1_066 });
    await Promise.all(Array.from({ length: 4 }, () => commerce.call('POST', `/orders/${order.id}/cancel`, { as: sana })));
    expect(await paymentOf()).toMatchObject({ status: 'paid', refunded: 0, refundDue: 3_200 });
    const due = await refunds();
    expect(due.map(({ amount }) => amount).sort()).toEqual([1_066, 2_134]);
    for (const [at, { id, amount }] of due.entries()) {
      const before = (await paymentOf()).refunded;
      await commerce.call('PATCH', `/orders/refunds/${id}`, { as: admin, json: { status: 'paid', reference: reference() } });
      const back = before + amount;
      expect(await paymentOf()).toMatchObject({
        status: at === 0 ? 'partly-refunded' : 'refunded',
        refunded: back,
        refundDue: 3_200 - back,
      });
    }
  });

  test.each([
    ['refused', 'seller'],
    ['lost', 'admin'],
  ] as const)('is paid back for a parcel that is %s, and the store is due nothing', async (status, by) => {
    await pay();
    await commerce.moveThrough(owner, parcelId, 'confirmed', 'shipped');
    await commerce.move(by === 'admin' ? admin : owner, parcelId, status, { reason: 'Nobody knows' });
    expect((await refunds()).map(({ amount }) => amount)).toEqual([3_200]);
    expect(await commerce.database('ledger_rows').where({ parcel_id: parcelId })).toEqual([]);
  });
});

test('the slip of an erased account goes', async () => {
  await sendSlip();
  await commerce.isErased(sana);
  await eventually(async () => {
    await commerce.runJob('end orders of who left');
    const { slip: kept } = await commerce.database('orders').where({ id: order.id }).first();
    return kept === null;
  }, 'the slip is forgotten');
  expect(await commerce.database('papers').where({ member_id: sana.userId }).whereNull('removed_at')).toEqual([]);
});
