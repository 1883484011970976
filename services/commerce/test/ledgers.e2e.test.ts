import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { newId } from '@paltu/kernel';
import { fromColumns } from '@paltu/persistence';
import { sha256 } from '../src/ledgers/ledger-store.ts';
import { verifiedHead, type LedgerHead, type LedgerRow, type StoreId } from '../src/ledgers/ledger.ts';
import { startCommerce, type RunningCommerce, type Someone } from './running-commerce.ts';

let now = new Date('2027-03-01T08:00:00Z');
let commerce: RunningCommerce;
beforeAll(async () => {
  commerce = await startCommerce({ clock: { now: () => now }, variables: { BANK_TRANSFER_TO: 'Paltu' } });
});
afterAll(() => commerce.stop());

let owner: Someone;
let storeId: StoreId;
let bowl: string;
let sana: Someone;
beforeEach(async () => {
  const store = await commerce.someStore();
  ({ owner } = store);
  storeId = store.id as StoreId;
  bowl = await commerce.listed(owner, { name: 'Bowl', price: 1_025, quantity: 100 });
  sana = await commerce.someone();
});

const head = async (): Promise<LedgerHead | undefined> => {
  const row = (await commerce.database('ledgers').where({ store_id: storeId }).first()) as object | undefined;
  if (row === undefined) return undefined;
  const {
    sequence: _published,
    sealedRows: _sealed,
    receipts: _receipts,
    ...kept
  } = fromColumns<LedgerHead & Record<'sequence' | 'sealedRows' | 'receipts', number>>(row);
  return kept;
};
const rows = async (): Promise<readonly LedgerRow[]> =>
  ((await commerce.database('ledger_rows').where({ store_id: storeId }).orderBy('number')) as object[]).map((row) =>
    fromColumns<LedgerRow>(row),
  );
const booked = async () => (await rows()).map(({ kind, account, amount }) => [kind, account, amount]);
const placed = async (quantity: number, promo = false) => {
  if (promo) await commerce.call('POST', '/cart/promo', { as: sana, json: { code: 'PETLOVE10' } });
  return (await commerce.place(sana, { [bowl]: quantity })).parcels[0]?.id ?? '';
};
const delivered = (parcelId: string) => commerce.moveThrough(owner, parcelId, 'confirmed', 'shipped', 'delivered');

test('a parcel that is paid at the door is in the ledger once it is delivered: the store holds the cash, and owes the commission', async () => {
  const parcelId = await placed(3);
  await commerce.moveThrough(owner, parcelId, 'confirmed', 'shipped');
  expect(await rows()).toEqual([]);
  await Promise.all(Array.from({ length: 5 }, () => commerce.move(owner, parcelId, 'delivered')));
  expect(await booked()).toEqual([
    ['sale', 'buyers', -3_275],
    ['sale', 'store', 3_275],
    ['cash', 'store', -3_275],
    ['cash', 'held', 3_275],
    ['commission', 'store', -62],
    ['commission', 'paltu', 62],
  ]);
  expect(await head()).toMatchObject({ rows: 6, store: -62, held: 3_275, paltu: 62, buyers: -3_275 });
});

/** As the release before placed it, which kept nowhere who had used a code. */
const placedBefore = async (quantity: number): Promise<string> => {
  const parcelId = await placed(quantity, true);
  await commerce.database('parcels').where({ id: parcelId }).update({ promo_borne_by: null });
  await commerce.database('promo_uses').delete();
  return parcelId;
};

test('a promo code of an order of an earlier release is borne by Paltu once the buyer confirms to have the parcel, and once', async () => {
  const parcelId = await placedBefore(3);
  await delivered(parcelId);
  expect(await head()).toMatchObject({ store: -62, paltu: 62 });
  await Promise.all(Array.from({ length: 4 }, () => commerce.move(sana, parcelId, 'delivered')));
  expect((await booked()).slice(-2)).toEqual([
    ['promo', 'paltu', -308],
    ['promo', 'store', 308],
  ]);
  expect(await head()).toMatchObject({ rows: 8, store: 246, paltu: -246 });
  expect((await commerce.call('GET', `/orders/parcels/${parcelId}`, { as: sana })).body.data.parcel.receivedAt).not.toBeNull();
});

test('what comes back is given back, once, by the store out of the cash that it took; its commission is reversed', async () => {
  const parcelId = await placed(3);
  await delivered(parcelId);
  await commerce.move(sana, parcelId, 'return-asked', { reason: 'Too small', items: [{ accessoryId: bowl, quantity: 2 }] });
  await Promise.all(Array.from({ length: 4 }, () => commerce.move(owner, parcelId, 'returned')));
  expect((await booked()).slice(-4)).toEqual([
    ['cash-return', 'held', -2_183],
    ['cash-return', 'buyers', 2_183],
    ['commission-return', 'paltu', -41],
    ['commission-return', 'store', 41],
  ]);
  expect(await head()).toMatchObject({ store: -21, held: 1_092, paltu: 21, buyers: -1_092 });
  const refunds = await commerce.database('refunds').where({ parcel_id: parcelId });
  expect(refunds).toMatchObject([
    { amount: 2_183, status: 'owed-by-store', owed_by: 'store', items: [{ accessoryId: bowl, quantity: 2 }] },
  ]);
});

test('deliveries of many at once are one chain without a gap, which anybody can verify', async () => {
  const parcels: string[] = [];
  for (let count = 0; count < 6; count += 1) {
    const buyer = await commerce.someone();
    parcels.push((await commerce.place(buyer, { [bowl]: count + 1 })).parcels[0]?.id ?? '');
  }
  await Promise.all(parcels.map(delivered));
  const kept = await rows();
  expect(kept).toHaveLength(36);
  expect(verifiedHead(storeId, kept, sha256)).toEqual(await head());
});

describe('a store', () => {
  const balance = async (as = owner) => (await commerce.call('GET', '/stores/user/balance', { as })).body.data.balance;

  const paidAhead = async (quantity: number): Promise<string> => {
    const { body } = await commerce.checkout(sana, { [bowl]: quantity }, { paymentMethod: 'bank-transfer' });
    const json = { status: 'paid', reference: newId() };
    await commerce.call('PATCH', `/orders/${body.data.order.id}/payment`, { as: await commerce.someone({ role: 'admin' }), json });
    return body.data.order.parcels[0].id as string;
  };

  test('sees what it is due: pending for seven days after the delivery, then available', async () => {
    const nothing = { pending: 0, debts: 0, available: 0, held: 0, cashHeld: 0, withCourier: 0, settled: 0 };
    expect(await balance()).toEqual({ ...nothing, hash: '' });
    await delivered(await paidAhead(3));
    const { hash } = (await head()) ?? {};
    expect(await balance()).toEqual({ ...nothing, pending: 3_213, held: 3_275, hash });
    now = new Date(now.getTime() + 7 * 24 * 60 * 60_000);
    expect(await balance()).toMatchObject({ pending: 3_213, available: 0 });
    now = new Date(now.getTime() + 1);
    expect(await balance()).toEqual({ ...nothing, available: 3_213, held: 3_275, hash });
  });

  test('may have no more than what Paltu has for it, whatever it is due', async () => {
    const parcelId = await placedBefore(3);
    await delivered(parcelId);
    await commerce.move(sana, parcelId, 'delivered');
    now = new Date(now.getTime() + 8 * 24 * 60 * 60_000);
    expect(await head()).toMatchObject({ store: 246 });
    expect(await balance()).toMatchObject({ pending: 0, available: 0, held: 0, cashHeld: 2_967 });
  });

  test('reads its ledger by the page, the newest row first, and no other one', async () => {
    await delivered(await placed(1));
    const read = async (query: string, as = owner) => (await commerce.call('GET', `/stores/user/ledger${query}`, { as })).body.data;
    const { rows: shown, pagination } = await read('?limit=4');
    expect([shown.map(({ number }: LedgerRow) => number), pagination.total]).toEqual([[6, 5, 4, 3], 6]);
    const [newest] = [...(await rows())].reverse();
    const { storeId: _store, occasion: _occasion, ...expected } = newest ?? {};
    expect(shown[0]).toEqual(JSON.parse(JSON.stringify(expected)));
    const { owner: other } = await commerce.someStore();
    expect((await read('', other)).rows).toEqual([]);
    for (const path of ['balance', 'ledger'])
      expect(await commerce.call('GET', `/stores/user/${path}`, { as: sana })).toMatchObject({
        status: 404,
        body: { code: 'store.not-found' },
      });
  });
});

test('the database itself refuses to change a row of a ledger, to book twice, and to pay back more than came in', async () => {
  const parcelId = await placed(1);
  await delivered(parcelId);
  const { database } = commerce;
  await expect(database('ledger_rows').where({ store_id: storeId }).update({ amount: 1 })).rejects.toThrow(/only ever added/);
  await expect(database('ledger_rows').where({ store_id: storeId }).delete()).rejects.toThrow(/only ever added/);
  const [first] = (await database('ledger_rows').where({ store_id: storeId, number: 1 })) as object[];
  await expect(database('ledger_rows').insert({ ...first, number: 7 })).rejects.toThrow(/ledger_rows_once_an_occasion/);
  await expect(database('ledgers').where({ store_id: storeId }).update({ store: 0 })).rejects.toThrow(/ledgers_add_up/);
  const { order_id: id } = await database('parcels').where({ id: parcelId }).first();
  await expect(database('orders').where({ id }).update({ refunded: 1_226 })).rejects.toThrow(/orders_never_refunded_beyond_paid/);
});
