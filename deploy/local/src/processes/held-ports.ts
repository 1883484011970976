import { once } from 'node:events';
import { Worker } from 'node:worker_threads';

export interface PortWanted {
  readonly host: string;
  /** 0 takes a free one. */
  readonly port: number;
}

export interface HeldPort {
  readonly port: number;
  /** The descriptor of its socket, for a child that is to accept from it. */
  readonly socket: number;
}

export interface HeldPorts {
  readonly ports: readonly HeldPort[];
  release(): Promise<void>;
}

/**
 * Listens on ports and accepts from none of them: children that inherit a socket do. So no other program can have the port of a process
 * that died, and who connects meanwhile waits for the next one. They stay for as long as this process lives, unless released.
 * @throws Error with code EADDRINUSE for a port that is taken.
 */
export const holdPorts = async (wanted: readonly PortWanted[]): Promise<HeldPorts> => {
  const worker = new Worker(new URL('hold-ports-main.ts', import.meta.url), { workerData: wanted });
  const [ports] = (await once(worker, 'message')) as [readonly HeldPort[]];
  worker.unref();
  return { ports, release: async () => void (await worker.terminate()) };
};
