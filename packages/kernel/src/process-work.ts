import { readFileSync } from 'node:fs';
import { availableParallelism, loadavg } from 'node:os';
import { performance } from 'node:perf_hooks';

/** Whether a process that does not answer works at all, and whether its machine lets it. */
export interface ProcessWork {
  /** From here on it is measured. */
  begin(): void;
  /** It has worked since `begin`, on a machine that has too little CPU for all that wants some: it is slow, and does not hang. */
  isSlow(): boolean;
}

interface ProcessWorkOptions {
  /** CPU that the process has used, in clock ticks; undefined where nobody knows. */
  readonly ticksOf?: (pid: number) => number | undefined;
  /** How many want a processor on average of the last minute, for each that there is. */
  readonly load?: () => number;
}

/** Fields 14 and 15; the name of the program, before them, may hold anything. */
const ticksOfProcess = (pid: number): number | undefined => {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
      .replace(/^.*\) /s, '')
      .split(' ');
    return Number(fields[11]) + Number(fields[12]);
  } catch {
    return undefined;
  }
};

const loadOfMachine = (): number => (loadavg()[0] ?? 0) / availableParallelism();

/** More than this and everybody waits. */
const crowded = 1.5;
/** 0.1 s on Linux: less is what the system itself does for a process that hangs. */
const someTicks = 10;

/** The work of the process `pid`, by what Linux counts; elsewhere nothing is ever slow. */
export const processWork = (pid: number, { ticksOf = ticksOfProcess, load = loadOfMachine }: ProcessWorkOptions = {}): ProcessWork => {
  let before: number | undefined;
  return {
    begin: () => void (before = ticksOf(pid)),
    isSlow: () => {
      const now = ticksOf(pid);
      return before !== undefined && now !== undefined && now - before >= someTicks && load() > crowded;
    },
  };
};

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
