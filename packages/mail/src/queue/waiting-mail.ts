import { newId, type Clock } from '@paltu/kernel';
import type { Language } from '../letter/letter-words.ts';

/** What a service asks to be mailed; it adds what it needs to know when it is sent, such as the address. */
export interface MailOrder {
  readonly kind: string;
  readonly language: Language;
}

/** A mail that waits to be sent. It holds no link: that is made when it is sent, so that no token lies here. */
export type WaitingMail<Order extends MailOrder = MailOrder> = Order & {
  readonly id: string;
  readonly createdAt: Date;
  /** Nobody has a use for it after this. */
  readonly expiresAt: Date;
  /** When it is tried next. */
  readonly dueAt: Date;
  readonly attempts: number;
};

/**
 * One that is to go out later begins to wait then: it is no backlog before.
 * @param usefulMs for how long, once it is due, anybody has a use for a mail of this kind.
 */
const newMail = <Order extends MailOrder>(order: Order, usefulMs: number, dueAt: Date): WaitingMail<Order> => ({
  ...order,
  id: newId(),
  createdAt: dueAt,
  expiresAt: new Date(dueAt.getTime() + usefulMs),
  dueAt,
  attempts: 0,
});

const firstRetryMs = 5_000;
const longestRetryMs = 10 * 60_000;

/** When a mail that could not be sent is tried again, after `attempts` tries. */
export const retryAt = (attempts: number, at: Date): Date =>
  new Date(at.getTime() + Math.min(firstRetryMs * 2 ** Math.max(0, attempts - 1), longestRetryMs));

/** The sender that claims a mail has it for so long; longer than any try takes. */
export const claimedUntil = (at: Date): Date => new Date(at.getTime() + 2 * 60_000);

/** Mails that wait, in the transaction of what they are about: both are kept, or neither. */
export interface MailQueue<Order extends MailOrder> {
  /** @param dueAt before which it is not sent; at once by default. */
  add(order: Order, dueAt?: Date): Promise<void>;
  addAll(mails: readonly OrderedMail<Order>[]): Promise<void>;
}

/** A mail, and before when it is not sent. */
export interface OrderedMail<Order extends MailOrder> {
  readonly order: Order;
  readonly dueAt: Date;
}

/** For how long anybody has a use for a mail, by its kind. */
export type UsefulMs<Order extends MailOrder> = Readonly<Record<Order['kind'], number>>;

/** rows where mails wait, in the transaction of what they are about. */
export const mailQueue = <Order extends MailOrder>(
  rows: { add(...mails: readonly WaitingMail<Order>[]): Promise<void> },
  clock: Clock,
  usefulMs: UsefulMs<Order>,
): MailQueue<Order> => {
  const addAll: MailQueue<Order>['addAll'] = (mails) =>
    rows.add(...mails.map(({ order, dueAt }) => newMail(order, usefulMs[order.kind as Order['kind']], dueAt)));
  return { add: (order, dueAt = clock.now()) => addAll([{ order, dueAt }]), addAll };
};

/** The same as their sender sees them. */
export interface WaitingMails<Order extends MailOrder> {
  /** At most `limit` mails that are due; until `until` nobody else gets them. Their attempts are counted. */
  claim(limit: number, now: Date, until: Date): Promise<WaitingMail<Order>[]>;
  /** They were sent, or nobody has a use for them. */
  remove(...ids: readonly string[]): Promise<void>;
  putOff(id: string, dueAt: Date): Promise<void>;
  /** How many wait, counted to 10,000, and since when the oldest of them does. */
  backlog(): Promise<{ readonly rows: number; readonly oldestAt: Date | undefined }>;
}
