import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { newId } from '@paltu/kernel';
import { eventually } from '@paltu/testing';
import { homeOf, type PlacedOrder, type RunningCommerce, type Someone } from './running-commerce.ts';
import { startShop, type RunningShop } from './shop-with-bowl.ts';

// How much a household orders without having paid.

let shop: RunningShop;
let commerce: RunningCommerce;
let owner: Someone;
let admin: Someone;
beforeAll(async () => {
  shop = await startShop({ variables: { BANK_TRANSFER_TO: 'Paltu' } });
  ({ commerce, owner, admin } = shop);
});
afterAll(() => commerce.stop());

let sana: Someone;
/** Another account of hers. */
let second: Someone;
let bowl: string;
beforeEach(async () => {
  ({ sana } = await shop.withBowl());
  second = await commerce.someone();
  bowl = await commerce.listed(owner, { name: `Bowl ${newId()}`, price: 1_000, quantity: 20 });
});

const refused = (code: string) => ({ status: 409, body: { code } });
const tooMany = refused('order.too-many-unpaid');
const atDoor = refused('payment.cod-refused');

const transfer = (as: Someone, lines: Readonly<Record<string, number>>, address: object = homeOf(as)) =>
  commerce.checkout(as, lines, { paymentMethod: 'bank-transfer', address });
const cash = (as: Someone, address: object = homeOf(as)) => commerce.checkout(as, { [bowl]: 1 }, { address });
const ordered = async (answer: ReturnType<typeof transfer>): Promise<PlacedOrder> => {
  const { status, body } = await answer;
  expect([status, body.code]).toEqual([201, undefined]);
  return body.data.order;
};
const pay = (id: string) => commerce.call('PATCH', `/orders/${id}/payment`, { as: admin, json: { status: 'paid', reference: newId() } });
const cancel = ({ id }: PlacedOrder, as = sana) => commerce.call('POST', `/orders/${id}/cancel`, { as });
const samePhone = (as: Someone, of: Someone) => ({ ...homeOf(as), phone: homeOf(of).phone });
/** As somebody writes it who wants it to look like another one. */
const sameAddress = (as: Someone, of: Someone) => ({
  ...homeOf(as),
  address: `  ${homeOf(of).address.toUpperCase().replace(' ', ', ')}. `,
});
const refuse = async (as: Someone, address: object = homeOf(as)) => {
  const parcelId = (await ordered(cash(as, address))).parcels[0]?.id ?? '';
  await commerce.moveThrough(owner, parcelId, 'confirmed', 'shipped', 'refused');
};

describe('unpaid orders', () => {
  test('are three at most, by whatever way they are to be paid, until one is paid or cancelled', async () => {
    const [first, next] = [await ordered(transfer(sana, { [bowl]: 1 })), await ordered(transfer(sana, { [bowl]: 1 }))];
    await ordered(commerce.checkout(sana, { [bowl]: 1 }, { paymentMethod: 'jazzcash' }));
    expect(await transfer(sana, { [bowl]: 1 })).toMatchObject(tooMany);
    expect([await commerce.stockOf(bowl), (await commerce.call('GET', '/cart', { as: sana })).body.data.cart.items.length]).toEqual([
      [20, 3],
      1,
    ]);
    await pay(first.id);
    await ordered(transfer(sana, {}));
    expect(await transfer(sana, { [bowl]: 1 })).toMatchObject(tooMany);
    await cancel(next);
    await ordered(transfer(sana, {}));
  });

  test('are counted of all accounts that give the same phone number, and of no others', async () => {
    for (let count = 0; count < 3; count += 1) await ordered(transfer(sana, { [bowl]: 1 }));
    expect(await transfer(second, { [bowl]: 1 }, samePhone(second, sana))).toMatchObject(tooMany);
    await ordered(transfer(second, {}));
  });

  test('do not keep anybody from paying at the door', async () => {
    for (let count = 0; count < 3; count += 1) await ordered(transfer(sana, { [bowl]: 1 }));
    await ordered(cash(sana));
  });

  test('keep nobody from paying at the door once they are paid, and under way', async () => {
    for (let count = 0; count < 3; count += 1) await pay((await ordered(transfer(sana, { [bowl]: 1 }))).id);
    await ordered(cash(sana));
  });

  test('hold ten pieces of a product at most, all of them together, until they are paid for', async () => {
    const first = await ordered(transfer(sana, { [bowl]: 6 }));
    await ordered(transfer(second, { [bowl]: 3 }, samePhone(second, sana)));
    const bed = await commerce.listed(owner, { name: `Bed ${newId()}` });
    const lines = { [bed]: 1, [bowl]: 2 };
    const path = `items.${[bed, bowl].indexOf(bowl)}.quantity`;
    expect(await transfer(sana, lines)).toMatchObject({
      status: 409,
      body: { code: 'order.too-many-pieces', errors: [{ path, code: 'too-big' }] },
    });
    expect(await commerce.stockOf(bowl)).toEqual([20, 9]);
    await pay(first.id);
    await ordered(transfer(sana, {}));
  });

  test('hold a fifth of the pieces of a product where that is more than ten', async () => {
    const many = await commerce.listed(owner, { name: `Can ${newId()}`, quantity: 64 });
    expect(await transfer(sana, { [many]: 13 })).toMatchObject(refused('order.too-many-pieces'));
    await commerce.call('PATCH', `/cart/items/${many}`, { as: sana, json: { quantity: 12 } });
    await ordered(transfer(sana, {}));
  });
});

describe('cash at the door', () => {
  test('is refused to all accounts that give the phone number of refused parcels', async () => {
    await refuse(sana);
    await refuse(second, samePhone(second, sana));
    const third = await commerce.someone();
    expect(await cash(third, samePhone(third, sana))).toMatchObject(atDoor);
    await ordered(transfer(third, {}, samePhone(third, sana)));
  });

  test('is refused at the address of refused parcels, however it is written', async () => {
    await refuse(sana);
    await refuse(second, sameAddress(second, sana));
    const third = await commerce.someone();
    expect(await cash(third, sameAddress(third, sana))).toMatchObject(atDoor);
    expect(await cash(third, { ...sameAddress(third, sana), city: 'Karachi' })).toMatchObject({ status: 201 });
  });

  test('is given again to a household 90 days after a refusal', async () => {
    await refuse(sana);
    await refuse(sana);
    expect(await cash(second, samePhone(second, sana))).toMatchObject(atDoor);
    await commerce.database.raw(`update parcels set status_at = status_at - interval '90 days 1 minute' where buyer_id = ?`, [sana.userId]);
    await ordered(cash(second, samePhone(second, sana)));
  });

  test('is for three open orders of a household, until a first parcel has come for the phone number', async () => {
    const { parcels } = await ordered(cash(sana));
    await ordered(cash(sana));
    await ordered(cash(second, samePhone(second, sana)));
    expect(await cash(second, samePhone(second, sana))).toMatchObject(atDoor);
    await commerce.moveThrough(owner, parcels[0]?.id ?? '', 'confirmed', 'shipped', 'delivered');
    await ordered(cash(second, samePhone(second, sana)));
  });

  test('does not follow from what an erased account had ordered: of its household nothing stays', async () => {
    const order = await ordered(cash(sana));
    const digests = () => commerce.database('orders').where({ id: order.id }).first('phone_digest', 'address_digest');
    const { phone } = homeOf(sana);
    expect(await digests()).toEqual({
      phone_digest: expect.stringMatching(/^[\w-]{43}$/),
      address_digest: expect.stringMatching(/^[\w-]{43}$/),
    });
    expect(JSON.stringify(await digests())).not.toContain(phone.slice(-7));
    await commerce.isErased(sana);
    await eventually(async () => {
      await commerce.runJob('end orders of who left');
      return (await digests()).phone_digest === null;
    }, 'the digests are forgotten');
    expect(await digests()).toEqual({ phone_digest: null, address_digest: null });
  });
});
