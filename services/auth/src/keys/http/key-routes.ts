import { raw, route, type Route } from '@paltu/service-kit';

/** RFC 7517: the keys that verify our access tokens. */
export const keyRoutes = (publishedKeys: () => readonly object[]): Route[] => [
  route({
    method: 'get',
    path: '/.well-known/jwks.json',
    access: 'public',
    handle: async () => raw({ keys: publishedKeys() }, 200, { 'cache-control': 'public, max-age=300' }),
  }),
];
