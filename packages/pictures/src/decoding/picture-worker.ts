import type { WorkerMessage, WorkerRequest } from '../picture.ts';
import { makeRenditions } from './make-renditions.ts';

const lookEveryMs = 50;

/**
 * Ends this process at once when it has worked for more than `cpuMs` of CPU time from now on, all threads together: unlike elapsed time, CPU
 * time does not grow when the machine is busy. Needs an idle main thread: libvips works in others. Gives what ends the watch.
 */
const limitCpu = (cpuMs: number): (() => void) => {
  const before = process.cpuUsage();
  const timer = setInterval(() => {
    const { user, system } = process.cpuUsage(before);
    if (user + system > cpuMs * 1_000) process.kill(process.pid, 'SIGKILL');
  }, lookEveryMs);
  return () => clearInterval(timer);
};

// The program of the process that reads strangers' pictures: see picture-decoder.ts, which starts and kills it.

const sendMessage = (message: WorkerMessage): void => void process.send?.(message);

// A signal to the whole group is for the service: it ends by itself, and this process with it.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => undefined);
// At once, whatever a reader of pictures is in the middle of.
process.on('disconnect', () => process.kill(process.pid, 'SIGKILL'));
process.on('message', ({ path, cpuMs }: WorkerRequest) => {
  const release = limitCpu(cpuMs);
  void makeRenditions(path).finally(release).then(sendMessage);
});

sendMessage({ type: 'ready' });
