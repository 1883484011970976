import type { ClientRequest, IncomingMessage, Server } from 'node:http';
import { AppError, serviceUnavailable, type Logger } from '@paltu/kernel';
import { isStopping, requestTooLarge } from '@paltu/service-kit';
import type { Metrics } from '@paltu/telemetry';
import type { Request, RequestHandler, Response } from 'express';
import { createProxyMiddleware, definePlugin } from 'http-proxy-middleware';
import type { BodyClass } from '../route-row.ts';
import { serviceSlow } from '../requests/gateway-refusals.ts';
import { bodyOf } from '../requests/read-small-body.ts';
import { largestBody } from '../requests/request-limits.ts';
import type { Upstream } from '../upstreams/upstream.ts';
import { NoConnection } from './no-connection.ts';
import { paceUpload } from './pace-upload.ts';
import type { ProxyLimits, ProxyTimeouts } from './proxy-limits.ts';
import { serviceCall, type ServiceCall } from './service-call.ts';
import { leaveLane, serviceLane } from './service-lane.ts';
import type { ServiceSlots } from './service-slots.ts';
import type { TakeTurns } from './take-turns.ts';

export interface ProxyOptions {
  readonly service: Upstream;
  readonly logger: Logger;
  readonly timeouts: ProxyTimeouts;
  readonly limits: ProxyLimits;
  readonly slots: ServiceSlots;
  readonly metrics: Metrics;
  /** Of the answers of all services. */
  readonly takeTurns: TakeTurns;
  /** Compares the service's clock with ours. */
  readonly noteClock: (service: string, answer: IncomingMessage) => void;
}

const ownToOneHop = ['connection', 'keep-alive', 'proxy-authenticate', 'upgrade', 'trailer', 'server', 'x-powered-by'];

const limitConnecting = (outgoing: ClientRequest, ms: number): void => {
  const { socket } = outgoing;
  if (socket?.connecting !== true) return;
  const timer = setTimeout(() => outgoing.destroy(new NoConnection('no connection in time')), ms);
  socket.once('connect', () => clearTimeout(timer));
  outgoing.once('close', () => clearTimeout(timer));
};

const limitSilence = (outgoing: ClientRequest, ms: number): void => {
  outgoing.setTimeout(ms, () => outgoing.destroy(serviceSlow()));
};

const limitWhole = (outgoing: ClientRequest, ms: number): void => {
  const timer = setTimeout(() => outgoing.destroy(serviceSlow()), ms);
  outgoing.once('close', () => clearTimeout(timer));
};

/** Listens beside the pipe that carries the body, from the same tick on: a listener any earlier would lose its first bytes. */
const countBody = (request: Request, outgoing: ClientRequest): void => {
  if (request.headers['transfer-encoding'] === undefined) return;
  let size = 0;
  request.on('data', (chunk: Buffer) => {
    size += chunk.length;
    if (size > largestBody.upload) outgoing.destroy(requestTooLarge());
  });
};

/** What a caller gets to know of a failure between us and a service: never its message, which names addresses. */
const refusalOfFailure = (error: unknown): AppError => (error instanceof AppError ? error : serviceUnavailable());

/** Callers of a gateway that stops have to go to another one. */
const isStaying = (response: Response): boolean => {
  const server = (response.socket as { server?: Server } | null)?.server;
  return response.shouldKeepAlive && (server === undefined || !isStopping(server));
};

/** The proxy would copy a header of its own conversation with the service; this one is between the caller and us. */
const ownConnection = (answer: IncomingMessage, response: Response): void => {
  for (const name of ownToOneHop) Reflect.deleteProperty(answer.headers, name);
  answer.headers.connection = isStaying(response) ? 'keep-alive' : 'close';
};

/** What is done to each call on its way to the service, by the kind of its body. */
const watch = {
  small:
    ({ timeouts }: ProxyOptions) =>
    (outgoing: ClientRequest, _request: Request, response: Response): void => {
      limitSilence(outgoing, timeouts.answer);
      limitWhole(outgoing, timeouts.whole);
      const body = bodyOf(response);
      // It was read before; the proxy, which pipes the request, finds it at its end.
      if (body !== undefined && body.length > 0) outgoing.write(body);
    },
  upload:
    ({ timeouts, limits }: ProxyOptions) =>
    (outgoing: ClientRequest, request: Request): void => {
      limitSilence(outgoing, timeouts.uploadAnswer);
      countBody(request, outgoing);
      paceUpload(request, outgoing, limits.pace);
    },
} satisfies Record<BodyClass, unknown>;

type Fail = (response: Response, error: unknown) => void;

const guard = (options: ProxyOptions, body: BodyClass, calls: WeakMap<Response, ServiceCall>, fail: Fail) =>
  definePlugin<Request, Response>((proxy) => {
    const { service, logger, timeouts } = options;
    const watchCall = watch[body](options);
    proxy.on('proxyReq', (outgoing, request, response) => {
      const call = calls.get(response);
      const tryOfNow = call?.begin(outgoing);
      outgoing.once('close', () => {
        tryOfNow?.leave();
        // A failure is noticed after this, and may begin another try in the same place.
        setImmediate(() => call?.attempt() === tryOfNow && leaveLane(response));
      });
      limitConnecting(outgoing, timeouts.connect);
      watchCall(outgoing, request, response);
    });
    proxy.on('proxyRes', (answer, _request, response) => {
      calls.get(response)?.attempt().answered();
      options.noteClock(service.name, answer);
      ownConnection(answer, response);
      options.takeTurns(answer, response);
    });
    proxy.on('error', (error, request, response) => {
      const caller = response as Response;
      // The caller went away, or already reads an answer: the proxy itself cuts that one short when it is not whole.
      if (caller.destroyed || caller.headersSent) return;
      const call = calls.get(caller);
      const replica = call?.attempt().replica.origin;
      const isTriedAgain = call?.failed(error) === true;
      // A refusal of ours (a body that grew too large) proves nothing about the service.
      if (!(error instanceof AppError))
        logger.warn(
          { upstream: service.name, replica, method: request?.method, reason: error.message, isTriedAgain },
          'a service did not answer',
        );
      if (isTriedAgain) options.metrics.count('paltu_upstream_retried_calls_total', { upstream: service.name });
      else fail(caller, error);
    });
  });

interface ProxyLane {
  readonly handle: RequestHandler[];
  close(): void;
}

/** How calls of one kind reach a service. */
const proxyLane = (options: ProxyOptions, body: BodyClass): ProxyLane => {
  const { service, slots, limits } = options;
  const { agent, enter } = serviceLane(slots[body], limits.lanes[body].running);
  const failures = new WeakMap<Response, (error: unknown) => void>();
  const calls = new WeakMap<Response, ServiceCall>();
  const proxy = createProxyMiddleware<Request, Response>({
    router: (_request, response) => (calls.get(response as Response) as ServiceCall).attempt().replica.origin,
    agent,
    // The library's own plugins answer with the address of the service and write to the console.
    ejectPlugins: true,
    plugins: [guard(options, body, calls, (response, error) => failures.get(response)?.(refusalOfFailure(error)))],
  });
  const check: RequestHandler = (_request, _response, next) => {
    service.check();
    next();
  };
  const forward: RequestHandler = (request, response, next) => {
    failures.set(response, next);
    // Failures come as events. Of what the library passes on beside them, only "not mine" is news.
    const send = (): void => void proxy(request, response, (error?: unknown) => (error === undefined ? next() : undefined));
    calls.set(response, serviceCall({ service, body, request, response, send }));
    send();
  };
  return { handle: [check, enter, forward], close: () => agent.destroy() };
};

export interface ServiceProxy {
  readonly handle: Readonly<Record<BodyClass, RequestHandler[]>>;
  close(): void;
}

/**
 * Hands a request to a replica of a service as it is, address, body and all, over kept connections: small bodies as `readSmallBody` has
 * read them, uploads as they come. A service that is down answers 503, a slow one 504; the caller's going away ends the call to the
 * service too.
 */
export const serviceProxy = (options: ProxyOptions): ServiceProxy => {
  const [small, upload] = [proxyLane(options, 'small'), proxyLane(options, 'upload')];
  const close = (): void => {
    small.close();
    upload.close();
  };
  return {
    handle: { small: small.handle, upload: upload.handle },
    close,
  };
};
