import { readFileSync } from 'node:fs';
import { availableParallelism, loadavg } from 'node:os';

/** Whether a process that does not answer works at all, and whether its machine lets it. */
export interface ProcessWork {
  /** From here on it is measured. */
  begin(): void;
  /** It has worked since `begin`, on a machine that has too little CPU for all that wants some: it is slow, and does not hang. */
  isSlow(): boolean;
}

export interface ProcessWorkOptions {
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
