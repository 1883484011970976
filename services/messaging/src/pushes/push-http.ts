import type { MemberId } from '@paltu/kernel';
import { requiredText, data, done, message, ok, route, type Route } from '@paltu/service-kit';
import { z } from 'zod';
import type { SubscribeBrowser } from './push-use-cases.ts';
import { pushOff, unknownPushService, type PushSubscription } from './push.ts';

const endpoint = requiredText('endpoint', 1_000);

const key = (name: string, bytes: number) =>
  z
    .string(`${name} is required`)
    .regex(/^[\w-]+={0,2}$/, `${name} must be base64url`)
    .refine((text) => Buffer.from(text, 'base64url').length === bytes, `${name} must be a key of a browser`);

/** As a browser gives it: `PushSubscription.toJSON()`, without what it does not need to show. */
const subscribeBody = z.strictObject({
  endpoint,
  keys: z.strictObject({ p256dh: key('p256dh', 65), auth: key('auth', 16) }),
  /** Of what it shows. */
  language: z.enum(['en', 'ur'], 'language must be en or ur'),
});

const unsubscribeBody = z.strictObject({ endpoint });

const pushView = z.strictObject({
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

interface PushRouteNeeds {
  readonly publicKey: string | undefined;
  readonly subscribeBrowser: SubscribeBrowser;
  readonly unsubscribeBrowser: (memberId: MemberId, endpoint: string) => Promise<void>;
}

const path = '/api/v1/notifications/push';

/** Browsers that show what members are notified of while no page is open. */
export const pushRoutes = ({ publicKey, subscribeBrowser, unsubscribeBrowser }: PushRouteNeeds): Route[] => [
  route({
    method: 'get',
    path,
    access: 'member',
    summary: 'With which key a browser subscribes to notifications that it shows while no page of the site is open (Web Push)',
    answers: { 200: data({ push: pushView }) },
    handle: async () => ok({ push: { publicKey: publicKey ?? null } }),
  }),
  route({
    method: 'post',
    path,
    access: 'member',
    summary:
      'Show notifications of the caller in this browser, until the session is ended in which it asks; once more replaces its keys and its language',
    body: subscribeBody,
    answers: { 200: message() },
    refuses: [pushOff, unknownPushService],
    handle: async ({ actor: { userId: memberId, sessionId }, body: { endpoint, keys, language } }) => {
      await subscribeBrowser({ memberId, sessionId, endpoint, ...keys, language });
      return done();
    },
  }),
  route({
    method: 'post',
    path: `${path}/end`,
    access: 'member',
    summary: 'Show none in this browser any more; one that shows none already changes nothing',
    body: unsubscribeBody,
    answers: { 200: message() },
    handle: async ({ actor: { userId }, body: { endpoint } }) => {
      await unsubscribeBrowser(userId, endpoint);
      return done();
    },
  }),
];
