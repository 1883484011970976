/**
 * Flags of V8. The young generation, in MB, else grows to three times 16 in each process; one thread helps the main one, for all
 * processes share the cores; and a process may collect its garbage when it rests (`collectAfterLoad`). What they cost stands in
 * docs/performance.md.
 */
export const leanFlags: readonly string[] = ['--max-semi-space-size=2', '--v8-pool-size=1', '--expose-gc'];

/**
 * What glibc's malloc is told (`man mallopt`): one arena in place of one for each thread, and what is larger than 16 KB is taken from the
 * system and given back, so that what answers and their compression used does not stay. No other malloc reads it.
 */
export const leanAllocator: Readonly<Record<string, string>> = {
  MALLOC_ARENA_MAX: '1',
  MALLOC_MMAP_THRESHOLD_: '16384',
  MALLOC_TRIM_THRESHOLD_: '131072',
};

/** Begins this process anew, once, with the flags and variables above, which are read at the start of a process only. */
export const becomeLean = (): void => {
  if (leanFlags.every((flag) => process.execArgv.includes(flag))) return;
  const words = [process.execPath, ...process.execArgv, ...leanFlags, ...process.argv.slice(1)];
  process.execve?.(process.execPath, words, { ...process.env, ...leanAllocator });
};
