import type { RequestListener } from 'node:http';
import type { DocumentTransaction } from '@paltu/documents';
import type { ConsumerDefinition, RepublishedState } from '@paltu/events';
import type { Jobs, SessionId } from '@paltu/kernel';
import { toAppError } from '@paltu/persistence';
import {
  createApp,
  createTokenVerifier,
  remoteKeys,
  type HealthChecks,
  type Route,
  type RouteContext,
  type TokenKeys,
  type TokenVerifierOptions,
} from '@paltu/service-kit';
import type { Telemetry } from '@paltu/telemetry';
import type { ServiceConfig, ServiceDefinition, ServiceParts, MailBacklog, Slice } from './define-service.ts';

interface AssembleOptions<Config extends ServiceConfig> {
  readonly definition: ServiceDefinition<Config>;
  readonly config: Config;
  readonly parts: ServiceParts;
  readonly checks: HealthChecks;
  /** What `/readyz` reports besides. */
  readonly degraded?: (() => readonly string[]) | undefined;
  /** Is given what a call failed with. */
  readonly onFailure?: ((error: unknown) => void) | undefined;
  readonly isRevoked: (sessionId: SessionId) => boolean;
  readonly onFutureToken?: TokenVerifierOptions['onFutureToken'];
  /** Only a test sets it: keys of its own. */
  readonly tokenKeys?: TokenKeys | undefined;
  readonly onAnswered?: RouteContext['onAnswered'];
  readonly telemetry?: Telemetry | undefined;
}

/** A service put together from its slices, not yet running. */
export interface AssembledService {
  readonly http: RequestListener;
  readonly routes: readonly Route[];
  readonly consumers: readonly ConsumerDefinition[];
  readonly jobs: Jobs;
  readonly republishes: readonly RepublishedState[];
  /** The same where it runs on MongoDB. */
  readonly onDocuments: {
    readonly consumers: readonly ConsumerDefinition<DocumentTransaction>[];
    readonly republishes: readonly RepublishedState<DocumentTransaction>[];
  };
  /** What the slices report at `/readyz`, each problem once. */
  degraded(): readonly string[];
  readonly mailBacklogs: readonly (() => MailBacklog)[];
  prepare(): Promise<void>;
  close(): Promise<void>;
}

const keysOf = (slices: readonly Slice[], { AUTH_URL: authUrl }: ServiceConfig, { name, logger }: ServiceParts): TokenKeys => {
  const own = slices.find(({ tokenKeys }) => tokenKeys !== undefined)?.tokenKeys;
  if (own !== undefined) return own;
  if (authUrl === undefined) throw new Error(`${name} has no keys to verify tokens with: it needs AUTH_URL`);
  return remoteKeys(authUrl, logger);
};

const jobsOf = (slices: readonly Slice[]): Jobs => Object.assign({}, ...slices.map(({ jobs }) => jobs)) as Jobs;

export const assembleService = <Config extends ServiceConfig>(options: AssembleOptions<Config>): AssembledService => {
  const { definition, config, parts, isRevoked, onAnswered, onFutureToken, telemetry } = options;
  const slices = definition.slices(parts, config);
  const routes = slices.flatMap((slice) => slice.routes ?? []);
  const degraded = () => [...new Set(slices.flatMap((slice) => slice.degraded?.() ?? []))];
  const { keys, load } = options.tokenKeys ?? keysOf(slices, config, parts);
  const http = createApp({
    routes,
    verifyToken: createTokenVerifier({ keys, clock: parts.clock, isRevoked, ...(onFutureToken === undefined ? {} : { onFutureToken }) }),
    logger: parts.logger,
    checks: Object.assign({}, options.checks, { keys: load }, ...slices.map((slice) => slice.checks)) as HealthChecks,
    degraded: () => [...(options.degraded?.() ?? []), ...degraded()],
    translateError: (error) => {
      options.onFailure?.(error);
      return toAppError(error);
    },
    checksAnswers: config.CHECK_ANSWERS,
    onAnswered,
    telemetry,
  });
  return {
    http,
    routes,
    consumers: slices.flatMap(({ consumers = [] }) => consumers),
    jobs: jobsOf(slices),
    republishes: slices.flatMap(({ republishes = [] }) => republishes),
    onDocuments: {
      consumers: slices.flatMap(({ onDocuments }) => onDocuments?.consumers ?? []),
      republishes: slices.flatMap(({ onDocuments }) => onDocuments?.republishes ?? []),
    },
    degraded,
    mailBacklogs: slices.flatMap(({ mailBacklog }) => mailBacklog ?? []),
    prepare: async () => {
      for (const { prepare } of slices) await prepare?.();
    },
    close: async () => {
      for (const { close } of slices) await close?.();
    },
  };
};
