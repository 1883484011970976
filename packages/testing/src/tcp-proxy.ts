import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Server, type Socket } from 'node:net';

/** A way to one server that a test may cut, at one address of 127.0.0.1 for as long as it lives. */
export interface TcpProxy {
  /** The address of the server, with the proxy in its place. */
  readonly url: string;
  /** Ends every connection and refuses new ones, as a server that is stopped does. */
  refuse(): Promise<void>;
  /** Accepts new connections and answers nothing, as a server that hangs does; those of before are ended. */
  hang(): Promise<void>;
  /** Lets everything through again. */
  pass(): Promise<void>;
  close(): Promise<void>;
}

const listenOn = async (server: Server, port: number): Promise<number> => {
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  return (server.address() as AddressInfo).port;
};

/** Opens it; everything goes through. `url` names one host and its port, as in `postgres://user@host:5432/database`. */
export const openTcpProxy = async (url: string): Promise<TcpProxy> => {
  const [, host = '', port = ''] = /^\w+:\/\/(?:[^@/]*@)?([^:/]+):(\d+)/.exec(url) ?? [];
  const sockets = new Set<Socket>();
  let hangs = false;

  const keep = (socket: Socket): Socket => {
    sockets.add(socket);
    // A cut connection is what it is for.
    return socket.on('error', () => socket.destroy()).on('close', () => sockets.delete(socket));
  };
  const server = createServer((client) => {
    keep(client);
    if (hangs) return;
    const target = keep(connect(Number(port), host));
    client.pipe(target).on('close', () => client.destroy());
    target.pipe(client).on('close', () => target.destroy());
  });
  const own = await listenOn(server, 0);

  const cut = (): void => sockets.forEach((socket) => socket.destroy());
  const refuse = async (): Promise<void> => {
    if (!server.listening) return;
    const closed = once(server, 'close');
    server.close();
    cut();
    await closed;
  };
  const listenAgain = async (shouldHang: boolean): Promise<void> => {
    cut();
    hangs = shouldHang;
    if (!server.listening) await listenOn(server, own);
  };
  return {
    url: url.replace(`${host}:${port}`, `127.0.0.1:${own}`),
    refuse,
    hang: () => listenAgain(true),
    pass: () => listenAgain(false),
    close: refuse,
  };
};
