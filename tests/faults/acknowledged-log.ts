import { closeSync, openSync, writeSync } from 'node:fs';

/** How a request to adopt a pet stands. */
export type RequestStatus = 'pending' | 'approved' | 'rejected' | 'cancelled' | 'completed' | 'fell-through';

/** What the product said yes to, written down outside of it, in the order of the answers. */
export type Acknowledged =
  | { readonly kind: 'create'; readonly petId: string; readonly marker: string }
  | { readonly kind: 'edit'; readonly petId: string; readonly marker: string }
  | { readonly kind: 'approve'; readonly petId: string; readonly contentVersion: number }
  | { readonly kind: 'request'; readonly petId: string; readonly requestId: string; readonly status: RequestStatus };

/** How often a request came to stand so, by the word of the product. */
export type StepCounts = Readonly<Partial<Record<RequestStatus, number>>>;

export interface AcknowledgedLog {
  readonly entries: readonly Acknowledged[];
  readonly steps: StepCounts;
  add(entry: Acknowledged): void;
  close(): void;
}

/** Keeps the entries in memory and, line by line, in `file`, so that a failed run can be read afterwards. */
export const acknowledgedLog = (file: string): AcknowledgedLog => {
  const descriptor = openSync(file, 'a');
  const entries: Acknowledged[] = [];
  const steps: Partial<Record<RequestStatus, number>> = {};
  return {
    entries,
    steps,
    add: (entry) => {
      entries.push(entry);
      if (entry.kind === 'request') steps[entry.status] = (steps[entry.status] ?? 0) + 1;
      writeSync(descriptor, `${JSON.stringify(entry)}\n`);
    },
    close: () => closeSync(descriptor),
  };
};
