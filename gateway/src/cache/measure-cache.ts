import type { Metrics } from '@paltu/telemetry';
import type { TaggedCache } from './tagged-cache.ts';

/** Measures how much is kept, and whether it may be given out. */
export const measureCache = (metrics: Metrics, cache: TaggedCache<unknown>): void => {
  metrics.watch('paltu_cache_bytes', () => [{ labels: {}, value: cache.bytes() }]);
  metrics.watch('paltu_cache_current', () => [{ labels: {}, value: cache.isCurrent() ? 1 : 0 }]);
};
