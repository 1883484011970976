import type { freshCount } from '#shared/api/fresh.ts';
import { fresh } from '#shared/api/fresh.ts';
import { commerceEndpoints } from '#shared/api/gen/commerce-endpoints.ts';
import { contentEndpoints } from '#shared/api/gen/content-endpoints.ts';
import { messagingEndpoints } from '#shared/api/gen/messaging-endpoints.ts';
import { moderationEndpoints } from '#shared/api/gen/moderation-endpoints.ts';
import type { MarkedThing } from '#shared/api/types.ts';
import { listResult } from '#shared/list/list-result.ts';
import type { Query } from '#shared/navigation/page-path.ts';

export const waitingKinds = [
  'listings',
  'papers',
  'products',
  'cases',
  'reports',
  'messages',
  'slips',
  'refunds',
  'disputes',
  'proposals',
  'settlements',
] as const;

export type WaitingKind = (typeof waitingKinds)[number];

/** Of each kind, on the page that lists them. */
export const inboxLimit = 20;

/** One thing that waits for an admin. */
export interface WaitingThing {
  kind: WaitingKind;
  id: string;
  /** Empty for an order, which its number names, and for a payment. */
  name: string;
  orderNumber?: string | null;
  /** In whole rupees. */
  amount?: number;
  /** Whose it is, or who wrote; empty where that is not known. */
  of: string;
  /** Null for what waits since no one day. */
  since: string | null;
  /** When it is to be decided at the latest, where that is known. */
  dueAt?: string;
  /** It comes before all that is not. */
  isUrgent?: boolean;
  to: string;
  query?: Query;
}

type Row = Omit<WaitingThing, 'kind'>;
type Listed = Parameters<typeof listResult>[0];

const thingRow = ({ kind, id, name, owner, createdAt, verification }: MarkedThing, query?: Query): Row => ({
  ...{ id, name, of: owner.fullName, since: verification.askedAt ?? createdAt, to: `admin-${kind}-${id}` },
  ...(query && { query }),
});

/** What the desk of one kind answers, with its rows for the inbox. */
function waitingOf<Data extends NonNullable<Listed['currentData']>>(
  kind: WaitingKind,
  query: Omit<Listed, 'currentData'> & { currentData?: Data | undefined },
  rowsOf: (data: Data) => readonly Row[],
) {
  return { kind, ...listResult<Data, WaitingThing>(query, (data) => rowsOf(data).map((row) => ({ kind, ...row }))) };
}

type Page = Record<'page' | 'limit', number>;
type Options = (typeof fresh | ReturnType<typeof freshCount>) & { skip?: boolean };

function useThings(page: Page, options: Options) {
  const oldest = { ...page, sortBy: 'oldest' } as const;
  const pets = moderationEndpoints.useGetAdminPetsPendingQuery(oldest, options);
  const papers = moderationEndpoints.useGetAdminVerificationsQuery(page, options);
  const products = moderationEndpoints.useGetAdminAccessoriesQuery({ ...oldest, waiting: true }, options);
  const cases = moderationEndpoints.useGetAdminConductQuery({ ...page, status: 'waiting' }, options);
  const reports = messagingEndpoints.useGetMessagesReportsQuery({ ...oldest, status: 'waiting' }, options);
  const messages = contentEndpoints.useGetContentContactQuery({ ...oldest, status: 'open' }, options);
  return [
    waitingOf('listings', pets, (data) =>
      data.pets.map(({ id, name, owner, submittedAt }) => ({
        ...{ id, name, of: owner.fullName, since: submittedAt, to: 'admin-dashboard', query: { id } },
      })),
    ),
    waitingOf('papers', papers, (data) => data.things.map((thing) => thingRow(thing, { from: 'papers' }))),
    waitingOf('products', products, (data) => data.things.map((thing) => thingRow(thing))),
    waitingOf('cases', cases, (data) =>
      data.conductCases.map(({ id, thing, owner, openedAt, dueAt, objection, urgent }) => ({
        ...{ id, name: thing.name, of: owner.fullName, since: objection?.at ?? openedAt, dueAt },
        ...{ isUrgent: urgent && objection === null, to: `admin-conduct-${id}` },
      })),
    ),
    waitingOf('reports', reports, (data) =>
      data.reports.map(({ id, thing, reporter, reportedAt }) => ({
        ...{ id, name: thing.name, of: reporter.fullName, since: reportedAt, to: 'admin-reports' },
      })),
    ),
    waitingOf('messages', messages, (data) =>
      data.contactMessages.map(({ id, subject, name, receivedAt }) => ({
        ...{ id, name: subject, of: name, since: receivedAt, to: 'admin-contact' },
      })),
    ),
  ];
}

function usePayments(page: Page, options: Options) {
  const slips = commerceEndpoints.useGetOrdersPaymentsQuery(page, options);
  const refunds = commerceEndpoints.useGetOrdersRefundsQuery(page, options);
  const disputes = commerceEndpoints.useGetOrdersDisputesQuery(page, options);
  const proposals = commerceEndpoints.useGetAdminPayoutProposalsQuery({ ...page, filter: 'waiting' }, options);
  const settlements = commerceEndpoints.useGetAdminSettlementsQuery({ ...page, filter: 'payable' }, options);
  const desk = (tab: string) => ({ to: 'admin-payments', query: { tab } });
  return [
    waitingOf('slips', slips, (data) =>
      data.orders.map(({ id, number, total, payment, address, placedAt }) => ({
        ...{ id, name: '', orderNumber: number, amount: payment.slip?.amount ?? total, of: address?.fullName ?? '' },
        ...{ since: placedAt, to: `admin-case-${id}` },
      })),
    ),
    waitingOf('refunds', refunds, (data) =>
      data.refunds.map(({ id, orderId, orderNumber, amount, buyer, dueAt }) => ({
        ...{ id, name: '', orderNumber, amount, of: buyer?.fullName ?? '', since: dueAt, to: `admin-case-${orderId}` },
      })),
    ),
    waitingOf('disputes', disputes, (data) =>
      data.parcels.map(({ id, order, total, store, contest, statusAt }) => ({
        ...{ id, name: '', orderNumber: order.number, amount: total, of: store.name },
        ...{ since: contest?.status === 'open' ? contest.at : statusAt, to: `admin-case-${order._id}` },
      })),
    ),
    waitingOf('proposals', proposals, (data) =>
      data.proposals.map(({ id, orderNumber, storeName, amount, proposedAt }) => ({
        ...{ id, name: storeName ?? '', orderNumber, amount, of: '', since: proposedAt, ...desk('proposals') },
      })),
    ),
    waitingOf('settlements', settlements, (data) =>
      data.stores.map(({ storeId, storeName, available }) => ({
        ...{ id: storeId, name: storeName, amount: available, of: '', since: null, ...desk('settlements') },
      })),
    ),
  ];
}

/**
 * What waits for admins, kind by kind: each asks for itself, so that one that fails leaves the others. Of each kind at most `limit`, those
 * that have waited longest. `options`: how often.
 */
export function useWaiting(limit: number, options: Options = fresh) {
  const page = { page: 1, limit };
  return [...useThings(page, options), ...usePayments(page, options)];
}

type Waiting = Pick<ReturnType<typeof useWaiting>[number], 'items' | 'total'>;

/**
 * Things of all kinds, what is urgent first, then who has waited longest; what has no day comes last. Of a kind that holds more than it has answered nothing is known of
 * what waits less long than its last: there the list ends.
 */
export function oldestFirst(waiting: readonly Waiting[]): WaitingThing[] {
  const ends = waiting.flatMap(({ items = [], total = 0 }) => (total > items.length ? (items.at(-1)?.since ?? []) : []));
  const end = ends.toSorted()[0];
  const shown = waiting
    .flatMap(({ items = [] }) => items)
    .filter(({ since, isUrgent }) => isUrgent || since === null || end === undefined || since <= end);
  const rank = ({ since, isUrgent = false }: WaitingThing) => `${isUrgent ? 0 : 1} ${since ?? '~'}`;
  return shown.toSorted((one, other) => (rank(one) < rank(other) ? -1 : Number(rank(one) > rank(other))));
}
