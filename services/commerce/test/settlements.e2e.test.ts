import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { ledgerSealed, settlementMade, settlementReversed } from '@paltu/contracts';
import { newId } from '@paltu/kernel';
import { fromColumns } from '@paltu/persistence';
import { eventually } from '@paltu/testing';
import { sha256 } from '../src/ledgers/ledger-store.ts';
import { verifiedHead, type LedgerRow, type StoreId } from '../src/ledgers/ledger.ts';
import { startCommerce, type RunningCommerce, type Someone } from './running-commerce.ts';

const dayMs = 24 * 60 * 60_000;
let now = new Date('2027-03-01T08:00:00Z');
let commerce: RunningCommerce;
beforeAll(async () => {
  commerce = await startCommerce({ clock: { now: () => now }, variables: { BANK_TRANSFER_TO: 'Paltu, PK36 SCBL 0000 0011 2345 6702' } });
});
afterAll(() => commerce.stop());

const payout = { iban: 'PK36SCBL0000001123456702', title: 'Bilal Ahmed' };
let admin: Someone;
let owner: Someone;
let storeId: StoreId;
let bowl: string;
beforeEach(async () => {
  admin = await commerce.someone({ role: 'admin' });
  const store = await commerce.someStore({ name: 'Paws, of "Gulberg"' });
  ({ owner } = store);
  storeId = store.id as StoreId;
  bowl = await commerce.listed(owner, { name: 'Bowl', price: 1_000, quantity: 1_000 });
});

const give = (json: object) => commerce.call('PUT', '/stores/user/account', { as: owner, json });
const settle = (amount: number, { as = admin, key = newId() as string, reference = `FT ${newId()}`, store = storeId as string } = {}) =>
  commerce.call('POST', `/stores/${store}/settlements`, { as, json: { amount, reference }, headers: { 'idempotency-key': key } });
const balance = async () => (await commerce.call('GET', '/stores/user/balance', { as: owner })).body.data.balance;
const rows = async (): Promise<readonly LedgerRow[]> =>
  ((await commerce.database('ledger_rows').where({ store_id: storeId }).orderBy('number')) as object[]).map((row) =>
    fromColumns<LedgerRow>(row),
  );

/** Paid ahead and delivered: the store is due goods and shipping less 2 %. */
const sell = async (quantity: number) => {
  const buyer = await commerce.someone();
  const { body } = await commerce.checkout(buyer, { [bowl]: quantity }, { paymentMethod: 'bank-transfer' });
  const { id, parcels } = body.data.order;
  await commerce.sendSlip(buyer, id, [Buffer.from('%PDF-1.7\n')], `IN ${id}`);
  await commerce.call('PATCH', `/orders/${id}/payment`, { as: admin, json: { status: 'paid', reference: `IN ${id}` } });
  await commerce.moveThrough(owner, parcels[0].id, 'confirmed', 'shipped', 'delivered');
  return { id, buyer, parcelId: parcels[0].id as string, number: body.data.order.number as string };
};
/** So long that no buyer can give anything back, and the account is not new any more. */
const later = (days = 7) => void (now = new Date(now.getTime() + days * dayMs + 1));

test('a store is paid out what it may have: from its balance, once for a key, and all can read it', async () => {
  await give({ payout });
  await sell(6);
  expect(await balance()).toMatchObject({ pending: 5_880, available: 0, settled: 0 });
  later();
  const key = newId();
  const answers = await Promise.all(Array.from({ length: 5 }, () => settle(2_000, { key, reference: `FT ${key}` })));
  expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201, 201]);
  const { settlement } = answers[0]?.body.data ?? {};
  for (const { body } of answers) expect(body.data.settlement).toEqual(settlement);
  expect(settlement).toMatchObject({ amount: 2_000, paidTo: 'PK36 SCBL •••• •••• •••• 6702', status: 'made', reason: '' });
  expect(await balance()).toMatchObject({ pending: 0, available: 3_880, settled: 2_000 });
  expect((await rows()).slice(-2)).toMatchObject([
    { kind: 'settlement', account: 'store', amount: -2_000, settlementId: settlement.id, orderId: null, parcelId: null },
    { kind: 'settlement', account: 'settled', amount: 2_000, settlementId: settlement.id },
  ]);
  const kept = await rows();
  expect(verifiedHead(storeId, kept, sha256)).toMatchObject({ store: 3_880, settled: 2_000, rows: kept.length });
  const forged = kept.map((row) => (row.settlementId === null ? row : { ...row, settlementId: newId() }));
  expect(verifiedHead(storeId, forged, sha256)).toBeUndefined();
  const own = await commerce.call('GET', '/stores/user/settlements', { as: owner });
  expect(own.body.data).toMatchObject({ settlements: [settlement], pagination: { total: 1 } });
  expect(await commerce.untilPublished(settlementMade, storeId)).toMatchObject({ settlement: { sellerId: owner.userId, amount: 2_000n } });
});

test('nothing is paid out beyond what the store may have, however many admins try at once, nor twice for one reference', async () => {
  await give({ payout });
  await sell(6);
  later();
  const tries = await Promise.all(Array.from({ length: 6 }, () => settle(1_500)));
  expect(tries.filter(({ status }) => status === 201)).toHaveLength(3);
  for (const { status, body } of tries) if (status !== 201) expect(body.code).toBe('settlement.beyond-available');
  expect(await balance()).toMatchObject({ available: 1_380, settled: 4_500 });
  const reference = `FT ${newId()}`;
  expect((await settle(100, { reference })).status).toBe(201);
  expect((await settle(100, { reference })).body).toMatchObject({ code: 'settlement.reference-used' });
  expect((await balance()).settled).toBe(4_600);
  const { database } = commerce;
  await expect(database('settlements').where({ store_id: storeId }).update({ available: 1 })).rejects.toThrow(/never_beyond_available/);
});

test('what something is open about is paid out only when that has ended, whatever time passes', async () => {
  await give({ payout });
  const { buyer, parcelId } = await sell(6);
  later(6.9);
  await commerce.move(buyer, parcelId, 'return-asked', { reason: 'Too small' });
  later(30);
  expect(await balance()).toMatchObject({ pending: 5_880, available: 0, held: 6_000 });
  expect((await settle(100)).body).toMatchObject({ code: 'settlement.beyond-available' });
  const due = (await commerce.call('GET', '/admin/settlements?limit=100', { as: admin })).body.data.stores;
  expect(due.map((store: { storeId: string }) => store.storeId)).not.toContain(storeId);
  await commerce.move(owner, parcelId, 'delivered', { reason: 'It was used' });
  // The buyer may contest that for three days.
  later(2.9);
  expect((await settle(100)).body).toMatchObject({ code: 'settlement.beyond-available' });
  later(0.2);
  expect((await settle(5_880)).status).toBe(201);
});

test('a store that owes is paid nothing, and admins see what it owes to whom', async () => {
  await give({ payout });
  const buyer = await commerce.someone();
  const deliver = async (quantity: number): Promise<string> => {
    const parcelId = (await commerce.place(buyer, { [bowl]: quantity })).parcels[0]?.id ?? '';
    await commerce.moveThrough(owner, parcelId, 'confirmed', 'shipped', 'delivered');
    return parcelId;
  };
  await deliver(10);
  const parcelId = await deliver(30);
  await commerce.move(buyer, parcelId, 'return-asked', { reason: 'Too small' });
  await commerce.move(owner, parcelId, 'returned', { restock: true });
  await sell(1);
  later();
  expect(await balance()).toMatchObject({ pending: 0, held: 1_200, debts: 30_000, available: -29_020 });
  expect((await settle(1)).body).toMatchObject({ code: 'settlement.beyond-available' });
  const found = async (filter: string) => {
    const { stores } = (await commerce.call('GET', `/admin/settlements?limit=100${filter}`, { as: admin })).body.data;
    return stores.find((store: { storeId: string }) => store.storeId === storeId) as object | undefined;
  };
  expect(await found('&filter=owing')).toMatchObject({ available: -29_020, owed: 0, debts: 30_000, payout: { title: 'Bilal Ahmed' } });
  expect([await found(''), await found('&filter=payable')]).toEqual([await found('&filter=owing'), undefined]);
  expect((await commerce.call('GET', '/admin/settlements?filter=all', { as: admin })).body).toMatchObject({ errors: [{ path: 'filter' }] });
});

test('without an account nothing is paid out, nor for 48 hours after another was named', async () => {
  await sell(6);
  later();
  expect((await settle(100)).body).toMatchObject({ code: 'settlement.no-account' });
  await give({ payout });
  now = new Date(now.getTime() + 2 * dayMs - 1);
  expect((await settle(100)).body).toMatchObject({ code: 'settlement.account-held' });
  now = new Date(now.getTime() + 1);
  expect((await settle(100)).body.data.proposal.reasons).toEqual(['account-changed']);
  await give({ payout: { ...payout, title: 'Somebody else' } });
  expect((await settle(100)).body).toMatchObject({ code: 'settlement.account-held' });
});

test('what the bank sent back is due again, once; its rows stay', async () => {
  await give({ payout });
  await sell(6);
  later();
  const { id } = (await settle(5_880)).body.data.settlement;
  const back = (as = admin, of = storeId as string, json: object = { status: 'sent-back', reason: 'The account is closed' }) =>
    commerce.call('PATCH', `/stores/${of}/settlements/${id}`, { as, json });
  const answers = await Promise.all([back(), back(), back()]);
  for (const { body } of answers) expect(body.data.settlement).toMatchObject({ status: 'sent-back', reason: 'The account is closed' });
  expect(await balance()).toMatchObject({ available: 5_880, settled: 0 });
  const all = await rows();
  expect(all.slice(-2).map(({ kind, account, amount }) => [kind, account, amount])).toEqual([
    ['settlement-return', 'settled', -5_880],
    ['settlement-return', 'store', 5_880],
  ]);
  expect(await commerce.untilPublished(settlementReversed, storeId)).toMatchObject({ settlement: { id, amount: 5_880n } });
  expect((await back(owner)).status).toBe(403);
  const { id: other } = await commerce.someStore();
  expect((await back(admin, other)).body).toMatchObject({ code: 'settlement.not-found' });
});

test('what is wrong with a settlement is named; nobody but an admin makes one', async () => {
  for (const amount of [0, -5, 1.5])
    expect((await settle(amount)).body).toMatchObject({ code: 'request.invalid', errors: [{ path: 'amount' }] });
  const json = { amount: 5, reference: 'FT' };
  expect((await commerce.call('POST', `/stores/${storeId}/settlements`, { as: admin, json })).body).toMatchObject({
    code: 'idempotency-key.missing',
  });
  expect((await settle(5, { as: owner })).status).toBe(403);
  expect((await settle(5, { store: newId() })).body).toMatchObject({ code: 'store.not-found' });
  await give({ payout });
  await sell(1);
  later();
  const key = newId();
  expect((await settle(5, { key, reference: `A ${key}` })).status).toBe(201);
  expect((await settle(6, { key, reference: `A ${key}` })).body).toMatchObject({ code: 'idempotency-key.reused' });
  const nobody = await commerce.someone();
  for (const path of ['settlements', 'statement?month=2027-03'])
    expect((await commerce.call('GET', `/stores/user/${path}`, { as: nobody })).body).toMatchObject({ code: 'store.not-found' });
});

test('admins see what stores may have now, the most first, with the whole account; and what was paid out', async () => {
  await give({ payout });
  await sell(90);
  const due = async () => (await commerce.call('GET', '/admin/settlements?limit=100', { as: admin })).body.data.stores;
  expect((await due()).map((store: { storeId: string }) => store.storeId)).not.toContain(storeId);
  later();
  const found = await due();
  expect(found[0]).toEqual({
    ...{
      storeId,
      storeName: 'Paws, of "Gulberg"',
      isSuspended: false,
      available: 88_200,
      pending: 0,
      held: 90_000,
      owed: 0,
      debts: 0,
      heldUntil: expect.any(String),
    },
    payout: { iban: 'PK36 SCBL 0000 0011 2345 6702', title: 'Bilal Ahmed' },
  });
  await settle(88_200);
  expect((await due()).map((store: { storeId: string }) => store.storeId)).not.toContain(storeId);
  const { settlements } = (await commerce.call('GET', '/admin/settlements/made', { as: admin })).body.data;
  expect(settlements[0]).toMatchObject({ storeId, storeName: 'Paws, of "Gulberg"', amount: 88_200 });
  for (const path of ['settlements', 'settlements/made', 'statements?month=2027-03'])
    expect((await commerce.call('GET', `/admin/${path}`, { as: owner })).status).toBe(403);
});

describe('the statement of a month', () => {
  const read = async (path: string, as: Someone) => {
    const response = await fetch(`${commerce.url}/api/v1${path}`, { headers: { authorization: `Bearer ${as.token}` } });
    return { head: response.headers.get('content-type'), lines: (await response.text()).replace('\uFEFF', '').trimEnd().split('\r\n') };
  };

  test('is a table of all rows of that month in Pakistan, by which the owner can verify the ledger', async () => {
    now = new Date('2027-05-31T18:59:00Z');
    const before = await sell(1);
    now = new Date('2027-05-31T19:00:00Z');
    const after = await sell(2);
    const { head, lines } = await read('/stores/user/statement?month=2027-06', owner);
    expect(head).toBe('text/csv; charset=utf-8');
    expect(lines[0]).toMatch(/^Row,Booked at,For,Order,Account,Amount \(PKR\)/);
    expect(lines.slice(1)).toHaveLength((await rows()).filter(({ orderId }) => orderId === after.id).length);
    expect(lines.join()).not.toContain(before.id);
    const [newest] = (await rows()).slice(-1);
    expect(lines.at(-1)).toContain(`,${after.number},`);
    expect(lines.at(-1)?.endsWith(newest?.hash ?? '?')).toBe(true);
    expect((await commerce.call('GET', '/stores/user/statement?month=2027-13', { as: owner })).body).toMatchObject({
      code: 'request.invalid',
    });
  });

  test('of all stores has a line for each order, with tax number and what it came to', async () => {
    await give({ taxNumber: '3520212345671' });
    now = new Date('2027-08-10T08:00:00Z');
    const { number, buyer, parcelId } = await sell(6);
    await commerce.move(buyer, parcelId, 'return-asked', { reason: 'Too small', items: [{ accessoryId: bowl, quantity: 2 }] });
    await commerce.move(owner, parcelId, 'returned');
    const { lines } = await read('/admin/statements?month=2027-08', admin);
    expect(lines.slice(1)).toEqual([
      `${storeId},"Paws, of ""Gulberg""",35202-1234567-1,${number},6000,'-120,0,'-2000,40,0,0,0,0,0`.replaceAll("'", ''),
    ]);
    expect((await read('/admin/statements?month=2031-01', admin)).lines).toHaveLength(1);
  });
});

test('where a ledger ended with a day that is over is published once, also when its next day has begun', async () => {
  now = new Date('2027-09-01T08:00:00Z');
  await sell(1);
  const [last] = (await rows()).slice(-1);
  const seal = () => commerce.runJob('seal ledgers of days that are over');
  const sealed = () => commerce.publishedAbout(storeId).filter(({ type }) => type === ledgerSealed.type);
  await seal();
  expect(sealed()).toEqual([]);
  now = new Date('2027-09-01T19:00:00Z');
  await sell(1);
  await Promise.all([seal(), seal()]);
  expect(await commerce.untilPublished(ledgerSealed, storeId)).toMatchObject({
    storeId,
    day: '2027-09-01',
    rows: last?.number,
    hash: last?.hash,
  });
  await seal();
  expect(sealed()).toHaveLength(1);
});

test('what is due to an owner who is erased is paid out to the account of the store, which is forgotten once the bank can send nothing back', async () => {
  await give({ payout });
  const kept = () => commerce.database('store_accounts').where({ store_id: storeId });
  const forgets = async () => {
    await commerce.runJob('forget accounts of stores');
    return (await kept()).length;
  };
  const buyer = await commerce.someone();
  const [parcel] = (await commerce.place(buyer, { [bowl]: 1 })).parcels;
  await sell(6);
  await commerce.moveThrough(owner, parcel?.id ?? '', 'confirmed', 'shipped');
  await commerce.isErased(owner);
  await eventually(async () => (await kept())[0]?.is_leaving, 'its owner is gone');
  expect([await forgets(), JSON.stringify(await kept())]).toEqual([1, expect.not.stringMatching(/6702|Bilal/)]);
  later();
  expect(await settle(5_880)).toMatchObject({ status: 201 });
  now = new Date(now.getTime() + 14 * dayMs + 1);
  // One of its parcels is still on its way.
  expect(await forgets()).toBe(1);
  await commerce.move(admin, parcel?.id ?? '', 'lost', { reason: 'Nobody knows' });
  expect(await forgets()).toBe(0);
});
