import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { newId } from '@paltu/kernel';
import { expectedDays } from '@paltu/reference';
import { eventually } from '@paltu/testing';
import { homeOf, type PlacedOrder, type RunningCommerce, type Someone } from './running-commerce.ts';
import { movedClock, startShop } from './shop-with-bowl.ts';

const dayMs = 24 * 60 * 60_000;
const { passes, ...clock } = movedClock();

let commerce: RunningCommerce;
let admin: Someone;
let sana: Someone;
beforeAll(async () => {
  ({ commerce, admin } = await startShop({ clock, variables: { BANK_TRANSFER_TO: 'Paltu' } }));
});
beforeEach(async () => void (sana = await commerce.someone()));
afterAll(() => commerce.stop());

/** A store that sends within so many days, with something to buy. */
const aShop = async (sendsWithinDays: number) => {
  const { owner } = await commerce.someStore({ sendsWithinDays });
  return { owner, toy: await commerce.listed(owner, { name: 'Toy', price: 300, quantity: 10 }) };
};

const order = async (toy: string, overrides: object = {}): Promise<PlacedOrder> => {
  const { status, body } = await commerce.checkout(sana, { [toy]: 1 }, { ...overrides });
  expect(status).toBe(201);
  return body.data.order as PlacedOrder;
};

interface Shown {
  readonly expectedFrom: string | null;
  readonly expectedUntil: string | null;
}

/** As its buyer sees it, and its seller. */
const shownTo = async (who: Someone, id: string): Promise<Shown> => {
  const { expectedFrom, expectedUntil } = (await commerce.call('GET', `/orders/parcels/${id}`, { as: who })).body.data.parcel as Shown;
  return { expectedFrom, expectedUntil };
};
const within = (handling: number, isSameCity: boolean): Shown => {
  const { from, until } = expectedDays(clock.now(), handling, isSameCity);
  return { expectedFrom: from, expectedUntil: until };
};
const parcelOf = ({ parcels }: PlacedOrder): string => parcels[0]?.id ?? '';

test('a parcel is expected after the days of its store, sooner in the same city, and once its courier has it from that day', async () => {
  const { owner, toy } = await aShop(4);
  const placed = await order(toy);
  const atPlacing = within(4, true);
  expect(placed.parcels[0]).toMatchObject(atPlacing);
  const karachi = { ...homeOf(sana), city: 'کراچی' };
  expect((await order(toy, { address: karachi })).parcels[0]).toMatchObject(within(4, false));

  passes(dayMs);
  await commerce.moveThrough(owner, parcelOf(placed), 'confirmed');
  for (const who of [sana, owner]) expect(await shownTo(who, parcelOf(placed))).toEqual(atPlacing);
  passes(dayMs);
  await commerce.moveThrough(owner, parcelOf(placed), 'shipped');
  expect(await shownTo(sana, parcelOf(placed))).toEqual(within(0, true));
});

test('what a store changes holds for later orders; nothing is expected by orders of the release before', async () => {
  const { owner, toy } = await aShop(2);
  const before = await order(toy);
  const shown = within(2, true);
  await commerce.call('PUT', '/stores', { as: owner, json: { sendsWithinDays: 7 } });
  expect((await order(toy)).parcels[0]).toMatchObject(within(7, true));
  expect(await shownTo(sana, parcelOf(before))).toEqual(shown);
  await commerce
    .database('parcels')
    .where({ id: parcelOf(before) })
    .update({ expected: null });
  await commerce.moveThrough(owner, parcelOf(before), 'confirmed', 'shipped');
  expect(await shownTo(sana, parcelOf(before))).toEqual({ expectedFrom: null, expectedUntil: null });
});

test('what is paid ahead is expected from its payment on', async () => {
  const { toy } = await aShop(3);
  const placed = await order(toy, { paymentMethod: 'bank-transfer' });
  expect(placed.parcels[0]).toMatchObject(within(3, true));
  passes(dayMs / 2);
  passes(dayMs / 4);
  await commerce.call('PATCH', `/orders/${placed.id}/payment`, { as: admin, json: { status: 'paid', reference: newId() } });
  expect(await shownTo(sana, parcelOf(placed))).toEqual(within(3, true));
});

test('nothing is expected while the store is suspended, and from the day on which it is back', async () => {
  const { owner, toy } = await aShop(3);
  const placed = await order(toy);
  const follow = async (isAway: boolean): Promise<void> => {
    await (isAway ? commerce.isSuspended(owner) : commerce.isReinstated(owner));
    const isKept = async () => (await commerce.database('presences').where({ id: owner.userId }).first())?.is_away === isAway;
    await eventually(isKept, 'the event of auth was consumed');
    await commerce.runJob('follow suspensions of sellers');
  };
  await follow(true);
  expect(await shownTo(sana, parcelOf(placed))).toEqual({ expectedFrom: null, expectedUntil: null });
  passes(2 * dayMs);
  await follow(false);
  expect(await shownTo(sana, parcelOf(placed))).toEqual(within(3, true));
});
