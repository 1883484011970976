import { refusal, type Branded } from '@paltu/kernel';

export const subscriptionLinkInvalid = refusal('invalid', 'subscription.link-invalid', 'This link is not valid, or has expired');

export type SubscriptionId = Branded<string, 'SubscriptionId'>;

export type Language = 'en' | 'ur';

/** The page of a subscription to the newsletter, which waits for none. */
export const newsletter = '';

/** That somebody wants mail of us: the newsletter, or one mail when a page opens. One for each address and page. */
export interface Subscription {
  readonly id: SubscriptionId;
  /** As typed the last time. */
  readonly email: string;
  readonly emailKey: string;
  /** Key of the page that is waited for, or `newsletter`. */
  readonly page: string;
  readonly language: Language;
  /** Asked for, by anybody; confirmed by the reader of the address; `told`: notified that the page is open; ended by its reader. */
  readonly state: 'asked' | 'confirmed' | 'told' | 'ended';
  readonly changedAt: Date;
}

export type SubscriptionMailKind = 'confirm-newsletter' | 'confirm-page' | 'newsletter-confirmed' | 'page-confirmed' | 'page-open';

/** What is to be mailed about a subscription. */
export interface SubscriptionMailOrder {
  readonly kind: SubscriptionMailKind;
  readonly language: Language;
  readonly subscriptionId: SubscriptionId;
  readonly address: string;
}

const hourMs = 60 * 60_000;
const dayMs = 24 * hourMs;

/** For how long anybody has a use for a mail. */
export const usefulMs: Readonly<Record<SubscriptionMailKind, number>> = {
  'confirm-newsletter': dayMs,
  'confirm-page': dayMs,
  'newsletter-confirmed': dayMs,
  'page-confirmed': dayMs,
  'page-open': 7 * dayMs,
};

/** A link confirms for so long; one that ends mail works for as long as there is a subscription. */
export const confirmableUntil = (at: Date): Date => new Date(at.getTime() + 3 * dayMs);

interface Changed {
  readonly state: Subscription;
  /** Nothing is mailed when absent. */
  readonly mail?: SubscriptionMailOrder;
}

const orderOf = ({ id, email, language }: Subscription, kind: SubscriptionMailKind): SubscriptionMailOrder => ({
  kind,
  language,
  subscriptionId: id,
  address: email,
});

const isNewsletter = ({ page }: Subscription): boolean => page === newsletter;

/** Somebody asks for it, or asks again: the reader of the address is asked to confirm, or reminded that they have it already. */
export const ask = (subscription: Subscription, wanted: Pick<Subscription, 'email' | 'language'>, at: Date): Required<Changed> => {
  const asked: Subscription = { ...subscription, ...wanted };
  if (asked.state === 'confirmed')
    return { state: asked, mail: orderOf(asked, isNewsletter(asked) ? 'newsletter-confirmed' : 'page-confirmed') };
  const state: Subscription = { ...asked, state: 'asked', changedAt: at };
  return { state, mail: orderOf(state, isNewsletter(state) ? 'confirm-newsletter' : 'confirm-page') };
};

/** The reader of the address wants it; undefined when the link came too late: it was ended since, or the page is open. */
export const confirm = (subscription: Subscription, at: Date): Changed | undefined => {
  if (subscription.state === 'confirmed') return { state: subscription };
  if (subscription.state !== 'asked') return undefined;
  const state: Subscription = { ...subscription, state: 'confirmed', changedAt: at };
  return isNewsletter(state) ? { state, mail: orderOf(state, 'newsletter-confirmed') } : { state };
};

/** Its reader wants no more mail; what has ended already stays so. */
export const end = (subscription: Subscription, at: Date): Subscription =>
  subscription.state === 'ended' ? subscription : { ...subscription, state: 'ended', changedAt: at };

/** The page that was waited for is open. */
export const announce = (subscription: Subscription, at: Date): Required<Changed> => {
  const state: Subscription = { ...subscription, state: 'told', changedAt: at };
  return { state, mail: orderOf(state, 'page-open') };
};

/** Whether the contents of a mail still hold. */
export const isStillTrue = (kind: SubscriptionMailKind, { state }: Subscription): boolean => {
  // A page stays open, also for those who have asked for it once more before this mail went.
  if (kind === 'page-open') return state !== 'ended';
  return kind === 'confirm-newsletter' || kind === 'confirm-page' ? state === 'asked' : state === 'confirmed';
};
