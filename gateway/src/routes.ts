import type { Access, Method } from '@paltu/service-kit';

export type ServiceName = 'auth' | 'pets' | 'moderation';

/** Classes of rate limits. A row declares its class; nothing enforces them yet. */
export type RateLimit = 'registration' | 'login' | 'refresh' | 'session' | 'reads' | 'writes' | 'uploads' | 'pictures';

/** `small`: calls without a body or with a small JSON one. `upload`: multipart with pictures, which may be large and slow. */
export type BodyClass = 'small' | 'upload';

export interface GatewayRoute {
  readonly method: Method;
  /** The public path; `:name` stands for one segment. The service sees exactly what the caller asked for. */
  readonly path: string;
  readonly service: ServiceName;
  /** Who may pass the door. The service checks the token again, and whatever needs data to decide. */
  readonly access: Access;
  readonly limit: RateLimit;
  readonly body: BodyClass;
}

type Gate = readonly [Method, string, ServiceName, Access, RateLimit, BodyClass?];

/** The whole public surface. `GET` answers `HEAD` too; what is in no row is not reachable. */
const table: readonly Gate[] = [
  ['post', '/api/v1/auth/register', 'auth', 'public', 'registration'],
  ['post', '/api/v1/auth/login', 'auth', 'public', 'login'],
  ['post', '/api/v1/auth/refresh', 'auth', 'public', 'refresh'],
  ['post', '/api/v1/auth/logout', 'auth', 'public', 'session'],
  ['get', '/api/v1/auth/profile', 'auth', 'member', 'reads'],
  ['get', '/.well-known/jwks.json', 'auth', 'public', 'reads'],

  ['get', '/api/v1/pets', 'pets', 'public', 'reads'],
  ['post', '/api/v1/pets', 'pets', 'member', 'uploads', 'upload'],
  ['post', '/api/v1/pets/images', 'pets', 'member', 'uploads', 'upload'],
  ['get', '/api/v1/pets/user/my-pets', 'pets', 'member', 'reads'],
  ['get', '/api/v1/pets/:id', 'pets', 'optional', 'reads'],
  ['put', '/api/v1/pets/:id', 'pets', 'member', 'uploads', 'upload'],
  ['delete', '/api/v1/pets/:id', 'pets', 'member', 'writes'],
  ['get', '/media/pets/:imageId/:rendition', 'pets', 'public', 'pictures'],

  ['get', '/api/v1/admin/dashboard/stats', 'moderation', 'admin', 'reads'],
  ['get', '/api/v1/admin/pets/pending', 'moderation', 'admin', 'reads'],
  ['get', '/api/v1/admin/pets', 'moderation', 'admin', 'reads'],
  ['get', '/api/v1/admin/pets/:id/history', 'moderation', 'admin', 'reads'],
  ['patch', '/api/v1/admin/pets/:id/approve', 'moderation', 'admin', 'writes'],
  ['patch', '/api/v1/admin/pets/:id/reject', 'moderation', 'admin', 'writes'],
];

export const routes: readonly GatewayRoute[] = table.map(([method, path, service, access, limit, body = 'small']) => ({
  method,
  path,
  service,
  access,
  limit,
  body,
}));
