import type { MemberId, Refusal } from '@paltu/kernel';
import { formatIban, formatTaxNumber, longestAccountTitle, maskIban, maskTaxNumber, parseIban, parseTaxNumber } from '@paltu/reference';
import { data, forThisReader, idParam, ok, requiredText, route, type Route } from '@paltu/service-kit';
import { z } from 'zod';
import type { ChangeAccount } from './ledger-use-cases.ts';
import type { StoreId } from './ledger.ts';
import type { StoreAccountQueries } from './store-account-store.ts';
import { heldUntil, type StoreAccount } from './store-account.ts';

interface AccountRouteNeeds {
  readonly changeAccount: ChangeAccount;
  readonly accounts: StoreAccountQueries;
  /** Nothing can be bought from a store without a tax number. */
  readonly needsTaxNumber: boolean;
  /** The store of a member. @throws AppError `store.not-found` */
  readonly storeOf: (memberId: MemberId) => Promise<StoreId>;
  readonly storeNotFound: Refusal;
}

const accountView = z
  .strictObject({
    /** An NTN or a CNIC; owners see its last digits, admins all. Null as long as the store gave none. */
    taxNumber: z.string().nullable(),
    /** The bank account that it is paid out to; of its IBAN owners see beginning and end, admins all. */
    payout: z.strictObject({ iban: z.string(), title: z.string() }).nullable(),
    payoutChangedAt: z.iso.datetime().nullable(),
    /** Nothing is paid out before then; null without an account. */
    heldUntil: z.iso.datetime().nullable(),
    /** Nothing can be bought from the store as long as it gives no tax number. */
    needsTaxNumber: z.boolean(),
  })
  .meta({ id: 'StoreAccount' });

type Shown = Readonly<Record<'taxNumber' | 'iban', (kept: string) => string>>;

const masked: Shown = { taxNumber: maskTaxNumber, iban: maskIban };

const whole: Shown = { taxNumber: formatTaxNumber, iban: formatIban };

type AccountPresenter = (account: StoreAccount, shown?: Shown) => z.input<typeof accountView>;

const accountPresenter =
  ({ needsTaxNumber }: Pick<AccountRouteNeeds, 'needsTaxNumber'>): AccountPresenter =>
  ({ taxNumber, payout, ...account }, shown = masked) => ({
    taxNumber: taxNumber && shown.taxNumber(taxNumber),
    payout: payout && { iban: shown.iban(payout.iban), title: payout.title },
    payoutChangedAt: account.payoutChangedAt?.toISOString() ?? null,
    heldUntil: heldUntil(account)?.toISOString() ?? null,
    needsTaxNumber: needsTaxNumber && taxNumber === null,
  });

const parsed = (label: string, parse: (text: string) => string | undefined, message: string) =>
  requiredText(label, 60).transform((text, context) => {
    const value = parse(text);
    if (value !== undefined) return value;
    context.addIssue({ code: 'custom', message, input: text });
    return z.NEVER;
  });

const payout = z.strictObject({
  iban: parsed('IBAN', parseIban, 'IBAN must be one of a bank in Pakistan, such as PK36 SCBL 0000 0011 2345 6702'),
  title: requiredText('Account title', longestAccountTitle),
});

/** PUT /api/v1/stores/user/account: a missing part stays as it is. */
const accountBody = z.strictObject({
  taxNumber: parsed('Tax number', parseTaxNumber, 'Tax number must be an NTN of 7 digits or a CNIC of 13').optional(),
  payout: payout.optional(),
});

const answers = { 200: data({ account: accountView }) };

const storeParams = z.object({ id: idParam.transform((id) => id as StoreId) });

/** Tax number and bank account of a store: masked for its owner, whole for admins. */
export const accountRoutes = ({ changeAccount, accounts, storeOf, storeNotFound, ...rules }: AccountRouteNeeds): Route[] => {
  const present = accountPresenter(rules);
  return [
    route({
      method: 'get',
      path: '/api/v1/stores/user/account',
      access: 'member',
      summary: "Tax number and bank account of the caller's store, masked",
      answers,
      refuses: [storeNotFound],
      handle: async ({ actor: { userId } }) =>
        ok({ account: present(await accounts.read(await storeOf(userId))) }, { headers: forThisReader }),
    }),
    route({
      method: 'put',
      path: '/api/v1/stores/user/account',
      access: 'member',
      needsRecentPassword: true,
      summary:
        "Set tax number or bank account of the caller's store; nothing is paid out to another account for 48 hours, and another number is checked anew",
      body: accountBody,
      answers,
      refuses: [storeNotFound],
      handle: async ({ actor: { userId }, body }) => {
        const account = await changeAccount(await storeOf(userId), userId, body);
        return ok({ account: present(account) }, { headers: forThisReader, message: 'Saved' });
      },
    }),
    route({
      method: 'get',
      path: '/api/v1/stores/:id/account',
      access: 'admin',
      summary: 'Tax number and bank account of a store, for admins who check or pay',
      params: storeParams,
      notFound: storeNotFound,
      answers,
      handle: async ({ params }) => ok({ account: present(await accounts.read(params.id), whole) }, { headers: forThisReader }),
    }),
  ];
};

/** For the export of a member's data: nothing is masked. */
export const exportedAccount = (
  needs: Pick<AccountRouteNeeds, 'accounts' | 'needsTaxNumber'>,
  findStoreOf: (memberId: MemberId) => Promise<StoreId | undefined>,
) => ({
  view: accountView.nullable(),
  present: async (memberId: MemberId) => {
    const storeId = await findStoreOf(memberId);
    return storeId === undefined ? null : accountPresenter(needs)(await needs.accounts.read(storeId), whole);
  },
});
