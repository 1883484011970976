import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { screenHeader } from './screens-front.ts';

type Serve = (request: IncomingMessage, response: ServerResponse) => void;

const served = new Map<string, Serve>();
let starting: Promise<Server> | undefined;
let last = 0;

const start = (): Promise<Server> =>
  new Promise((resolve) => {
    const server = createServer((request, response) => {
      const serve = served.get(String(request.headers[screenHeader]));
      if (serve === undefined) request.destroy();
      else serve(request, response);
    });
    // Once the browser has gone it keeps no process alive.
    server.listen(0, '127.0.0.1', () => resolve(server)).unref();
  });

/** Serves the calls of one more screen from this process; `name` is what its requests carry in `screenHeader`. */
export const serveScreen = async (serve: Serve): Promise<{ readonly name: string; leave(): void }> => {
  starting ??= start();
  const { port } = (await starting).address() as AddressInfo;
  const name = `${port}/${(last += 1)}`;
  served.set(name, serve);
  return { name, leave: () => void served.delete(name) };
};

/** Ends the server of this process, if it has one. */
export const stopServing = async (): Promise<void> => {
  const server = await starting;
  starting = undefined;
  server?.close();
  server?.closeAllConnections();
};
