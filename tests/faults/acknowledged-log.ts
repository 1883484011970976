import { closeSync, openSync, writeSync } from 'node:fs';

/** How a request to adopt a pet stands. */
export type RequestStatus = 'pending' | 'approved' | 'rejected' | 'cancelled' | 'completed' | 'fell-through';

/** What becomes of a visit to a vet: booked for a time that was offered, and called off. */
export type VisitStep = 'booked' | 'cancelled';

/** What becomes of an order, or of a parcel of it. */
export type OrderStep =
  'paid' | 'confirmed' | 'shipped' | 'delivered' | 'cancelled' | 'return-asked' | 'returned' | 'dropped' | 'refunded' | 'given-back';

/** What the product acknowledged, written down outside of it, in the order of the answers. */
export type Acknowledged =
  | { readonly kind: 'create'; readonly petId: string; readonly marker: string }
  | { readonly kind: 'edit'; readonly petId: string; readonly marker: string }
  | { readonly kind: 'approve'; readonly petId: string; readonly contentVersion: number }
  | { readonly kind: 'request'; readonly petId: string; readonly requestId: string; readonly status: RequestStatus }
  | { readonly kind: 'slot'; readonly vetId: string; readonly slotId: string }
  | { readonly kind: 'visit'; readonly slotId: string; readonly visitId: string; readonly step: VisitStep }
  | { readonly kind: 'goods'; readonly accessoryId: string; readonly pieces: number }
  | { readonly kind: 'checkout'; readonly orderId: string; readonly key: string }
  | {
      readonly kind: 'order';
      readonly orderId: string;
      readonly step: OrderStep;
      readonly parcelId?: string;
      readonly refundId?: string;
    };

/** How often a request came to stand so, by the word of the product. */
export type StepCounts = Readonly<Partial<Record<RequestStatus, number>>>;

/** How many times were offered by vets, and how often a visit was booked or called off. */
export type VisitCounts = Readonly<Partial<Record<'offered' | VisitStep, number>>>;

/** How many orders were placed, and how often one, or a parcel of it, came to stand so. */
export type OrderCounts = Readonly<Partial<Record<'placed' | OrderStep, number>>>;

export interface AcknowledgedLog {
  readonly entries: readonly Acknowledged[];
  readonly steps: StepCounts;
  readonly visits: VisitCounts;
  readonly orders: OrderCounts;
  add(entry: Acknowledged): void;
  close(): void;
}

type Counts<Name extends string> = Partial<Record<Name, number>>;

const count = <Name extends string>(counts: Counts<Name>, name: Name): void => void (counts[name] = (counts[name] ?? 0) + 1);

/** Keeps the entries in memory and, line by line, in `file`, so that a failed run can be read afterwards. */
export const acknowledgedLog = (file: string): AcknowledgedLog => {
  const descriptor = openSync(file, 'a');
  const entries: Acknowledged[] = [];
  const steps: Counts<RequestStatus> = {};
  const visits: Counts<keyof VisitCounts> = {};
  const orders: Counts<keyof OrderCounts> = {};
  return {
    entries,
    steps,
    visits,
    orders,
    add: (entry) => {
      entries.push(entry);
      if (entry.kind === 'request') count(steps, entry.status);
      if (entry.kind === 'slot') count(visits, 'offered');
      if (entry.kind === 'visit') count(visits, entry.step);
      if (entry.kind === 'checkout') count(orders, 'placed');
      if (entry.kind === 'order') count(orders, entry.step);
      writeSync(descriptor, `${JSON.stringify(entry)}\n`);
    },
    close: () => closeSync(descriptor),
  };
};
