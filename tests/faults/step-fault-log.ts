import { appendFileSync, existsSync, readFileSync } from 'node:fs';

/** What is killed between two statements of a request of commerce. */
export type StepFaultTarget = 'commerce' | 'postgres';

/** Of each target the share of all places at which it is killed, 0 to 1, and how often at most. */
export type StepKills = Readonly<Record<StepFaultTarget, { readonly share: number; readonly most: number }>>;

/** How many kills there were of each, every one at another place. */
export type StepFaultCounts = Readonly<Record<StepFaultTarget, number>>;

export interface StepFault {
  /** Which request, and before which of its statements: `POST /api/v1/orders, statement 7`. */
  readonly step: string;
  readonly target: StepFaultTarget;
  /** Milliseconds since 1970. */
  readonly at: number;
  /** The beginning of the statement that did not come. */
  readonly before: string;
}

/** The faults that were injected so far, oldest first; what a kill cut off is left out. */
export const readStepFaults = (file: string): readonly StepFault[] =>
  existsSync(file)
    ? readFileSync(file, 'utf8')
        .split('\n')
        .filter((line) => line.endsWith('}'))
        .map((line) => JSON.parse(line) as StepFault)
    : [];

/** Writes one down; it must be there before what it is about is killed. */
export const noteStepFault = (file: string, fault: StepFault): void => appendFileSync(file, `${JSON.stringify(fault)}\n`);

export const countStepFaults = (file: string): StepFaultCounts => {
  const faults = readStepFaults(file);
  const countOf = (wanted: StepFaultTarget): number => faults.filter(({ target }) => target === wanted).length;
  return { commerce: countOf('commerce'), postgres: countOf('postgres') };
};
