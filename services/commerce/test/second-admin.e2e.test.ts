import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { newId } from '@paltu/kernel';
import { eventually } from '@paltu/testing';
import type { RunningCommerce, Someone } from './running-commerce.ts';
import { movedClock, startShop } from './shop-with-bowl.ts';

const dayMs = 24 * 60 * 60_000;
const { passes, ...clock } = movedClock();

let commerce: RunningCommerce;
let admin: Someone;
let second: Someone;
beforeAll(async () => {
  ({ commerce, admin } = await startShop({ clock, variables: { BANK_TRANSFER_TO: 'Paltu' } }));
  second = await commerce.someone({ role: 'admin' });
});
afterAll(() => commerce.stop());

let owner: Someone;
let storeId: string;
let bowl: string;
beforeEach(async () => {
  ({ owner, id: storeId } = await commerce.someStore());
  bowl = await commerce.listed(owner, { name: 'Bowl', price: 1_000, quantity: 1_000 });
});

const refused = (status: number, code: string) => ({ status, body: { code } });
const waits = (reasons: readonly string[]) => ({
  status: 202,
  body: {
    message: 'It waits for a second admin: one admin alone cannot finish it. Nothing is paid yet.',
    data: { proposal: { reasons, status: 'waiting', mayConfirm: false } },
  },
});
const proposed = async (as: Someone, filter = 'waiting') =>
  (await commerce.call('GET', `/admin/payout-proposals?limit=100&filter=${filter}`, { as })).body.data.proposals;
const decide = (id: string, json: object, as = second) => commerce.call('PATCH', `/admin/payout-proposals/${id}`, { as, json });
const confirm = (id: string, as = second) => decide(id, { status: 'confirmed' }, as);
const paidAhead = async (lines: Readonly<Record<string, number>>) => {
  const buyer = await commerce.someone();
  const { order } = (await commerce.checkout(buyer, lines, { paymentMethod: 'bank-transfer' })).body.data;
  await commerce.call('PATCH', `/orders/${order.id}/payment`, { as: admin, json: { status: 'paid', reference: newId() } });
  return { buyer, order };
};

describe('a settlement', () => {
  const payout = { iban: 'PK36SCBL0000001123456702', title: 'Bilal Ahmed' };
  const name = (title: string) => commerce.call('PUT', '/stores/user/account', { as: owner, json: { payout: { ...payout, title } } });
  const settle = (amount: number, { as = admin, key = newId() as string, reference = `FT ${newId()}` } = {}) =>
    commerce.call('POST', `/stores/${storeId}/settlements`, { as, json: { amount, reference }, headers: { 'idempotency-key': key } });
  const settled = async () => (await commerce.call('GET', '/stores/user/balance', { as: owner })).body.data.balance.settled;
  /** Goods for 190,000 rupees are sold, and the account is not new. */
  const withMoney = async (): Promise<void> => {
    await name('Bilal Ahmed');
    const { order } = await paidAhead({ [bowl]: 190 });
    await commerce.moveThrough(owner, order.parcels[0].id, 'confirmed', 'shipped', 'delivered');
    passes(7 * dayMs + 1);
  };
  beforeEach(withMoney);

  test('is not confirmed once its store is suspended', async () => {
    const { id } = (await settle(100_000)).body.data.proposal;
    await commerce.isSuspended(owner);
    await eventually(
      async () => (await commerce.database('presences').where({ id: owner.userId }).whereNotNull('suspended_version')).length === 1,
    );
    expect(await confirm(id)).toMatchObject(refused(409, 'settlement.store-suspended'));
  });

  test('of PKR 100,000 waits, and nothing is paid before another admin confirms it', async () => {
    const wanted = { key: newId() as string, reference: `FT ${newId()}` };
    const first = await settle(100_000, wanted);
    expect(first).toMatchObject(waits(['amount']));
    const { id } = first.body.data.proposal;
    // Asked again it is the same one.
    expect((await settle(100_000, wanted)).body.data.proposal.id).toBe(id);
    expect(await settle(100_000, { reference: wanted.reference })).toMatchObject(refused(409, 'proposal.waiting'));
    expect([await settled(), (await commerce.call('GET', '/stores/user/settlements', { as: owner })).body.data.settlements]).toEqual([
      0,
      [],
    ]);
    expect(await confirm(id, admin)).toMatchObject(refused(403, 'proposal.own'));
    expect(await proposed(second)).toContainEqual(
      expect.objectContaining({ id, kind: 'settlement', storeId, amount: 100_000, reference: wanted.reference, mayConfirm: true }),
    );
    expect(await proposed(admin)).toContainEqual(expect.objectContaining({ id, proposedBy: admin.userId, mayConfirm: false }));
    expect(await confirm(id)).toMatchObject({
      status: 200,
      body: { data: { proposal: { status: 'confirmed', decidedBy: second.userId } } },
    });
    // Confirmed again, or sent again, it is paid once.
    expect((await confirm(id)).status).toBe(200);
    expect(await settle(100_000, wanted)).toMatchObject({
      status: 201,
      body: { data: { settlement: { id, amount: 100_000, status: 'made' } } },
    });
    expect(await settled()).toBe(100_000);
    expect((await proposed(admin, 'decided'))[0]).toMatchObject({ id, status: 'confirmed' });
  });

  test('is paid once, however many admins confirm it at once', async () => {
    const { id } = (await settle(150_000)).body.data.proposal;
    const admins = await Promise.all(Array.from({ length: 5 }, () => commerce.someone({ role: 'admin' })));
    const answers = await Promise.all(admins.map((one) => confirm(id, one)));
    expect(answers.map(({ status, body }) => [status, body.code]).sort()).toEqual([
      [200, undefined],
      ...Array.from({ length: 4 }, () => [409, 'proposal.decided']),
    ]);
    expect(await settled()).toBe(150_000);
  });

  test('counts with those to the same store of the last 24 hours, also with what the bank sent back', async () => {
    const made = (await settle(60_000)).body.data.settlement.id;
    const json = { status: 'sent-back', reason: 'Closed' };
    await commerce.call('PATCH', `/stores/${storeId}/settlements/${made}`, { as: admin, json });
    expect((await settle(39_999)).status).toBe(201);
    expect(await settle(1, { as: second })).toMatchObject(waits(['amount']));
    passes(dayMs + 1);
    expect((await settle(60_000)).status).toBe(201);
  });

  test('to an account that was changed in the last seven days waits, whatever its amount', async () => {
    await name('Somebody Else');
    passes(2 * dayMs + 1);
    expect(await settle(500)).toMatchObject(waits(['account-changed']));
    expect(await settle(100_000)).toMatchObject(waits(['amount', 'account-changed']));
    passes(5 * dayMs);
    expect((await settle(500)).status).toBe(201);
  });

  test('that is confirmed is checked again: what the store may have, its reference, its account', async () => {
    const [all, again] = [
      (await settle(186_200)).body.data.proposal.id,
      (await settle(100_000, { reference: 'FT again' })).body.data.proposal.id,
    ];
    expect((await settle(200)).status).toBe(201);
    expect(await confirm(all)).toMatchObject(refused(409, 'settlement.beyond-available'));
    expect((await settle(100, { reference: 'FT again' })).status).toBe(201);
    expect(await confirm(again)).toMatchObject(refused(409, 'settlement.reference-used'));
    const last = (await settle(100_000)).body.data.proposal.id;
    await name('Somebody Else');
    passes(2 * dayMs + 1);
    expect(await confirm(last)).toMatchObject(refused(409, 'proposal.account-changed'));
    expect([await settled(), (await proposed(second)).map(({ id }: { id: string }) => id)]).toEqual([
      300,
      expect.arrayContaining([all, again, last]),
    ]);
  });

  test('is refused with a reason, also by who has proposed it, and stays so', async () => {
    const [one, own] = [(await settle(100_000)).body.data.proposal.id, (await settle(100_001)).body.data.proposal.id];
    expect(await decide(one, { status: 'refused' })).toMatchObject({ status: 400, body: { errors: [{ path: 'reason' }] } });
    const json = { status: 'refused', reason: 'Not theirs' };
    for (const [id, as] of [
      [one, second],
      [own, admin],
    ] as const)
      expect(await decide(id, json, as)).toMatchObject({
        status: 200,
        body: { data: { proposal: { status: 'refused', answer: 'Not theirs' } } },
      });
    expect((await decide(one, json)).status).toBe(200);
    for (const again of [confirm(one), decide(own, json)]) expect(await again).toMatchObject(refused(409, 'proposal.decided'));
    expect(await confirm(newId())).toMatchObject(refused(404, 'proposal.not-found'));
    expect([await settled(), (await proposed(admin)).map(({ id }: { id: string }) => id)]).toEqual([
      0,
      expect.not.arrayContaining([one, own]),
    ]);
  });

  test('that one admin proposed and confirmed is refused by the database itself', async () => {
    const { id } = (await settle(100_000)).body.data.proposal;
    const own = { status: 'confirmed', decided_by: admin.userId, decided_at: clock.now() };
    await expect(commerce.database('payout_proposals').where({ id }).update(own)).rejects.toThrow(/by_two_admins/);
  });
});

describe('a refund', () => {
  const dueOf = async (buyer: Someone, id: string) => {
    const { refunds } = (await commerce.call('GET', `/orders/${id}`, { as: buyer })).body.data.order;
    return refunds.filter(({ status }: { status: string }) => status === 'due').map((refund: { id: string }) => refund.id) as string[];
  };
  const pay = (id: string, { as = admin, reference = newId() as string } = {}) =>
    commerce.call('PATCH', `/orders/refunds/${id}`, { as, json: { status: 'paid', reference } });
  const goesTo = (as: Someone, id: string, title: string) =>
    commerce.call('PUT', `/orders/${id}/refund-to`, { as, json: { kind: 'jazzcash', account: '0300 1234567', title } });
  /** Paid ahead and cancelled. */
  const owed = async (pieces: number) => {
    const { buyer, order } = await paidAhead({ [bowl]: pieces });
    await commerce.call('POST', `/orders/${order.id}/cancel`, { as: buyer });
    return { buyer, id: order.id as string, refundId: (await dueOf(buyer, order.id))[0] ?? '' };
  };

  test('of PKR 100,000 waits for a second admin, and is due until then', async () => {
    const { buyer, id, refundId } = await owed(100);
    const reference = newId() as string;
    const first = await pay(refundId, { reference });
    expect(first).toMatchObject(waits(['amount']));
    const proposal = first.body.data.proposal;
    expect(proposal).toMatchObject({
      kind: 'refund',
      refundId,
      orderId: id,
      orderNumber: expect.any(String),
      storeId: null,
      amount: 100_000,
    });
    for (const as of [admin, second]) expect((await pay(refundId, { as, reference })).body.data.proposal.id).toBe(proposal.id);
    expect(await pay(refundId)).toMatchObject(refused(409, 'proposal.waiting'));
    expect([await dueOf(buyer, id), (await confirm(proposal.id, admin)).body.code]).toEqual([[refundId], 'proposal.own']);
    expect((await confirm(proposal.id)).status).toBe(200);
    expect(await pay(refundId, { reference })).toMatchObject({ status: 200, body: { data: { refund: { status: 'paid', reference } } } });
  });

  test('counts with those of the same order of the last 24 hours', async () => {
    const other = await commerce.someStore();
    const bed = await commerce.listed(other.owner, { name: 'Bed', price: 1_000, quantity: 1_000 });
    const { buyer, order } = await paidAhead({ [bowl]: 60, [bed]: 60 });
    await commerce.call('POST', `/orders/${order.id}/cancel`, { as: buyer });
    const [one = '', two = ''] = await dueOf(buyer, order.id);
    expect((await pay(one)).status).toBe(200);
    expect(await pay(two)).toMatchObject(waits(['amount']));
  });

  test('to an account that was put in the place of another in the last seven days waits', async () => {
    const [{ buyer, id, refundId }, named, later] = [await owed(1), await owed(1), await owed(1)];
    for (const title of ['Sana', 'Somebody Else']) await goesTo(buyer, id, title);
    for (const title of ['Sana', 'Sana']) await goesTo(named.buyer, named.id, title);
    for (const title of ['Sana', 'Somebody Else']) await goesTo(later.buyer, later.id, title);
    expect(await pay(refundId)).toMatchObject(waits(['account-changed']));
    expect((await pay(named.refundId)).status).toBe(200);
    passes(7 * dayMs);
    expect((await pay(later.refundId)).status).toBe(200);
  });

  test('that is confirmed is checked again: its account, and whether Paltu owes it', async () => {
    const { buyer, id, refundId } = await owed(100);
    await goesTo(buyer, id, 'Sana');
    const moved = (await pay(refundId)).body.data.proposal.id;
    passes(1);
    await goesTo(buyer, id, 'Somebody Else');
    expect(await confirm(moved)).toMatchObject(refused(409, 'proposal.account-changed'));
    // Cash of the door, which Paltu would pay out of what it has for the store.
    const { order } = await paidAhead({ [bowl]: 10 });
    await commerce.moveThrough(owner, order.parcels[0].id, 'confirmed', 'shipped', 'delivered');
    passes(7 * dayMs + 1);
    const sana = await commerce.someone();
    const cash = await commerce.place(sana, { [bowl]: 3 });
    const parcelId = cash.parcels[0]?.id ?? '';
    await commerce.moveThrough(owner, parcelId, 'confirmed', 'shipped', 'delivered');
    await commerce.move(sana, parcelId, 'return-asked', { reason: 'Too small' });
    await commerce.move(owner, parcelId, 'returned');
    for (const title of ['Sana', 'Somebody Else']) await goesTo(sana, cash.id, title);
    const [due = ''] = await dueOf(sana, cash.id);
    passes(1);
    const waiting = (await pay(due)).body.data.proposal.id;
    await commerce.call('PATCH', `/orders/refunds/${due}`, { as: admin, json: { status: 'owed-by-store', reason: 'They have it' } });
    expect(await confirm(waiting)).toMatchObject(refused(409, 'refund.beyond-held'));
  });
});
