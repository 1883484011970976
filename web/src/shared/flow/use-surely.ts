import { useState } from 'react';
import { isApiError, unknownError } from '../api/api-error.ts';
import type { ApiError } from '../api/api-error.ts';
import { isSettled } from '../api/is-settled.ts';
import { takeSurely } from './take-surely.ts';
import type { SureStep } from './take-surely.ts';

/** Why something was not done, or is not known to be: a refusal, nothing has come of it, or nobody answers. */
export type StepProblem = ApiError | 'open' | 'unknown';

export interface ShownStep<Thing> extends SureStep<Thing> {
  onDone: () => void;
  /** What is on the screen is out of date: it was done, or a refusal reveals it. */
  onOutdated: () => void;
}

async function problemOf<Thing>(step: SureStep<Thing>): Promise<StepProblem | undefined> {
  try {
    const found = await takeSurely(step);
    return found === 'done' ? undefined : found;
  } catch (error) {
    return isApiError(error) ? error : unknownError;
  }
}

/** Takes steps one at a time; why one is not done is in `problem`, for the place where it was asked for (`StepProblem`). */
export function useSurely() {
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
