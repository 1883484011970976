import type { OrderCounts, StepCounts, VisitCounts } from './acknowledged-log.ts';
import { chaosKinds, type ChaosFigures } from './chaos.ts';
import type { StepFaultCounts } from './step-fault-log.ts';

/**
 * What a run went through: acknowledged writes, of these the steps of requests to adopt, of visits to vets and of orders, and faults, of these the
 * ones between two statements of commerce.
 */
export type RunFigures = ChaosFigures & {
  readonly writes: number;
  readonly steps: StepCounts;
  readonly visits: VisitCounts;
  readonly orders: OrderCounts;
  readonly stepFaults: StepFaultCounts;
};

/** The least that a run has to go through: what it is about must have happened, or its checks hold of nothing. */
export type Minimums = Omit<RunFigures, 'awayMs'>;

type Counts = Readonly<Record<string, number>>;

const countsOf = ({ writes, steps, visits, orders, stepFaults, killsOf, ...figures }: Minimums): Counts => ({
  writes,
  ...Object.fromEntries(chaosKinds.map((kind) => [kind, figures[kind]])),
  ...Object.fromEntries(Object.entries(killsOf).map(([name, count]) => [`kills of ${name}`, count])),
  ...Object.fromEntries(Object.entries(steps).map(([status, count]) => [`requests that became ${status}`, count])),
  ...Object.fromEntries(Object.entries(visits).map(([step, count]) => [`visits that were ${step}`, count])),
  ...Object.fromEntries(Object.entries(orders).map(([step, count]) => [`orders that were ${step}`, count])),
  ...Object.fromEntries(
    Object.entries(stepFaults).map(([target, count]) => [`kills of ${target} between two statements of commerce`, count]),
  ),
});

/** What a run has not gone through yet, one line each: `kills of adoption: 1 of 2`. */
export const missedMinimums = (figures: RunFigures, minimums: Minimums): string[] => {
  const counted = countsOf(figures);
  return Object.entries(countsOf(minimums))
    .map(([name, least]) => ({ name, least, count: counted[name] ?? 0 }))
    .filter(({ least, count }) => count < least)
    .map(({ name, least, count }) => `${name}: ${count} of ${least}`);
};
