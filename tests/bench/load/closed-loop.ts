import { callerTo, type Asked } from './caller.ts';
import { tallyOf, type Figures } from './latencies.ts';

export interface ClosedLoop {
  readonly origin: string;
  readonly connections: number;
  readonly seconds: number;
  /** The request number `n`, from 0; undefined when there are no more: then the run ends early. */
  readonly request: (n: number) => Asked | undefined;
  /** 200 unless given. */
  readonly expected?: number;
  /** Called when what counts begins. */
  readonly onBegin?: () => Promise<void>;
}

/** Keeps each connection busy: the next request leaves as soon as the answer is here. A tenth of the time before counts for nothing. */
export const closedLoop = async ({ origin, connections, seconds, request, expected = 200, onBegin }: ClosedLoop): Promise<Figures> => {
  const caller = callerTo(origin, connections);
  let tally = tallyOf(expected);
  let n = 0;
  const lane = async (until: number): Promise<void> => {
    while (performance.now() < until) {
      const asked = request(n++);
      if (asked === undefined) return;
      const sentAt = performance.now();
      tally.add(await caller.send(asked), performance.now() - sentAt);
    }
  };
  const run = async (ms: number): Promise<number> => {
    const startedAt = performance.now();
    await Promise.all(Array.from({ length: connections }, () => lane(startedAt + ms)));
    return performance.now() - startedAt;
  };
  await run(seconds * 100);
  tally = tallyOf(expected);
  await onBegin?.();
  const tookMs = await run(seconds * 1_000);
  await caller.close();
  return tally.figures(tookMs);
};
