/** What a run of requests came to. Times in milliseconds; `perSecond` counts what was answered as expected. */
export interface Figures {
  readonly requests: number;
  readonly perSecond: number;
  readonly p50: number;
  readonly p99: number;
  readonly errors: number;
  /** How often each other status came; 0 is no answer. */
  readonly statuses: Readonly<Record<number, number>>;
  /** Microseconds of CPU for each request, by part; absent where nobody counted. */
  readonly cpu?: Readonly<Record<string, number>>;
}

/** The value that `share` (0 to 1) of the sorted times do not exceed; NaN without any. */
export const percentile = (sorted: ArrayLike<number>, share: number): number =>
  sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? Number.NaN;

/** What came so far. */
export interface Tally {
  readonly add: (status: number, ms: number) => void;
  readonly figures: (tookMs: number) => Figures;
}

export const tallyOf = (expected: number): Tally => {
  const times: number[] = [];
  const statuses: Record<number, number> = {};
  return {
    add: (status, ms) => {
      if (status === expected) times.push(ms);
      else statuses[status] = (statuses[status] ?? 0) + 1;
    },
    figures: (tookMs) => figuresOf(times, statuses, tookMs),
  };
};

const figuresOf = (times: readonly number[], statuses: Readonly<Record<number, number>>, tookMs: number): Figures => {
  const errors = Object.values(statuses).reduce((sum, one) => sum + one, 0);
  const sorted = Float64Array.from(times).sort();
  return {
    requests: times.length + errors,
    perSecond: (times.length / tookMs) * 1_000,
    p50: percentile(sorted, 0.5),
    p99: percentile(sorted, 0.99),
    errors,
    statuses,
  };
};
