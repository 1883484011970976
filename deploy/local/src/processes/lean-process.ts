/**
 * Flags of V8. The young generation, in MB, else grows to three times 16 in each process; one thread helps the main one, for all
 * processes share the cores; and a process may collect its garbage when it rests (`collectAfterLoad`). What they cost stands in
 * docs/performance.md.
 */
export const leanFlags: readonly string[] = ['--max-semi-space-size=2', '--v8-pool-size=1', '--expose-gc'];

/**
 * Settings of glibc's malloc (`man mallopt`): one arena in place of one for each thread, and what is larger than 16 KB is taken from the
 * system and given back, so that what answers and their compression used does not stay. No other malloc reads it.
 */
export const leanAllocator: Readonly<Record<string, string>> = {
  MALLOC_ARENA_MAX: '1',
  MALLOC_MMAP_THRESHOLD_: '16384',
  MALLOC_TRIM_THRESHOLD_: '131072',
};

/**
 * Becomes another program of Node, with the flags and variables above: they are read at the start of a process only.
 * @param command the file and its arguments
 */
export const becomeLean = (command: readonly string[], variables: Readonly<Record<string, string>>): void => {
  if (process.execve === undefined) throw new Error('This machine cannot run one program in the place of another.');
  const words = [process.execPath, ...process.execArgv, ...leanFlags, ...command];
  process.execve(process.execPath, words, { ...process.env, ...leanAllocator, ...variables });
};
