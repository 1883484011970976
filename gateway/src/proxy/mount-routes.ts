import { inSteps, type Step } from '../requests/begin-request.ts';
import type { Logger } from '@paltu/kernel';
import { methodNotAllowed, pathMatcher, tooManyRequests, whenClosed, type ClockComparison, type Method } from '@paltu/service-kit';
import { noMetrics, type Metrics } from '@paltu/telemetry';
import type { Express, RequestHandler } from 'express';
import { admit, memberOf, type AdmitOptions } from '../auth/admit.ts';
import { cachedReads } from '../gen/table.ts';
import { countAtOnce } from '../limits/count-at-once.ts';
import { limitBody, readSmallBody } from '../requests/request-limits.ts';
import type { BodyClass } from '../route-row.ts';
import { countOwn, type GatewayRoute } from '../routes.ts';
import type { Upstreams } from '../upstreams/upstream.ts';
import { interleaveAnswers } from './interleave-answers.ts';
import { defaultLimits, defaultTimeouts, type LaneName, type ProxyLimits, type ProxyTimeouts } from './proxy-limits.ts';
import { openSender, type SendAttempt } from './send-attempt.ts';
import { openReads } from './send-read.ts';
import type { ServiceConcurrency } from './service-concurrency.ts';
import { clockNoter, handOn } from './service-proxy.ts';

interface MountOptions extends AdmitOptions {
  readonly routes: readonly GatewayRoute[];
  readonly services: Upstreams;
  readonly logger: Logger;
  readonly timeouts?: ProxyTimeouts;
  readonly limits?: ProxyLimits | undefined;
  readonly concurrency: ReadonlyMap<string, ServiceConcurrency>;
  /** Before all else of a read whose answer everybody may share. */
  readonly answerFromCache: Step;
  /** Nobody counts unless given. */
  readonly metrics?: Metrics | undefined;
  /** Nobody compares unless given. */
  readonly clocks?: Pick<ClockComparison, 'note'> | undefined;
}

/** Refuses one upload more than a member may have under way: 429. */
const limitUploads = (perMember: number): Step => {
  const begin = countAtOnce();
  return (_request, response) => {
    const { count, leave } = begin(memberOf(response) ?? '');
    if (count > perMember) {
      leave();
      throw tooManyRequests({ retryAfterSeconds: 5 });
    }
    whenClosed(response, leave);
  };
};

const methodsByPath = (routes: readonly GatewayRoute[]): Map<string, string[]> => {
  const methods = new Map<string, string[]>();
  for (const { path, method } of routes) {
    const names = method === 'get' ? ['GET', 'HEAD'] : [method.toUpperCase()];
    methods.set(path, [...(methods.get(path) ?? []), ...names]);
  }
  return methods;
};

const refuseMethod =
  (allowed: readonly string[]): RequestHandler =>
  () => {
    throw methodNotAllowed({ headers: { allow: allowed.join(', ') } });
  };

/** A call of the table, ready to be carried out. */
interface CallRow {
  readonly path: string;
  readonly method: Method;
  readonly carryOut: ReturnType<typeof inSteps>;
}

/** Every call of the table, each through the same steps in this order, whatever finds its row. */
const rowsOf = (options: MountOptions, senders: Readonly<Record<LaneName, SendAttempt>>): readonly CallRow[] => {
  const { services, logger, timeouts = defaultTimeouts, limits = defaultLimits, metrics = noMetrics } = options;
  const noteClock = clockNoter(options.clocks);
  const takeBody: Record<BodyClass, Step> = {
    small: readSmallBody({ withinMs: timeouts.body, heldBytes: limits.heldBytes }),
    upload: limitUploads(limits.uploadsPerMember),
  };
  const cached = new Set(cachedReads.map(({ path }) => path));
  return options.routes.map(({ method, path, service: name, body, ...policy }) => {
    const [service, concurrency] = [services.get(name), options.concurrency.get(name)];
    if (service === undefined || concurrency === undefined)
      throw new Error(`${method} ${path} leads to ${name}, whose address is not known`);
    const isRead = method === 'get';
    const lane = isRead ? 'read' : body;
    const steps: Step[] = [
      ...(isRead && cached.has(path) ? [options.answerFromCache] : []),
      admit(policy, options),
      limitBody(body),
      takeBody[body],
      handOn({ service, concurrency, logger, metrics, noteClock, senders }, lane),
    ];
    return { path, method, carryOut: inSteps(steps) };
  });
};

interface MountedRoutes {
  /** Finds what carries out the read of a path. */
  readonly readAt: (path: string) => CallRow | undefined;
  /** Closes the connections to the services. */
  close(): void;
}

/**
 * Puts the table into the chain, but for its reads: these are found by the segments of their path, before Express, and handed on by
 * connections of their own, for Express and the proxy of the others take several times what the rest of a read does.
 */
export const mountRoutes = (app: Express, options: MountOptions): MountedRoutes => {
  const { routes, timeouts = defaultTimeouts, limits = defaultLimits } = options;
  const [small, upload] = [openSender('small', { timeouts, limits }), openSender('upload', { timeouts, limits })];
  const read = openReads({ timeouts, interleaveAnswers: interleaveAnswers() });
  const rows = rowsOf(options, { read, small: small.send, upload: upload.send });
  for (const { method, path, carryOut } of rows) if (method !== 'get') app[method](path, carryOut);
  for (const [path, methods] of methodsByPath(routes)) app.all(path, countOwn('pages', options.countCall), refuseMethod(methods));
  const find = pathMatcher(rows.filter(({ method }) => method === 'get'));
  return {
    readAt: (path) => find(path)?.row,
    close: () => {
      small.close();
      upload.close();
    },
  };
};
