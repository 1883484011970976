import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { newId } from '@paltu/kernel';
import { aPdf, homeOf, phoneOf, type PlacedOrder, type RunningCommerce, type Someone } from './running-commerce.ts';
import { movedClock, startShop, type RunningShop } from './shop-with-bowl.ts';

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;
const { passes, ...clock } = movedClock();

let shop: RunningShop;
let commerce: RunningCommerce;
let owner: Someone;
let storeId: string;
let admin: Someone;
beforeAll(async () => {
  shop = await startShop({ clock, variables: { BANK_TRANSFER_TO: 'Paltu' } });
  ({ commerce, admin } = shop);
});
afterAll(() => commerce.stop());

let sana: Someone;
let bowl: string;
let order: PlacedOrder;
let parcelId: string;
/** Three bowls of a new store are delivered, paid at the door or ahead. */
const deliver = async (paymentMethod = 'cash-on-delivery'): Promise<void> => {
  ({ order } = (await commerce.checkout(sana, { [bowl]: 3 }, { paymentMethod })).body.data);
  if (paymentMethod === 'bank-transfer')
    await commerce.call('PATCH', `/orders/${order.id}/payment`, { as: admin, json: { status: 'paid', reference: newId() } });
  parcelId = order.parcels[0]?.id ?? '';
  await commerce.moveThrough(owner, parcelId, 'confirmed', 'shipped', 'delivered');
};
beforeEach(async () => {
  ({ owner, id: storeId } = await commerce.someStore());
  sana = await commerce.someone();
  bowl = await commerce.listed(owner, { name: 'Bowl', price: 1_000, quantity: 10 });
});

const refused = (status: number, code: string) => ({ status, body: { code } });
const wrongStep = refused(409, 'parcel.wrong-step');
const parcel = async (as = sana) => (await commerce.call('GET', `/orders/parcels/${parcelId}`, { as })).body.data.parcel;
const contest = (kind: string | undefined, reason = 'Nobody came', as = sana) =>
  commerce.call('POST', `/orders/parcels/${parcelId}/contest`, { as, json: { kind, reason } });
const decide = (upheld: boolean, reason = 'So it is', as = admin) =>
  commerce.call('PATCH', `/orders/parcels/${parcelId}/contest`, { as, json: { upheld, reason } });
const askReturn = (more: object = {}) => commerce.move(sana, parcelId, 'return-asked', { reason: 'Cracked', ...more });
const refuseReturn = (as = owner) => commerce.move(as, parcelId, 'delivered', { reason: 'It was whole' });
const balance = async () => (await commerce.call('GET', '/stores/user/balance', { as: owner })).body.data.balance;
const shares = async () =>
  (await parcel(owner)).refunds.map(({ owedBy, status, amount }: Record<string, unknown>) => [owedBy, status, amount]);
const disputes = async () =>
  (await commerce.call('GET', '/orders/disputes?limit=100', { as: admin })).body.data.parcels.map(({ id }: { id: string }) => id);
const settle = (amount: number, as = admin, of = storeId) =>
  commerce.call('POST', `/stores/${of}/settlements`, {
    ...{ as, json: { amount, reference: newId() } },
    headers: { 'idempotency-key': newId() },
  });

describe('that a delivered parcel did not arrive', () => {
  test('its buyer contests within seven days: a case for admins, read by both, once however often it is sent', async () => {
    await deliver();
    const until = new Date(clock.now().getTime() + 7 * dayMs).toISOString();
    expect(await parcel()).toMatchObject({ contest: null, contestable: { kind: 'not-arrived', until } });
    passes(7 * dayMs);
    const first = await contest('not-arrived');
    const shown = {
      kind: 'not-arrived',
      status: 'open',
      reason: 'Nobody came',
      at: clock.now().toISOString(),
      decision: '',
      decidedAt: null,
    };
    expect(first).toMatchObject({ status: 200, body: { data: { parcel: { status: 'delivered', contest: shown, contestable: null } } } });
    passes(hourMs);
    expect((await contest('not-arrived', 'Still nobody')).body.data.parcel.contest).toEqual(shown);
    expect((await parcel(owner)).contest).toEqual(shown);
    expect(await disputes()).toContain(parcelId);
    expect((await parcel()).history.filter(({ code }: { code: string }) => code === 'contested')).toHaveLength(1);
  });

  test('nobody contests later, after the buyer has confirmed to have it, as its seller, or of another kind', async () => {
    await deliver();
    expect(await contest('not-arrived', 'x', owner)).toMatchObject(refused(403, 'parcel.not-yours'));
    expect(await contest('not-arrived', 'x', await commerce.someone())).toMatchObject(refused(404, 'parcel.not-found'));
    for (const kind of ['refusal', 'return-refused', undefined]) expect(await contest(kind)).toMatchObject(wrongStep);
    expect(await contest('never-came')).toMatchObject({ status: 400, body: { errors: [{ path: 'kind' }] } });
    await commerce.moveThrough(sana, parcelId, 'delivered');
    expect([await contest('not-arrived'), (await parcel()).contestable]).toMatchObject([wrongStep, null]);
    await deliver();
    passes(7 * dayMs + 1);
    expect([await contest('not-arrived'), (await parcel()).contestable]).toMatchObject([wrongStep, null]);
  });

  test.each([
    ['cash-on-delivery', 'store', 'owed-by-store'],
    ['bank-transfer', 'paltu', 'due'],
  ])('an admin may find so: paid by %s it is lost, and comes back from who has the money', async (method, owedBy, status) => {
    await deliver(method);
    await contest('not-arrived');
    expect((await decide(true, 'The guard saw nobody')).body.data.parcel).toMatchObject({
      ...{ status: 'lost', waitsForAdmin: false },
      contest: { kind: 'not-arrived', status: 'upheld', decision: 'The guard saw nobody', decidedAt: clock.now().toISOString() },
    });
    expect((await parcel(owner)).history.at(-1)).toMatchObject({
      ...{ status: 'lost', by: 'admin', reason: 'The guard saw nobody', code: 'contest-upheld' },
    });
    expect(await shares()).toEqual([[owedBy, status, 3_200]]);
    expect([await disputes(), await balance()]).toMatchObject([expect.not.arrayContaining([parcelId]), { held: 0, pending: 0 }]);
    // It did not come back to its store.
    expect(await commerce.stockOf(bowl)).toEqual([7, 0]);
  });

  test('an admin may find otherwise: it stays delivered, and that is not contested again, but may be given back', async () => {
    await deliver();
    await contest('not-arrived');
    expect((await decide(false, 'The courier has a photo')).body.data.parcel).toMatchObject({
      ...{ status: 'delivered', waitsForAdmin: false, contestable: null },
      contest: { status: 'dismissed', decision: 'The courier has a photo' },
    });
    expect([await contest('not-arrived'), await shares()]).toMatchObject([wrongStep, []]);
    expect((await askReturn()).status).toBe(200);
  });
});

describe('that a return is refused', () => {
  test('its buyer contests within three days; upheld its pieces count as returned, and are paid back, but are not put into stock', async () => {
    await deliver('bank-transfer');
    await askReturn({ items: [{ accessoryId: bowl, quantity: 2 }] });
    passes(5 * dayMs);
    await refuseReturn();
    const until = new Date(clock.now().getTime() + 3 * dayMs).toISOString();
    expect((await parcel()).contestable).toEqual({ kind: 'return-refused', until });
    expect(await contest('not-arrived')).toMatchObject(wrongStep);
    passes(3 * dayMs);
    expect((await contest('return-refused', 'Look at the picture')).body.data.parcel).toMatchObject({
      contest: { kind: 'return-refused' },
    });
    expect((await decide(true, 'It is cracked')).body.data.parcel).toMatchObject({
      ...{ status: 'returned', waitsForAdmin: false },
      items: [{ accessoryId: bowl, quantity: 3, returned: 2 }],
    });
    expect([await shares(), await commerce.stockOf(bowl)]).toEqual([[['paltu', 'due', 2_133]], [7, 0]]);
  });

  test('nobody contests later, or of an admin, whose refusal is final', async () => {
    await deliver();
    await askReturn();
    await refuseReturn();
    passes(3 * dayMs + 1);
    expect([await contest('return-refused'), (await parcel()).contestable]).toMatchObject([wrongStep, null]);
    await askReturn();
    expect((await refuseReturn(admin)).status).toBe(200);
    expect([await contest('return-refused'), (await parcel()).contestable]).toMatchObject([wrongStep, null]);
  });

  test('dismissed it stays refused; another refusal is another matter, and what was before stays in the history', async () => {
    await deliver();
    for (const words of ['first', 'second']) {
      await askReturn();
      await refuseReturn();
      passes(hourMs);
      expect((await contest('return-refused', words)).body.data.parcel.contest).toMatchObject({ status: 'open', reason: words });
      expect((await decide(false, `No to the ${words}`)).body.data.parcel.status).toBe('delivered');
      expect(await contest('return-refused')).toMatchObject(wrongStep);
    }
    const written = (await parcel(owner)).history.filter(({ code }: { code: string | null }) => code?.startsWith('contest'));
    expect(written.map(({ by, reason }: Record<string, string>) => [by, reason])).toEqual([
      ['buyer', 'first'],
      ['admin', 'No to the first'],
      ['buyer', 'second'],
      ['admin', 'No to the second'],
    ]);
  });
});

describe('while something is contested', () => {
  beforeEach(async () => {
    await commerce.call('PUT', '/stores/user/account', {
      ...{ as: owner, json: { payout: { iban: 'PK36SCBL0000001123456702', title: 'Bilal Ahmed' } } },
    });
    await deliver('bank-transfer');
    await contest('not-arrived');
  });

  test('its money is pending, whatever time passes, and no settlement takes it before an admin has dismissed it', async () => {
    passes(30 * dayMs);
    expect(await balance()).toMatchObject({ available: 0, pending: expect.any(Number) });
    expect(await settle(100)).toMatchObject(refused(409, 'settlement.beyond-available'));
    await decide(false);
    expect((await settle(100)).status).toBe(201);
  });

  test('nothing is given back or confirmed, for an admin decides first', async () => {
    expect(await askReturn()).toMatchObject(wrongStep);
    expect(await commerce.move(sana, parcelId, 'delivered')).toMatchObject(wrongStep);
    expect(await commerce.move(admin, parcelId, 'returned', { reason: 'x' })).toMatchObject(wrongStep);
    expect(await parcel()).toMatchObject({ status: 'delivered', receivedAt: null, contest: { status: 'open' } });
  });

  test('an admin alone decides, with a reason, once', async () => {
    expect(await decide(true, 'x', owner)).toMatchObject(refused(403, 'admin.required'));
    for (const reason of ['', '  ', undefined, 'x'.repeat(501)])
      expect(
        await commerce.call('PATCH', `/orders/parcels/${parcelId}/contest`, { as: admin, json: { upheld: true, reason } }),
      ).toMatchObject({
        status: 400,
        body: { errors: [{ path: 'reason' }] },
      });
    const decided = (await decide(true, 'First')).body.data.parcel;
    passes(hourMs);
    expect((await decide(true, 'Again')).body.data.parcel.contest).toEqual(decided.contest);
    expect(await decide(false)).toMatchObject(wrongStep);
    expect(await shares()).toHaveLength(1);
  });
});

test('an admin gives a reason for every other step of a dispute, which both sides read', async () => {
  ({ order, parcelId } = { order: await commerce.place(sana, { [bowl]: 3 }), parcelId: '' });
  parcelId = order.parcels[0]?.id ?? '';
  await commerce.moveThrough(owner, parcelId, 'confirmed', 'shipped');
  for (const status of ['delivered', 'refused', 'lost'])
    expect(await commerce.move(admin, parcelId, status)).toMatchObject({ status: 400, body: { errors: [{ path: 'reason' }] } });
  await commerce.move(admin, parcelId, 'delivered', { reason: 'A neighbour signed' });
  await askReturn();
  for (const status of ['returned', 'delivered'])
    expect(await commerce.move(admin, parcelId, status)).toMatchObject({ status: 400, body: { errors: [{ path: 'reason' }] } });
  await commerce.move(admin, parcelId, 'returned', { reason: 'It is cracked' });
  for (const as of [owner, sana])
    expect((await parcel(as)).history.filter(({ by }: { by: string }) => by === 'admin')).toMatchObject([
      { status: 'delivered', reason: 'A neighbour signed' },
      { status: 'returned', reason: 'It is cracked' },
    ]);
});

describe('an admin whose own matter it is', () => {
  const own = refused(403, 'admin.own-matter');
  let buyer: Someone;
  let seller: Someone;
  beforeEach(async () => {
    [buyer, seller] = [await commerce.someone({ role: 'admin' }), await commerce.someone({ role: 'admin' })];
    await commerce.opened(seller);
    [owner, sana] = [seller, buyer];
    bowl = await commerce.listed(seller, { name: 'Bowl', price: 100_000, quantity: 10 });
    storeId = (await commerce.call('GET', '/stores/user/my-store', { as: seller })).body.data?.store?.id ?? storeId;
  });

  test('decides neither a slip, nor a contest, nor a refund, as buyer or as the owner of the store', async () => {
    ({ order } = (await commerce.checkout(buyer, { [bowl]: 1 }, { paymentMethod: 'bank-transfer' })).body.data);
    parcelId = order.parcels[0]?.id ?? '';
    await commerce.sendSlip(buyer, order.id, [aPdf()]);
    const paying = (as: Someone, json: object) => commerce.call('PATCH', `/orders/${order.id}/payment`, { as, json });
    for (const as of [buyer, seller]) {
      expect(await paying(as, { status: 'paid', reference: newId() })).toMatchObject(own);
      expect(await paying(as, { status: 'refused', reason: 'x' })).toMatchObject(own);
    }
    await paying(admin, { status: 'paid', reference: newId() });
    await commerce.moveThrough(seller, parcelId, 'confirmed', 'shipped', 'delivered');
    await contest('not-arrived');
    for (const as of [buyer, seller]) expect(await decide(true, 'x', as)).toMatchObject(own);
    await decide(true);
    const [refund] = (await parcel(seller)).refunds;
    const patch = (as: Someone, json: object) => commerce.call('PATCH', `/orders/refunds/${refund.id}`, { as, json });
    for (const as of [buyer, seller])
      for (const json of [
        { status: 'paid', reference: 'x' },
        { status: 'due' },
        { status: 'given-back', reason: 'x' },
        { status: 'owed-by-store', reason: 'x' },
      ])
        expect(await patch(as, json)).toMatchObject(own);
    // It is above what one admin pays: neither confirms the proposal of another.
    const { id } = (await patch(admin, { status: 'paid', reference: 'R 1' })).body.data.proposal;
    const second = await commerce.someone({ role: 'admin' });
    for (const [as, may] of [
      [buyer, false],
      [seller, false],
      [second, true],
    ] as const) {
      const { proposals } = (await commerce.call('GET', '/admin/payout-proposals?limit=100', { as })).body.data;
      expect(proposals.find((one: { id: string }) => one.id === id)).toMatchObject({ mayConfirm: may });
    }
    const confirm = (as: Someone) => commerce.call('PATCH', `/admin/payout-proposals/${id}`, { as, json: { status: 'confirmed' } });
    for (const as of [buyer, seller]) expect(await confirm(as)).toMatchObject(own);
    expect((await confirm(second)).status).toBe(200);
  });

  test('pays nothing out to their own store, sends nothing back, and confirms no proposal about it', async () => {
    await commerce.call('PUT', '/stores/user/account', {
      ...{ as: seller, json: { payout: { iban: 'PK36SCBL0000001123456702', title: 'Bilal Ahmed' } } },
    });
    await deliver('bank-transfer');
    passes(8 * dayMs);
    const [{ store }] = order.parcels as unknown as { store: { _id: string } }[];
    const of = store._id;
    expect(await settle(100, seller, of)).toMatchObject(own);
    const made = (await settle(100, admin, of)).body.data.settlement.id;
    const back = (as: Someone) =>
      commerce.call('PATCH', `/stores/${of}/settlements/${made}`, { as, json: { status: 'sent-back', reason: 'Closed' } });
    expect(await back(seller)).toMatchObject(own);
    const { id } = (await settle(150_000, admin, of)).body.data.proposal;
    const confirm = (as: Someone) => commerce.call('PATCH', `/admin/payout-proposals/${id}`, { as, json: { status: 'confirmed' } });
    const { proposals } = (await commerce.call('GET', '/admin/payout-proposals?limit=100', { as: seller })).body.data;
    expect(proposals.find((one: { id: string }) => one.id === id)).toMatchObject({ mayConfirm: false });
    expect(await confirm(seller)).toMatchObject(own);
    expect([(await confirm(await commerce.someone({ role: 'admin' }))).status, (await back(admin)).status]).toEqual([200, 200]);
  });

  test('takes no step of a dispute about another store of an order in which theirs is, too', async () => {
    const other = await commerce.someStore();
    const bed = await commerce.listed(other.owner, { name: 'Bed', price: 500 });
    const member = await commerce.someone();
    const placed = await commerce.place(member, { [bowl]: 1, [bed]: 1 });
    const ofOther = placed.parcels.find(({ store }) => store._id === other.id)?.id ?? '';
    await commerce.moveThrough(other.owner, ofOther, 'confirmed', 'shipped');
    expect(await commerce.move(seller, ofOther, 'lost', { reason: 'x' })).toMatchObject(own);
    expect((await commerce.move(admin, ofOther, 'lost', { reason: 'x' })).status).toBe(200);
  });
});

describe('the case of an order', () => {
  const caseOf = async (as = admin) => (await commerce.call('GET', `/orders/cases/${order.id}`, { as })).body.data.case;

  test('has for admins alone all that they decide by: what happened when, by whom, and who has the money', async () => {
    await deliver();
    const asked = clock.now();
    await askReturn();
    passes(hourMs);
    await refuseReturn();
    await contest('return-refused', 'Look at the picture');
    const found = await caseOf();
    expect(found).toMatchObject({
      ...{ id: order.id, number: order.number, isOwn: false, slip: null, refunds: [] },
      buyer: { id: sana.userId, name: 'Sana Ahmed', phone: phoneOf(sana), address: { address: homeOf(sana).address } },
      parcels: [
        {
          ...{ id: parcelId, cashHeldBy: 'store', courierReports: [], decisions: ['upheld', 'dismissed'] },
          store: { _id: storeId, ownerId: owner.userId },
          contest: { kind: 'return-refused', status: 'open', reason: 'Look at the picture' },
          items: [{ name: 'Bowl', image: { id: expect.any(String) } }],
        },
      ],
    });
    expect(found.timeline.map(({ what, by, reason, parcelId: of }: Record<string, string>) => [what, by, reason, of])).toEqual([
      ['ordered', 'buyer', '', null],
      ['confirmed', 'seller', '', parcelId],
      ['shipped', 'seller', '', parcelId],
      ['delivered', 'seller', '', parcelId],
      ['return-asked', 'buyer', 'Cracked', parcelId],
      ['received', 'buyer', '', parcelId],
      ['return-declined', 'seller', 'It was whole', parcelId],
      ['contested', 'buyer', 'Look at the picture', parcelId],
    ]);
    expect(found.timeline.find(({ what }: { what: string }) => what === 'return-asked').at).toBe(asked.toISOString());
    await decide(true, 'It is cracked');
    const decided = await caseOf();
    expect(decided).toMatchObject({ parcels: [{ decisions: [] }], refunds: [{ owedBy: 'store', amount: 3_200, store: { _id: storeId } }] });
    expect(decided.timeline.slice(-2).map(({ what }: { what: string }) => what)).toEqual(['contest-upheld', 'refund-due']);
    for (const as of [sana, owner])
      expect(await commerce.call('GET', `/orders/cases/${order.id}`, { as })).toMatchObject(refused(403, 'admin.required'));
    expect(await commerce.call('GET', `/orders/cases/${newId()}`, { as: admin })).toMatchObject(refused(404, 'order.not-found'));
    await commerce.call('PUT', `/orders/${order.id}/refund-to`, {
      as: sana,
      json: { kind: 'jazzcash', account: '0300 1234567', title: 'Sana' },
    });
  });

  test('shows what its sides did before, without this order', async () => {
    await deliver();
    await contest('not-arrived');
    await decide(true);
    await deliver();
    await askReturn();
    await refuseReturn();
    ({ order } = { order: await commerce.place(sana, { [bowl]: 1 }) });
    const atDoor = order.parcels[0]?.id ?? '';
    await commerce.moveThrough(owner, atDoor, 'confirmed', 'shipped', 'refused');
    await deliver();
    expect(await caseOf()).toMatchObject({
      buyer: { earlier: { orders: 3, refusedAtDoor: 1, contests: 1, contestsUpheld: 1 } },
      parcels: [{ store: { earlier: { parcels: 2, refusedReturns: 1, contestsLost: 1 } } }],
    });
  });

  test('has what may be decided now: how a silent one ended, and a return that waits', async () => {
    order = await commerce.place(sana, { [bowl]: 1 });
    parcelId = order.parcels[0]?.id ?? '';
    await commerce.moveThrough(owner, parcelId, 'confirmed', 'shipped');
    expect((await caseOf()).parcels[0]).toMatchObject({ decisions: [], cashHeldBy: 'nobody' });
    passes(14 * dayMs);
    await commerce.runJob('remind of parcels');
    expect((await caseOf()).parcels[0].decisions).toEqual(['delivered', 'refused', 'lost']);
    await commerce.move(admin, parcelId, 'delivered', { reason: 'A neighbour signed' });
    await askReturn();
    passes(5 * dayMs);
    await commerce.runJob('remind of parcels');
    expect((await caseOf()).parcels[0].decisions).toEqual(['returned', 'decline']);
  });

  test('of an order to be paid has its slip, and of one to be paid back the account until it is', async () => {
    ({ order } = (await commerce.checkout(sana, { [bowl]: 1 }, { paymentMethod: 'bank-transfer' })).body.data);
    parcelId = order.parcels[0]?.id ?? '';
    await commerce.sendSlip(sana, order.id, [aPdf()], 'FT 77');
    const waiting = await caseOf();
    expect(waiting).toMatchObject({
      payment: { status: 'in-check' },
      slip: { reference: 'FT 77', amount: 1_200 },
      parcels: [{ cashHeldBy: 'nobody' }],
    });
    expect(waiting.timeline.map(({ what }: { what: string }) => what)).toEqual(['ordered', 'slip-sent']);
    await commerce.call('PATCH', `/orders/${order.id}/payment`, { as: admin, json: { status: 'paid', reference: newId() } });
    await commerce.call('POST', `/orders/${order.id}/cancel`, { as: sana });
    await commerce.call('PUT', `/orders/${order.id}/refund-to`, {
      as: sana,
      json: { kind: 'jazzcash', account: '0300 1234567', title: 'Sana' },
    });
    const [refund] = (await caseOf()).refunds;
    expect(refund).toMatchObject({ owedBy: 'paltu', status: 'due', refundTo: { kind: 'jazzcash' } });
    await commerce.call('PATCH', `/orders/refunds/${refund.id}`, { as: admin, json: { status: 'paid', reference: newId() } });
    expect((await caseOf()).refunds).toMatchObject([{ status: 'paid', refundTo: null }]);
  });

  test('offers nothing to decide to an admin whose own it is', async () => {
    sana = await commerce.someone({ role: 'admin' });
    await deliver();
    await contest('not-arrived');
    expect([await caseOf(sana), await caseOf()]).toMatchObject([
      { isOwn: true, parcels: [{ decisions: [] }] },
      { isOwn: false, parcels: [{ decisions: ['upheld', 'dismissed'] }] },
    ]);
  });

  test('has all that its courier reported, also what was not believed', async () => {
    order = await commerce.place(sana, { [bowl]: 1 });
    parcelId = order.parcels[0]?.id ?? '';
    await commerce.moveThrough(owner, parcelId, 'confirmed');
    await commerce.move(owner, parcelId, 'shipped', { carriedBy: 'test-courier' });
    const play = () => commerce.call('POST', `/orders/parcels/${parcelId}/courier-test`, { as: owner, json: { behaviour: 'contradicts' } });
    await play();
    const { courierReports } = (await caseOf()).parcels[0];
    expect(courierReports.map(({ status }: { status: string }) => status).sort()).toEqual([
      ...['delivered', 'in-transit', 'out-for-delivery', 'picked-up', 'refused'],
    ]);
  });
});

describe('a parcel that goes by a courier that reports', () => {
  const early = refused(409, 'parcel.courier-reports');
  beforeEach(async () => {
    order = await commerce.place(sana, { [bowl]: 1 });
    parcelId = order.parcels[0]?.id ?? '';
    await commerce.moveThrough(owner, parcelId, 'confirmed');
    await commerce.move(owner, parcelId, 'shipped', { carriedBy: 'test-courier' });
  });

  test('is reported by its seller only once the courier has been silent for 14 days', async () => {
    expect((await parcel(owner)).sellerMayReport).toBe(false);
    for (const status of ['delivered', 'refused']) expect(await commerce.move(owner, parcelId, status)).toMatchObject(early);
    passes(5 * minuteMs);
    await commerce.runJob('follow couriers');
    // Two minutes after it was sent it was out for delivery.
    passes(14 * dayMs - 3 * minuteMs);
    expect(await commerce.move(owner, parcelId, 'delivered')).toMatchObject(early);
    passes(1);
    expect((await parcel(owner)).sellerMayReport).toBe(true);
    expect((await commerce.move(owner, parcelId, 'delivered')).status).toBe(200);
  });

  test('is confirmed by its buyer, or decided by an admin, at any time', async () => {
    expect((await commerce.move(sana, parcelId, 'delivered')).status).toBe(200);
    order = await commerce.place(sana, { [bowl]: 1 });
    parcelId = order.parcels[0]?.id ?? '';
    await commerce.moveThrough(owner, parcelId, 'confirmed');
    await commerce.move(owner, parcelId, 'shipped', { carriedBy: 'test-courier' });
    expect((await commerce.move(admin, parcelId, 'lost', { reason: 'The courier was robbed' })).status).toBe(200);
  });

  test('is reported by the store at once where it brings it itself', async () => {
    await deliver();
    expect((await parcel(owner)).status).toBe('delivered');
  });
});
