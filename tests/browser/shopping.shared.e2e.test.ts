import { describe, expect, test } from '@jest/globals';
import { moneyFaults, stockFaults } from '../product/book-faults.ts';
import { callsTo } from '../product/calls.ts';
import { daysPassForStore } from '../product/days-pass.ts';
import { keptBooks } from '../product/kept-books.ts';
import { newAdmin, newMember, type Member } from '../product/members.ts';
import { desk, logIn, phone, type Person, type Screen } from './actors.ts';
import { contest, fillCart, giveBack, nameAccount, order, pay, reviewProduct } from './buying.ts';
import { lookAt } from './look-at.ts';
import { decideCase, payBack } from './paying-back.ts';
import { tierOfRun } from '../runner/tier.ts';
import { productInBrowser } from './product-in-browser.ts';
import { leaveOut, openParcel, openShop, pieces, ship, takeStep, type Shop } from './selling.ts';
import { findSettlement, namePayout, payOut } from './settling.ts';
import { wordsOf, type Language } from './words.ts';

const site = productInBrowser();

/** What an order came to, and what of it does not add up: of its money, and of the pieces of its stores. */
const booksOf = async (orderId: string, shops: readonly Shop[]) => {
  const all = await keptBooks(site.product);
  const [stores, goods] = [shops.map(({ id }) => id), shops.flatMap(({ products }) => products.map(({ id }) => id))];
  const books = {
    goods: all.goods.filter(({ id }) => goods.includes(id)),
    orders: all.orders.filter(({ id }) => id === orderId),
    parcels: all.parcels.filter((parcel) => parcel.orderId === orderId),
    refunds: all.refunds.filter((refund) => refund.orderId === orderId),
    accounts: all.accounts.filter(({ storeId }) => stores.includes(storeId)),
  };
  const backAs = (wanted: string): number =>
    books.refunds.filter(({ status }) => status === wanted).reduce((sum, { amount }) => sum + amount, 0);
  const accountOf = (wanted: string): number =>
    books.accounts.filter(({ account }) => account === wanted).reduce((sum, { rows }) => sum + rows, 0);
  return {
    faults: [...moneyFaults(books), ...stockFaults(books, new Map(goods.map((id) => [id, pieces])))],
    ...{ paid: books.orders[0]?.prepaid ?? 0, due: backAs('due'), back: backAs('paid') },
    ...{ ofStores: accountOf('store'), settled: accountOf('settled') },
  };
};

const journeys = [
  { language: 'en', screen: desk },
  { language: 'ur', screen: phone },
] as const;

// Before the last tier one language is enough: no step of it knows which it is.
describe.each(tierOfRun() === 'all' ? journeys : journeys.slice(1))(
  'an order of two stores, from the cart of a visitor to the money that goes back, and to its store ($language)',
  ({ language, screen }) => {
    const words = wordsOf(language);
    const found: string[] = [];
    const sceneOf = (person: Person, of: Language = language) => ({
      address: site.address,
      words: wordsOf(of),
      look: lookAt(person, of, found),
    });
    const arriveAs = async (member: Member, on: Screen) => {
      const person = await site.arrive(language, on);
      await logIn(person, site.address, words, member);
      return { person, scene: sceneOf(person) };
    };

    test('one store sends its parcel, the other has nothing to send; what was delivered is reviewed, part of it given back, the store paid out, and the books add up', async () => {
      const call = callsTo(site.address);
      const [rope, brush, bowl] = ['Rope', 'Brush', 'Bowl'].map((name) => `${name} ${language}`) as [string, string, string];
      const [walks, meals] = [
        await openShop(site.address, call, { [rope]: 700, [brush]: 900 }),
        await openShop(site.address, call, { [bowl]: 450 }),
      ];
      const [ropeId = ''] = walks.products.map(({ id }) => id);

      const buyer = await site.arrive(language, screen);
      const scene = sceneOf(buyer);
      await fillCart(
        buyer,
        scene,
        [...walks.products, ...meals.products].map(({ id }) => id),
      );
      await logIn(buyer, site.address, words, await newMember(site.address, 'Sana'));
      const orderId = await order(buyer, scene);
      await pay(buyer, scene);
      const number = await buyer.page.getByRole('heading', { level: 1 }).innerText();

      const seller = await arriveAs(walks.owner, desk);
      await openParcel(seller.person, seller.scene, number);
      await ship(seller.person, seller.scene);
      const other = await arriveAs(meals.owner, phone);
      await openParcel(other.person, other.scene, number);
      await leaveOut(other.person, other.scene, bowl);
      await takeStep(seller.person, seller.scene, 'deliver');

      await buyer.page.reload();
      await nameAccount(buyer, scene);
      await reviewProduct(buyer, scene, ropeId, 'Strong and soft.');
      await giveBack(buyer, scene, orderId, { name: rope, kept: brush });

      await seller.person.page.reload();
      await takeStep(seller.person, seller.scene, 'takeBack');
      const books = await booksOf(orderId, [walks, meals]);
      expect(books).toMatchObject({ faults: [], back: 0, settled: 0 });
      expect([books.due > 0, books.ofStores > 0, books.due + books.ofStores < books.paid]).toEqual([true, true, true]);

      const admin = await arriveAs(await newAdmin(site.product), desk);
      await payBack(admin.person, admin.scene, number);
      expect(await booksOf(orderId, [walks, meals])).toMatchObject({ faults: [], due: 0, back: books.due });
      await buyer.page.goto(`${site.address}/order-${orderId}`);
      await buyer.page.getByText(words('orders:payment.status.partly-refunded')).waitFor();
      await scene.look('order that was paid back in part');

      await namePayout(seller.person, seller.scene);
      await daysPassForStore(site.product, walks.id, 7);
      await payOut(admin.person, admin.scene, walks.name, `FT ${number}`);
      await findSettlement(seller.person, seller.scene, `FT ${number}`);
      expect(await booksOf(orderId, [walks, meals])).toMatchObject({ faults: [], ofStores: 0, settled: books.ofStores });

      const people = [buyer, seller.person, other.person, admin.person];
      expect(people.flatMap(({ faults }) => faults)).toEqual([]);
      await Promise.all(people.map(({ context }) => context.close()));
    }, 300_000);

    test('what did not arrive, and a return that its store refused, are contested, decided by an admin with a reason that both read, and paid back', async () => {
      const call = callsTo(site.address);
      const product = `Leash ${language}`;
      const shop = await openShop(site.address, call, { [product]: 800 });
      const buyer = await site.arrive(language, screen);
      const scene = sceneOf(buyer);
      const member = await newMember(site.address, 'Sana');
      await fillCart(
        buyer,
        scene,
        shop.products.map(({ id }) => id),
      );
      await logIn(buyer, site.address, words, member);
      const orderId = await order(buyer, scene);
      await pay(buyer, scene);
      const { number, parcels } = (await call(member, 'GET', `/orders/${orderId}`)).body.data?.['order'] as {
        readonly number: string;
        readonly parcels: readonly { readonly id: string }[];
      };
      const step = async (who: Member, status: string, more: object = {}): Promise<void> => {
        const answer = await call(who, 'PATCH', `/orders/parcels/${parcels[0]?.id ?? ''}/status`, { body: { status, ...more } });
        expect([status, answer.status, answer.text]).toEqual([status, 200, answer.text]);
      };
      for (const status of ['confirmed', 'shipped', 'delivered']) await step(shop.owner, status);

      const admin = await arriveAs(await newAdmin(site.product), desk);
      await contest(buyer, scene, orderId, 'not-arrived');
      await decideCase(admin.person, admin.scene, number, { act: 'dismiss', reason: 'Your brother signed for it.' });
      await buyer.page.reload();
      await buyer.page.getByText('Your brother signed for it.').first().waitFor();
      expect(await booksOf(orderId, [shop])).toMatchObject({ faults: [], due: 0 });

      await step(member, 'return-asked', { reason: 'The clasp is broken.' });
      await step(shop.owner, 'delivered', { reason: 'It was worn.' });
      await contest(buyer, scene, orderId, 'return-refused');
      await decideCase(admin.person, admin.scene, number, { act: 'uphold', reason: 'A clasp must not break.' });
      const seller = await arriveAs(shop.owner, desk);
      await seller.person.page.goto(`${site.address}/vendor-dashboard?tab=parcels&id=${parcels[0]?.id ?? ''}`);
      await seller.person.page.getByText('A clasp must not break.').first().waitFor();
      const books = await booksOf(orderId, [shop]);
      expect([books.faults, books.due > 0]).toEqual([[], true]);

      const people = [buyer, seller.person, admin.person];
      expect(people.flatMap(({ faults }) => faults)).toEqual([]);
      await Promise.all(people.map(({ context }) => context.close()));
    }, 300_000);

    test('axe finds nothing serious or critical, and nothing is too wide, on any screen of it', () => {
      expect(found).toEqual([]);
    });
  },
);
