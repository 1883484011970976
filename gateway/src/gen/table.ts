// Generated from the routes of the services by `make codegen`. Do not edit.
import type { Gate } from '../gate.ts';

/** Method, path, service, access, rate limit and body class of every call. */
export const table: readonly Gate[] = [
  ['get', '/.well-known/jwks.json', 'auth', 'public', 'reads', 'small'],
  ['post', '/api/v1/auth/register', 'auth', 'public', 'registration', 'small'],
  ['get', '/api/v1/auth/profile', 'auth', 'member', 'reads', 'small'],
  ['put', '/api/v1/auth/change-password', 'auth', 'member', 'writes', 'small'],
  ['post', '/api/v1/auth/login', 'auth', 'public', 'login', 'small'],
  ['post', '/api/v1/auth/refresh', 'auth', 'public', 'refresh', 'small'],
  ['post', '/api/v1/auth/logout', 'auth', 'public', 'session', 'small'],
  ['get', '/api/v1/auth/sessions', 'auth', 'member', 'reads', 'small'],
  ['delete', '/api/v1/auth/sessions', 'auth', 'member', 'session', 'small'],
  ['delete', '/api/v1/auth/sessions/:id', 'auth', 'member', 'session', 'small'],
  ['get', '/api/v1/admin/dashboard/stats', 'moderation', 'admin', 'reads', 'small'],
  ['get', '/api/v1/admin/pets/pending', 'moderation', 'admin', 'reads', 'small'],
  ['get', '/api/v1/admin/pets', 'moderation', 'admin', 'reads', 'small'],
  ['get', '/api/v1/admin/pets/:id/history', 'moderation', 'admin', 'reads', 'small'],
  ['patch', '/api/v1/admin/pets/:id/approve', 'moderation', 'admin', 'writes', 'small'],
  ['patch', '/api/v1/admin/pets/:id/reject', 'moderation', 'admin', 'writes', 'small'],
  ['patch', '/api/v1/admin/pets/bulk-approve', 'moderation', 'admin', 'writes', 'small'],
  ['patch', '/api/v1/admin/pets/bulk-reject', 'moderation', 'admin', 'writes', 'small'],
  ['post', '/api/v1/pets/images', 'pets', 'member', 'uploads', 'upload'],
  ['get', '/media/pets/:imageId/:file', 'pets', 'public', 'pictures', 'small'],
  ['get', '/api/v1/pets', 'pets', 'public', 'reads', 'small'],
  ['get', '/api/v1/pets/user/my-pets', 'pets', 'member', 'reads', 'small'],
  ['get', '/api/v1/pets/:id', 'pets', 'optional', 'reads', 'small'],
  ['post', '/api/v1/pets', 'pets', 'member', 'uploads', 'upload'],
  ['put', '/api/v1/pets/:id', 'pets', 'member', 'uploads', 'upload'],
  ['patch', '/api/v1/pets/:id/status', 'pets', 'member', 'writes', 'small'],
  ['delete', '/api/v1/pets/:id', 'pets', 'member', 'writes', 'small'],
  ['patch', '/api/v1/admin/pets/:id/featured', 'pets', 'admin', 'writes', 'small'],
];
