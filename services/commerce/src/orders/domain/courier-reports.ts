import { movedParcel, parcelIn, unchanged, type OrderStep } from './order-changes.ts';
import { collectedFor } from './money-in.ts';
import { trackedStates, type Order, type Parcel, type ParcelId, type TrackedState } from './order.ts';

const endings = ['delivered', 'refused'] as const;
type Ending = (typeof endings)[number];

export const reportedStates = [...trackedStates, ...endings] as const;

/** What a courier reports of a parcel. */
export interface CourierReport {
  readonly status: (typeof reportedStates)[number];
  readonly at: Date;
}

const isEnding = (status: CourierReport['status']): status is Ending => (endings as readonly string[]).includes(status);
const rankOf = (state: TrackedState | null): number => (state === null ? -1 : trackedStates.indexOf(state));

/** The reported end; none when two different ends are reported, and then buyer and seller are reminded to report. */
const endIn = (reports: readonly CourierReport[]): Ending | undefined => {
  const reported = new Set(reports.map(({ status }) => status).filter(isEnding));
  return reported.size === 1 ? [...reported][0] : undefined;
};

/** The furthest reported state, if it is further than the known one: tracking never goes back. */
const furtherThan = ({ tracked }: Parcel, reports: readonly CourierReport[]): (CourierReport & { status: TrackedState }) | undefined =>
  reports
    .filter(
      (report): report is CourierReport & { status: TrackedState } => !isEnding(report.status) && rankOf(report.status) > rankOf(tracked),
    )
    .toSorted((one, other) => rankOf(other.status) - rankOf(one.status))[0];

const withParcel = (order: Order, parcel: Parcel, at: Date): OrderStep => ({
  state: { ...order, updatedAt: at, parcels: order.parcels.map((one) => (one.id === parcel.id ? parcel : one)) },
  events: [],
});

/**
 * Applies the reports of its courier to a shipped parcel. Reports may come repeatedly, in any order and contradict each other: a parcel only
 * moves forward, ends once, and does not change after that.
 */
export const followReports = (order: Order, parcelId: ParcelId, reports: readonly CourierReport[], at: Date): OrderStep => {
  const parcel = parcelIn(order, parcelId);
  if (parcel.status !== 'shipped' || parcel.carriedBy === 'own-delivery') return unchanged(order);
  const end = endIn(reports);
  if (end !== undefined) {
    const entry = { status: end, at, by: 'product', reason: '', code: 'courier' } as const;
    return movedParcel(order, parcel, entry, end === 'delivered' ? { deliveredAt: at } : {});
  }
  const further = furtherThan(parcel, reports);
  return further === undefined ? unchanged(order) : withParcel(order, { ...parcel, tracked: further.status, trackedAt: further.at }, at);
};

/** Its courier collected cash for it and has not remitted it. */
export const isRemittanceAwaited = (order: Order, parcel: Parcel): boolean =>
  parcel.carriedBy !== 'own-delivery' && parcel.remittedAt === null && collectedFor(order, parcel) > 0;

/**
 * Its courier remitted the cash: counted once, and only when the amount is all that it collected.
 * @param amount in whole rupees
 */
export const followRemittance = (order: Order, parcelId: ParcelId, amount: number, at: Date): OrderStep => {
  const parcel = parcelIn(order, parcelId);
  if (!isRemittanceAwaited(order, parcel) || amount !== collectedFor(order, parcel)) return unchanged(order);
  return withParcel(order, { ...parcel, remittedAt: at, isRemittedToPaltu: true }, at);
};
