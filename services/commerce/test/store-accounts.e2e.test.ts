import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { Mark, MarkedKind, payoutChanged, storeUpdated } from '@paltu/contracts';
import { newId, silentLogger } from '@paltu/kernel';
import { joseSeal, sealRowsAnew } from '@paltu/sealing';
import { eventually } from '@paltu/testing';
import { aCheckout, commerceVariables, startCommerce, type RunningCommerce, type Someone } from './running-commerce.ts';

const iban = 'PK36SCBL0000001123456702';
const payout = { iban: 'pk36 scbl 0000 0011 2345 6702', title: 'Bilal Ahmed' };
const now = new Date('2027-03-01T08:00:00Z');
let commerce: RunningCommerce;
beforeAll(async () => {
  commerce = await startCommerce({ clock: { now: () => now }, variables: { STORES_NEED_TAX_NUMBER: 'on' } });
});
afterAll(() => commerce.stop());

let owner: Someone;
let storeId: string;
beforeEach(async () => {
  ({ owner, id: storeId } = await commerce.someStore());
});

const give = (json: object, as = owner) => commerce.call('PUT', '/stores/user/account', { as, json });
const read = async (as = owner) => (await commerce.call('GET', '/stores/user/account', { as })).body.data.account;
/** A cart from the time before stores had to give their tax number. */
const keepInCart = ({ userId }: Someone, ids: readonly string[]) =>
  commerce.database('carts').insert({
    member_id: userId,
    lines: JSON.stringify(ids.map((accessoryId) => ({ accessoryId, quantity: 2 }))),
    promo_code: null,
    updated_at: now,
  });
const readAsAdmin = async () => commerce.call('GET', `/stores/${storeId}/account`, { as: await commerce.someone({ role: 'admin' }) });

test('an owner gives tax number and bank account, and sees them masked; admins see all of them, nobody else anything', async () => {
  expect(await read()).toEqual({ taxNumber: null, payout: null, payoutChangedAt: null, heldUntil: null, needsTaxNumber: true });
  expect((await give({ taxNumber: '35202-1234567-1', payout })).status).toBe(200);
  const at = { payoutChangedAt: '2027-03-01T08:00:00.000Z', heldUntil: '2027-03-03T08:00:00.000Z', needsTaxNumber: false };
  const masked = { taxNumber: '••••••••••671', payout: { iban: 'PK36 SCBL •••• •••• •••• 6702', title: 'Bilal Ahmed' }, ...at };
  expect(await read()).toEqual(masked);
  expect((await readAsAdmin()).body.data.account).toEqual({
    taxNumber: '35202-1234567-1',
    payout: { iban: 'PK36 SCBL 0000 0011 2345 6702', title: 'Bilal Ahmed' },
    ...at,
  });
  const { owner: other } = await commerce.someStore();
  expect((await read(other)).payout).toBeNull();
  expect((await commerce.call('GET', `/stores/${storeId}/account`, { as: owner })).status).toBe(403);
  for (const shown of [await commerce.store(storeId), await commerce.store(storeId, owner)])
    expect(JSON.stringify(shown)).not.toMatch(/3520212345671|SCBL/);
  const { body } = await commerce.call('GET', '/stores/export', { as: owner });
  expect(body.data.storeAccount).toMatchObject({ taxNumber: '35202-1234567-1' });
});

test('an IBAN with a wrong digit, and a number that is neither NTN nor CNIC, are refused by the name of the field', async () => {
  const wrong = { taxNumber: '123456', payout: { iban: 'PK36SCBL0000001123456703', title: '' } };
  expect((await give(wrong)).body).toMatchObject({
    code: 'request.invalid',
    errors: [
      { path: 'taxNumber', msg: 'Tax number must be an NTN of 7 digits or a CNIC of 13' },
      { path: 'payout.iban', msg: 'IBAN must be one of a bank in Pakistan, such as PK36 SCBL 0000 0011 2345 6702' },
      { path: 'payout.title', code: 'required' },
    ],
  });
  expect((await read()).taxNumber).toBeNull();
  const nobody = await commerce.someone();
  expect((await give({ taxNumber: '1234567' }, nobody)).body).toMatchObject({ code: 'store.not-found' });
  expect((await commerce.call('GET', '/stores/user/account', { as: nobody })).body).toMatchObject({ code: 'store.not-found' });
});

test('nothing of it can be read in the database, and what was put in the row of another store is refused', async () => {
  await give({ taxNumber: '1234567', payout });
  const rows = async () => commerce.database('store_accounts').where({ store_id: storeId });
  const [row] = await rows();
  const shown =
    JSON.stringify(row) +
    String(row.sealed)
      .split('.')
      .map((part) => Buffer.from(part, 'base64url').toString('latin1'));
  for (const part of ['1234567', iban, 'Bilal']) expect(shown).not.toContain(part);
  const { owner: thief, id: theirs } = await commerce.someStore();
  await give({ taxNumber: '7654321' }, thief);
  await commerce
    .database('store_accounts')
    .where({ store_id: storeId })
    .update({ sealed: (await commerce.database('store_accounts').where({ store_id: theirs }).first()).sealed });
  expect((await commerce.call('GET', '/stores/user/account', { as: owner })).status).toBe(500);
  await commerce.database('store_accounts').where({ store_id: storeId }).delete();
});

test('a new secret opens what the one before sealed, and seals it anew', async () => {
  await give({ taxNumber: '1234567', payout });
  const [purpose, next] = [{ purpose: 'accounts of stores' }, 'another secret, of thirty-two characters'];
  const { KEY_SECRET: previous } = commerceVariables('');
  const both = joseSeal({ current: next, previous }, purpose);
  const accounts = { table: 'store_accounts', id: 'store_id' };
  const needs = { database: commerce.database, logger: silentLogger };
  await sealRowsAnew({ ...needs, seal: both }, accounts)();
  const { sealed, sealed_by: by } = await commerce.database('store_accounts').where({ store_id: storeId }).first();
  expect(by).toBe(both.name);
  const { text, isCurrent } = await joseSeal({ current: next }, purpose).unseal(sealed, storeId);
  expect([JSON.parse(text), isCurrent]).toEqual([{ taxNumber: '1234567', payout: { iban, title: 'Bilal Ahmed' } }, true]);
  await sealRowsAnew({ ...needs, seal: joseSeal({ current: previous ?? '', previous: next }, purpose) }, accounts)();
  expect((await read()).taxNumber).toBe('••••567');
});

describe('another', () => {
  test('bank account is published without itself, once for each change, so that its owner gets a mail', async () => {
    await give({ payout });
    expect(await commerce.untilPublished(payoutChanged, storeId)).toMatchObject({ storeId, sellerId: owner.userId });
    await give({ payout });
    await give({ taxNumber: '1234567' });
    await give({ payout: { ...payout, title: 'Bilal & Sons' } });
    const all = () => commerce.publishedAbout(storeId).filter(({ type }) => type === payoutChanged.type);
    await eventually(() => Promise.resolve(all().length >= 2), 'both changes are published');
    const published = all();
    expect(published.map(({ sequence }) => sequence)).toEqual([1, 2]);
    expect(JSON.stringify(published)).not.toMatch(/6702|Bilal/);
  });

  test('tax number ends what rested on the one before: registered, and verified until an admin has looked again', async () => {
    await give({ taxNumber: '1234567' });
    await commerce.askVerified(owner, [Buffer.from('%PDF-1.7\n')]);
    await commerce.isMarked(MarkedKind.STORE, storeId, Mark.REGISTERED);
    await commerce.isMarked(MarkedKind.STORE, storeId, Mark.VERIFIED, { number: 2, verificationNumber: 1 });
    await eventually(async () => (await commerce.store(storeId)).verified, 'it is verified');
    await give({ taxNumber: '1234567', payout });
    expect(await commerce.store(storeId)).toMatchObject({ registered: true, verified: true });
    await give({ taxNumber: '7654321' });
    expect(await commerce.store(storeId)).toMatchObject({ registered: false, verified: false });
    const asked = await commerce.call('GET', '/stores/user/verification', { as: owner });
    expect(asked.body.data.verification.status).toBe('waiting');
  });
});

test('nothing can be bought from a store without a tax number; stock and cart stay as they were, and it sells once it has given one', async () => {
  const bowl = await commerce.listed(owner, { quantity: 5 });
  const { owner: other } = await commerce.someStore();
  await give({ taxNumber: '1234567' }, other);
  const bed = await commerce.listed(other, { quantity: 5 });
  const sana = await commerce.someone();
  await keepInCart(sana, [bowl, bed]);
  const headers = { 'idempotency-key': newId() };
  const refused = await commerce.call('POST', '/orders', { as: sana, json: aCheckout(), headers });
  expect(refused).toMatchObject({ status: 409, body: { code: 'store.unregistered' } });
  expect([await commerce.stockOf(bowl), await commerce.stockOf(bed)]).toEqual([
    [5, 0],
    [5, 0],
  ]);
  await give({ taxNumber: '3520212345671' });
  expect((await commerce.checkout(sana, {})).status).toBe(201);
});

test('what a store without a tax number offers is named as that before the checkout: on its page, in the cart, in a quote, to its owner', async () => {
  const details = { price: 450, quantity: 5 };
  const { message, data } = (await commerce.list(owner, details)).body;
  expect(message).toBe('Product listed. Nothing can be bought from your store until you have given your tax number.');
  expect(data.accessory.vendor.takesOrders).toBe(false);
  const { id } = data.accessory;
  const sana = await commerce.someone();
  const items = [{ accessoryId: id, quantity: 2 }];
  const shown = async () => [
    (await commerce.accessory(id)).vendor.takesOrders,
    (await commerce.call('GET', `/accessories/vendor?vendorId=${storeId}`)).body.data.accessories[0].vendor.takesOrders,
  ];
  const merged = await commerce.call('POST', '/cart/merge', { as: sana, json: { items } });
  expect([merged.status, merged.body.data.cart.items]).toEqual([200, []]);
  await commerce.database('carts').where({ member_id: sana.userId }).delete();
  await keepInCart(sana, [id]);
  const carts = async () => [
    (await commerce.call('POST', '/cart/quote', { json: { items } })).body.data.cart,
    (await commerce.call('GET', '/cart', { as: sana })).body.data.cart,
  ];
  const add = () => commerce.call('POST', '/cart/items', { as: sana, json: { accessoryId: id } });
  expect(await shown()).toEqual([false, false]);
  for (const cart of await carts())
    expect(cart).toMatchObject({ items: [{ problem: 'unregistered', available: 5, price: 450 }], total: 0 });
  expect(await add()).toMatchObject({ status: 409, body: { code: 'store.unregistered' } });
  await give({ taxNumber: '1234567' });
  // What is kept of its pages elsewhere falls with this.
  expect(await commerce.untilPublished(storeUpdated, storeId)).toMatchObject({ store: { id: storeId } });
  expect(await shown()).toEqual([true, true]);
  for (const cart of await carts()) expect(cart).toMatchObject({ items: [{ problem: null }], subtotal: 900 });
  expect((await add()).status).toBe(200);
  expect((await commerce.list(owner)).body.message).toBe('Product listed successfully!');
});

test('with the account of its owner all of it goes', async () => {
  await give({ taxNumber: '1234567', payout });
  await commerce.isErased(owner);
  const kept = () => commerce.database('store_accounts').where({ store_id: storeId });
  await eventually(async () => {
    await commerce.runJob('forget accounts of stores');
    return (await kept()).length === 0;
  }, 'nothing of it is kept');
});
