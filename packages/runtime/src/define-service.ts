import type { ProcessConfig } from '@paltu/service-kit';
import type { z } from 'zod';
import type { ServiceParts } from './service-parts.ts';
import type { Slice } from './slice.ts';

/** What every service reads from its environment; `AUTH_URL` unless one of its slices holds the keys. */
export type ServiceConfig = ProcessConfig & { readonly AUTH_URL?: string | undefined };

/** A service: a name, a configuration and a list of slices. Everything else follows. */
export interface ServiceDefinition<Config extends ServiceConfig = ServiceConfig> {
  /** `pets`: source of its events (`/paltu/pets`), relay lock, logger, database role. */
  readonly name: string;
  /** The variables it reads. */
  readonly config: z.ZodType<Config>;
  /** Builds the slices. It does no I/O: that is for `prepare` of a slice, so that tools can read what a service is without starting it. */
  readonly slices: (parts: ServiceParts, config: Config) => readonly Slice[];
}

export const defineService = <Config extends ServiceConfig>(definition: ServiceDefinition<Config>): ServiceDefinition<Config> => definition;
