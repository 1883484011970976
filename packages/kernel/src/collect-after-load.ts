import { performance } from 'node:perf_hooks';

const lookEveryMs = 5_000;
const busyShare = 0.2;
const restingShare = 0.05;

export interface CollectOptions {
  /** Collects all garbage there is; the `gc` of a process that was started with `--expose-gc` by default. */
  readonly collect?: (() => void) | undefined;
  /** Part of the time since it was asked last in which the event loop was busy, 0 to 1. */
  readonly busyShare?: () => number;
  readonly everyMs?: number;
}

const collectOfProcess = (): (() => void) | undefined => {
  const { gc } = globalThis;
  return gc && (() => void gc({ type: 'major', execution: 'sync', flavor: 'last-resort' }));
};

const shareOfProcess = (): (() => number) => {
  let last = performance.eventLoopUtilization();
  return () => {
    const now = performance.eventLoopUtilization();
    const { utilization } = performance.eventLoopUtilization(now, last);
    last = now;
    return utilization;
  };
};

/**
 * V8 collects when it needs room: a process that falls silent keeps the garbage of its start, or of its last load, until it is busy
 * again. This collects it once, when the process has rested for two looks in a row. Does nothing where `gc` is not exposed.
 */
export const collectAfterLoad = (options: CollectOptions = {}): void => {
  const { collect = collectOfProcess(), busyShare: shareOf = shareOfProcess(), everyMs = lookEveryMs } = options;
  if (collect === undefined) return;
  let isDue = true;
  let rests = 0;
  const look = (): void => {
    const share = shareOf();
    if (share > busyShare) isDue = true;
    rests = share < restingShare ? rests + 1 : 0;
    if (!isDue || rests < 2) return;
    isDue = false;
    collect();
  };
  setInterval(look, everyMs).unref();
};
