import { expect, test } from '@jest/globals';
import { dueStores, salesPage, someLedgerRows, someSettlements } from './data/some-ledger.ts';
import { usualAnswers } from './data/usual-answers.ts';
import { disconnected, raw, refuse, type Stubs } from './harness/answers.ts';
import { withScreen } from './harness/with-screen.ts';

const desk = '/admin-payments?tab=settlements';
const asAdmin = (more: Stubs = {}): Stubs => ({ ...usualAnswers('admin'), ...more });
const [store] = dueStores();
const [settlement] = someSettlements();

test('a store is paid out once, also when the answer is lost: the same key and reference are sent again', async () => {
  const answer = { settlement } as never;
  const api = asAdmin({ 'POST /stores/{id}/settlements': ({ attempt }) => (attempt === 0 ? disconnected : answer) });
  await withScreen(
    desk,
    { api, as: 'admin', language: 'ur', width: 360, allowed: /ERR_|Failed to load/ },
    async ({ page, words, calls }) => {
      await page
        .getByRole('main')
        .getByRole('button', { name: words('order-desk:act.payOut'), exact: true })
        .click();
      const dialog = page.getByRole('dialog');
      const submit = dialog.getByRole('button', { name: words('order-desk:act.payOut'), exact: true });
      expect(await submit.isDisabled()).toBe(true);
      await dialog.getByRole('textbox').fill('PLT-1');
      await submit.click();
      await page.getByText(words('order-desk:done.payOut')).waitFor();
      const sent = calls.filter(({ name }) => name.startsWith('POST /stores/'));
      expect(sent.map(({ body }) => body)).toEqual(Array(2).fill({ amount: store?.available, reference: 'PLT-1' }));
      expect(new Set(sent.map(({ headers }) => headers['idempotency-key'])).size).toBe(1);
      expect(sent[0]?.headers['idempotency-key']).toBeTruthy();
    },
  );
});

test('who has a new account, or none, or is suspended, cannot be paid out; what the store may not have any more is explained in the dialog', async () => {
  const api = asAdmin({ 'POST /stores/{id}/settlements': refuse(409, 'settlement.beyond-available') });
  await withScreen(desk, { api, as: 'admin', allowed: /409/ }, async ({ page, words }) => {
    const pay = page.getByRole('main').getByRole('button', { name: words('order-desk:act.payOut'), exact: true });
    expect(await pay.count()).toBe(1);
    await page.getByText(words('order-desk:settlements.noAccount')).waitFor();
    await page.getByText(words('order-desk:settlements.suspended')).waitFor();
    await page.getByText(words('order-desk:settlements.newAccount', { moment: '1 January 2099 at 13:00' })).waitFor();
    await pay.click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('textbox').fill('PLT-1');
    await dialog.getByRole('button', { name: words('order-desk:act.payOut'), exact: true }).click();
    await dialog.getByRole('alert').getByText(words('errors:settlement.beyond-available')).waitFor();
  });
});

test('what the bank sent back is recorded with a reason', async () => {
  const api = asAdmin({ 'PATCH /stores/{id}/settlements/{settlementId}': { settlement } as never });
  await withScreen('/admin-payments?tab=paid-out', { api, as: 'admin' }, async ({ page, words, calls }) => {
    await page
      .getByRole('main')
      .getByRole('button', { name: words('order-desk:act.sentBack'), exact: true })
      .click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('textbox').fill('The account is closed');
    await dialog.getByRole('button', { name: words('order-desk:act.sentBack'), exact: true }).click();
    await page.getByText(words('order-desk:done.sentBack')).waitFor();
    const sent = calls.find(({ name }) => name.startsWith('PATCH /stores/'));
    expect(sent?.name).toBe(`PATCH /stores/${settlement?.storeId}/settlements/${settlement?.id}`);
    expect(sent?.body).toEqual({ status: 'sent-back', reason: 'The account is closed' });
  });
});

test.each([
  ['en', 1280],
  ['ur', 360],
] as const)(
  'an owner reads each sale in a row, and the fingerprint of the ledger behind `Verify` alone (%s, %i px)',
  async (language, width) => {
    await withScreen('/vendor-dashboard?tab=balance', { api: usualAnswers('member'), as: 'member', language, width }, async (screen) => {
      const { page, words, restub, visit } = screen;
      await page.getByRole('link', { name: 'K7QX2M06' }).waitFor();
      const main = page.getByRole('main');
      await main.getByText(words('vendor-office:sale.rule', { percent: '2' })).waitFor();
      const row = width === 360 ? main.getByRole('listitem') : main.getByRole('row');
      const returned = (await row.filter({ hasText: 'K7QX2M09' }).first().innerText()).replace(/[^\d,]+/g, ' ');
      for (const amount of ['4,900', '2,448', '48', '2,404', '2,452']) expect(returned).toContain(amount);
      await row.filter({ hasText: 'K7QX2M04' }).getByText(words('vendor-office:sale.open')).waitFor();
      const hash = someLedgerRows()[1]?.hash ?? '';
      expect(await page.getByText(hash).count()).toBe(0);
      await page.getByRole('link', { name: words('vendor-office:balance.tab.ledger'), exact: true }).click();
      await page.getByText(hash).waitFor();
      restub({ ...usualAnswers('member'), 'GET /stores/user/sales': salesPage([]) });
      await visit('/vendor-dashboard?tab=balance');
      await page.getByRole('heading', { name: words('vendor-office:sale.none') }).waitFor();
    });
  },
);

test('an owner downloads the statement of a month, and reads what was paid out and what came back', async () => {
  const api: Stubs = { ...usualAnswers('member'), 'GET /stores/user/statement': raw(200, 'Row\r\n1\r\n') };
  await withScreen('/vendor-dashboard?tab=balance', { api, as: 'member' }, async ({ page, words, calls }) => {
    await page.getByRole('combobox', { name: words('work:statement.month') }).click();
    await page.getByRole('option').nth(1).click();
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: words('work:statement.download') }).click();
    expect((await download).suggestedFilename()).toMatch(/^paltu-statement-20\d\d-\d\d\.csv$/);
    expect(calls.filter(({ name }) => name.startsWith('GET /stores/user/statement'))).toHaveLength(1);
    await page.getByRole('link', { name: words('vendor-office:balance.tab.settlements') }).click();
    await page.getByText('اکاؤنٹ بند ہے').waitFor();
  });
});

test('an admin sees what Paltu bears of promo codes this month, and when stores bear all of it', async () => {
  const used = { month: '2026-11', budget: 100_000, spent: 100_000, left: 0 };
  await withScreen(desk, { api: asAdmin(), as: 'admin', language: 'ur', width: 360 }, async ({ page, words, restub, visit }) => {
    const amounts = { budget: '100,000 روپے', spent: '62,500 روپے', left: '37,500 روپے' };
    await page.getByText(words('order-desk:promoBudget.spent', amounts)).waitFor();
    restub(asAdmin({ 'GET /admin/promo-budget': { promoBudget: used } }));
    await visit(desk);
    await page.getByText(words('order-desk:promoBudget.usedUp', amounts)).waitFor();
  });
});
