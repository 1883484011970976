import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { eventually } from '@paltu/testing';
import { homeOf, type PlacedOrder, type RunningCommerce, type Someone } from './running-commerce.ts';
import { movedClock, startShop } from './shop-with-bowl.ts';

const dayMs = 24 * 60 * 60_000;
const { passes, ...clock } = movedClock();

let commerce: RunningCommerce;
let owner: Someone;
let ayesha: Someone;
let order: PlacedOrder;
let other: PlacedOrder;
let bowl: string;
beforeAll(async () => {
  const shop = await startShop({ clock });
  ({ commerce, owner } = shop);
  bowl = await commerce.listed(owner, { name: 'Bowl', quantity: 50 });
  const place = async (as: Someone, address: object): Promise<PlacedOrder> =>
    (await commerce.checkout(as, { [bowl]: 1 }, { address: { ...homeOf(as), ...address } })).body.data.order;
  ayesha = await commerce.someone();
  order = await place(ayesha, { fullName: 'Ayesha Khan', phone: '0300 1234567' });
  other = await place(await commerce.someone(), { fullName: 'عائشہ خان', phone: '0321 7654321' });
});
afterAll(() => commerce.stop());

const found = async (search: string, more = '', as = owner): Promise<string[]> =>
  (await commerce.call('GET', `/orders/parcels?search=${encodeURIComponent(search)}${more}`, { as })).body.data.parcels.map(
    (parcel: { order: { number: string } }) => parcel.order.number,
  );

test('a seller finds parcels by the number of the order, the name of the buyer, or the phone number in any spelling', async () => {
  for (const text of [
    order.number,
    order.number.toLowerCase(),
    `#${order.number.slice(0, 5)}`,
    'ayesha',
    'Khan Aye',
    '0300 1234567',
    '+92 300-1234567',
  ])
    expect([text, await found(text)]).toEqual([text, [order.number]]);
  for (const text of ['عائشہ', '۰۳۲۱ ۷۶۵۴۳۲۱']) expect([text, await found(text)]).toEqual([text, [other.number]]);
  for (const text of ['Sana', '0300 7654321', '!', "'", '%', '1234567']) expect([text, await found(text)]).toEqual([text, []]);
});

test('a name is found whatever keyboard it was typed in, with accents or without, and of orders of a release before', async () => {
  const names = { 'علی احمد': ['علي', 'عَلی', 'احمد على'], 'José Müller': ['jose', 'MULLER', 'José'] };
  for (const [fullName, searches] of Object.entries(names)) {
    const as = await commerce.someone();
    const { id, number } = (await commerce.checkout(as, { [bowl]: 1 }, { address: { ...homeOf(as), fullName } })).body.data.order;
    for (const text of searches) expect([text, await found(text)]).toEqual([text, [number]]);
    await commerce.database('orders').where({ id }).update({ name_words: null });
    expect(await found(searches[0] ?? '')).toEqual([]);
    await commerce.runJob('fold names of buyers');
    expect(await found(searches[0] ?? '')).toEqual([number]);
    // As it forgets a buyer.
    await commerce.database('orders').where({ id }).update({ address: null });
    await commerce.runJob('fold names of buyers');
    expect(await commerce.database('orders').where({ id }).first('name_words')).toEqual({ name_words: null });
  }
});

test('what is found is narrowed further, and is of the own store alone', async () => {
  expect([await found('ayesha', '&status=placed'), await found('ayesha', '&status=shipped')]).toEqual([[order.number], []]);
  const { owner: stranger } = await commerce.someStore();
  for (const as of [ayesha, stranger]) expect([await found('ayesha', '', as), await found(order.number, '', as)]).toEqual([[], []]);
});

test('30 days after the end nobody is found by a phone number that is not shown any more, nor who cancelled, nor an erased buyer by name', async () => {
  const [id, cancelled] = [order.parcels[0]?.id ?? '', other.parcels[0]?.id ?? ''];
  await commerce.move(owner, cancelled, 'cancelled', { reason: 'None left' });
  expect([await found('0321 7654321'), await found('عائشہ')]).toEqual([[], [other.number]]);
  await commerce.moveThrough(owner, id, 'confirmed', 'shipped', 'delivered');
  passes(29 * dayMs);
  expect(await found('0300 1234567')).toEqual([order.number]);
  passes(2 * dayMs);
  expect([await found('0300 1234567'), await found('ayesha')]).toEqual([[], [order.number]]);
  await commerce.isErased(ayesha);
  await eventually(async () => (await commerce.database('order_leavings').where({ member_id: ayesha.userId })).length === 1);
  await commerce.runJob('end orders of who left');
  expect(await found('ayesha')).toEqual([]);
});
