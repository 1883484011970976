const lookEveryMs = 50;

/**
 * Ends this process at once when it has worked for more than `cpuMs` of CPU time from now on, all threads together: unlike elapsed time, CPU
 * time does not grow when the machine is busy. Needs an idle main thread: libvips works in others. Gives what ends the watch.
 */
export const limitCpu = (cpuMs: number): (() => void) => {
  const before = process.cpuUsage();
  const timer = setInterval(() => {
    const { user, system } = process.cpuUsage(before);
    if (user + system > cpuMs * 1_000) process.kill(process.pid, 'SIGKILL');
  }, lookEveryMs);
  return () => clearInterval(timer);
};
