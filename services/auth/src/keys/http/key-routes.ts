import { json, plainJson, route, type Route } from '@paltu/service-kit';
import { z } from 'zod';

const publicJwk = z
  .strictObject({
    kty: z.string(),
    crv: z.string(),
    x: z.string(),
    y: z.string(),
    kid: z.string(),
    alg: z.literal('ES256'),
    use: z.literal('sig'),
  })
  .meta({ id: 'PublicJwk' });

/** RFC 7517: the keys that verify our access tokens. */
export const keyRoutes = (publishedKeys: () => readonly z.input<typeof publicJwk>[]): Route[] => [
  route({
    method: 'get',
    path: '/.well-known/jwks.json',
    access: 'public',
    limit: 'reads',
    summary: 'The keys that verify access tokens (RFC 7517)',
    answers: { 200: plainJson(z.strictObject({ keys: z.array(publicJwk) })) },
    handle: async () => json(200, { keys: [...publishedKeys()] }, { 'cache-control': 'public, max-age=300' }),
  }),
];
