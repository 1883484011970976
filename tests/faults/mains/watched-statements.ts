import { AsyncLocalStorage } from 'node:async_hooks';
import type { ServiceConfig, ServiceDefinition } from '@paltu/runtime';
import type { Route } from '@paltu/service-kit';
import pg from 'pg';

/** A request whose statements are watched. */
export interface WatchedRequest {
  /** `PATCH /api/v1/orders/parcels/:id/status delivered` */
  readonly name: string;
  /** How many statements it has sent so far. */
  statements: number;
}

/** Called before each statement of a watched request, and before its answer; what it returns is sent in place of the statement. */
export type BeforeStatement = (request: WatchedRequest, text: string) => string;

const requests = new AsyncLocalStorage<WatchedRequest>();

/** Whatever moves pieces or money. */
const isWatched = ({ method, path }: Route): boolean => method !== 'get' && path.startsWith('/api/v1/orders');

const statusIn = (body: unknown): string => {
  const status = (body as { readonly status?: unknown } | undefined)?.status;
  return typeof status === 'string' ? ` ${status}` : '';
};

const watchedRoute = (route: Route, before: BeforeStatement): Route => ({
  ...route,
  handle: async (call) => {
    const request = { name: `${route.method.toUpperCase()} ${route.path}${statusIn(call.body)}`, statements: 0 };
    const reply = await requests.run(request, () => route.handle(call));
    // All is kept, and nobody knows it yet.
    request.statements += 1;
    before(request, 'the answer');
    return reply;
  },
});

type Sent = string | { readonly text: string };

const textOf = (sent: Sent): string => (typeof sent === 'string' ? sent : sent.text);

/** Every statement of a watched request passes `before`, whatever sends it: the driver itself is wrapped. */
const wrapDriver = (before: BeforeStatement): void => {
  const client = pg.Client.prototype as unknown as { query(this: pg.Client, sent: Sent, ...rest: readonly unknown[]): unknown };
  const { query } = client;
  client.query = function (sent, ...rest) {
    const request = requests.getStore();
    if (request === undefined) return query.call(this, sent, ...rest);
    request.statements += 1;
    const text = before(request, textOf(sent));
    return query.call(this, typeof sent === 'string' ? text : Object.assign(sent, { text }), ...rest);
  };
};

/** The service as it is, but the statements of its requests about orders pass `before`. */
export const watchStatements = <Config extends ServiceConfig>(
  service: ServiceDefinition<Config>,
  before: BeforeStatement,
): ServiceDefinition<Config> => {
  wrapDriver(before);
  return {
    ...service,
    slices: (parts, config) =>
      service.slices(parts, config).map((slice) => ({
        ...slice,
        ...(slice.routes === undefined
          ? {}
          : { routes: slice.routes.map((route) => (isWatched(route) ? watchedRoute(route, before) : route)) }),
      })),
  };
};
