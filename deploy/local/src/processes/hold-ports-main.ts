// A thread of its own: a loop that runs would accept connections, and this one stops after it has passed on its sockets.
import { once } from 'node:events';
import { createServer, type AddressInfo, type Server } from 'node:net';
import { parentPort, workerData } from 'node:worker_threads';
import type { HeldPort, PortWanted } from './held-ports.ts';

// Node gives the descriptor of a server nowhere else.
const socketOf = (server: Server): number => (server as unknown as { readonly _handle: { readonly fd: number } })._handle.fd;

const hold = async ({ host, port }: PortWanted): Promise<HeldPort> => {
  const server = createServer().listen(port, host);
  await once(server, 'listening');
  return { port: (server.address() as AddressInfo).port, socket: socketOf(server) };
};

parentPort?.postMessage(await Promise.all((workerData as readonly PortWanted[]).map(hold)));
Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0);
