import { data, done, message, ok, route, type Route } from '@paltu/service-kit';
import type { MemberId } from '@paltu/kernel';
import { pushOff, unknownPushService } from '../domain/push-errors.ts';
import type { SubscribeBrowser } from '../use-cases/subscribe-browser.ts';
import { pushView, subscribeBody, unsubscribeBody } from './push-schemas.ts';

export interface PushRouteNeeds {
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
    limit: 'reads',
    summary: 'With which key a browser subscribes to notifications that it shows while no page of the site is open (Web Push)',
    answers: { 200: data({ push: pushView }) },
    handle: async () => ok({ push: { publicKey: publicKey ?? null } }),
  }),
  route({
    method: 'post',
    path,
    access: 'member',
    limit: 'writes',
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
    limit: 'writes',
    summary: 'Show none in this browser any more; one that shows none already changes nothing',
    body: unsubscribeBody,
    answers: { 200: message() },
    handle: async ({ actor: { userId }, body: { endpoint } }) => {
      await unsubscribeBrowser(userId, endpoint);
      return done();
    },
  }),
];
