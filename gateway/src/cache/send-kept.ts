import type { IncomingMessage, ServerResponse } from 'node:http';
import express, { type Request } from 'express';
import type { Encoding, KeptAnswer } from './kept-answer.ts';

const worthCompressing = 1_024;
const mostRemembered = 500;

const chosen = new Map<string, Encoding>();

/** Browsers send the same few headers, so what one asks for is worked out once. */
const encodingOf = (accepted: string): Encoding => {
  const known = chosen.get(accepted);
  if (known !== undefined) return known;
  const asked = { headers: { 'accept-encoding': accepted } } as Request;
  const encoding = (express.request.acceptsEncodings.call(asked, 'br', 'gzip', 'identity') || 'identity') as Encoding;
  if (chosen.size >= mostRemembered) chosen.clear();
  chosen.set(accepted, encoding);
  return encoding;
};

const encodingFor = ({ headers }: IncomingMessage, answer: KeptAnswer): Encoding => {
  const accepted = headers['accept-encoding'];
  if (accepted === undefined || answer.body.length < worthCompressing) return 'identity';
  return encodingOf(String(accepted));
};

const holds = ({ headers }: IncomingMessage, etag: string): boolean => {
  const held = headers['if-none-match'];
  return held !== undefined && held.split(',').some((one) => [etag, `W/${etag}`, '*'].includes(one.trim()));
};

interface Encoded {
  readonly encoding: Encoding;
  readonly body: Buffer;
}

const send = (request: IncomingMessage, response: ServerResponse, answer: KeptAnswer, { encoding, body }: Encoded): void => {
  const { vary, ...headers } = answer.headers;
  const varies = [response.getHeader('vary'), vary, 'Accept-Encoding'].filter((name) => name !== undefined);
  const etag = answer.status === 200 ? answer.etagOf(encoding) : undefined;
  const sentHeaders: Record<string, string> = { ...headers, vary: varies.join(', '), ...(etag === undefined ? {} : { etag }) };
  if (etag !== undefined && holds(request, etag)) {
    response.writeHead(304, sentHeaders).end();
    return;
  }
  if (encoding !== 'identity') sentHeaders['content-encoding'] = encoding;
  sentHeaders['content-length'] = String(body.length);
  response.writeHead(answer.status, sentHeaders).end(request.method === 'HEAD' ? undefined : body);
};

/**
 * Sends an answer as its caller may have it: encoded, or only that it holds what is there already. Further headers of the response are set
 * before. What cannot be compressed now, for too many wait for that, is sent as it is.
 * @param address of the caller, by which compressions take turns
 */
export const sendKept = (request: IncomingMessage, response: ServerResponse, answer: KeptAnswer, address: string): Promise<void> | void => {
  const encoding = encodingFor(request, answer);
  const body = answer.encoded(encoding, address);
  if (Buffer.isBuffer(body)) return send(request, response, answer, { encoding, body });
  return body.then(
    (made) => send(request, response, answer, { encoding, body: made }),
    () => send(request, response, answer, { encoding: 'identity', body: answer.body }),
  );
};
