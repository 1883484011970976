import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface ReceivedCall {
  readonly method: string;
  readonly url: string;
  readonly headers: IncomingMessage['headers'];
  readonly body: Buffer;
}

export type Answer = (request: IncomingMessage, response: ServerResponse) => unknown;

export interface FakeService {
  readonly url: string;
  readonly received: ReceivedCall[];
  /** How many calls have reached it, answered or not. */
  arrived(): number;
  /** How many calls ended without their answer being taken. */
  aborted(): number;
  connections(): number;
  answerWith(answer: Answer): void;
  stop(): Promise<void>;
}

const readAll = async (request: IncomingMessage): Promise<Buffer> => {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
};

/** An upstream that remembers what it received and answers what the test wants. */
export const startFakeService = async (name: string): Promise<FakeService> => {
  const received: ReceivedCall[] = [];
  let arrived = 0;
  let aborted = 0;
  let connections = 0;
  const usual: Answer = (_request, response) => {
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify({ status: 'success', data: { service: name } }));
  };
  let answer = usual;
  // As services keep their connections: one that ends as a call is sent on it takes a write along.
  const server = createServer({ keepAliveTimeout: 65_000 }, (request, response) => {
    arrived += 1;
    response.on('close', () => {
      if (!response.writableFinished) aborted += 1;
    });
    readAll(request).then(
      (body) => {
        received.push({ method: request.method ?? '', url: request.url ?? '', headers: request.headers, body });
        return answer(request, response);
      },
      () => undefined,
    );
  });
  server.on('connection', () => (connections += 1));
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    received,
    arrived: () => arrived,
    aborted: () => aborted,
    connections: () => connections,
    answerWith: (next) => (answer = next),
    stop: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
};
