import http from 'node:http';
import https from 'node:https';
import { dependencyTimeouts } from '@paltu/kernel';

export interface S3Timeouts {
  /** Until the connection stands. */
  readonly connectMs: number;
  /** How long a server that holds a request, or is in the middle of an answer, may be silent. */
  readonly answerMs: number;
}

/** How long an S3 server may take. */
export const s3Timeouts: S3Timeouts = {
  connectMs: dependencyTimeouts.objectStore.connect,
  answerMs: dependencyTimeouts.objectStore.response,
};

const late = (what: string, ms: number): Error => Object.assign(new Error(`${what} within ${ms} ms`), { code: 'ETIMEDOUT' });

const watchConnecting = (request: http.ClientRequest, connectMs: number): void => {
  request.once('socket', (socket) => {
    if (!socket.connecting) return;
    const timer = setTimeout(() => request.destroy(late('no connection', connectMs)), connectMs);
    for (const ended of ['connect', 'close']) socket.once(ended, () => clearTimeout(timer));
  });
};

// The client asks again after these and leaves their answers unread, which would keep the connection for ever. It reads all the others, such
// as 507 of a server that is full, and would wait without end for what somebody else has read.
const dropped = new Set([408, 429, 499, 500, 502, 503, 504, 520]);

/** What the client sends its requests by: connections are kept and used again, and no silence is endless. */
export const s3Transport = (secure: boolean, { connectMs, answerMs }: S3Timeouts): Pick<typeof http, 'request'> => {
  const { request: send, Agent } = secure ? https : http;
  const agent = new Agent({ keepAlive: true });
  const request = (options: http.RequestOptions, onAnswer?: (answer: http.IncomingMessage) => void): http.ClientRequest => {
    const sent = send({ ...options, agent, timeout: answerMs }, (answer) => {
      if (dropped.has(answer.statusCode ?? 0)) answer.resume();
      onAnswer?.(answer);
    });
    watchConnecting(sent, connectMs);
    sent.once('timeout', () => sent.destroy(late('no answer', answerMs)));
    return sent;
  };
  // The client calls it in this one of its two forms.
  return { request: request as typeof http.request };
};
