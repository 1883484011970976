import { expect, test } from '@jest/globals';
import { storeAccount } from './data/own-store.ts';
import { usualAnswers } from './data/usual-answers.ts';
import { refuse, type Stubs } from './harness/answers.ts';
import { withScreen } from './harness/with-screen.ts';

const usual = (): Stubs => usualAnswers('member');
const path = '/vendor-dashboard?tab=account';
const iban = 'PK36 SCBL 0000 0011 2345 6702';
const none = storeAccount({ taxNumber: null, payout: null, payoutChangedAt: null, heldUntil: null, needsTaxNumber: true });

test('an owner gives tax number and account: a mistyped digit is named before it is sent, and the fields are empty afterwards', async () => {
  const given = storeAccount({ heldUntil: '2099-01-01T00:00:00.000Z' });
  const api: Stubs = { ...usual(), 'GET /stores/user/account': { account: none }, 'PUT /stores/user/account': { account: given } };
  await withScreen(path, { api, as: 'member', language: 'ur', width: 360 }, async ({ page, words, calls, restub }) => {
    await page.getByText(words('vendor-office:account.unregistered')).waitFor();
    const field = (name: 'taxNumber' | 'iban' | 'title') =>
      page.getByRole('textbox', { name: words(`vendor-office:account.field.${name}`) });
    const save = page.getByRole('button', { name: words('vendor-office:save') });
    await field('taxNumber').fill('1234567');
    await field('iban').fill(iban.replace('6702', '6720'));
    await field('title').fill('Bilal Ahmed');
    await save.click();
    await page.getByRole('link', { name: words('vendor-office:account.problem.iban') }).waitFor();
    expect(calls.some(({ name }) => name === 'PUT /stores/user/account')).toBe(false);
    await field('iban').fill(iban);
    restub({ ...api, 'GET /stores/user/account': { account: given } });
    await save.click();
    await page.getByText(words('vendor-office:done.account')).waitFor();
    await page.getByText('PK36 SCBL •••• •••• •••• 6702').waitFor();
    expect(await page.getByText(words('vendor-office:account.unregistered')).count()).toBe(0);
    expect(await field('iban').inputValue()).toBe('');
    const body = calls.find(({ name }) => name === 'PUT /stores/user/account')?.body;
    expect(body).toEqual({ taxNumber: '1234567', payout: { iban, title: 'Bilal Ahmed' } });
  });
});

test('only what is changed is sent; what the server refuses of the account stands at its field, and what was typed stays', async () => {
  const problem = { path: 'payout.iban', code: 'invalid', msg: 'IBAN must be one of a bank in Pakistan' };
  const api: Stubs = { ...usual(), 'PUT /stores/user/account': refuse(400, 'request.invalid', [problem]) };
  await withScreen(path, { api, as: 'member', allowed: /400/ }, async ({ page, words, calls }) => {
    await page.getByText('••••567').waitFor();
    await page.getByRole('textbox', { name: words('vendor-office:account.field.iban') }).fill(iban);
    await page.getByRole('textbox', { name: words('vendor-office:account.field.title') }).fill('Bilal & Sons');
    await page.getByRole('button', { name: words('vendor-office:save') }).click();
    await page.getByRole('link', { name: words('errors:field.invalid') }).waitFor();
    const body = calls.find(({ name }) => name === 'PUT /stores/user/account')?.body;
    expect(body).toEqual({ payout: { iban, title: 'Bilal & Sons' } });
    expect(await page.getByRole('textbox', { name: words('vendor-office:account.field.iban') }).inputValue()).toBe(iban);
  });
});
