import { once } from 'node:events';
import { createServer } from 'node:net';
import { Worker } from 'node:worker_threads';

const usual = 8080;
const tries = 100;

const isTaken = (error: unknown): boolean => (error as NodeJS.ErrnoException | undefined)?.code === 'EADDRINUSE';

const isFree = (host: string, port: number): Promise<boolean> =>
  new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', (error: NodeJS.ErrnoException) => {
      if (isTaken(error)) resolve(false);
      else reject(error);
    });
    probe.listen(port, host, () => probe.close(() => resolve(true)));
  });

const takenByAnother = (port: number): Error =>
  new Error(`Port ${port} is taken by another program. Choose another PORT, or leave it out to get a free one.`);

/** The port a person named, which must be free; otherwise 8080 or the next free one. */
export const choosePublicPort = async (host: string, wanted: number | undefined): Promise<number> => {
  if (wanted !== undefined) {
    if (await isFree(host, wanted)) return wanted;
    throw takenByAnother(wanted);
  }
  for (let port = usual; port < usual + tries; port += 1) {
    if (await isFree(host, port)) return port;
  }
  throw new Error(`All ports from ${usual} to ${usual + tries - 1} are taken. Name a free one: PORT=…`);
};

/** Chooses a port and takes it at once by `hold`; another one when a program that starts at the same time was faster, unless it was named. */
export const takePublicPort = async <Held>(
  host: string,
  wanted: number | undefined,
  hold: (port: number) => Promise<Held>,
): Promise<Held> => {
  const port = await choosePublicPort(host, wanted);
  try {
    return await hold(port);
  } catch (error) {
    if (!isTaken(error)) throw error;
    if (wanted !== undefined) throw takenByAnother(wanted);
    return takePublicPort(host, wanted, hold);
  }
};

export interface PortWanted {
  readonly host: string;
  /** 0 takes a free one. */
  readonly port: number;
  /** A Unix socket that is held with it, of which nothing stays that was there before. */
  readonly path?: string | undefined;
}

export interface HeldPort {
  readonly port: number;
  /** The descriptor of its socket, for a child that is to accept from it. */
  readonly socket: number;
  /** The descriptor of its Unix socket, where it has one. */
  readonly unixSocket?: number | undefined;
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
