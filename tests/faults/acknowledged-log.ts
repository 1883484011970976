import { closeSync, openSync, writeSync } from 'node:fs';

/** How a request to adopt a pet stands. */
export type RequestStatus = 'pending' | 'approved' | 'rejected' | 'cancelled' | 'completed' | 'fell-through';

/** What becomes of a visit to a vet: booked for a time that was offered, and called off. */
export type VisitStep = 'booked' | 'cancelled';

/** What the product acknowledged, written down outside of it, in the order of the answers. */
export type Acknowledged =
  | { readonly kind: 'create'; readonly petId: string; readonly marker: string }
  | { readonly kind: 'edit'; readonly petId: string; readonly marker: string }
  | { readonly kind: 'approve'; readonly petId: string; readonly contentVersion: number }
  | { readonly kind: 'request'; readonly petId: string; readonly requestId: string; readonly status: RequestStatus }
  | { readonly kind: 'slot'; readonly vetId: string; readonly slotId: string }
  | { readonly kind: 'visit'; readonly slotId: string; readonly visitId: string; readonly step: VisitStep };

/** How often a request came to stand so, by the word of the product. */
export type StepCounts = Readonly<Partial<Record<RequestStatus, number>>>;

/** How many times were offered by vets, and how often a visit was booked or called off. */
export type VisitCounts = Readonly<Partial<Record<'offered' | VisitStep, number>>>;

export interface AcknowledgedLog {
  readonly entries: readonly Acknowledged[];
  readonly steps: StepCounts;
  readonly visits: VisitCounts;
  add(entry: Acknowledged): void;
  close(): void;
}

/** Keeps the entries in memory and, line by line, in `file`, so that a failed run can be read afterwards. */
export const acknowledgedLog = (file: string): AcknowledgedLog => {
  const descriptor = openSync(file, 'a');
  const entries: Acknowledged[] = [];
  const steps: Partial<Record<RequestStatus, number>> = {};
  const visits: Partial<Record<keyof VisitCounts, number>> = {};
  return {
    entries,
    steps,
    visits,
    add: (entry) => {
      entries.push(entry);
      if (entry.kind === 'request') steps[entry.status] = (steps[entry.status] ?? 0) + 1;
      if (entry.kind === 'slot') visits.offered = (visits.offered ?? 0) + 1;
      if (entry.kind === 'visit') visits[entry.step] = (visits[entry.step] ?? 0) + 1;
      writeSync(descriptor, `${JSON.stringify(entry)}\n`);
    },
    close: () => closeSync(descriptor),
  };
};
