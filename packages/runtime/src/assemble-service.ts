import type { RequestListener } from 'node:http';
import type { ConsumerDefinition } from '@paltu/events';
import type { Jobs } from '@paltu/kernel';
import { toAppError } from '@paltu/persistence';
import {
  createApp,
  createTokenVerifier,
  remoteKeys,
  type HealthChecks,
  type RouteContext,
  type TokenKeys,
  type VerifyToken,
} from '@paltu/service-kit';
import type { ServiceConfig, ServiceDefinition } from './define-service.ts';

import type { ServiceParts } from './service-parts.ts';
import type { Slice } from './slice.ts';

export interface AssembleOptions<Config extends ServiceConfig> {
  readonly definition: ServiceDefinition<Config>;
  readonly config: Config;
  readonly parts: ServiceParts;
  readonly checks: HealthChecks;
  readonly isRevoked: (sessionId: string) => boolean;
  /** Only a test sets it: tokens of its own. */
  readonly verifyToken?: VerifyToken | undefined;
  readonly onAnswered?: RouteContext['onAnswered'];
}

/** A service put together from its slices, not yet running. */
export interface AssembledService {
  readonly http: RequestListener;
  readonly consumers: readonly ConsumerDefinition[];
  readonly jobs: Jobs;
  prepare(): Promise<void>;
}

const keysOf = (slices: readonly Slice[], { AUTH_URL: authUrl }: ServiceConfig, { name, logger }: ServiceParts): TokenKeys => {
  const own = slices.find(({ tokenKeys }) => tokenKeys !== undefined)?.tokenKeys;
  if (own !== undefined) return own;
  if (authUrl === undefined) throw new Error(`${name} has no keys to verify tokens with: it needs AUTH_URL`);
  return remoteKeys(authUrl, logger);
};

const verificationOf = <Config extends ServiceConfig>(
  slices: readonly Slice[],
  { config, parts, isRevoked, verifyToken }: AssembleOptions<Config>,
): { readonly verifyToken: VerifyToken; readonly checks: HealthChecks } => {
  if (verifyToken !== undefined) return { verifyToken, checks: {} };
  const { keys, load } = keysOf(slices, config, parts);
  return { verifyToken: createTokenVerifier({ keys, clock: parts.clock, isRevoked }), checks: { keys: load } };
};

const jobsOf = (slices: readonly Slice[]): Jobs => Object.assign({}, ...slices.map(({ jobs }) => jobs)) as Jobs;

export const assembleService = <Config extends ServiceConfig>(options: AssembleOptions<Config>): AssembledService => {
  const { definition, config, parts, onAnswered } = options;
  const slices = definition.slices(parts, config);
  const { verifyToken, checks } = verificationOf(slices, options);
  const http = createApp({
    routes: slices.flatMap(({ routes = [] }) => routes),
    verifyToken,
    logger: parts.logger,
    checks: Object.assign({}, options.checks, checks, ...slices.map((slice) => slice.checks)) as HealthChecks,
    translateError: toAppError,
    checksAnswers: config.CHECK_ANSWERS,
    onAnswered,
  });
  return {
    http,
    consumers: slices.flatMap(({ consumers = [] }) => consumers),
    jobs: jobsOf(slices),
    prepare: async () => {
      for (const { prepare } of slices) await prepare?.();
    },
  };
};
