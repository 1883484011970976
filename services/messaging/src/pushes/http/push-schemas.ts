import { requiredText } from '@paltu/service-kit';
import { z } from 'zod';
import type { PushSubscription } from '../domain/push-subscription.ts';

const endpoint = requiredText('endpoint', 1_000);

const key = (name: string, bytes: number) =>
  z
    .string(`${name} is required`)
    .regex(/^[\w-]+={0,2}$/, `${name} must be base64url`)
    .refine((text) => Buffer.from(text, 'base64url').length === bytes, `${name} must be a key of a browser`);

/** As a browser gives it: `PushSubscription.toJSON()`, without what it does not need to show. */
export const subscribeBody = z.strictObject({
  endpoint,
  keys: z.strictObject({ p256dh: key('p256dh', 65), auth: key('auth', 16) }),
  /** Of what it shows. */
  language: z.enum(['en', 'ur'], 'language must be en or ur'),
});

export const unsubscribeBody = z.strictObject({ endpoint });

export const pushView = z.strictObject({
  /** Of this site, base64url, for `applicationServerKey`; null where nothing is pushed. */
  publicKey: z.string().nullable(),
});

/** What is kept of the browsers of a member; with their secrets, which are theirs. */
export const exportView = z.array(
  z.strictObject({
    endpoint: z.string(),
    p256dh: z.string(),
    auth: z.string(),
    language: z.enum(['en', 'ur']),
    subscribedAt: z.iso.datetime(),
  }),
);

export const presentExport = (all: readonly PushSubscription[]): z.input<typeof exportView> =>
  all.map(({ id: _id, memberId: _memberId, sessionId: _sessionId, subscribedAt, ...kept }) => ({
    ...kept,
    subscribedAt: subscribedAt.toISOString(),
  }));
