import { setTimeout as sleep } from 'node:timers/promises';

const answersOk = async (url: string): Promise<boolean> => {
  try {
    const answer = await fetch(url, { signal: AbortSignal.timeout(2_000) });
    await answer.body?.cancel();
    return answer.ok;
  } catch {
    return false;
  }
};

/** Resolves true once `url` answers 2xx; false when `until` aborts first. */
export const becomesReady = async (url: string, until: AbortSignal): Promise<boolean> => {
  while (!until.aborted) {
    if (await answersOk(url)) return true;
    await sleep(50);
  }
  return false;
};
