import type { MemberId, SessionId } from '@paltu/kernel';
import type { DueRows, InTransaction } from '@paltu/persistence';
import type { Push } from '../domain/push.ts';
import type { PushSubscription, PushSubscriptionId } from '../domain/push-subscription.ts';

export interface PushSubscriptionRepository {
  /** Of a member, the oldest first. */
  list(memberId: MemberId): Promise<readonly PushSubscription[]>;
  /** One address is one browser: what was kept of it is replaced, of another member, too. */
  keep(subscription: PushSubscription): Promise<void>;
  /** What waits for it is dropped. */
  remove(id: PushSubscriptionId): Promise<void>;
  removeAddress(memberId: MemberId, endpoint: string): Promise<void>;
  removeOfSession(id: SessionId): Promise<void>;
  forget(memberId: MemberId): Promise<void>;
}

/** Sessions that ended while tokens of theirs may live. */
export interface EndedSessions {
  /** The answer holds until the transaction ends: `add` waits for it. */
  has(id: SessionId): Promise<boolean>;
  add(id: SessionId, at: Date): Promise<void>;
}

/** All that a use case may write with. */
export interface PushScope {
  readonly subscriptions: PushSubscriptionRepository;
  readonly endedSessions: EndedSessions;
}

export type InPushTransaction = InTransaction<PushScope>;

export interface PushQueries extends Pick<DueRows<Push>, 'claim' | 'remove' | 'putOff'> {
  find(id: PushSubscriptionId): Promise<PushSubscription | undefined>;
  list(memberId: MemberId): Promise<readonly PushSubscription[]>;
  /** The browser is no more. */
  removeSubscription(id: PushSubscriptionId): Promise<void>;
  /** Forgets sessions that ended before that instant; returns how many. */
  forgetSessions(before: Date): Promise<number>;
}

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

/** Encrypts it for the browser, and hands it to its service. Rejects when that cannot be reached. */
export type SendPush = (subscription: PushSubscription, shown: ShownPush) => Promise<PushOutcome>;
