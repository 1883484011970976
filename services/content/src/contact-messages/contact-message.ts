import type { Branded, Decided, MemberId } from '@paltu/kernel';

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
}

export interface ContactMessageReceived {
  readonly type: 'ContactMessageReceived';
  readonly message: ContactMessage;
}

type NewContactMessage = Omit<ContactMessage, 'receivedAt'>;

export const receiveContactMessage = (written: NewContactMessage, at: Date): Decided<ContactMessage, ContactMessageReceived> => {
  const message = { ...written, receivedAt: at };
  return { state: message, events: [{ type: 'ContactMessageReceived', message }] };
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
