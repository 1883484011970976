import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { OrderId } from '../src/orders/order.ts';
import { isSignedBy, jazzCashHash, jazzCashWallet } from '../src/payments/jazzcash-adapter.ts';
import type { AttemptReference, WalletAttempt, WalletProvider } from '../src/payments/wallet.ts';
import { account, completed, signed, startFakeJazzCash } from './fake-jazzcash.ts';

const returnUrl = 'https://paltu.example/api/v1/orders/payments/jazzcash/return';
const attempt: WalletAttempt = {
  ...{ reference: 'T0123456789abcdef012' as AttemptReference, orderId: 'order' as OrderId, method: 'jazzcash', amount: 3_200 },
  ...{ status: 'open', startedAt: new Date('2027-03-01T19:30:00Z'), nextInquiryAt: null },
};

let jazzcash: Awaited<ReturnType<typeof startFakeJazzCash>>;
let wallet: WalletProvider;
beforeAll(async () => {
  jazzcash = await startFakeJazzCash();
  wallet = jazzCashWallet({ ...account, site: jazzcash.site, returnUrl });
});
afterAll(() => jazzcash.stop());

test('the hash is that of the example which JazzCash publishes', () => {
  const fields = { pp_MerchantID: 'MER123', pp_OrderInfo: 'A48cvE28', pp_Amount: '2995' };
  const published = 'c7689cda7474eb1adcd343fd0c0b676bad0ba66361cc46db589bdb0da4c1c867';
  expect(jazzCashHash(fields, '0F5DD14AE2')).toBe(published);
  const more = { ...fields, pp_SecureHash: published.toUpperCase(), pp_BankID: '', csrf: 'x' };
  expect([jazzCashHash(more, '0F5DD14AE2'), isSignedBy(more, '0F5DD14AE2')]).toEqual([published, true]);
  for (const forged of [{ ...more, pp_Amount: '1' }, { ...more, pp_SecureHash: '' }, fields, { ...more, ppmpf_1: 'x' }])
    expect(isSignedBy(forged, '0F5DD14AE2')).toBe(false);
});

test('a buyer is sent to its page with what is signed: the amount in paisa, clock times of Pakistan, half an hour to pay', async () => {
  const { url, method, fields } = await wallet.page(attempt);
  expect([url, method]).toEqual([`${jazzcash.site}/CustomerPortal/transactionmanagement/merchantform/`, 'post']);
  expect(fields).toMatchObject({
    ...{ pp_Version: '1.1', pp_MerchantID: 'MC25041', pp_Password: 'sz1v4agvyf', pp_TxnRefNo: attempt.reference, pp_Amount: '320000' },
    ...{ pp_TxnCurrency: 'PKR', pp_TxnDateTime: '20270302003000', pp_TxnExpiryDateTime: '20270302010000', pp_ReturnURL: returnUrl },
  });
  expect([attempt.reference.length, isSignedBy(fields, account.salt)]).toEqual([20, true]);
});

test('what it posts back names an attempt of ours only when it is signed for us', () => {
  const sent = signed({ pp_TxnRefNo: attempt.reference, pp_MerchantID: account.merchantId, pp_ResponseCode: '000', pp_Amount: '320000' });
  expect(wallet.referenceIn(sent)).toBe(attempt.reference);
  for (const forged of [
    {},
    { ...sent, pp_Amount: '100' },
    { ...sent, pp_SecureHash: 'x' },
    signed({ pp_TxnRefNo: attempt.reference, pp_ResponseCode: '000' }, 'another salt'),
    signed({ pp_TxnRefNo: attempt.reference, pp_MerchantID: 'MC1' }),
    signed({ pp_TxnRefNo: "T1' or 1=1" }),
  ])
    expect(wallet.referenceIn(forged)).toBeUndefined();
});

test.each([
  [completed, 'paid', 3_200],
  [{ ...completed, pp_PaymentResponseCode: '000' }, 'paid', 3_200],
  [{ ...completed, pp_Amount: '320000', pp_TxnCurrency: 'PKR' }, 'paid', 3_200],
  [{ ...completed, pp_Amount: '319900' }, 'paid', 3_199],
  [{ ...completed, pp_PaymentResponseCode: '124' }, 'pending', 3_200],
  [{ ...completed, pp_ResponseCode: '110' }, 'pending', 3_200],
  [{ pp_ResponseCode: '000', pp_PaymentResponseCode: '157', pp_Status: 'Pending' }, 'pending', 3_200],
  [{ pp_ResponseCode: '000', pp_PaymentResponseCode: '121' }, 'pending', 3_200],
  [{ pp_ResponseCode: '000', pp_PaymentResponseCode: '199', pp_Status: 'Failed' }, 'refused', 3_200],
] as const)('asked, it answers %j: that is %s', async (answer, status, amount) => {
  jazzcash.answers(signed({ ...answer }));
  expect(await wallet.inquire(attempt)).toEqual({ reference: attempt.reference, status, amount });
  expect(jazzcash.asked.at(-1)).toEqual({
    path: '/ApplicationAPI/API/PaymentInquiry/Inquire',
    body: expect.objectContaining({ pp_TxnRefNo: attempt.reference, pp_MerchantID: account.merchantId }),
  });
  expect(isSignedBy(jazzcash.asked.at(-1)?.body ?? {}, account.salt)).toBe(true);
});

test('an answer in another currency, one that is not signed by it, or none, is no answer', async () => {
  jazzcash.answers(signed({ ...completed, pp_Amount: '320000', pp_TxnCurrency: 'USD' }));
  await expect(wallet.inquire(attempt)).rejects.toThrow(/currency USD/);
  jazzcash.answers({ ...completed });
  await expect(wallet.inquire(attempt)).rejects.toThrow(/signature/);
  jazzcash.answers(signed(completed, 'another salt'));
  await expect(wallet.inquire(attempt)).rejects.toThrow(/signature/);
  jazzcash.answers(signed(completed), 500);
  await expect(wallet.inquire(attempt)).rejects.toThrow(/500/);
});
