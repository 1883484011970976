import type { Branded, MemberId, SessionId } from '@paltu/kernel';

export type PushSubscriptionId = Branded<string, 'PushSubscriptionId'>;

/** A browser of a member that shows what they are notified of while no page of ours is open (RFC 8030). */
export interface PushSubscription {
  readonly id: PushSubscriptionId;
  readonly memberId: MemberId;
  /** In which it was asked for: it goes with it. Null where the release before kept it. */
  readonly sessionId: SessionId | null;
  /** Where its maker takes messages for it: who knows it and our private key can write to it. */
  readonly endpoint: string;
  /** Its public key and its secret, base64url: what is sent is encrypted for it alone (RFC 8291). */
  readonly p256dh: string;
  readonly auth: string;
  readonly language: 'en' | 'ur';
  readonly subscribedAt: Date;
}

/** So many browsers of a member; with one more the oldest is forgotten. */
export const mostBrowsers = 10;

/** Far longer than a token lives. */
const rememberedMs = 24 * 60 * 60_000;

/** A session that ended before has no token by which a browser could ask. */
export const rememberedSince = (at: Date): Date => new Date(at.getTime() - rememberedMs);

/** Services that browsers let their messages be brought by: hosts, `*.` in front for all below, or whole origins. */
export type PushServices = readonly string[];

export const usualPushServices: PushServices = [
  'fcm.googleapis.com',
  'updates.push.services.mozilla.com',
  '*.push.services.mozilla.com',
  '*.notify.windows.com',
  '*.push.apple.com',
];

/** Whether an address is of such a service: what a member names is where this service sends to. */
export const isOfPushService = (endpoint: string, services: PushServices): boolean => {
  if (!URL.canParse(endpoint)) return false;
  const { protocol, host, origin, username, password } = new URL(endpoint);
  if (username !== '' || password !== '') return false;
  return services.some((service) => {
    if (service.includes('://')) return origin === service;
    const isBelow = service.startsWith('*.') && host.endsWith(service.slice(1));
    return protocol === 'https:' && (isBelow || host === service);
  });
};
