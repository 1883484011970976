import { limitCpu } from './limit-cpu.ts';
import { makeRenditions } from './make-renditions.ts';
import type { WorkerMessage, WorkerRequest } from './worker-messages.ts';

// The program of the process that reads strangers' pictures: see picture-process.ts, which starts and kills it.

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
