/** Where use cases learn the time, so that a test can set it. */
export interface Clock {
  now(): Date;
}

export const systemClock: Clock = { now: () => new Date() };

export interface CachedReadNeeds<Answer> {
  readonly read: () => Promise<Answer>;
  readonly maxAgeMs: number;
  readonly clock: Clock;
}

/**
 * A costly read that is made once in `maxAgeMs`, however many ask: they share its answer. While it fails, the last answer holds, and the
 * next who asks has it tried again. Rejects when it has never succeeded.
 */
export const cachedRead = <Answer>({ read, maxAgeMs, clock }: CachedReadNeeds<Answer>): (() => Promise<Answer>) => {
  let last: { readonly answer: Answer } | undefined;
  let kept: { readonly until: number; readonly answer: Promise<Answer> } | undefined;
  const readAnew = async (): Promise<Answer> => {
    try {
      const answer = await read();
      last = { answer };
      return answer;
    } catch (error) {
      kept = undefined;
      if (last === undefined) throw error;
      return last.answer;
    }
  };
  return () => {
    const now = clock.now().getTime();
    if (kept === undefined || now >= kept.until) kept = { until: now + maxAgeMs, answer: readAnew() };
    return kept.answer;
  };
};
