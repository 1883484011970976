import type { MailQueue, WaitingMail } from '@paltu/mail';
import type { InTransaction } from '@paltu/persistence';
import type { Language, Subscription, SubscriptionMailOrder } from '../domain/subscription.ts';

export type SubscriptionMail = WaitingMail<SubscriptionMailOrder>;

/** An address, and since when it is known to be that of a member. */
export interface VerifiedEmail {
  readonly email: string;
  readonly since: Date;
}

export interface SubscriptionWanted {
  readonly email: string;
  /** Key of the page that is waited for, or `newsletter`. */
  readonly page: string;
  readonly language: Language;
}

/** Subscriptions as they are changed; what is read stays locked until the transaction ends. */
export interface SubscriptionRepository {
  /** A new one that was just asked for when there is none. */
  get(wanted: SubscriptionWanted, at: Date): Promise<Subscription>;
  find(id: Subscription['id']): Promise<Subscription | undefined>;
  /** At most `limit` that are confirmed for a page. */
  listConfirmed(page: string, limit: number): Promise<readonly Subscription[]>;
  save(subscription: Subscription): Promise<void>;
  /** Takes away all of one address that has changed since it is known to be a member's, and not since that instant. */
  forgetAddress(verified: VerifiedEmail, until: Date): Promise<void>;
}

export type TokenPurpose = 'confirm' | 'unsubscribe';

/** What the link of a mail is for. The token itself is in the mail alone. */
export interface SubscriptionToken {
  readonly hash: string;
  readonly subscriptionId: Subscription['id'];
  readonly purpose: TokenPurpose;
  /** Null when it works for as long as there is a subscription. */
  readonly expiresAt: Date | null;
}

export interface SubscriptionTokens {
  add(token: SubscriptionToken): Promise<void>;
  find(hash: string, purpose: TokenPurpose): Promise<SubscriptionToken | undefined>;
}

/** Makes tokens, and the hashes by which they are kept. */
export interface TokenSecrets {
  create(): string;
  hash(token: string): string;
}

/** All that a use case may write with. */
export interface SubscriptionScope {
  readonly subscriptions: SubscriptionRepository;
  readonly tokens: SubscriptionTokens;
  readonly mails: MailQueue<SubscriptionMailOrder>;
}

export type InSubscriptionTransaction = InTransaction<SubscriptionScope>;

export interface SubscriptionQueries {
  /** All of an address that has changed since it is known to be a member's. */
  listOf(verified: VerifiedEmail): Promise<readonly Subscription[]>;
  /** Takes away what nobody confirmed or has ended since that instant, and links that expired before now; returns how many. */
  forget(before: Date, now: Date): Promise<number>;
}
