import { setTimeout as sleep } from 'node:timers/promises';
import { callerTo, type Asked } from './caller.ts';
import { tallyOf, type Figures } from './latencies.ts';

export interface OpenLoop {
  readonly origin: string;
  readonly perSecond: number;
  readonly seconds: number;
  readonly request: (n: number) => Asked;
  /** 200 unless given. */
  readonly expected?: number;
}

const manyConnections = 256;

/**
 * Sends at a fixed rate, whether or not answers come. A time counts from when the request was due, not from when it could be sent: so
 * a visitor would feel it.
 */
export const openLoop = async ({ origin, perSecond, seconds, request, expected = 200 }: OpenLoop): Promise<Figures> => {
  const caller = callerTo(origin, manyConnections);
  const tally = tallyOf(expected);
  const answers: Promise<void>[] = [];
  const send = async (n: number, dueAt: number): Promise<void> => {
    tally.add(await caller.send(request(n)), performance.now() - dueAt);
  };
  const startedAt = performance.now();
  for (let n = 0; n < perSecond * seconds; n += 1) {
    const dueAt = startedAt + (n * 1_000) / perSecond;
    const waitMs = dueAt - performance.now();
    if (waitMs > 1) await sleep(waitMs);
    answers.push(send(n, dueAt));
  }
  await Promise.all(answers);
  const tookMs = performance.now() - startedAt;
  await caller.close();
  return tally.figures(tookMs);
};
