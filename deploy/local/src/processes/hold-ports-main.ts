// A thread of its own: a loop that runs would accept connections, and this one stops after it has passed on its sockets.
import { chmodSync, rmSync } from 'node:fs';
import { once } from 'node:events';
import { createServer, type AddressInfo, type Server } from 'node:net';
import { parentPort, workerData } from 'node:worker_threads';
import type { HeldPort, PortWanted } from './held-ports.ts';

// Node gives the descriptor of a server nowhere else.
const socketOf = (server: Server): number => (server as unknown as { readonly _handle: { readonly fd: number } })._handle.fd;

/** Undefined where the file system has no sockets. */
const holdPath = async (path: string): Promise<number | undefined> => {
  try {
    rmSync(path, { force: true });
    const server = createServer().listen(path);
    await once(server, 'listening');
    chmodSync(path, 0o600);
    return socketOf(server);
  } catch {
    return undefined;
  }
};

const hold = async ({ host, port, path }: PortWanted): Promise<HeldPort> => {
  const server = createServer().listen(port, host);
  await once(server, 'listening');
  const unixSocket = path === undefined ? undefined : await holdPath(path);
  return { port: (server.address() as AddressInfo).port, socket: socketOf(server), unixSocket };
};

parentPort?.postMessage(await Promise.all((workerData as readonly PortWanted[]).map(hold)));
Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0);
