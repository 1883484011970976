import { describe, expect, test } from '@jest/globals';
import { storeDebts } from './data/some-desk.ts';
import { someDebts } from './data/some-ledger.ts';
import { aParcel, aRefund, anOrder, orderId } from './data/some-orders.ts';
import { usualAnswers } from './data/usual-answers.ts';
import { disconnected, refuse, type Stubs } from './harness/answers.ts';
import type { Screen } from './harness/open-screen.ts';
import { withScreen } from './harness/with-screen.ts';

const bodiesOf = ({ calls }: Screen, method: string) => calls.filter(({ name }) => name.startsWith(method)).map(({ body }) => body);
const inDialog = ({ page }: Screen, name: string) => page.getByRole('dialog').getByRole('button', { name, exact: true });
const closed = ({ page }: Screen) => page.getByRole('dialog').waitFor({ state: 'detached' });

describe('the page of an order', () => {
  const withRefund = (given: Parameters<typeof aRefund>[1]): Stubs => ({
    ...usualAnswers('member'),
    'GET /orders/{id}': { order: anOrder(1, [aParcel(1, ['returned'])], { refunds: [aRefund(1, given)] }) },
  });
  const owed = { owedBy: 'store', status: 'owed-by-store', mayContestFrom: '2026-11-20T09:00:00.000Z' } as const;

  test.each(['en', 'ur'] as const)('asks where to only where Paltu pays, and names who else has the money (%s)', async (language) => {
    const look = { as: 'member', language, width: language === 'ur' ? 360 : 1280 } as const;
    await withScreen(`/order-${orderId(1)}`, { ...look, api: withRefund(owed) }, async ({ page, words, restub, visit }) => {
      await page.getByText(words('orders:refunds.stage.owed')).waitFor();
      expect(await page.getByRole('heading', { name: words('orders:refundTo.title') }).count()).toBe(0);
      restub(withRefund({ owedBy: 'courier', status: 'due' }));
      await visit(`/order-${orderId(1)}`);
      await page.getByText(words('orders:refunds.next.withCourier')).waitFor();
      await page.getByRole('heading', { name: words('orders:refundTo.title') }).waitFor();
    });
  });

  test('takes what the buyer writes when nothing came, and shows that our team decides', async () => {
    const api = { ...withRefund(owed), 'POST /orders/refunds/{id}/contest': { refund: aRefund(1) } } as Stubs;
    await withScreen(`/order-${orderId(1)}`, { api, as: 'member', language: 'ur', width: 360 }, async (screen) => {
      const { page, words, restub } = screen;
      await page.getByRole('button', { name: words('orders:refunds.action') }).click();
      expect(await inDialog(screen, words('orders:missingRefund.submit')).isDisabled()).toBe(true);
      await page.getByRole('dialog').getByRole('textbox').fill('کچھ نہیں آیا');
      restub({ ...api, ...withRefund({ ...owed, contest: { status: 'open', reason: 'کچھ نہیں آیا', answer: '' } }) });
      await inDialog(screen, words('orders:missingRefund.submit')).click();
      await page.getByText(words('orders:refunds.contest.open')).waitFor();
      expect(await page.getByRole('button', { name: words('orders:refunds.action') }).count()).toBe(0);
      expect(bodiesOf(screen, 'POST /orders/refunds')).toEqual([{ reason: 'کچھ نہیں آیا' }]);
    });
  });

  test('leaves no way to contest what cannot be contested yet, and shows from when', async () => {
    await withScreen(
      `/order-${orderId(1)}`,
      { api: withRefund({ ...owed, mayContestFrom: '2099-01-01T09:00:00.000Z' }), as: 'member' },
      async ({ page, words }) => {
        await page.getByText(words('orders:refunds.next.owed')).waitFor();
        await page.getByText('1 January 2099').waitFor();
        expect(await page.getByRole('button', { name: words('orders:refunds.action') }).count()).toBe(0);
      },
    );
  });
});

test.each([1280, 360])('a store confirms once what it gave back, also when the answer is lost (%i px)', async (width) => {
  const answer = { refund: someDebts()[0] } as never;
  const api: Stubs = {
    ...usualAnswers('member'),
    'POST /orders/refunds/{id}/give-back': ({ attempt }) => (attempt === 0 ? disconnected : answer),
  };
  const path = '/vendor-dashboard?tab=balance&part=debts';
  await withScreen(path, { api, as: 'member', width, allowed: /ERR_|Failed to load/ }, async (screen) => {
    const { page, words } = screen;
    await page.getByText('مجھے کچھ نہیں ملا').waitFor();
    const give = page.getByRole('main').getByRole('button', { name: words('vendor-office:debts.give.action'), exact: true });
    // What its buyer denies is an admin's to decide.
    expect(await give.count()).toBe(1);
    await give.click();
    await page.getByRole('dialog').getByRole('textbox').fill('FT26331');
    await inDialog(screen, words('vendor-office:debts.give.submit')).click();
    await closed(screen);
    expect(bodiesOf(screen, 'POST /orders/refunds')).toEqual([{ reference: 'FT26331' }, { reference: 'FT26331' }]);
  });
});

describe('what stores owe, for admins', () => {
  const debts = '/admin-payments?tab=refunds&owedBy=store';
  const [debt, denied] = storeDebts();
  const asAdmin = (more: Stubs = {}): Stubs => ({ ...usualAnswers('admin'), ...more });

  test('is paid out of the store’s money up to what is typed; what Paltu does not have is explained, and stays typed', async () => {
    const api = asAdmin({ 'PATCH /orders/refunds/{id}': refuse(409, 'refund.beyond-held') });
    await withScreen(debts, { api, as: 'admin', allowed: /409/ }, async (screen) => {
      const { page, words, restub } = screen;
      await page
        .getByRole('main')
        .getByRole('button', { name: words('order-desk:act.takeOver') })
        .click();
      // The store gives it back: nobody waits for an account.
      expect(await page.getByText(words('order-desk:refunds.unnamed')).count()).toBe(0);
      const amount = page.getByRole('dialog').getByRole('textbox', { name: words('order-desk:field.amount') });
      expect(await amount.inputValue()).toBe(String(debt?.amount));
      await amount.fill(String((debt?.amount ?? 0) + 1));
      expect(await inDialog(screen, words('order-desk:act.takeOver')).isDisabled()).toBe(true);
      await amount.fill('Rs. 1,000');
      await inDialog(screen, words('order-desk:act.takeOver')).click();
      await page.getByRole('dialog').getByRole('alert').getByText(words('errors:refund.beyond-held')).waitFor();
      expect(await amount.inputValue()).toBe('Rs. 1,000');
      restub(asAdmin({ 'PATCH /orders/refunds/{id}': { refund: debt } as never }));
      await inDialog(screen, words('order-desk:act.takeOver')).click();
      await closed(screen);
      expect(bodiesOf(screen, 'PATCH')).toEqual(Array(2).fill({ status: 'due', amount: 1_000 }));
    });
  });

  test('is decided with a reason where the buyer denies to have it', async () => {
    const api = asAdmin({ 'PATCH /orders/refunds/{id}': { refund: denied } as never });
    await withScreen(debts, { api, as: 'admin', language: 'ur', width: 360 }, async (screen) => {
      const { page, words } = screen;
      await page
        .getByRole('main')
        .getByRole('button', { name: words('order-desk:act.stillOwed') })
        .click();
      expect(await inDialog(screen, words('order-desk:act.stillOwed')).isDisabled()).toBe(true);
      await page.getByRole('dialog').getByRole('textbox').fill('No transfer is to be found.');
      await inDialog(screen, words('order-desk:act.stillOwed')).click();
      await closed(screen);
      expect(bodiesOf(screen, 'PATCH')).toEqual([{ status: 'owed-by-store', reason: 'No transfer is to be found.' }]);
    });
  });
});

test('stores that owe are listed with what they owe, and none of them can be paid out', async () => {
  await withScreen('/admin-payments?tab=settlements', { api: usualAnswers('admin'), as: 'admin' }, async ({ page, words }) => {
    await page.getByText(words('order-desk:settlements.filter.owing')).click();
    await page.waitForURL(({ search }) => search.includes('filter=owing'));
    await page.getByText('PKR 47,000').waitFor();
    expect(await page.getByRole('button', { name: words('order-desk:act.payOut') }).count()).toBe(0);
  });
});
