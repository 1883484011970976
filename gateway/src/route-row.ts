import type { Access, CachePolicy, Method, RateLimit } from '@paltu/service-kit';

/** `small`: calls without a body or with a small JSON one. `upload`: multipart with pictures, which may be large and slow. */
export type BodyClass = 'small' | 'upload';

/** One row of the generated table: method, path, service, access, rate limit, body class, and whether the password has to be recent. */
export type RouteRow = readonly [Method, string, string, Access, RateLimit, BodyClass, 'recent-password'?];

/** A call whose answer everybody may share. */
export interface CachedRead extends CachePolicy {
  readonly path: string;
  readonly service: string;
  /** What its answer depends on, in one order; any other parameter is not handed on. */
  readonly parameters: readonly string[];
}
