/// <reference lib="dom" />
import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, test } from '@jest/globals';
import { eventually } from '@paltu/testing';
import { anApplication } from '../product/an-application.ts';
import { callsTo, type Call } from '../product/calls.ts';
import { clearQueue, newListing, publishListing } from '../product/listings.ts';
import { newAdmin, newMember, type Member } from '../product/members.ts';
import { tierOfRun } from '../runner/tier.ts';
import { desk, fillRegistration, logIn, phone } from './actors.ts';
import { goOn } from './applying.ts';
import { effortsOf, moveTo, type Efforts } from './efforts.ts';
import { lookAt } from './look-at.ts';
import { productInBrowser } from './product-in-browser.ts';
import { openShop, ship } from './selling.ts';
import { untilShown } from './until-shown.ts';
import { makeProfile, type Scene } from './visiting-a-vet.ts';
import { wordsOf } from './words.ts';

const limitMs = 120_000;

const site = productInBrowser();
let call: Call;
let admin: Member;

beforeAll(async () => {
  call = callsTo(site.address);
  admin = await newAdmin(site.product);
});

/** From the overview, or the page named in the test, to the end; lists are opened and chosen from by keys. */
const mostEfforts = {
  visitor: { taps: 9, keys: 0 },
  adopter: { taps: 3, keys: 2 },
  seller: { taps: 5, keys: 0 },
  buyer: { taps: 8, keys: 0 },
  admin: { taps: 0, keys: 34 },
  vet: { taps: 2, keys: 0 },
} satisfies Readonly<Record<string, Efforts>>;

const dataOf = async (member: Member | undefined, method: string, path: string, body?: object): Promise<Record<string, unknown>> => {
  const answer = await call(member, method, path, body === undefined ? {} : { body });
  if (answer.status >= 300) throw new Error(`${method} ${path} answered ${answer.status}: ${answer.text}`);
  return answer.body.data ?? {};
};

const publish = (owner: Member, name: string): Promise<string> => publishListing(call, { owner, admin }, name);

/** A request that its owner has approved. */
const approvedRequest = async (owner: Member, member: Member, petId: string): Promise<void> => {
  let id = '';
  await eventually(async () => {
    const answer = await call(member, 'POST', `/adoption/pets/${petId}/request`, { body: anApplication });
    id = (answer.body.data?.['adoptionRequest'] as { id: string } | undefined)?.id ?? '';
    return answer.status === 201;
  }, 'the request is made');
  await dataOf(owner, 'PATCH', `/adoption/requests/${id}/status`, { status: 'approved' });
};

/** Orders what is in the cart, to be paid at the door. */
const order = async (buyer: Member): Promise<void> => {
  const response = await fetch(`${site.address}/api/v1/orders`, {
    method: 'POST',
    headers: { authorization: `Bearer ${buyer.token}`, 'content-type': 'application/json', 'idempotency-key': randomUUID() },
    body: JSON.stringify({ address, paymentMethod: 'cash-on-delivery' }),
  });
  expect([response.status, await response.text()]).toEqual([201, expect.any(String)]);
};

const address = { fullName: 'Sana Khan', phone: '+923001234567', address: 'House 4, Street 2', city: 'Lahore' };

describe.each(tierOfRun() === 'all' ? (['en', 'ur'] as const) : (['ur'] as const))('on a phone (%s)', (language) => {
  const words = wordsOf(language);
  const found: string[] = [];

  const arrive = async (name: keyof typeof mostEfforts, member?: Member, screen = phone) => {
    const person = await site.arrive(language, screen);
    const efforts = await effortsOf(person);
    if (member !== undefined) await logIn(person, site.address, words, member);
    Object.assign(efforts, { taps: 0, keys: 0 });
    const scene: Scene = { address: site.address, words, look: lookAt(person, language, found) };
    return { name, person, page: person.page, scene, efforts };
  };

  /** Nothing went wrong, and it took no more than it may. */
  const leave = async ({ name, person, efforts }: Awaited<ReturnType<typeof arrive>>): Promise<void> => {
    expect(efforts.taps).toBeLessThanOrEqual(mostEfforts[name].taps);
    expect(efforts.keys).toBeLessThanOrEqual(mostEfforts[name].keys);
    expect(person.faults.filter((fault) => !fault.startsWith('Applying inline style'))).toEqual([]);
    await person.context.close();
  };

  test(
    'a visitor finds a pet, registers on the way to its owner, and sends the message',
    async () => {
      const petId = await publish(await newMember(site.address, 'Ayesha'), `Moti ${language}`);
      const visitor = await arrive('visitor');
      const { page, scene } = visitor;
      await untilShown(`${site.address}/pets`, page.getByRole('link', { name: `Moti ${language}`, exact: true }));
      Object.assign(visitor.efforts, { taps: 0, keys: 0 });
      await page.getByRole('link', { name: `Moti ${language}`, exact: true }).click();
      await page
        .getByRole('link', { name: words('quick-contact:action.pet') })
        .first()
        .click();
      await page
        .getByRole('main')
        .getByRole('link', { name: words('session:login.register') })
        .click();
      await fillRegistration(visitor.person, words);
      await page.waitForURL((url) => url.pathname === `/pet-${petId}`);
      const dialog = page.getByRole('dialog');
      await dialog.getByLabel(words('quick-contact:field.message'), { exact: true }).fill('Is he still there?');
      await scene.look('message after registering');
      await dialog.getByRole('button', { name: words('quick-contact:submit'), exact: true }).click();
      await page.getByText(words('quick-contact:sent.title')).waitFor();
      await leave(visitor);
    },
    limitMs,
  );

  test(
    'an adopter whose request was approved proposes a day, and comes to the words for the owner',
    async () => {
      const [owner, member] = [await newMember(site.address, 'Ayesha'), await newMember(site.address, 'Hamza')];
      await approvedRequest(owner, member, await publish(owner, `Sheru ${language}`));
      const adopter = await arrive('adopter', member);
      const { page, scene } = adopter;
      await scene.look('overview of an adopter');
      await page
        .getByRole('link', { name: words('adoption-requests:card.details') })
        .first()
        .click();
      await page.getByRole('heading', { name: words('adoption-requests:meeting.title') }).waitFor();
      await scene.look('approved request');
      await page.getByRole('combobox', { name: words('adoption-requests:meeting.day') }).press('ArrowDown');
      await page.keyboard.press('Enter');
      await page.getByRole('button', { name: words('adoption-requests:meeting.propose') }).click();
      await page.getByText(words('adoption-requests:meeting.proposed')).waitFor();
      await page
        .getByRole('main')
        .getByRole('link', { name: new RegExp(words('adoption-requests:contact.write', { name: '.*' })) })
        .first()
        .click();
      await scene.look('to write to the owner');
      await leave(adopter);
    },
    limitMs,
  );

  test(
    'a seller begins where the order waits, confirms it and sends it',
    async () => {
      const shop = await openShop(site.address, call, { [`Whistle ${language}`]: 700 });
      const buyer = await newMember(site.address, 'Sana');
      await dataOf(buyer, 'POST', '/cart/items', { accessoryId: shop.products[0]?.id, quantity: 1 });
      await order(buyer);
      const seller = await arrive('seller', shop.owner);
      const { page, scene } = seller;
      await scene.look('overview of a seller');
      await page.getByRole('link', { name: new RegExp(words('vendor-office:toDo.toConfirm')) }).click();
      await page
        .getByRole('list', { name: words('vendor-office:parcels.title') })
        .getByRole('link')
        .first()
        .click();
      await ship(seller.person, scene);
      await scene.look('parcel that was sent');
      await leave(seller);
    },
    limitMs,
  );

  test(
    'a buyer takes two pieces and has them sent to the address of the profile',
    async () => {
      await openShop(site.address, call, { [`Dish ${language}`]: 450 });
      const member = await newMember(site.address, 'Sana');
      const buyer = await arrive('buyer', member);
      const { page, scene } = buyer;
      const name = `Dish ${language}`;
      await untilShown(`${site.address}/accessories`, page.getByRole('link', { name, exact: true }));
      Object.assign(buyer.efforts, { taps: 0, keys: 0 });
      await page.getByRole('link', { name, exact: true }).click();
      await page
        .getByRole('button', { name: words('shop:pieces.more', { name }) })
        .first()
        .click();
      await page
        .getByRole('button', { name: words('shop:cart.add'), exact: true })
        .first()
        .click();
      await page.getByText(words('cart:added')).waitFor();
      await scene.look('product in the cart');
      await page
        .getByRole('banner')
        .getByRole('link', { name: new RegExp(words('shell:nav.cart')) })
        .click();
      await page.getByRole('link', { name: words('cart:summary.checkout') }).click();
      await page.getByLabel(words('orders:field.address'), { exact: true }).waitFor();
      await scene.look('checkout, address');
      await goOn(page, words);
      await goOn(page, words);
      await page.getByRole('button', { name: words('orders:checkout.place') }).click();
      await page.waitForURL(({ pathname }) => pathname.startsWith('/order-'));
      await scene.look('order');
      expect(await dataOf(member, 'GET', `/orders/${new URL(page.url()).pathname.slice('/order-'.length)}`)).toMatchObject({
        order: { address: { address: '12 Canal Road', city: 'Lahore' }, items: [{ name, quantity: 2 }] },
      });
      await leave(buyer);
    },
    limitMs,
  );

  test(
    'an admin decides a listing and suspends its owner by the keyboard alone',
    async () => {
      await clearQueue(call, admin);
      const owner = await newMember(site.address, 'Bilal');
      await newListing(call, owner, { name: `Raja ${language}` });
      const atDesk = await arrive('admin', admin, desk);
      const { page, scene } = atDesk;
      const { keyboard } = page;
      const listing = page.getByRole('main').getByRole('link', { name: `Raja ${language}` });
      await listing.waitFor();
      await scene.look('inbox');
      await moveTo(page, listing, 'j');
      // What other tests left waiting is older, and comes before it.
      Object.assign(atDesk.efforts, { taps: 0, keys: 1 });
      await keyboard.press('Enter');
      await page.getByRole('heading', { level: 2, name: `Raja ${language}` }).waitFor();
      await keyboard.press('a');
      await page.getByText(words('moderation:decision.approved', { name: `Raja ${language}` })).waitFor();
      await moveTo(page, page.getByRole('link', { name: words('work:area.members'), exact: true }), 'Tab');
      await keyboard.press('Enter');
      await page.getByRole('row').nth(1).waitFor();
      await keyboard.press('/');
      await keyboard.insertText(owner.email);
      await page.getByText(words('members:count_one', { amount: 1 }), { exact: true }).waitFor();
      await keyboard.press('ArrowDown');
      await keyboard.press('Enter');
      await page.getByRole('heading', { level: 1, name: /Bilal/ }).waitFor();
      await scene.look('member');
      await moveTo(page, page.getByRole('button', { name: words('members:suspension.ask'), exact: true }), 'Tab');
      await keyboard.press('Enter');
      // The dialog gives the focus to its field once it has opened.
      await page.waitForFunction(() => document.activeElement?.matches('textarea') === true);
      await keyboard.insertText('Asks for money before a visit');
      await moveTo(page, page.getByRole('dialog').getByRole('button', { name: words('members:suspension.ask'), exact: true }), 'Tab');
      await keyboard.press('Enter');
      await page.getByRole('button', { name: words('members:suspension.undo') }).waitFor();
      await scene.look('suspended member');
      expect((await call(owner, 'POST', '/auth/login', { body: { email: owner.email, password: owner.password } })).body.code).toBe(
        'account.suspended',
      );
      await leave(atDesk);
    },
    limitMs,
  );

  test(
    'a vet offers the hours of a week',
    async () => {
      const member = await newMember(site.address, 'Amna');
      const vet = await arrive('vet', member);
      const { page, scene } = vet;
      await makeProfile(vet.person, scene, `Dr Amna ${language}`);
      Object.assign(vet.efforts, { taps: 0, keys: 0 });
      await page.getByRole('button', { name: words('vet-profile:hours.title') }).click();
      const dialog = page.getByRole('dialog');
      await scene.look('weekly hours');
      await dialog.getByRole('button', { name: words('vet-profile:hours.submit') }).click();
      await page.getByText(words('vet-profile:done.opened')).waitFor();
      await scene.look('hours of a week');
      await leave(vet);
    },
    limitMs,
  );

  test('axe finds nothing serious or critical, and nothing is too wide, on any screen of it', () => {
    expect(found).toEqual([]);
  });
});
