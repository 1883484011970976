import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { newId } from '@paltu/kernel';
import { eventually } from '@paltu/testing';
import { formOf, manyRows, queryPlans, type QueryPlans } from '@paltu/testing/service';
import { accessoriesQuery } from '../src/accessories/accessory-fields-http.ts';
import { storesQuery } from '../src/stores/store-fields-http.ts';
import { everyTable, insertManyGoods } from './many-goods.ts';
import { aPdf, startCommerce, type RunningCommerce, type Someone } from './running-commerce.ts';

let commerce: RunningCommerce;
let plans: QueryPlans;
let owner: Someone;
let sana: Someone;
let storeId: string;
let accessoryId: string;
beforeAll(async () => {
  commerce = await startCommerce({ variables: { BANK_TRANSFER_TO: 'Paltu' } });
  ({ owner, storeId, id: accessoryId } = await commerce.someAccessory());
  sana = await commerce.someone();
  await nameAccounts();
  await insertManyGoods(commerce.databaseUrl, { storeId, accessoryId, memberId: sana.userId }, manyRows());
  // Of the words that many have; of others nothing is known.
  for (const prefix of ['', 'store_'])
    await commerce.database.raw(
      `insert into ${prefix}search_words values ('bowl', ${manyRows()}, '{}'), ('food', ${manyRows()}, '{}'), ('name42', 20, '{}')
         on conflict (word) do update set count = excluded.count`,
    );
  plans = queryPlans(commerce.database);
}, 300_000);
const refundTo = { kind: 'jazzcash', account: '0300 1234567', title: 'Sana Ahmed' };
/** One of each kind: those of the others are sealed by the same secret. */
const nameAccounts = async (): Promise<void> => {
  const payout = { iban: 'PK36SCBL0000001123456702', title: 'Bilal Ahmed' };
  const kept = await commerce.call('PUT', '/stores/user/account', { as: owner, json: { payout } });
  const { id } = (await commerce.checkout(sana, { [accessoryId]: 1 }, { paymentMethod: 'bank-transfer' })).body.data.order;
  await commerce.sendSlip(sana, id, [aPdf()]);
  const admin = await commerce.someone({ role: 'admin' });
  const paid = await commerce.call('PATCH', `/orders/${id}/payment`, { as: admin, json: { status: 'paid', reference: newId() } });
  const named = await commerce.call('PUT', `/orders/${id}/refund-to`, { as: sana, json: refundTo });
  expect([kept.status, paid.status, named.status]).toEqual([200, 200, 200]);
};
afterAll(async () => {
  await plans.close();
  await commerce.stop();
});

const expectIndexed = (name: string, work: () => Promise<unknown>, mayScanUpToLimit = false): Promise<void> =>
  plans.expectIndexed(name, work, { table: [...everyTable], mayScanUpToLimit });
const read = (path: string, as?: Someone): Promise<void> =>
  expectIndexed(path, async () => {
    const { status, body } = await commerce.call('GET', path, { as });
    expect([path, status, body.errors]).toEqual([path, 200, undefined]);
  });
const answered = (name: string, status: number, call: () => ReturnType<RunningCommerce['call']>): Promise<void> =>
  expectIndexed(name, async () => expect([name, (await call()).status]).toEqual([name, status]));

/** Of a job that would go through all of the many rows. */
const firstStatementsOf = async (job: string): Promise<void> => {
  const stop = new AbortController();
  let statements = 0;
  const count = (): void => {
    statements += 1;
    if (statements === 100) stop.abort();
  };
  commerce.database.on('query', count);
  await commerce.runJob(job, stop.signal);
  commerce.database.removeListener('query', count);
};

/** Some values of each filter: frequent, rare, and of which there are none. */
const filters: Readonly<Record<'stores' | 'accessories', Readonly<Record<string, readonly string[]>>>> = {
  stores: {
    search: ['food', 'name42', 'nmae42', 'zzzz'],
    type: ['Pet Store'],
    city: ['Lahore', 'Gwadar'],
    minRating: ['4.5', '5'],
  },
  accessories: {
    search: ['bowl', 'name42', 'nmae42', 'zzzz'],
    category: ['Food & Treats'],
    forSpecies: ['Cat', 'Hamster', 'Fish'],
    minPrice: ['100', '20001'],
    maxPrice: ['3', '15000'],
    minRating: ['4.5'],
    inStock: ['true'],
    excludeIds: [newId()],
  },
};

test('every filter that a list takes is looked at here', () => {
  const paging = ['page', 'limit', 'sortBy'];
  expect([...Object.keys(filters.stores), ...paging].sort()).toEqual(Object.keys(storesQuery.shape).sort());
  expect([...Object.keys(filters.accessories), ...paging].sort()).toEqual(Object.keys(accessoriesQuery.shape).sort());
});

test.each([
  ...['rating', 'name', 'products', 'newest', 'relevance'].map((sortBy) => ['stores', sortBy] as const),
  ...['newest', 'price-low', 'price-high', 'rating', 'popularity', 'relevance'].map((sortBy) => ['accessories', sortBy] as const),
])(
  '%s by %s are read from an index of many, whatever they are narrowed by',
  async (things, sortBy) => {
    await read(`/${things}?sortBy=${sortBy}&page=3&limit=100`);
    for (const [filter, values] of Object.entries(filters[things]))
      for (const value of values) {
        const path = `/${things}?${filter}=${encodeURIComponent(value)}&sortBy=${sortBy}`;
        // What nearly all have is counted no further than the limit.
        await plans.expectIndexed(path, () => commerce.call('GET', path), { table: things, mayScanUpToLimit: true });
      }
  },
  120_000,
);

test('so are the featured ones, those of one kind, and those nearby; how many products there are, is read of none', async () => {
  for (const path of [
    '/stores/featured',
    '/stores/type?type=Pet%20Hotel',
    '/stores/nearby?latitude=31.5&longitude=74.3',
    '/stores/nearby?latitude=31.5&longitude=74.3&maxDistance=1000000',
    '/stores/nearby?latitude=31.5&longitude=74.3&maxDistance=1000000&page=50',
    '/accessories/featured',
    '/accessories/category?category=Bowls%20%26%20Feeders',
    `/accessories/vendor?vendorId=${storeId}`,
    `/accessories/vendor?vendorId=${owner.userId}`,
  ])
    await read(path);
  for (const asked of ['', '?search=name42', '?search=bowl', '?search=cat%20name42']) await read(`/accessories/facets${asked}`);
  for (const goods of ['steel', 'steel%20lahore', 'steel%20name42', 'steel%20anarkali']) await read(`/stores?search=${goods}`);
  await expectIndexed('guess animals', () => commerce.runJob('guess animals of accessories'));
  expect(await plans.askedDuring(() => commerce.call('GET', '/accessories/stats'), 'accessories')).toEqual([]);
});

test('a later page of what is nearby is read from the place outwards, and no store is sorted that is not on it or before it', async () => {
  const path = '/stores/nearby?latitude=31.5&longitude=74.3&maxDistance=1000000&page=50';
  const asked = await plans.askedDuring(() => commerce.call('GET', path), 'stores');
  const pages = await Promise.all(asked.filter(({ sql }) => sql.includes('nearness')).map(plans.planOf));
  expect(pages).toEqual([expect.stringMatching(/Index Scan using stores_public_by_place[^]*Order By: \(place <->/)]);
});

test('so are a page, its reviews, and what is kept of a member', async () => {
  for (const path of [`/stores/${storeId}`, `/accessories/${accessoryId}`]) {
    for (const rest of ['', '/reviews', '/reviews?page=20']) await read(`${path}${rest}`);
    await read(`${path}/reviews/own`, sana);
  }
  // Of all that may be similar no more than the best sellers are ranked.
  const like = await commerce.listed(owner, { name: 'Steel', description: 'It shines.', category: 'Bowls & Feeders' });
  await read(`/accessories/${like}/similar`);
  const asked = await plans.askedDuring(() => commerce.call('GET', `/accessories/${like}/similar`), 'accessories');
  const ranked = await Promise.all(asked.filter(({ sql }) => sql.includes('ts_rank')).map(plans.planOf));
  expect(ranked).toEqual([expect.stringMatching(/Limit[^\n]*rows=500[^]*accessories_public_by_category_and_popularity/)]);
  for (const path of ['/stores/user/my-profile', '/stores/user/stats']) await read(path, owner);
  for (const which of ['status=draft', 'stock=low']) await read(`/accessories/user/my-accessories?${which}`, owner);
  for (const who of [owner, sana]) {
    for (const path of ['/accessories/user/likes', '/stores/user/likes', '/accessories/user/my-accessories']) await read(path, who);
    for (const path of ['/stores/export', '/cart', '/cart/homecomings']) await read(path, who);
  }
});

test('so is what is looked at to decide', async () => {
  await answered('edit a store', 200, () => commerce.call('PUT', '/stores', { as: owner, json: { hours: '9 to 9' } }));
  await answered('list a product', 201, () => commerce.list(owner));
  const edit = (json: object) => () => commerce.call('PUT', `/accessories/${accessoryId}`, { as: owner, json });
  await answered('set a quantity', 200, edit({ quantity: 3 }));
  await answered('like', 200, () => commerce.call('POST', `/accessories/${accessoryId}/like`, { as: sana, json: {} }));
  const line = { accessoryId, quantity: 1 };
  await answered('take out of the cart', 200, () => commerce.call('DELETE', `/cart/items/${accessoryId}`, { as: sana }));
  await answered('put into the cart', 200, () => commerce.call('POST', '/cart/items', { as: sana, json: line }));
  await answered('quote', 200, () => commerce.call('POST', '/cart/quote', { json: { items: [line] } }));
  await answered('close', 200, () => commerce.call('PATCH', '/stores/status', { as: owner, json: { isActive: false } }));
  await expectIndexed('sums', () => commerce.runJob('sum pieces sold'));
});

test('so are orders and parcels, and what jobs look for', async () => {
  const admin = await commerce.someone({ role: 'admin' });
  for (const [path, as] of [
    ['/orders?page=3', sana],
    ['/orders/export', sana],
    ['/orders/refills', sana],
    ['/orders/disputes', admin],
    ['/orders/payments', admin],
    ['/orders/refunds?page=3', admin],
    ['/orders/refunds?owedBy=store&page=3', admin],
    ...['/balance', '/ledger?page=3', '/sales?page=3', '/sales-by-day'].map((of) => [`/stores/user${of}`, owner] as const),
    ['/orders/debts?page=3', owner],
    [`/orders/buyers/${sana.userId}`, admin],
  ] as const)
    await read(path, as);
  const searches = ['N12345', 'ayesha', '0300 1234567'].map((words) => `?search=${encodeURIComponent(words)}`);
  for (const which of ['?page=3', '?status=placed', '?sortBy=oldest', '?disputed=true', '/waiting', '/unpaid', ...searches])
    await read(`/orders/parcels${which}`, owner);
  const buyer = await commerce.someone();
  await commerce.call('PATCH', '/stores/status', { as: owner, json: { isActive: true } });
  const listed = await commerce.listed(owner);
  await answered('order', 201, () => commerce.checkout(buyer, { [listed]: 1 }));
  const [{ id, parcels }] = (await commerce.call('GET', '/orders', { as: buyer })).body.data.orders;
  await answered('one order', 200, () => commerce.call('GET', `/orders/${id}`, { as: buyer }));
  await read(`/orders/cases/${(await commerce.call('GET', '/orders', { as: sana })).body.data.orders[0].id}`, admin);
  for (const status of ['confirmed', 'shipped', 'delivered'])
    await answered(status, 200, () => commerce.move(owner, parcels[0].id, status));
  await answered('receipt', 200, () => commerce.call('GET', `/orders/parcels/${parcels[0].id}/receipt`, { as: buyer }));
  await answered('one parcel', 200, () => commerce.call('GET', `/orders/parcels/${parcels[0].id}`, { as: owner }));
  for (const [status, as] of [
    ['return-asked', buyer],
    ['returned', owner],
  ] as const)
    await answered(status, 200, () => commerce.move(as, parcels[0].id, status, { reason: 'Too small' }));
  for (const job of [
    ...['remind of parcels', 'end unpaid orders', 'forget accounts of stores', 'fold names of buyers', 'forget accounts of refunds'],
    ...['seal accounts of refunds anew', 'seal accounts of stores anew', 'seal ledgers of days that are over'],
  ])
    await expectIndexed(job, () => commerce.runJob(job));
  await expectIndexed('orders of who left', () => firstStatementsOf('end orders of who left'));
  await commerce.database('order_suspensions').insert({ member_id: owner.userId, version: 1 });
  await expectIndexed('orders of who is suspended', () => commerce.runJob('follow suspensions of sellers'));
});

test('so is what is paid ahead', async () => {
  const [admin, buyer] = [await commerce.someone({ role: 'admin' }), await commerce.someone()];
  const listed = await commerce.listed(owner);
  const { body } = await commerce.checkout(buyer, { [listed]: 1 }, { paymentMethod: 'bank-transfer' });
  const path = `/orders/${body.data.order.id}`;
  const slip = () => formOf({ reference: 'FT' }, [{ field: 'slip', bytes: aPdf() }]);
  await answered('slip', 200, () => commerce.call('POST', `${path}/slip`, { as: buyer, body: slip() }));
  await answered('read the slip', 200, () => commerce.call('GET', `${path}/slip`, { as: buyer }));
  const json = { status: 'paid', reference: newId() };
  for (const name of ['pay', 'pay again']) await answered(name, 200, () => commerce.call('PATCH', `${path}/payment`, { as: admin, json }));
  await answered('cancel', 200, () => commerce.call('POST', `${path}/cancel`, { as: buyer }));
  const { id } = await commerce.database('refunds').where({ order_id: body.data.order.id }).first('id');
  await answered('pay back', 200, () => commerce.call('PATCH', `/orders/refunds/${id}`, { as: admin, json }));
});

test('so is where money goes to, and what stores were paid out', async () => {
  const admin = await commerce.someone({ role: 'admin' });
  for (const [path, as] of [
    ['/stores/user/account', owner],
    ['/stores/user/settlements?page=3', owner],
    ...['', '?filter=payable', '?filter=owing', '/made?page=3'].map((path) => [`/admin/settlements${path}`, admin] as const),
    ['/admin/payout-proposals', admin],
  ] as const)
    await read(path, as);
  // Nearly all are decided, and counted no further than the limit.
  await expectIndexed('decided', () => commerce.call('GET', '/admin/payout-proposals?filter=decided&page=3', { as: admin }), true);
  const [order] = (await commerce.call('GET', '/orders?limit=1', { as: sana })).body.data.orders;
  await answered('where refunds go to', 200, () => commerce.call('GET', `/orders/${order.id}/refund-to`, { as: sana }));
  await answered('name another', 200, () => commerce.call('PUT', `/orders/${order.id}/refund-to`, { as: sana, json: refundTo }));
  await commerce
    .database('store_accounts')
    .where({ store_id: storeId })
    .update({ payout_changed_at: new Date('2026-01-01') });
  const [json, headers] = [{ amount: 100, reference: newId() }, { 'idempotency-key': newId() }];
  await answered('pay a store out', 201, () => commerce.call('POST', `/stores/${storeId}/settlements`, { as: admin, json, headers }));
  for (const [path, { token }] of [
    ['/stores/user/statement?month=2027-02', owner],
    ['/admin/statements?month=2027-02', admin],
  ] as const)
    await expectIndexed(path, async () => {
      const answer = await fetch(`${commerce.url}/api/v1${path}`, { headers: { authorization: `Bearer ${token}` } });
      expect([path, answer.status, (await answer.text()).length > 0]).toEqual([path, 200, true]);
    });
});

test('so is what is paid by a wallet', async () => {
  const buyer = await commerce.someone();
  const listed = await commerce.listed(owner);
  const { id } = (await commerce.checkout(buyer, { [listed]: 1 }, { paymentMethod: 'jazzcash' })).body.data.order;
  const pay = () => commerce.call('POST', `/orders/${id}/pay`, { as: buyer });
  for (const name of ['start', 'go on']) await answered(name, 200, pay);
  const { reference } = (await pay()).body.data.payment.fields;
  const choice = { reference, behaviour: 'success' };
  await answered('choose', 200, () => commerce.call('POST', '/orders/payments/simulator/choice', { json: choice }));
  const { notices } = (await commerce.call('POST', '/orders/payments/simulator/choice', { json: choice })).body.data;
  await answered('notice', 200, () => commerce.call('POST', '/orders/payments/simulator/notice', { json: notices[0] }));
  await expectIndexed('inquiries', () => commerce.runJob('inquire payments'));
});

test('so is a recall, and what buyers are to know of it', async () => {
  const [admin, buyer] = [await commerce.someone({ role: 'admin' }), await commerce.someone()];
  const listed = await commerce.listed(owner, { name: 'Recalled Bowl' });
  await commerce.place(buyer, { [listed]: 1 });
  const json = { accessoryIds: [listed], reason: 'Splinters', advice: 'Throw it away' };
  await answered('recall', 200, () => commerce.call('POST', '/admin/accessories/recalls', { as: admin, json }));
  await expectIndexed('publish recalls', () => commerce.runJob('publish recalls'));
});

test('so is what goes by a courier', async () => {
  const listed = await commerce.listed(owner);
  const id = (await commerce.place(await commerce.someone(), { [listed]: 1 })).parcels[0]?.id ?? '';
  await commerce.moveThrough(owner, id, 'confirmed');
  await answered('hand to a courier', 200, () => commerce.move(owner, id, 'shipped', { carriedBy: 'test-courier' }));
  const report = { as: owner, json: { behaviour: 'delivers' } };
  await answered('the courier reports', 200, () => commerce.call('POST', `/orders/parcels/${id}/courier-test`, report));
});

test('so is what is done when a member is erased', async () => {
  const leaver = await commerce.someone();
  await commerce.call('POST', `/accessories/${accessoryId}/like`, { as: leaver, json: {} });
  await expectIndexed('a member is erased', async () => {
    await commerce.isErased(leaver);
    await eventually(async () => (await commerce.database('likes').where({ member_id: leaver.userId })).length === 0, 'it was consumed');
  });
});
