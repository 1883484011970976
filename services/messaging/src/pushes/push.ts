import { refusal, type Branded, type MemberId, type SessionId } from '@paltu/kernel';

export const pushOff = refusal('conflict', 'push.off', 'Notifications outside of the site are not available here');

/** As every call of such a session is answered. */
export const sessionEnded = refusal('unauthenticated', 'token.revoked', 'The session has ended');

export const unknownPushService = refusal('invalid', 'push.unknown-service', 'Your browser is not supported');

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

/** What is to be shown in one browser about a notice, and waits to be sent. */
export interface Push {
  readonly id: string;
  readonly subscriptionId: PushSubscriptionId;
  readonly noticeId: string;
  readonly createdAt: Date;
  /** Nobody has a use for it after this. */
  readonly expiresAt: Date;
  readonly dueAt: Date;
  readonly attempts: number;
}

const minuteMs = 60_000;

/** From when it is due on. */
export const usefulMs = 24 * 60 * minuteMs;

const firstRetryMs = 10_000;
const longestRetryMs = 60 * minuteMs;

/** When one is tried again that could not be sent, after so many attempts; no sooner than the service asks for. */
export const pushAgainAt = (attempts: number, at: Date, askedSeconds = 0): Date =>
  new Date(at.getTime() + Math.max(askedSeconds * 1_000, Math.min(firstRetryMs * 2 ** Math.max(0, attempts - 1), longestRetryMs)));

/** Who claims one has it for so long; longer than any attempt takes. */
export const claimedUntil = (at: Date): Date => new Date(at.getTime() + 2 * minuteMs);

/** What a browser shows: no name and no text of anybody. */
export interface ShownPush {
  readonly title: string;
  readonly language: 'en' | 'ur';
  /** Key of the page that it opens, with its query. */
  readonly page: string;
  /** One that is shown is replaced by the next with the same. */
  readonly tag: string;
}

/** What a notice shows outside of the site; undefined when nobody needs it: it was read meanwhile, or is not wanted. */
export type ComposePush = (noticeId: string, reader: Pick<PushSubscription, 'memberId' | 'language'>) => Promise<ShownPush | undefined>;

/** `gone`: the browser takes no more. `refused`: this message is taken never. */
export type PushOutcome = 'sent' | 'gone' | 'refused' | { readonly retryAfterSeconds: number | undefined };
