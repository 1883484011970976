import { setTimeout as sleep } from 'node:timers/promises';

/** Whether `url` answers 2xx in time. */
export const answersOk = async (url: string, withinMs: number): Promise<boolean> => {
  try {
    const answer = await fetch(url, { signal: AbortSignal.timeout(withinMs) });
    await answer.body?.cancel();
    return answer.ok;
  } catch {
    return false;
  }
};

const answerMs = 2_000;

/** Resolves true once `url` answers 2xx; false when `until` aborts first. */
export const becomesReady = async (url: string, until: AbortSignal): Promise<boolean> => {
  while (!until.aborted) {
    if (await answersOk(url, answerMs)) return true;
    await sleep(50);
  }
  return false;
};
