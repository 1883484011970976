import type { CourierReport } from '../parcels/courier.ts';
import { isContestOpen } from '../parcels/parcel.ts';
import { holderOf, isPaidAhead } from './order-amounts.ts';
import { isStoreAway } from './order-changes.ts';
import {
  contestCodes,
  parcelStatuses,
  type HistoryCode,
  type HistoryEntry,
  type Order,
  type Parcel,
  type ParcelId,
  type Side,
  type StoreId,
} from './order.ts';

export const caseDecisions = ['upheld', 'dismissed', 'delivered', 'refused', 'lost', 'returned', 'decline', 'cancelled'] as const;

/** What an admin may decide about a parcel: its contest, how a silent one ended, whether a return that waits is taken back, or its end. */
type CaseDecision = (typeof caseDecisions)[number];

const decisionsIn: Partial<Record<Parcel['status'], readonly CaseDecision[]>> = {
  shipped: ['delivered', 'refused', 'lost'],
  'return-asked': ['returned', 'decline'],
};

/** What an admin may decide about a parcel now; nothing while no admin is waited for, and its seller may send it. */
export const decisionsOf = (parcel: Parcel): readonly CaseDecision[] => {
  if (isContestOpen(parcel)) return ['upheld', 'dismissed'];
  if (isStoreAway(parcel)) return ['cancelled'];
  return parcel.waitsForAdmin ? (decisionsIn[parcel.status] ?? []) : [];
};

export const cashHolders = ['store', 'courier', 'paltu', 'nobody'] as const;

/** Who has what was paid for a parcel; nobody before it is. */
export const cashHeldBy = (order: Order, parcel: Parcel): (typeof cashHolders)[number] =>
  isPaidAhead(order) || parcel.deliveredAt !== null ? holderOf(order, parcel) : 'nobody';

const ownSteps = [
  'ordered',
  'slip-sent',
  'dropped',
  'recalled',
  'return-declined',
  'received',
  'remitted',
  'store-away',
  'store-back',
] as const;
const refundSteps = ['refund-due', 'refund-paid', 'refund-given-back'] as const;

export const caseStepNames = [...ownSteps, ...refundSteps, ...parcelStatuses, ...contestCodes] as const;

type CaseStepName = (typeof caseStepNames)[number];

export interface CaseStep {
  readonly at: Date;
  /** Null for what is of the whole order. */
  readonly parcelId: ParcelId | null;
  readonly what: CaseStepName;
  readonly by: Side;
  /** Written by who took the step; may be empty. */
  readonly reason: string;
  /** Why, where the product took it; empty otherwise. */
  readonly code: HistoryCode | '';
}

/** What the sides of an order did before, or with other orders, and what its couriers reported. */
export interface CaseHistory {
  readonly buyer: {
    readonly orders: number;
    /** Parcels that were refused at the door, without contested ones. */
    readonly refusedAtDoor: number;
    /** Parcels that were contested, and those of them about which the buyer was right. */
    readonly contests: number;
    readonly contestsUpheld: number;
  };
  readonly stores: ReadonlyMap<
    StoreId,
    {
      /** Delivered ones, counted to 1,000. */
      readonly parcels: number;
      readonly refusedReturns: number;
      readonly contestsLost: number;
    }
  >;
  readonly reports: ReadonlyMap<ParcelId, readonly CourierReport[]>;
}

const isOfContest = (code: HistoryEntry['code']): code is (typeof contestCodes)[number] =>
  (contestCodes as readonly string[]).includes(code);

const whatOf = ({ status, code }: HistoryEntry, before: HistoryEntry | undefined): CaseStepName => {
  if (isOfContest(code)) return code;
  if (before?.status === 'return-asked' && status === 'delivered') return 'return-declined';
  if (before?.status === status) return code === 'recalled' || code === 'store-away' || code === 'store-back' ? code : 'dropped';
  return status;
};

const stepsOfParcel = ({ id: parcelId, history, receivedAt, remittedAt }: Parcel): CaseStep[] => [
  // The first one is that of the whole order.
  ...history.slice(1).map((entry, index): CaseStep => {
    const { at, by, reason, code } = entry;
    return { at, parcelId, what: whatOf(entry, history[index]), by, reason, code: isOfContest(code) ? '' : code };
  }),
  ...(receivedAt === null ? [] : [{ at: receivedAt, parcelId, what: 'received', by: 'buyer', reason: '', code: '' } as const]),
  ...(remittedAt === null ? [] : [{ at: remittedAt, parcelId, what: 'remitted', by: 'product', reason: '', code: 'courier' } as const]),
];

const stepsOfRefunds = ({ refunds }: Order): CaseStep[] =>
  refunds.flatMap(({ parcelId, dueAt, paidAt, owedBy }): CaseStep[] => {
    const ofBoth = { parcelId, reason: '', code: '' } as const;
    const isByStore = owedBy === 'store';
    const paid = { what: isByStore ? 'refund-given-back' : 'refund-paid', by: isByStore ? 'seller' : 'admin' } as const;
    return [{ ...ofBoth, at: dueAt, what: 'refund-due', by: 'product' }, ...(paidAt === null ? [] : [{ ...ofBoth, ...paid, at: paidAt }])];
  });

/** All that happened to an order, the first one first. */
export const timelineOf = (order: Order): readonly CaseStep[] => {
  const { placedAt, payment, parcels } = order;
  const ofOrder = { parcelId: null, by: 'buyer', reason: '', code: '' } as const;
  const steps: CaseStep[] = [
    { ...ofOrder, at: placedAt, what: 'ordered' },
    ...(payment.firstSlipAt === null ? [] : [{ ...ofOrder, at: payment.firstSlipAt, what: 'slip-sent' as const }]),
    ...parcels.flatMap(stepsOfParcel),
    ...stepsOfRefunds(order),
  ];
  return steps.toSorted((one, other) => one.at.getTime() - other.at.getTime());
};
