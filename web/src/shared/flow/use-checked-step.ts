import { useState } from 'react';
import { isApiError, unknownError, type ApiError } from '../api/api-error.ts';
import { isLost } from '../api/is-away.ts';
import { isSettled } from '../api/is-settled.ts';

export interface CheckedStep<Thing> {
  take: () => Promise<unknown>;
  /** Reads how the thing stands. */
  look: () => Promise<Thing>;
  isDone: (now: Thing) => boolean;
}

/**
 * Takes a step. When its answer is lost it is looked for, and not taken again: 'open' when nothing has come of it, 'unknown' when nobody
 * answers that either.
 * @throws ApiError when it is refused
 */
export async function takeCheckedStep<Thing>({ take, look, isDone }: CheckedStep<Thing>): Promise<'done' | 'open' | 'unknown'> {
  try {
    await take();
    return 'done';
  } catch (error) {
    if (!isLost(error)) throw error;
  }
  try {
    return isDone(await look()) ? 'done' : 'open';
  } catch {
    return 'unknown';
  }
}

/** Why something was not done, or is not known to be: a refusal, nothing has come of it, or nobody answers. */
export type StepProblem = ApiError | 'open' | 'unknown';

export interface ShownStep<Thing> extends CheckedStep<Thing> {
  onDone: () => void;
  /** What is on the screen is out of date: it was done, or a refusal reveals it. */
  onOutdated: () => void;
}

async function problemOf<Thing>(step: CheckedStep<Thing>): Promise<StepProblem | undefined> {
  try {
    const found = await takeCheckedStep(step);
    return found === 'done' ? undefined : found;
  } catch (error) {
    return isApiError(error) ? error : unknownError;
  }
}

/** Takes steps one at a time; why one is not done is in `problem`, for the place where it was asked for (`StepProblem`). */
export function useCheckedStep() {
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<StepProblem>();
  /** Answers whether it is done. */
  const take = async <Thing>({ onDone, onOutdated, ...step }: ShownStep<Thing>): Promise<boolean> => {
    setBusy(true);
    setProblem(undefined);
    const found = await problemOf(step);
    setBusy(false);
    setProblem(found);
    if (found === undefined || (typeof found === 'object' && isSettled(found))) onOutdated();
    if (found === undefined) onDone();
    return found === undefined;
  };
  return { take, isBusy, problem };
}
