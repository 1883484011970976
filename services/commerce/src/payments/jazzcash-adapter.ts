import { createHmac, timingSafeEqual } from 'node:crypto';
import { isReference, payableUntil, type Inquired, type WalletAttempt, type WalletProvider } from './wallet.ts';

/** What JazzCash gives a merchant. */
export interface JazzCashAccount {
  readonly merchantId: string;
  readonly password: string;
  readonly salt: string;
  /** Its sandbox, or its live site: an origin. */
  readonly site: string;
  /** The address that it sends the browser of a buyer back to, as registered there. */
  readonly returnUrl: string;
}

type Fields = Readonly<Record<string, string>>;

const currency = 'PKR';
const answersWithinMs = 10_000;

/** Pakistan is five hours ahead all year. */
const aheadMs = 5 * 60 * 60_000;

/** By the clocks of Pakistan, as 20270301130000. */
const written = (at: Date): string => new Date(at.getTime() + aheadMs).toISOString().replaceAll(/\D/g, '').slice(0, 14);

const inPaisa = (rupees: number): string => `${rupees}00`;

const signed = (fields: Fields, salt: string): Fields => ({ ...fields, pp_SecureHash: jazzCashHash(fields, salt) });

const pageFields = (attempt: WalletAttempt, { merchantId, password, returnUrl }: JazzCashAccount): Fields => ({
  ...{
    pp_Version: '1.1',
    pp_TxnType: 'MWALLET',
    pp_Language: 'EN',
    pp_MerchantID: merchantId,
    pp_SubMerchantID: '',
    pp_Password: password,
  },
  ...{ pp_BankID: '', pp_ProductID: '', pp_TxnRefNo: attempt.reference, pp_Amount: inPaisa(attempt.amount), pp_TxnCurrency: currency },
  // JazzCash takes no payment that is not approved by the expiry.
  ...{ pp_TxnDateTime: written(attempt.startedAt), pp_TxnExpiryDateTime: written(payableUntil(attempt)) },
  ...{ pp_BillReference: attempt.reference, pp_Description: 'Order at Paltu', pp_ReturnURL: returnUrl },
  ...{ ppmpf_1: '', ppmpf_2: '', ppmpf_3: '', ppmpf_4: '', ppmpf_5: '' },
});

/** As text: JSON may hold null and numbers. */
const textsOf = (answer: unknown): Fields =>
  typeof answer !== 'object' || answer === null
    ? {}
    : Object.fromEntries(
        Object.entries(answer).flatMap(([name, value]) =>
          typeof value === 'string' || typeof value === 'number' ? [[name, String(value)] as const] : [],
        ),
      );

const paidCodes: readonly string[] = ['000', '121'];
const failed: readonly string[] = ['Failed', 'Dropped', 'Reversed'];

/** Paid only when all fields of the answer agree; an unclear answer is `pending`, so that it is asked again. */
const statusOf = ({ pp_ResponseCode: asked, pp_PaymentResponseCode: code = '', pp_Status: status = '' }: Fields): Inquired['status'] => {
  if (asked !== '000') return 'pending';
  if (status === 'Completed') return paidCodes.includes(code) ? 'paid' : 'pending';
  return failed.includes(status) ? 'refused' : 'pending';
};

/**
 * JazzCash by its payment page (version 1.1) and its inquiry. An answer without an amount, or a currency, counts for what we signed with the
 * reference. It has not been run against the live site.
 */
export const jazzCashWallet = (account: JazzCashAccount): WalletProvider => {
  const { merchantId, password, salt, site } = account;
  return {
    page: (attempt) =>
      Promise.resolve({
        url: `${site}/CustomerPortal/transactionmanagement/merchantform/`,
        method: 'post',
        fields: signed(pageFields(attempt, account), salt),
      }),
    referenceIn: (notice) => {
      const { pp_TxnRefNo: reference = '', pp_MerchantID: merchant = merchantId } = notice;
      return merchant === merchantId && isReference(reference) && isSignedBy(notice, salt) ? reference : undefined;
    },
    inquire: async ({ reference, amount }) => {
      const asked = signed({ pp_TxnRefNo: reference, pp_MerchantID: merchantId, pp_Password: password }, salt);
      const response = await fetch(`${site}/ApplicationAPI/API/PaymentInquiry/Inquire`, {
        ...{ method: 'POST', redirect: 'error', headers: { 'content-type': 'application/json' } },
        body: JSON.stringify(asked),
        signal: AbortSignal.timeout(answersWithinMs),
      });
      if (!response.ok) throw new Error(`JazzCash answered an inquiry with ${response.status}`);
      const answer = textsOf(await response.json());
      if (!isSignedBy(answer, salt)) throw new Error('JazzCash answered an inquiry with another signature');
      const { pp_Amount: named, pp_TxnCurrency: namedCurrency = currency } = answer;
      if (namedCurrency !== currency) throw new Error(`JazzCash answered an inquiry in the currency ${namedCurrency}`);
      return {
        reference: answer['pp_TxnRefNo'] ?? reference,
        amount: named === undefined || named === inPaisa(amount) ? amount : Number(named) / 100,
        status: statusOf(answer),
      };
    },
  };
};

const isSigned = ([name, value]: readonly [string, string]): boolean => name.startsWith('pp') && name !== 'pp_SecureHash' && value !== '';

/**
 * The hash by which JazzCash signs, and wants to be signed to: HMAC-SHA256, with the integrity salt as its key, of the salt and the values of
 * all fields that are not empty, in the order of their names. In lower case; case does not matter.
 */
export const jazzCashHash = (fields: Fields, salt: string): string => {
  const signed = Object.entries(fields)
    .filter(isSigned)
    .sort(([one], [other]) => (one < other ? -1 : 1));
  return createHmac('sha256', salt)
    .update([salt, ...signed.map(([, value]) => value)].join('&'))
    .digest('hex');
};

/** Whether fields were signed with the salt. */
export const isSignedBy = (fields: Fields, salt: string): boolean => {
  const [given, expected] = [Buffer.from((fields['pp_SecureHash'] ?? '').toLowerCase()), Buffer.from(jazzCashHash(fields, salt))];
  return given.length === expected.length && timingSafeEqual(given, expected);
};
