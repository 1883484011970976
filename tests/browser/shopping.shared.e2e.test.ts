import { describe, expect, test } from '@jest/globals';
import { callsTo, type Call } from '../product/calls.ts';
import { newAdmin, newMember, type Member } from '../product/members.ts';
import { aPhoto } from '../product/photo.ts';
import { queryOf } from '../product/query-of.ts';
import { desk, logIn, phone, type Person, type Screen } from './actors.ts';
import { fillCart, giveBack, nameAccount, order, pay, reviewProduct } from './buying.ts';
import { lookAt } from './look-at.ts';
import { payBack } from './paying-back.ts';
import { tierOfRun } from '../runner/tier.ts';
import { productInBrowser } from './product-in-browser.ts';
import { leaveOut, openParcel, ship, takeStep } from './selling.ts';
import { wordsOf, type Language } from './words.ts';

const site = productInBrowser();

interface Shop {
  readonly owner: Member;
  readonly product: { readonly id: string; readonly name: string; readonly price: number };
}

/** A store of a member who just joined, with one product. */
const openShop = async (call: Call, name: string, price: number): Promise<Shop> => {
  const owner = await newMember(site.address, 'Bilal');
  const store = { name: `Store of ${name}`, type: 'Pet Store', description: 'Everything for dogs and cats.', city: 'Lahore' };
  expect((await call(owner, 'POST', '/stores', { body: store })).status).toBe(201);
  const form = new FormData();
  const fields = { name, description: 'Strong and soft.', category: 'Food & Treats', price, quantity: 3 };
  for (const [field, value] of Object.entries(fields)) form.set(field, String(value));
  form.set('images', await aPhoto(), 'one.jpg');
  const { status, body, text } = await call(owner, 'POST', '/accessories', { body: form });
  if (status !== 201) throw new Error(`no product was listed: ${text}`);
  return { owner, product: { id: (body.data?.['accessory'] as { id: string }).id, name, price } };
};

interface Books {
  readonly paid: number;
  readonly due: number;
  readonly back: number;
  /** What the accounts of all ledgers of the order come to: nothing is lost on the way. */
  readonly sum: number;
  readonly ofStores: number;
}

const booksOf = async (orderId: string): Promise<Books | undefined> => {
  const [books] = await queryOf<Record<keyof Books, string>>(
    site.product,
    'commerce',
    `select (select coalesce(sum(amount), 0) from payments where order_id = '${orderId}') as paid,
       (select coalesce(sum(amount), 0) from refunds where order_id = '${orderId}' and status = 'due') as due,
       (select coalesce(sum(amount), 0) from refunds where order_id = '${orderId}' and status = 'paid') as back,
       (select coalesce(sum(amount), 0) from ledger_rows where order_id = '${orderId}') as sum,
       (select coalesce(sum(amount), 0) from ledger_rows where order_id = '${orderId}' and account = 'store') as "ofStores"`,
  );
  return books && (Object.fromEntries(Object.entries(books).map(([name, amount]) => [name, Number(amount)])) as unknown as Books);
};

const journeys = [
  { language: 'en', screen: desk },
  { language: 'ur', screen: phone },
] as const;

// Before the last tier one language is enough: no step of it knows which it is.
describe.each(tierOfRun() === 'all' ? journeys : journeys.slice(1))(
  'an order of two stores, from the cart of a visitor to the money that goes back ($language)',
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

    test('one store sends its parcel, the other has nothing to send; what was delivered is reviewed and given back, and the books add up', async () => {
      const call = callsTo(site.address);
      const rope = await openShop(call, `Rope ${language}`, 700);
      const bowl = await openShop(call, `Bowl ${language}`, 450);

      const buyer = await site.arrive(language, screen);
      const scene = sceneOf(buyer);
      await fillCart(buyer, scene, [rope.product.id, bowl.product.id]);
      await logIn(buyer, site.address, words, await newMember(site.address, 'Sana'));
      const orderId = await order(buyer, scene);
      await pay(buyer, scene);
      const number = await buyer.page.getByRole('heading', { level: 1 }).innerText();

      const ropeSeller = await arriveAs(rope.owner, desk);
      await openParcel(ropeSeller.person, ropeSeller.scene, number);
      await ship(ropeSeller.person, ropeSeller.scene);
      const bowlSeller = await arriveAs(bowl.owner, phone);
      await openParcel(bowlSeller.person, bowlSeller.scene, number);
      await leaveOut(bowlSeller.person, bowlSeller.scene, bowl.product.name);
      await takeStep(ropeSeller.person, ropeSeller.scene, 'deliver');

      await buyer.page.reload();
      await nameAccount(buyer, scene);
      await reviewProduct(buyer, scene, rope.product.id, 'Strong and soft.');
      await giveBack(buyer, scene, orderId, rope.product.name);

      await ropeSeller.person.page.reload();
      await takeStep(ropeSeller.person, ropeSeller.scene, 'takeBack');
      const books = await booksOf(orderId);
      expect(books).toMatchObject({ due: books?.paid, back: 0, sum: 0, ofStores: 0 });

      const admin = await arriveAs(await newAdmin(site.product), desk);
      await payBack(admin.person, admin.scene, number);
      expect(await booksOf(orderId)).toMatchObject({ due: 0, back: books?.paid });
      await buyer.page.goto(`${site.address}/order-${orderId}`);
      await buyer.page.getByText(words('orders:payment.status.refunded')).waitFor();
      await scene.look('order that was paid back');

      const people = [buyer, ropeSeller.person, bowlSeller.person, admin.person];
      expect(people.flatMap(({ faults }) => faults)).toEqual([]);
      await Promise.all(people.map(({ context }) => context.close()));
    }, 240_000);

    test('axe finds nothing serious or critical, and nothing is too wide, on any screen of it', () => {
      expect(found).toEqual([]);
    });
  },
);
