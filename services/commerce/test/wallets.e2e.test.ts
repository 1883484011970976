import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { newId } from '@paltu/kernel';
import { signatureOf } from '../src/payments/simulated-wallet-adapter.ts';
import { startCommerce, type PlacedOrder, type RunningCommerce, type Someone } from './running-commerce.ts';
import { movedClock, startShop, type RunningShop } from './shop-with-bowl.ts';

const minuteMs = 60_000;
const { passes, ...clock } = movedClock();

let shop: RunningShop;
let commerce: RunningCommerce;
let owner: Someone;
beforeAll(async () => {
  shop = await startShop({ clock });
  ({ commerce, owner } = shop);
});
afterAll(() => commerce.stop());

let sana: Someone;
let bowl: string;
let order: PlacedOrder;
beforeEach(async () => {
  // What other tests left open is not asked about here.
  await commerce.database('wallet_attempts').where({ status: 'open' }).update({ status: 'refused' });
  ({ sana, bowl, order } = await shop.withOrder('jazzcash'));
});

interface Notice {
  readonly reference: string;
  readonly status: string;
  readonly signature: string;
}

const refused = (status: number, code: string) => ({ status, body: { code } });
const wrongStep = refused(409, 'payment.wrong-step');
const pay = (as = sana, id = order.id) => commerce.call('POST', `/orders/${id}/pay`, { as });
const started = async (): Promise<string> => (await pay()).body.data.payment.fields.reference;
const choose = (reference: string, behaviour: string) =>
  commerce.call('POST', '/orders/payments/simulator/choice', { json: { reference, behaviour } });
const chosen = async (reference: string, behaviour: string): Promise<Notice[]> => (await choose(reference, behaviour)).body.data.notices;
const notify = (notice: Notice) => commerce.call('POST', '/orders/payments/simulator/notice', { json: { ...notice } });
const signed = (reference: string) => ({ reference, status: 'paid', signature: signatureOf(reference, 'paid') });
const paymentOf = async () => (await commerce.call('GET', `/orders/${order.id}`, { as: sana })).body.data.order.payment;
const counted = () => commerce.database('payments').where({ order_id: order.id });
const refunds = async () => (await commerce.database('refunds').where({ order_id: order.id })) as { amount: number }[];
const ends = () => Promise.all([commerce.runJob('end unpaid orders'), commerce.runJob('end unpaid orders')]);
const inquires = () => Promise.all([commerce.runJob('inquire payments'), commerce.runJob('inquire payments')]);

test('wallets are offered as test payments', async () => {
  expect((await commerce.call('GET', '/orders/payment-methods')).body.data.methods).toEqual([
    { method: 'cash-on-delivery', transferTo: '', isTest: false },
    { method: 'jazzcash', transferTo: '', isTest: true },
    { method: 'easypaisa', transferTo: '', isTest: true },
  ]);
});

describe('an order that is paid by a wallet', () => {
  test('names where to pay, the same for who pays again and at once', async () => {
    const pages = await Promise.all(Array.from({ length: 4 }, () => pay()));
    const [first] = pages;
    expect(first?.body.data.payment).toEqual({
      url: '/test-wallet',
      method: 'get',
      fields: { reference: expect.stringMatching(/^T[0-9a-f]{19}$/), amount: '3200' },
    });
    expect(new Set(pages.map(({ body }) => body.data.payment.fields.reference)).size).toBe(1);
  });

  test('is paid once the wallet, asked, has it so, however often that is notified', async () => {
    const notices = await chosen(await started(), 'repeated');
    expect([notices.length, (await paymentOf()).status]).toEqual([3, 'awaiting']);
    const answers = await Promise.all(notices.map(notify));
    for (const answer of answers) expect(answer).toMatchObject({ status: 200, body: { data: { orderId: order.id } } });
    expect([await paymentOf(), await counted(), await refunds()]).toMatchObject([{ status: 'paid' }, [{ amount: 3_200 }], []]);
    expect(await pay()).toMatchObject(wrongStep);
  });

  test('is not paid by a notice that the wallet, asked, contradicts', async () => {
    for (const notice of await chosen(await started(), 'contradicting')) expect((await notify(notice)).status).toBe(200);
    expect([(await paymentOf()).status, await counted()]).toEqual(['awaiting', []]);
  });

  test('is not paid by a notice that is forged, for another amount, or about nothing', async () => {
    const reference = await started();
    const [notice] = await chosen(reference, 'success');
    if (notice === undefined) throw new Error('there is no notice');
    for (const forged of [
      { ...notice, status: 'pending' },
      { ...notice, signature: 'x' },
      { ...notice, reference: 'T2' },
    ])
      expect(await notify(forged)).toMatchObject(refused(400, 'payment.notice-forged'));
    await commerce.database('simulated_payments').where({ reference }).update({ amount: 3_199 });
    await notify(notice);
    expect([(await paymentOf()).status, await counted()]).toEqual(['awaiting', []]);
    expect(await choose('T2', 'success')).toMatchObject(refused(404, 'payment.not-found'));
    await commerce.database('wallet_attempts').where({ reference }).delete();
    expect(await notify(notice)).toMatchObject(refused(404, 'payment.not-found'));
  });

  describe('whose buyer comes back from the page of the wallet', () => {
    const comeBack = async (fields: object, contentType = 'application/x-www-form-urlencoded') => {
      const body = new URLSearchParams({ ...fields }).toString();
      const sent = { body, headers: { 'content-type': contentType, origin: 'https://wallet.example' } };
      const { status, headers } = await commerce.call('POST', '/orders/payments/simulator/return', sent);
      return [status, headers.get('location')];
    };
    const page = () => [303, `/order-${order.id}`];
    const elsewhere = [303, '/dashboard?tab=orders'];

    test('is paid once, however often that is repeated and at once with the notice, and its page is shown', async () => {
      const [notice] = await chosen(await started(), 'success');
      if (notice === undefined) throw new Error('there is no notice');
      const [first, second, { status }] = await Promise.all([comeBack(notice), comeBack(notice), notify(notice)]);
      expect([first, second, status, await comeBack(notice)]).toEqual([page(), page(), 200, page()]);
      expect([await paymentOf(), await counted(), await refunds()]).toMatchObject([{ status: 'paid' }, [{ amount: 3_200 }], []]);
    });

    test('is not paid by what the wallet, asked, contradicts', async () => {
      for (const notice of await chosen(await started(), 'contradicting')) expect(await comeBack(notice)).toEqual(page());
      expect([(await paymentOf()).status, await counted()]).toEqual(['awaiting', []]);
    });

    test('is neither paid nor named by what is forged, about nothing, no form, or larger than any', async () => {
      const [notice] = await chosen(await started(), 'success');
      if (notice === undefined) throw new Error('there is no notice');
      for (const forged of [
        {},
        { ...notice, signature: 'x' },
        { ...notice, status: 'pending' },
        signed('T2'),
        signed('\u0000'),
        signed(newId()),
      ])
        expect(await comeBack(forged)).toEqual(elsewhere);
      expect(await comeBack(signed(`T${'0'.repeat(19)}`))).toEqual(elsewhere);
      expect(await comeBack(notice, 'text/plain')).toEqual(elsewhere);
      expect(await comeBack({ ...notice, more: ['not', 'a form'] }, 'application/json')).toEqual(elsewhere);
      expect(await comeBack({ ...notice, more: 'x'.repeat(20_000) })).toEqual(elsewhere);
      expect([(await paymentOf()).status, await counted()]).toEqual(['awaiting', []]);
    });

    test('lands on its page also when the wallet cannot be asked', async () => {
      const [notice] = await chosen(await started(), 'success');
      await commerce.database.raw('alter table simulated_payments rename to simulated_payments_away');
      try {
        expect(await comeBack({ ...notice })).toEqual(page());
      } finally {
        await commerce.database.raw('alter table simulated_payments_away rename to simulated_payments');
      }
      expect((await paymentOf()).status).toBe('awaiting');
    });
  });

  test('may be paid anew after the wallet refused', async () => {
    const first = await started();
    for (const notice of await chosen(first, 'refusal')) await notify(notice);
    expect((await paymentOf()).status).toBe('awaiting');
    const second = await started();
    expect(second).not.toBe(first);
    for (const notice of await chosen(second, 'success')) await notify(notice);
    expect((await paymentOf()).status).toBe('paid');
  });

  test('that was paid twice is paid back once', async () => {
    const first = await started();
    const refusals = await chosen(first, 'refusal');
    for (const notice of refusals) await notify(notice);
    for (const notice of await chosen(await started(), 'success')) await notify(notice);
    await choose(first, 'success');
    for (const notice of [...refusals, ...refusals]) await notify(notice);
    expect([await refunds(), await counted()]).toMatchObject([[{ amount: 3_200 }], [{}, {}]]);
  });

  test('ends after 30 minutes without money, and not before', async () => {
    await chosen(await started(), 'pending');
    passes(30 * minuteMs - 1);
    await ends();
    expect((await paymentOf()).status).toBe('awaiting');
    passes(1);
    await ends();
    expect([(await paymentOf()).status, await commerce.stockOf(bowl)]).toEqual(['void', [10, 0]]);
    expect(await pay()).toMatchObject(wrongStep);
  });

  test('is asked about before it ends: a notice that never came ends nothing', async () => {
    await chosen(await started(), 'never');
    passes(30 * minuteMs);
    await ends();
    expect([(await paymentOf()).status, await commerce.stockOf(bowl)]).toEqual(['paid', [10, 3]]);
  });

  test('is asked about when no notice comes', async () => {
    await chosen(await started(), 'late');
    passes(2 * minuteMs);
    await inquires();
    expect((await paymentOf()).status).toBe('awaiting');
    passes(8 * minuteMs);
    await inquires();
    expect((await paymentOf()).status).toBe('paid');
  });

  test('that has ended is sent when its money comes after all, and paid back where it is not there any more', async () => {
    const [first, reference] = [order, await started()];
    await commerce.checkout(sana, { [bowl]: 6 }, { paymentMethod: 'jazzcash' });
    const [other] = (await commerce.call('GET', '/orders', { as: sana })).body.data.orders;
    const otherReference = (await pay(sana, other.id)).body.data.payment.fields.reference;
    passes(30 * minuteMs);
    await ends();
    await commerce.place(await commerce.someone(), { [bowl]: 2 });
    for (const late of [reference, otherReference]) await chosen(late, 'never');
    // By one instance, and about the first one first: else the second order would get the pieces.
    await commerce
      .database('wallet_attempts')
      .where({ reference })
      .update({ next_inquiry_at: new Date(0) });
    await commerce.runJob('inquire payments');
    expect([await refunds(), await paymentOf()]).toMatchObject([[], { status: 'paid', refundDue: 0 }]);
    order = other;
    expect([await refunds(), await paymentOf()]).toMatchObject([[{ amount: 6_000 }], { status: 'paid', refundDue: 6_000 }]);
    expect([await commerce.stockOf(bowl), first.id === order.id]).toEqual([[10, 5], false]);
  });

  test('costs less when a parcel was cancelled before: a page that was opened earlier is taken over, and paid back if it was paid after all', async () => {
    const { owner: other } = await commerce.someStore();
    const bed = await commerce.listed(other, { name: 'Bed', price: 2_000 });
    order = (await commerce.checkout(sana, { [bowl]: 1, [bed]: 1 }, { paymentMethod: 'jazzcash' })).body.data.order;
    const before = await started();
    const dear = order.parcels.find(({ total }) => total > 2_000);
    await commerce.call('POST', `/orders/parcels/${dear?.id}/cancel`, { as: sana });
    const { reference, amount } = (await pay()).body.data.payment.fields;
    expect([amount, (await paymentOf()).toPay, (await pay()).body.data.payment.fields.reference]).toEqual(['1067', 1_067, reference]);
    await chosen(before, 'never');
    passes(2 * minuteMs);
    await inquires();
    expect(await paymentOf()).toMatchObject({ status: 'paid', refundDue: 2_133 });
    for (const notice of await chosen(reference, 'success')) await notify(notice);
    expect((await refunds()).map(({ amount: back }) => back).sort()).toEqual([1_067, 2_133]);
  });

  test('is paid by its buyer, and by no bank transfer', async () => {
    expect(await pay(owner)).toMatchObject(refused(404, 'order.not-found'));
    expect(await pay(sana, newId())).toMatchObject(refused(404, 'order.not-found'));
    const admin = await commerce.someone({ role: 'admin' });
    const json = { status: 'paid', reference: newId() };
    expect(await commerce.call('PATCH', `/orders/${order.id}/payment`, { as: admin, json })).toMatchObject(wrongStep);
    const cod = await commerce.place(sana, { [bowl]: 1 });
    expect(await pay(sana, cod.id)).toMatchObject(wrongStep);
  });
});

test('without a simulator there are no wallets', async () => {
  const reference = await started();
  const [notice] = await chosen(reference, 'success');
  const without = await startCommerce({ beside: commerce, variables: { PAYMENTS: 'none' } });
  try {
    const notOffered = refused(409, 'payment.not-offered');
    expect(await without.call('POST', `/orders/${order.id}/pay`, { as: sana })).toMatchObject(notOffered);
    for (const [path, json] of [
      ['choice', { reference, behaviour: 'success' }],
      ['notice', { ...notice }],
    ] as const)
      expect(await without.call('POST', `/orders/payments/simulator/${path}`, { json })).toMatchObject(notOffered);
    const { headers } = await without.call('POST', '/orders/payments/simulator/return', { body: new URLSearchParams({ ...notice }) });
    expect(headers.get('location')).toBe('/dashboard?tab=orders');
  } finally {
    await without.stop();
  }
});
