import { Agent, type ClientRequest, type IncomingMessage, type Server } from 'node:http';
import { AppError, serviceUnavailable, type Logger } from '@paltu/kernel';
import type { Request, RequestHandler, Response } from 'express';
import { createProxyMiddleware, definePlugin } from 'http-proxy-middleware';
import { requestTooLarge } from '@paltu/service-kit';
import { serviceSlow } from '../requests/gateway-refusals.ts';
import { largestBody } from '../requests/request-limits.ts';
import type { BodyClass } from '../gate.ts';

/** In milliseconds. `answer` is silence: a body that still flows in either direction is no silence. */
export interface ProxyTimeouts {
  readonly connect: number;
  readonly answer: number;
  readonly uploadAnswer: number;
}

export const defaultTimeouts: ProxyTimeouts = { connect: 2_000, answer: 30_000, uploadAnswer: 90_000 };

export interface ProxyOptions {
  readonly target: string;
  readonly service: string;
  readonly logger: Logger;
  readonly timeouts: ProxyTimeouts;
}

const ownToOneHop = ['connection', 'keep-alive', 'proxy-authenticate', 'upgrade', 'trailer', 'server', 'x-powered-by'];

const bodyClassOf = (response: Response): BodyClass => (response.locals['bodyClass'] as BodyClass | undefined) ?? 'small';

const limitConnecting = (outgoing: ClientRequest, ms: number): void => {
  const { socket } = outgoing;
  if (socket?.connecting !== true) return;
  const timer = setTimeout(() => outgoing.destroy(new Error('no connection in time')), ms);
  socket.once('connect', () => clearTimeout(timer));
  outgoing.once('close', () => clearTimeout(timer));
};

const limitSilence = (outgoing: ClientRequest, ms: number): void => {
  outgoing.setTimeout(ms, () => outgoing.destroy(serviceSlow()));
};

/** Listens beside the pipe that carries the body, from the same tick on: a listener any earlier would lose its first bytes. */
const countBody = (request: Request, outgoing: ClientRequest, most: number): void => {
  if (request.headers['transfer-encoding'] === undefined) return;
  let size = 0;
  request.on('data', (chunk: Buffer) => {
    size += chunk.length;
    if (size > most) outgoing.destroy(requestTooLarge());
  });
};

/** What a caller hears of a failure between us and a service: never its words, for they name addresses. */
const refusalOfFailure = (error: unknown): AppError => (error instanceof AppError ? error : serviceUnavailable());

/** False while the gateway stops: callers then have to go to another one. */
const isListening = (response: Response): boolean => (response.socket as { server?: Server } | null)?.server?.listening !== false;

/** The proxy would copy a header of its own conversation with the service; this one is between the caller and us. */
const ownConnection = (answer: IncomingMessage, response: Response): void => {
  for (const name of ownToOneHop) Reflect.deleteProperty(answer.headers, name);
  const isStaying = response.shouldKeepAlive && isListening(response);
  answer.headers.connection = isStaying ? 'keep-alive' : 'close';
};

const guard = ({ timeouts, service, logger }: ProxyOptions, fail: (response: Response, error: unknown) => void) =>
  definePlugin<Request, Response>((proxy) => {
    proxy.on('proxyReq', (outgoing, request, response) => {
      const body = bodyClassOf(response);
      limitConnecting(outgoing, timeouts.connect);
      limitSilence(outgoing, body === 'upload' ? timeouts.uploadAnswer : timeouts.answer);
      countBody(request, outgoing, largestBody[body]);
    });
    proxy.on('proxyRes', (answer, _request, response) => ownConnection(answer, response));
    proxy.on('error', (error, request, response) => {
      const caller = response as Response;
      // The caller went away, or already reads an answer: the proxy itself cuts that one short when it is not whole.
      if (caller.destroyed || caller.headersSent) return;
      // A refusal of ours (a body that grew too large) says nothing of the service.
      if (!(error instanceof AppError))
        logger.warn({ upstream: service, method: request?.method, reason: error.message }, 'a service did not answer');
      fail(caller, error);
    });
  });

/**
 * Hands a request to a service as it is, address, body and all, over kept connections. No body may have been read before.
 * A service that is down answers 503, a slow one 504; the caller's going away ends the call to the service too.
 */
export const serviceProxy = (options: ProxyOptions): { handle: RequestHandler; close(): void } => {
  const agent = new Agent({ keepAlive: true, maxSockets: 256, maxFreeSockets: 32, scheduling: 'lifo' });
  const failures = new WeakMap<Response, (error: unknown) => void>();
  const proxy = createProxyMiddleware<Request, Response>({
    target: options.target,
    agent,
    // The library's own plugins answer with the address of the service and write to the console.
    ejectPlugins: true,
    plugins: [guard(options, (response, error) => failures.get(response)?.(refusalOfFailure(error)))],
  });
  const handle: RequestHandler = (request, response, next) => {
    failures.set(response, next);
    // Failures come as events. Of what the library passes on beside them, only "not mine" is news.
    void proxy(request, response, (error?: unknown) => (error === undefined ? next() : undefined));
  };
  return { handle, close: () => agent.destroy() };
};
