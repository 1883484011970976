import { request, type IncomingMessage } from 'node:http';

/** A stream of server-sent events as its reader has it. */
export interface EventStream {
  readonly status: number;
  readonly headers: IncomingMessage['headers'];
  /** The data of each event, in the order in which they came. */
  readonly events: readonly string[];
  /** Everything as it came, comments too; the body of a refusal. */
  text(): string;
  /** Resolves when the other side has ended it. */
  readonly ended: Promise<void>;
  /** Leaves, as a browser that is closed. */
  leave(): void;
}

/** Opens a stream on a connection of its own, and reads it; resolves with its head. */
export const openEventStream = (url: string, token: string): Promise<EventStream> =>
  new Promise((resolve, reject) => {
    const call = request(url, { agent: false, headers: { authorization: `Bearer ${token}` } }, (answer) => {
      const { promise: ended, resolve: end } = Promise.withResolvers<void>();
      const events: string[] = [];
      let text = '';
      let line = '';
      answer.setEncoding('utf8');
      answer.on('data', (chunk: string) => {
        text += chunk;
        const lines = (line + chunk).split('\n');
        line = lines.pop() ?? '';
        events.push(...lines.filter((one) => one.startsWith('data: ')).map((one) => one.slice('data: '.length)));
      });
      answer.on('error', () => end());
      answer.on('close', () => end());
      resolve({ status: answer.statusCode ?? 0, headers: answer.headers, events, text: () => text, ended, leave: () => call.destroy() });
    });
    call.on('error', reject);
    call.end();
  });
