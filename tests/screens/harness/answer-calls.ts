import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';
import type { Silence, Wire } from './answers.ts';
import { serveScreen } from './stub-server.ts';
import type { StubTable } from './stub-table.ts';

export interface MadeCall {
  /** `PUT /pets/1?x=2`, without `/api/v1`. */
  readonly name: string;
  readonly body: unknown;
  readonly headers: Readonly<Record<string, string>>;
}

export interface AnsweredCalls {
  /** What the requests of the screen carry in `screenHeader`. */
  readonly screen: string;
  /** Every call of the API, in order. */
  readonly calls: MadeCall[];
  /** Calls that no stub answers. */
  readonly faults: string[];
  /** Calls that are left without an answer on purpose, as `GET /pets?page=1`. */
  readonly unanswered: Set<string>;
  leave(): void;
}

const bodyOf = async (request: IncomingMessage): Promise<unknown> => {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  const text = Buffer.concat(chunks).toString('utf8');
  try {
    return text === '' ? undefined : (JSON.parse(text) as unknown);
  } catch {
    return text;
  }
};

const plain = (headers: IncomingHttpHeaders): Record<string, string> =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)]));

/** Screens ask by themselves, and none keeps a call open: what a stream brings has tests of its own. */
const refuseStream = (response: ServerResponse): void => {
  const body = { status: 'error', code: 'stream.full', message: 'stream.full', errors: [], requestId: 'stubbed' };
  response.writeHead(503, { 'content-type': 'application/json', 'retry-after': '3600' }).end(JSON.stringify(body));
};

const send = (response: ServerResponse, reply: Wire | Silence): void => {
  if (reply.kind === 'wire')
    response.writeHead(reply.status, { 'content-type': reply.contentType, 'cache-control': 'no-store', ...reply.headers }).end(reply.body);
  if (reply.kind === 'disconnected') response.destroy();
};

/** Answers what pages of a screen ask of the API, by the stubs of the moment. */
export const answerCalls = async (table: () => StubTable): Promise<AnsweredCalls> => {
  const calls: MadeCall[] = [];
  const faults: string[] = [];
  const unanswered = new Set<string>();
  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const body = await bodyOf(request);
    const url = new URL(request.url ?? '/', 'http://screen');
    if (url.pathname === '/api/v1/messages/stream') return refuseStream(response);
    const [method, headers] = [request.method ?? 'GET', plain(request.headers)];
    const name = `${method} ${url.pathname.replace('/api/v1', '')}${url.search}`;
    calls.push({ name, body, headers });
    const reply = await table().answer({ method, url, body, headers });
    if (reply === undefined) faults.push(`no stub answers ${name}`);
    if (reply?.kind === 'unanswered') unanswered.add(name);
    else unanswered.delete(name);
    send(response, reply ?? { kind: 'disconnected' });
  };
  // A page that was closed before its body had come needs no answer.
  const serve = (request: IncomingMessage, response: ServerResponse): void =>
    void answer(request, response).catch(() => response.destroy());
  const { name, leave } = await serveScreen(serve);
  return { screen: name, calls, faults, unanswered, leave };
};
