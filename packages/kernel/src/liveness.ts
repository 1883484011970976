import { setTimeout as sleep } from 'node:timers/promises';
import type { ProcessWork } from './process-work.ts';

export interface LivenessLimits {
  /** A process that was silent for so long hangs. */
  readonly silenceMs: number;
  /** How long one question waits for its answer. */
  readonly answerMs: number;
  readonly everyMs: number;
}

/** Whether `url` answers in time, whatever the answer: a process that refuses is no process that hangs. */
const answers = async (url: string, withinMs: number): Promise<boolean> => {
  try {
    const answer = await fetch(url, { signal: AbortSignal.timeout(withinMs) });
    await answer.body?.cancel();
    return true;
  } catch {
    return false;
  }
};

const standardLimits: LivenessLimits = { silenceMs: 10_000, answerMs: 5_000, everyMs: 1_000 };

/** Whether a person may step through the process: then it is silent for as long as that person thinks. */
export const isDebugged = ({ NODE_OPTIONS = '' }: Readonly<Record<string, string>>): boolean => NODE_OPTIONS.includes('--inspect');

/** One that is slow may be silent for so many times longer: to end it costs a start, which takes what the machine is short of. */
const patience = 6;

/**
 * Resolves true once a process that has answered at `url` is silent for too long, and false when `until` aborts first. One that
 * has never answered may take as long as it likes: its start may be slow. One that is slow by its `work` is given more time.
 */
export const fallsSilent = async (
  url: string,
  until: AbortSignal,
  { silenceMs, answerMs, everyMs }: LivenessLimits = standardLimits,
  work?: ProcessWork,
): Promise<boolean> => {
  const isTooLong = (silentMs: number): boolean =>
    silentMs >= silenceMs && (silentMs >= silenceMs * patience || !(work?.isSlow() ?? false));
  let silentSince: number | undefined;
  let unanswered = 0;
  while (!until.aborted) {
    const askedAt = performance.now();
    if (await answers(url, answerMs)) {
      silentSince = performance.now();
      unanswered = 0;
    } else if (silentSince !== undefined) {
      unanswered += 1;
      // After a pause of the whole machine the first question counts for nothing.
      if (unanswered === 1) {
        silentSince = Math.max(silentSince, askedAt - everyMs);
        work?.begin();
      }
      if (unanswered > 1 && isTooLong(performance.now() - silentSince)) return !until.aborted;
    }
    // Quick until the first answer, so that one which hangs soon after it is noticed too.
    await sleep(silentSince === undefined ? everyMs / 10 : everyMs, undefined, { signal: until }).catch(() => undefined);
  }
  return false;
};
