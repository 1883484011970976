import type { Server as HttpServer } from 'node:http';
import { isIP, createServer, type Server, type Socket } from 'node:net';

/** No line of the PROXY protocol, version 1, is longer. */
const longestProxyLine = 107;

/**
 * The client of a connection, by its first line, without the line's end; undefined when that is no line of the [PROXY protocol, version
 * 1](https://www.haproxy.org/download/3.2/doc/proxy-protocol.txt), or one that names nobody.
 */
const addressInProxyLine = (line: string): string | undefined => {
  const [, address = ''] = /^PROXY TCP[46] (\S+) \S+ \d{1,5} \d{1,5}$/.exec(line) ?? [];
  return isIP(address) === 0 ? undefined : address;
};

export interface Proxied {
  readonly server: Server;
  /** Takes no more, and waits for those that are there, up to `graceMs`. */
  close(graceMs?: number): Promise<void>;
}

const lineWithinMs = 5_000;

const readable = (socket: Socket): Promise<void> =>
  new Promise((resolve, reject) => {
    const over = (): void => reject(new Error('it ended'));
    socket.once('readable', () => {
      socket.off('close', over);
      if (socket.readableEnded) reject(new Error('it ended'));
      else resolve();
    });
    socket.once('close', over);
  });

/** The address of the client that opened the connection; what follows the line stays to be read. Rejects when no such line comes. */
const readLine = async (socket: Socket): Promise<string> => {
  let bytes = Buffer.alloc(0);
  const timer = setTimeout(() => socket.destroy(), lineWithinMs);
  try {
    while (true) {
      const chunk = socket.read() as Buffer | null;
      if (chunk === null) await readable(socket);
      else bytes = Buffer.concat([bytes, chunk]);
      const end = bytes.indexOf('\r\n');
      if (end >= 0) {
        socket.unshift(bytes.subarray(end + 2));
        const address = addressInProxyLine(bytes.subarray(0, end).toString('latin1'));
        if (address === undefined) throw new Error('no address');
        return address;
      }
      if (bytes.length > longestProxyLine) throw new Error('no line');
    }
  } finally {
    clearTimeout(timer);
  }
};

/**
 * Takes connections that the front hands on: each begins with a line that names its client (PROXY protocol, version 1), and is the HTTP
 * server's own from there on, with that address as its peer's. Everybody who reaches this port may claim any address.
 */
export const listenProxied = async (http: HttpServer, host: string, port: number): Promise<Proxied> => {
  const open = new Set<Socket>();
  const server = createServer({ noDelay: true, allowHalfOpen: true }, (socket) => {
    open.add(socket);
    socket.once('close', () => open.delete(socket));
    socket.on('error', () => socket.destroy());
    readLine(socket).then(
      (address) => {
        Object.defineProperty(socket, 'remoteAddress', { value: address });
        http.emit('connection', socket);
      },
      () => socket.destroy(),
    );
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, resolve);
  });
  const close = (graceMs = 10_000): Promise<void> =>
    new Promise((resolve) => {
      const timer = setTimeout(() => open.forEach((socket) => socket.destroy()), graceMs);
      server.close(() => {
        clearTimeout(timer);
        resolve();
      });
    });
  return { server, close };
};
