import { orRefuse, type Clock, type MemberId, type Refusal } from '@paltu/kernel';
import { formatIban } from '@paltu/reference';
import {
  created,
  data,
  forThisReader,
  idempotencyKey,
  idParam,
  ok,
  pageQuery,
  paginationOf,
  paginationView,
  parameter,
  requiredMultilineText,
  requiredText,
  route,
  rupees,
  type DataReply,
  type Route,
} from '@paltu/service-kit';
import { z } from 'zod';
import { ownMatter } from '../proposals/proposal.ts';
import type { SettlementDecisions } from './ledger-use-cases.ts';
import type { StoreId } from './ledger.ts';
import type { DueStore, SettlementQueries } from './settlement-store.ts';
import {
  beyondAvailable,
  dueFilters,
  keyMissing,
  keyReused,
  payoutHeld,
  payoutMissing,
  referenceUsed,
  storeSuspended,
  settlementNotFound,
  settlementStatuses,
  type Settlement,
  type SettlementId,
} from './settlement.ts';
import { heldUntil } from './store-account.ts';

/** How a payment that waits for a second admin is shown. */
export interface ProposedPayments {
  readonly view: z.ZodType<object>;
  readonly refuses: readonly Refusal[];
  answer(id: string, reader: MemberId): Promise<DataReply<202, { proposal: object }>>;
}

interface SettlementRouteNeeds {
  readonly decisions: SettlementDecisions;
  readonly queries: SettlementQueries;
  readonly clock: Clock;
  /** The store of a member. @throws AppError `store.not-found` */
  readonly storeOf: (memberId: MemberId) => Promise<StoreId>;
  /** The member whose store it is. @throws AppError `store.not-found` */
  readonly ownerOf: (storeId: StoreId) => Promise<MemberId>;
  readonly storeNotFound: Refusal;
  readonly proposed: ProposedPayments;
}

const fields = {
  _id: z.uuid(),
  id: z.uuid(),
  storeId: z.uuid(),
  /** In whole rupees. */
  amount: z.int(),
  reference: z.string(),
  /** The IBAN of that moment, masked. */
  paidTo: z.string(),
  status: z.enum(settlementStatuses),
  /** Why the bank sent it back; empty when it did not. */
  reason: z.string(),
  madeAt: z.iso.datetime(),
  sentBackAt: z.iso.datetime().nullable(),
};

const settlementView = z.strictObject(fields).meta({ id: 'Settlement' });
const namedView = z.strictObject({ ...fields, storeName: z.string() }).meta({ id: 'NamedSettlement' });

const dueView = z
  .strictObject({
    storeId: z.uuid(),
    storeName: z.string(),
    /** What it may have now, in whole rupees as all amounts here; not above 0 when it may have nothing. */
    available: z.int(),
    /** Of parcels that buyers may still give back, or that something is open about. */
    pending: z.int(),
    /** What Paltu has of the money for its parcels. */
    held: z.int(),
    /** What it owes Paltu. */
    owed: z.int(),
    /** What it has to give back to buyers itself. */
    debts: z.int(),
    /** Null as long as it named no account. */
    payout: z.strictObject({ iban: z.string(), title: z.string() }).nullable(),
    /** Nothing is paid out before then; null without an account. */
    heldUntil: z.iso.datetime().nullable(),
    /** Its member is suspended: nothing is paid out until they are let in again. */
    isSuspended: z.boolean(),
  })
  .meta({ id: 'DueStore' });

const present = (settlement: Settlement): z.input<typeof settlementView> => {
  const { id, storeId, amount, reference, paidTo, status, reason, madeAt, sentBackAt } = settlement;
  const at = { madeAt: madeAt.toISOString(), sentBackAt: sentBackAt?.toISOString() ?? null };
  return { _id: id, id, storeId, amount, reference, paidTo, status, reason, ...at };
};

const presentDue = ({ storeId, storeName, balance, owed, account, isSuspended }: DueStore): z.input<typeof dueView> => ({
  storeId,
  storeName,
  owed,
  available: balance.available,
  pending: balance.pending,
  held: balance.held,
  debts: balance.debts,
  payout: account.payout && { iban: formatIban(account.payout.iban), title: account.payout.title },
  heldUntil: heldUntil(account)?.toISOString() ?? null,
  isSuspended,
});

const mostAtOnce = 1_000_000_000;

/** POST /api/v1/stores/{id}/settlements */
const settlementBody = z.strictObject({
  amount: rupees('Amount', mostAtOnce).pipe(z.number().min(1, 'Amount must be at least 1')),
  reference: requiredText('Reference', 60),
});

/** PATCH /api/v1/stores/{id}/settlements/{settlementId} */
const sentBackBody = z.strictObject({
  status: z.literal('sent-back', 'Status must be: sent-back'),
  reason: requiredMultilineText('Reason', 500),
});

const storeId = idParam.transform((id) => id as StoreId);

const ofStore = z.object({ id: storeId });

const ofSettlement = z.object({ id: storeId, settlementId: idParam.transform((id) => id as SettlementId) });

const page = z.object(pageQuery(20));
const duePage = z.object({ ...pageQuery(20), filter: parameter(z.enum(dueFilters, `filter must be one of: ${dueFilters.join(', ')}`)) });

/** Settlements: recorded by admins, read by admins and by the owner of the store. */
export const settlementRoutes = ({
  decisions,
  queries,
  clock,
  storeOf,
  ownerOf,
  storeNotFound,
  proposed,
}: SettlementRouteNeeds): Route[] => [
  route({
    method: 'get',
    path: '/api/v1/stores/user/settlements',
    access: 'member',
    summary: "Settlements of the caller's store, the newest first",
    query: page,
    answers: { 200: data({ settlements: z.array(settlementView), pagination: paginationView }) },
    refuses: [storeNotFound],
    handle: async ({ actor: { userId }, query }) => {
      const { settlements, counted } = await queries.listOfStore(await storeOf(userId), query);
      return ok({ settlements: settlements.map(present), pagination: paginationOf(query, counted) }, { headers: forThisReader });
    },
  }),
  route({
    method: 'post',
    path: '/api/v1/stores/:id/settlements',
    access: 'admin',
    needsRecentPassword: true,
    summary:
      'Record what a store is paid out of its balance, to its account of now: at most what it may have, once for each Idempotency-Key. PKR 100,000 or more within 24 hours, and to an account that was named in the last 7 days, it is proposed (202): another admin has to confirm it',
    params: ofStore,
    notFound: storeNotFound,
    body: settlementBody,
    takesIdempotencyKey: true,
    answers: { 201: data({ settlement: settlementView }), 202: data({ proposal: proposed.view }) },
    refuses: [
      ownMatter,
      keyMissing,
      keyReused,
      payoutMissing,
      payoutHeld,
      storeSuspended,
      beyondAvailable,
      referenceUsed,
      ...proposed.refuses,
    ],
    handle: async ({ actor: { userId: madeBy }, params: { id }, body, request }) => {
      const key = orRefuse(idempotencyKey(request), keyMissing);
      const made = await decisions.make({ ...body, key, madeBy, storeId: id, sellerId: await ownerOf(id) });
      if ('proposedAs' in made) return proposed.answer(made.proposedAs, madeBy);
      return created({ settlement: present(made.settlement) }, { message: 'The settlement is recorded.' });
    },
  }),
  route({
    method: 'patch',
    path: '/api/v1/stores/:id/settlements/:settlementId',
    access: 'admin',
    needsRecentPassword: true,
    summary: 'Record that the bank sent a settlement back: the store is due it again',
    params: ofSettlement,
    notFound: settlementNotFound,
    body: sentBackBody,
    answers: { 200: data({ settlement: settlementView }) },
    refuses: [ownMatter],
    handle: async ({ actor: { userId: by }, params: { id, settlementId }, body: { reason } }) =>
      ok(
        { settlement: present(await decisions.sendBack({ storeId: id, id: settlementId, reason, by })) },
        { message: 'It is recorded that the bank sent it back.' },
      ),
  }),
  route({
    method: 'get',
    path: '/api/v1/admin/settlements',
    access: 'admin',
    summary: 'Stores that have money available, the largest amount first, with the account that it is paid to, and those that owe some',
    query: duePage,
    answers: { 200: data({ stores: z.array(dueView), pagination: paginationView }) },
    handle: async ({ query }) => {
      const { stores, counted } = await queries.listDue(clock.now(), query);
      return ok({ stores: stores.map(presentDue), pagination: paginationOf(query, counted) }, { headers: forThisReader });
    },
  }),
  route({
    method: 'get',
    path: '/api/v1/admin/settlements/made',
    access: 'admin',
    summary: 'Settlements of all stores, the newest first',
    query: page,
    answers: { 200: data({ settlements: z.array(namedView), pagination: paginationView }) },
    handle: async ({ query }) => {
      const { settlements, counted } = await queries.listAll(query);
      const named = settlements.map((one) => ({ ...present(one), storeName: one.storeName }));
      return ok({ settlements: named, pagination: paginationOf(query, counted) }, { headers: forThisReader });
    },
  }),
];
