/// <reference lib="dom" />
import { expect, test } from '@jest/globals';
import { storeAccount } from './data/own-store.ts';
import { wholeCart } from './data/some-carts.ts';
import { usualAnswers } from './data/usual-answers.ts';
import { disconnected, refuse, success, type StubRequest, type Stubs } from './harness/answers.ts';
import type { Screen } from './harness/open-screen.ts';
import { withScreen } from './harness/with-screen.ts';

const usual = usualAnswers('member');
const over: Stubs = { ...usual, 'POST /auth/refresh': refuse(401, 'refresh-token.invalid') };
const readers = [
  { language: 'en', width: 1280 },
  { language: 'ur', width: 360 },
] as const;
const iban = 'PK36 SCBL 0000 0011 2345 6702';

const logIn = async ({ page, words }: Screen) => {
  await page.fill('#email', 'ayesha@example.com');
  await page.fill('#password', 'Moti2026');
  await page.getByRole('button', { name: words('session:login.submit'), exact: true }).click();
};

test.each(readers)('of who was logged out the cart is not shown as empty, and after the login it is there ($language)', async (reader) => {
  const api: Stubs = { ...over, 'GET /cart': refuse(401, 'token.expired') };
  await withScreen('/cart', { ...reader, api, as: 'member', allowed: /401/ }, async (screen) => {
    const { page, words, visit, restub } = screen;
    await page.waitForURL(/\/login\?next=cart$/);
    await page.getByText(words('session:login.ended')).waitFor();
    await visit('/cart');
    await page.getByRole('heading', { name: words('shell:loginPrompt.ended') }).waitFor();
    expect(await page.getByText(words('cart:empty.title')).count()).toBe(0);
    restub(usual);
    await page
      .getByRole('main')
      .getByRole('link', { name: words('shell:loginPrompt.login') })
      .click();
    await logIn(screen);
    await page.waitForURL(/\/cart$/);
    await page.getByRole('button', { name: words('cart:clear.action') }).waitFor();
  });
});

test('what lies in the browser is shown as that, and not as all that who was logged out has', async () => {
  const kept = { items: [{ accessoryId: '0199a3f0-0000-7000-8000-000000000001', quantity: 1 }], code: '' };
  const api: Stubs = { ...over, 'GET /cart': refuse(401, 'token.expired'), 'POST /cart/quote': { cart: wholeCart() } };
  await withScreen('/cart', { api, as: 'member', allowed: /401/ }, async ({ page, words, visit }) => {
    await page.waitForURL(/\/login/);
    await page.evaluate((cart) => localStorage.setItem('paltu.cart', JSON.stringify(cart)), kept);
    await visit('/cart');
    await page.getByRole('status').getByText(words('shell:loginPrompt.ended')).waitFor();
    await visit('/dashboard?tab=favourites');
    await page.getByRole('heading', { name: words('shell:loginPrompt.ended') }).waitFor();
    expect(await page.getByText(words('favourites:list.empty')).count()).toBe(0);
    await visit('/checkout');
    await page.getByRole('heading', { name: words('shell:loginPrompt.ended') }).waitFor();
  });
});

test('a session that ends in one tab ends in the other, which shows it and goes on after the login in the first', async () => {
  await withScreen('/messages', { api: usual, as: 'member', allowed: /401/ }, async (screen) => {
    const { page, words, context, restub, visit } = screen;
    const other = await context.newPage();
    await other.goto('/vendor-dashboard?tab=account');
    await other.getByRole('textbox', { name: words('vendor-office:account.field.iban') }).fill(iban);
    restub({ ...over, 'GET /notifications': refuse(401, 'token.expired') });
    await visit('/notifications');
    await page.waitForURL(/\/login/);
    await other.getByRole('heading', { name: words('shell:loginPrompt.ended') }).waitFor();
    restub({ ...usual, 'GET /stores/user/account': { account: storeAccount({}) } });
    await logIn(screen);
    await page.waitForURL(/\/notifications/);
    const field = other.getByRole('textbox', { name: words('vendor-office:account.field.iban') });
    await field.waitFor();
    expect(await field.inputValue()).toBe(iban);
    await other.close();
  });
});

test('a refresh whose first answer was lost is asked for once more, and the member stays where they are', async () => {
  const isFresh = ({ headers }: StubRequest) => headers['authorization'] === 'Bearer fresh';
  const cart = usual['GET /cart'] as object;
  const api: Stubs = {
    ...usual,
    'GET /cart': (request) => (isFresh(request) ? success(cart) : refuse(401, 'token.expired')),
    'POST /auth/refresh': ({ attempt }) => (attempt === 0 ? disconnected : success({ token: 'fresh', refreshToken: 'fresh-too' })),
  };
  await withScreen('/cart', { api, as: 'member', allowed: /401|ERR_|Failed to load/ }, async ({ page, words, calls }) => {
    await page.getByRole('button', { name: words('cart:clear.action') }).waitFor();
    const bodies = calls.filter(({ name }) => name === 'POST /auth/refresh').map(({ body }) => body);
    expect(bodies).toEqual([bodies[0], bodies[0]]);
  });
});
