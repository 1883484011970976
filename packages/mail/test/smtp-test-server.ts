import { once } from 'node:events';
import { createServer, type AddressInfo, type Socket } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';

/** A reply that is no success. */
export const reply = (responseCode: number, text: string): Error => Object.assign(new Error(text), { responseCode });

export interface SmtpTestServer {
  readonly port: number;
  /** The messages taken, as their bytes. */
  readonly taken: Buffer[];
  /** How many connections were made, and the most that stood at once. */
  readonly connections: { made: number; now: number; most: number };
  stop(): Promise<void>;
}

/** An SMTP server on a socket of 127.0.0.1. Without `options` it offers neither TLS nor a login, and takes every message. */
export const startSmtpServer = async (options: SMTPServerOptions = {}, port = 0): Promise<SmtpTestServer> => {
  const taken: Buffer[] = [];
  const connections = { made: 0, now: 0, most: 0 };
  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    authOptional: true,
    disableReverseLookup: true,
    closeTimeout: 10,
    onConnect: (_session, done) => {
      connections.made += 1;
      connections.now += 1;
      connections.most = Math.max(connections.most, connections.now);
      done();
    },
    onClose: () => void (connections.now -= 1),
    onData: (stream, _session, done) => {
      void buffer(stream).then((bytes) => {
        taken.push(bytes);
        done();
      });
    },
    ...options,
  });
  server.on('error', () => undefined); // clients that leave
  server.listen(port, '127.0.0.1');
  await once(server.server, 'listening');
  return {
    port: (server.server.address() as AddressInfo).port,
    taken,
    connections,
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  };
};

/** A port that accepts, sends `greeting` and then nothing more. */
export const startSilentServer = async (greeting = '', port = 0) => {
  const sockets: Socket[] = [];
  const server = createServer((socket) => {
    socket.on('error', () => undefined);
    socket.write(greeting);
    sockets.push(socket);
  }).listen(port, '127.0.0.1');
  await once(server, 'listening');
  return {
    port: (server.address() as AddressInfo).port,
    stop: async () => {
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
};
