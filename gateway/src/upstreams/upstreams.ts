import type { Logger } from '@paltu/kernel';
import { upstream, type Upstream } from './upstream.ts';
import type { WatchTimes } from './watch-replicas.ts';

/** The services by name. */
export type Upstreams = ReadonlyMap<string, Upstream>;

/** @param addresses of each service, its base addresses */
export const openUpstreams = (addresses: Readonly<Record<string, readonly string[]>>, logger: Logger, times?: WatchTimes): Upstreams =>
  new Map(
    Object.entries(addresses).map(([name, own]) => [
      name,
      upstream({ name, addresses: own, logger, ...(times === undefined ? {} : { times }) }),
    ]),
  );
