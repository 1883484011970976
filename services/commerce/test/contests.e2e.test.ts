import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { OrderSide, parcelChanged, parcelDue } from '@paltu/contracts';
import { eventually } from '@paltu/testing';
import type { PlacedOrder, RunningCommerce, Someone } from './running-commerce.ts';
import { contestSteps, deliverBowls, movedClock, settleStore, startShop, type RunningShop } from './shop-with-bowl.ts';

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
  ({ order, parcelId } = await deliverBowls({ commerce, admin, owner, sana }, bowl, paymentMethod));
};
beforeEach(async () => {
  ({ owner, id: storeId } = await commerce.someStore());
  sana = await commerce.someone();
  bowl = await commerce.listed(owner, { name: 'Bowl', price: 1_000, quantity: 10 });
});

const { contest, decide, askReturn, refuseReturn, parcel } = contestSteps(() => ({ commerce, admin, owner, sana, parcelId }));
const refused = (status: number, code: string) => ({ status, body: { code } });
const wrongStep = refused(409, 'parcel.wrong-step');
const balance = async () => (await commerce.call('GET', '/stores/user/balance', { as: owner })).body.data.balance;
const shares = async () =>
  (await parcel(owner)).refunds.map(({ owedBy, status, amount }: Record<string, unknown>) => [owedBy, status, amount]);
const disputes = async () =>
  (await commerce.call('GET', '/orders/disputes?limit=100', { as: admin })).body.data.parcels.map(({ id }: { id: string }) => id);
const settle = (amount: number, as = admin, of = storeId) => settleStore(commerce, as, of, amount);

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
    const decisions = (): readonly string[] =>
      commerce.publishedAbout(order.id).flatMap((message) => message.as(parcelChanged)?.data.decision ?? []);
    await eventually(() => decisions().includes('The guard saw nobody'), 'the decision is published');
    // Nothing that buyer or seller wrote is in any of them.
    expect(decisions().filter((one) => one !== '')).toEqual(['The guard saw nobody']);
    expect(JSON.stringify(commerce.publishedAbout(order.id).map(({ record: { value } }) => `${value?.toString()}`))).not.toContain(
      'Nobody came',
    );
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

  test('admins are waited for once more after 48 hours, and not after the decision', async () => {
    const dues = () => commerce.publishedAbout(order.id).filter(({ type }) => type === parcelDue.type).length;
    passes(2 * dayMs - 1);
    await commerce.runJob('remind of parcels');
    expect(await commerce.database('parcels').where({ id: parcelId })).toMatchObject([{ reminders_sent: 0 }]);
    passes(1);
    for (const _again of [1, 2]) await commerce.runJob('remind of parcels');
    expect(await commerce.untilPublished(parcelDue, order.id)).toMatchObject({ parcelId, awaited: [OrderSide.ADMIN], reminder: 1 });
    await decide(false);
    passes(30 * dayMs);
    await commerce.runJob('remind of parcels');
    expect([dues(), await commerce.database('parcels').where({ id: parcelId })]).toMatchObject([
      1,
      [{ next_due_at: null, reminders_sent: 0 }],
    ]);
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
