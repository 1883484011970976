/// <reference lib="dom" />
import { expect, test } from '@jest/globals';
import { aCart, aLine, someCart, wholeCart } from './data/some-carts.ts';
import { accessoryId, someAccessories, storeId } from './data/some-stores.ts';
import { parcelsOf } from '../../web/src/features/cart/cart.ts';
import { formatDays } from '../../web/src/shared/format/format.ts';
import { expectedOfOrder } from '../../web/src/shared/shop/expected-order.ts';
import { usualAnswers } from './data/usual-answers.ts';
import { refuse, unavailable, type StubRequest, type Stubs } from './harness/answers.ts';
import type { Screen } from './harness/open-screen.ts';
import { until } from './harness/until.ts';
import { withScreen } from './harness/with-screen.ts';

const first = 'Chicken and rice for cats, 2 kg';
const sent = ({ calls }: Screen, name: string) => calls.filter((call) => call.name === name).map(({ body }) => body);

/** Prices whatever the browser holds. */
const quote = ({ body }: StubRequest) => {
  const { items, code } = body as { items: { accessoryId: string; quantity: number }[]; code?: string };
  if (code === 'NONE') return refuse(400, 'promo.invalid');
  const numbered = items.map(({ accessoryId: id, quantity }) => aLine(Number(id.slice(-3)), { quantity }));
  return { cart: aCart(numbered, code ?? null) };
};
const asVisitor = (): Stubs => ({ ...usualAnswers(), 'POST /cart/quote': quote });

test('a visitor fills the cart from the list and from the page of a product; the browser keeps it over a reload', async () => {
  await withScreen('/accessories', { api: asVisitor(), language: 'ur', width: 360 }, async (screen) => {
    const { page, words, visit } = screen;
    await page.getByRole('button', { name: words('shop:cart.addNamed', { name: first }) }).click();
    await page.getByText(words('cart:added')).waitFor();
    await visit(`/accessory-${accessoryId(1)}`);
    const add = page.getByRole('button', { name: words('shop:cart.add'), exact: true }).first();
    await add.click();
    await until(() => page.evaluate(() => localStorage.getItem('paltu.cart')?.includes('"quantity":2') === true));
    await visit('/cart');
    await page.getByText(words('cart:onDevice')).waitFor();
    await page.reload();
    await page.getByText(words('cart:onDevice')).waitFor();
    expect(sent(screen, 'POST /cart/quote').at(-1)).toEqual({ items: [{ accessoryId: accessoryId(1), quantity: 2 }] });
    expect(sent(screen, 'GET /cart')).toEqual([]);
  });
});

test('what cannot be bought has no button to put it into the cart', async () => {
  await withScreen('/accessories', { api: asVisitor() }, async ({ page, words }) => {
    await page.getByRole('button', { name: words('shop:cart.addNamed', { name: first }) }).waitFor();
    for (const name of ['Steel bowl', 'Leather collar', 'Flea comb'])
      expect(await page.getByRole('button', { name: words('shop:cart.addNamed', { name }) }).count()).toBe(0);
  });
});

test('a visitor’s steps, code and removals are priced by the server, and kept by the browser alone', async () => {
  await withScreen('/accessories', { api: asVisitor() }, async (screen) => {
    const { page, words, visit } = screen;
    await page.getByRole('button', { name: words('shop:cart.addNamed', { name: first }) }).click();
    await page.getByText(words('cart:added')).waitFor();
    await visit('/cart');
    expect(await page.getByRole('button', { name: words('shop:pieces.fewer', { name: first }) }).isDisabled()).toBe(true);
    await page.getByRole('button', { name: words('shop:pieces.more', { name: first }) }).click();
    await page.getByText('PKR 5,000', { exact: true }).first().waitFor();
    await page.getByLabel(words('cart:promo.label')).fill('NONE');
    await page.getByRole('button', { name: words('cart:promo.apply') }).click();
    await page.getByText(words('errors:promo.invalid')).waitFor();
    expect(await page.getByLabel(words('cart:promo.label')).inputValue()).toBe('');
    await page.getByLabel(words('cart:promo.label')).fill('petlove10');
    await page.getByRole('button', { name: words('cart:promo.apply') }).click();
    await page.getByText(words('cart:promo.applied', { code: 'PETLOVE10', percent: 10, most: 'PKR 1,000' })).waitFor();
    await page.getByText('PKR 4,520', { exact: true }).waitFor();
    await page.getByRole('button', { name: words('cart:line.remove', { name: first }) }).click();
    await page.getByRole('heading', { name: words('cart:empty.title') }).waitFor();
    expect(screen.calls.filter(({ name }) => name.includes('/cart') && !name.endsWith('/quote'))).toEqual([]);
  });
});

test.each([
  ['en', 1280],
  ['ur', 360],
] as const)(
  'a promo code that was used before is named, and is taken off before anything is ordered (%s, %i px)',
  async (language, width) => {
    const line = aLine(1, { quantity: 2 });
    const withCode = aCart([line], 'PETLOVE10');
    let cart = { ...aCart([line]), promo: withCode.promo && { ...withCode.promo, isUsed: true } };
    const api: Stubs = {
      ...{ ...usualAnswers('member'), 'GET /cart': () => ({ cart }), 'POST /cart/promo': refuse(409, 'promo.used') },
      'DELETE /cart/promo': () => {
        cart = aCart([line]);
        return { cart };
      },
    };
    await withScreen('/checkout', { api, as: 'member', language, width, allowed: /409/ }, async ({ page, words }) => {
      await page.getByRole('heading', { name: words('orders:checkout.promo.title') }).waitFor();
      await page.getByRole('link', { name: words('orders:checkout.back') }).click();
      await page.getByText(words('cart:promo.isUsed')).waitFor();
      const order = page.getByRole('link', { name: words('cart:summary.checkout') });
      expect(await order.count()).toBe(0);
      await page.getByRole('button', { name: words('cart:promo.remove') }).click();
      await order.waitFor();
      await page.getByLabel(words('cart:promo.label')).fill('PETLOVE10');
      await page.getByRole('button', { name: words('cart:promo.apply') }).click();
      await page.getByText(words('errors:promo.used')).waitFor();
    });
  },
);

test('a member’s product goes into the cart of the account; what is refused is explained', async () => {
  let isRefused = false;
  const api: Stubs = {
    ...usualAnswers('member'),
    'POST /cart/items': () => (isRefused ? refuse(409, 'stock.not-enough') : { cart: wholeCart() }),
  };
  await withScreen(`/accessory-${accessoryId(1)}`, { api, as: 'member', allowed: /409/ }, async (screen) => {
    const { page, words } = screen;
    const add = page.getByRole('button', { name: words('shop:cart.add'), exact: true }).first();
    await add.click();
    await page.getByText(words('cart:added')).waitFor();
    isRefused = true;
    await add.click();
    await page.getByText(words('errors:stock.not-enough')).waitFor();
    expect(sent(screen, 'POST /cart/items')).toEqual(Array(2).fill({ accessoryId: accessoryId(1), quantity: 1 }));
  });
});

test.each([
  ['en', 1280],
  ['ur', 360],
] as const)(
  'a cart stands store by store, each with its share of the delivery and when it should arrive (%s, %i px)',
  async (language, width) => {
    const one = aLine(1, { price: 1_000 });
    const other = aLine(2, { price: 3_000, vendor: { ...one.vendor!, _id: storeId(2), name: 'Bird House' } });
    const cart = aCart([one, other]);
    const shares = parcelsOf(cart).map(({ shipping }) => shipping ?? 0);
    expect(shares).toEqual([50, 150]);
    const api: Stubs = { ...usualAnswers('member'), 'GET /cart': { cart } };
    await withScreen('/cart', { api, as: 'member', language, width }, async ({ page, words }) => {
      for (const [index, name] of [one.vendor!.name, 'Bird House'].entries()) {
        const parcel = page.getByRole('region', { name });
        await parcel.getByRole('heading', { level: 2, name }).waitFor();
        const amount = words('shell:price.amount', { amount: String(shares[index]) });
        await parcel.getByText(words('cart:parcel.delivery', { amount })).waitFor();
        const { from, until: last } = expectedOfOrder(one.vendor!);
        await parcel.getByText(words('shop:expected', { days: formatDays(language, from, last) })).waitFor();
      }
    });
  },
);

test('as many pieces as were chosen on the page of a product go into the cart, never more than there are', async () => {
  const api: Stubs = { ...usualAnswers('member'), 'POST /cart/items': { cart: wholeCart() } };
  const { quantity } = someAccessories()[2]!;
  await withScreen(`/accessory-${accessoryId(3)}`, { api, as: 'member', language: 'ur', width: 360 }, async (screen) => {
    const { page, words } = screen;
    const more = page.getByRole('button', { name: words('shop:pieces.more', { name: aLine(3).name }) });
    for (let pieces = 1; pieces < quantity; pieces += 1) await more.click();
    expect(await more.isDisabled()).toBe(true);
    await page
      .getByRole('button', { name: words('shop:cart.add'), exact: true })
      .last()
      .click();
    await page.getByText(words('cart:added')).waitFor();
    expect(sent(screen, 'POST /cart/items')).toEqual([{ accessoryId: accessoryId(3), quantity }]);
    await page.getByRole('link', { name: words('accessories:detail.returns_other', { count: 7 }) }).waitFor();
  });
});

test('each problem of a line is named beside it, and nothing leads to the checkout until they are mended', async () => {
  const mended = aCart([aLine(1), aLine(3, { quantity: 3 })]);
  const api: Stubs = {
    ...usualAnswers('member'),
    'GET /cart': { cart: aCart([aLine(1), aLine(3, { quantity: 9, problem: 'too-many' })]) },
    'PATCH /cart/items/{accessoryId}': { cart: mended },
  };
  await withScreen('/cart', { api, as: 'member', language: 'ur', width: 360 }, async (screen) => {
    const { page, words } = screen;
    await page.getByText(words('cart:problem.too-many', { amount: '3' })).waitFor();
    const onward = page.getByRole('link', { name: words('cart:summary.checkout') });
    expect(await onward.count()).toBe(0);
    await page.getByRole('button', { name: words('cart:problem.take', { amount: '3' }) }).click();
    await onward.waitFor();
    expect(sent(screen, `PATCH /cart/items/${accessoryId(3)}`)).toEqual([{ quantity: 3 }]);
  });
});

test.each(['en', 'ur'] as const)(
  'a line whose store takes no orders yet explains why, and the rest can be ordered without it (%s)',
  async (language) => {
    const api: Stubs = {
      ...usualAnswers('member'),
      'GET /cart': { cart: aCart([aLine(1), aLine(2, { problem: 'unregistered' })]) },
      'DELETE /cart/items/{accessoryId}': { cart: aCart([aLine(1)]) },
    };
    await withScreen('/cart', { api, as: 'member', language, width: language === 'ur' ? 360 : 1280 }, async ({ page, words }) => {
      await page.getByText(words('cart:problem.unregistered')).waitFor();
      const onward = page.getByRole('link', { name: words('cart:summary.checkout') });
      expect(await onward.count()).toBe(0);
      await page.getByRole('button', { name: words('cart:line.remove', { name: aLine(2).name }) }).click();
      await onward.waitFor();
    });
  },
);

test('what is out of stock or gone is shown as that, and is taken out', async () => {
  const api: Stubs = {
    ...usualAnswers('member'),
    'DELETE /cart/items/{accessoryId}': { cart: wholeCart() },
  };
  await withScreen('/cart', { api, as: 'member' }, async ({ page, words }) => {
    for (const key of ['cart:problem.gone', 'cart:problem.out-of-stock', 'cart:line.outOfStock'] as const)
      expect(await page.getByText(words(key)).count()).toBeGreaterThan(0);
    await page.getByRole('button', { name: words('cart:line.remove', { name: 'Steel bowl' }) }).click();
    await page.getByRole('link', { name: words('cart:summary.checkout') }).waitFor();
  });
});

test('a change that the server does not make leaves the cart as the server has it', async () => {
  const api: Stubs = { ...usualAnswers('member'), 'GET /cart': { cart: wholeCart() }, 'PATCH /cart/items/{accessoryId}': unavailable };
  await withScreen('/cart', { api, as: 'member', allowed: /503/ }, async ({ page, words, calls }) => {
    const quantity = page.getByRole('group', { name: words('shop:pieces.quantity', { name: first }) }).getByRole('status');
    await page.getByRole('button', { name: words('shop:pieces.more', { name: first }) }).click();
    await page.getByRole('alert').waitFor();
    await until(() => calls.filter(({ name }) => name === 'GET /cart').length > 1);
    expect(await quantity.innerText()).toBe('2');
  });
});

test('Clear All asks first, and empties the cart with its code', async () => {
  const api: Stubs = { ...usualAnswers('member'), 'GET /cart': { cart: someCart() }, 'DELETE /cart': { cart: aCart([]) } };
  await withScreen('/cart', { api, as: 'member' }, async ({ page, words, calls }) => {
    await page.getByRole('button', { name: words('cart:clear.action') }).click();
    expect(calls.filter(({ name }) => name === 'DELETE /cart')).toEqual([]);
    await page
      .getByRole('dialog')
      .getByRole('button', { name: words('cart:clear.action') })
      .click();
    await page.getByRole('heading', { name: words('cart:empty.title') }).waitFor();
    await page.getByRole('link', { name: words('cart:empty.go') }).waitFor();
  });
});

test('what a visitor had in the cart goes to the account at login, with its code, and the browser keeps it no longer', async () => {
  let merged = aCart([]);
  const api: Stubs = {
    ...usualAnswers('member'),
    'GET /cart': () => ({ cart: merged }),
    'POST /cart/quote': quote,
    'POST /cart/merge': () => ({ cart: (merged = wholeCart()) }),
    'POST /cart/promo': () => ({ cart: merged }),
  };
  await withScreen('/accessories', { api }, async (screen) => {
    const { page, words, visit } = screen;
    await page.evaluate(
      (id) => localStorage.setItem('paltu.cart', JSON.stringify({ items: [{ accessoryId: id, quantity: 2 }], code: 'PETLOVE10' })),
      accessoryId(1),
    );
    await visit('/login?next=cart');
    await page.fill('#email', 'ayesha@example.com');
    await page.fill('#password', 'Moti2026');
    await page
      .getByRole('main')
      .getByRole('button', { name: words('session:login.submit') })
      .click();
    await page.getByRole('link', { name: words('cart:summary.checkout') }).waitFor();
    await until(() => page.evaluate(() => localStorage.getItem('paltu.cart') === null));
    expect(sent(screen, 'POST /cart/merge')).toEqual([{ items: [{ accessoryId: accessoryId(1), quantity: 2 }] }]);
    expect(sent(screen, 'POST /cart/promo')).toEqual([{ code: 'PETLOVE10' }]);
  });
});

test('the head of every page counts what is in the cart; nobody is asked for a visitor’s', async () => {
  await withScreen('/accessories', { api: asVisitor() }, async ({ page, words, visit, calls }) => {
    const cart = (count: number) =>
      page
        .getByRole('banner')
        .getByRole('link', { name: words(`shell:nav.cartWith_${count === 1 ? 'one' : 'other'}`, { amount: String(count) }), exact: true });
    await page.getByRole('button', { name: words('shop:cart.addNamed', { name: first }) }).click();
    await cart(1).waitFor();
    await visit('/');
    await cart(1).waitFor();
    expect(calls.filter(({ name }) => name.includes('/cart'))).toEqual([]);
  });
});

test('a cart that was filled on another device is counted as the page opens, and again as the member comes back to it', async () => {
  let cart = someCart();
  const api: Stubs = { ...usualAnswers('member'), 'GET /cart': () => ({ cart }) };
  await withScreen('/', { api, as: 'member' }, async ({ page, words }) => {
    const link = (amount: number) =>
      page.getByRole('banner').getByRole('link', {
        name: words(`shell:nav.cartWith_${amount === 1 ? 'one' : 'other'}`, { amount: String(amount) }),
        exact: true,
      });
    await link(someCart().items.length).waitFor();
    cart = aCart([aLine(1)]);
    await page.clock.install();
    await page.clock.fastForward(60_000);
    await page.evaluate(() => dispatchEvent(new Event('focus')));
    await link(1).waitFor();
  });
});
