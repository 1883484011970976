import { refusal, type Branded, type Decided, type MemberId } from '@paltu/kernel';

export type ContactMessageId = Branded<string, 'ContactMessageId'>;

export const contactCategories = ['general', 'adoption', 'vendor', 'vet', 'support', 'partnership'] as const;
export type ContactCategory = (typeof contactCategories)[number];

/** What somebody wrote to us, member or not. */
export interface ContactMessage {
  readonly id: ContactMessageId;
  /** Who was logged in as they wrote; null for a visitor. */
  readonly memberId: MemberId | null;
  readonly name: string;
  readonly email: string;
  /** As it was typed; empty when it was not. */
  readonly phone: string;
  readonly subject: string;
  readonly message: string;
  readonly category: ContactCategory;
  readonly receivedAt: Date;
  /** When an admin marked it as answered; null as long as it is open. */
  readonly answeredAt: Date | null;
  /** Which admin. */
  readonly answeredBy: MemberId | null;
}

export interface ContactMessageReceived {
  readonly type: 'ContactMessageReceived';
  readonly message: ContactMessage;
}

type NewContactMessage = Omit<ContactMessage, 'receivedAt' | 'answeredAt' | 'answeredBy'>;

export const contactMessageNotFound = refusal('not-found', 'contact-message.not-found', 'Message not found');

export const receiveContactMessage = (written: NewContactMessage, at: Date): Decided<ContactMessage, ContactMessageReceived> => {
  const message = { ...written, receivedAt: at, answeredAt: null, answeredBy: null };
  return { state: message, events: [{ type: 'ContactMessageReceived', message }] };
};

/** What has been marked so already stays as it is. */
export const markContactMessage = (message: ContactMessage, answered: boolean, by: MemberId, at: Date): ContactMessage => {
  if (answered === (message.answeredAt !== null)) return message;
  return answered ? { ...message, answeredAt: at, answeredBy: by } : { ...message, answeredAt: null, answeredBy: null };
};

/** A mail that notifies the operator of the site of a message, in the language of the page that it was written on. */
export interface ContactMailOrder {
  readonly kind: 'contact-message';
  readonly language: 'en' | 'ur';
  readonly contactMessageId: ContactMessage['id'];
  readonly address: string;
}

/** For how long anybody has a use for it. */
export const usefulMs: Readonly<Record<ContactMailOrder['kind'], number>> = { 'contact-message': 24 * 60 * 60_000 };
