import type { ContactMessage } from './contact-message.ts';

/** A mail that notifies the operator of the site of a message, in the language of the page that it was written on. */
export interface ContactMailOrder {
  readonly kind: 'contact-message';
  readonly language: 'en' | 'ur';
  readonly contactMessageId: ContactMessage['id'];
  readonly address: string;
}

/** For how long anybody has a use for it. */
export const usefulMs: Readonly<Record<ContactMailOrder['kind'], number>> = { 'contact-message': 24 * 60 * 60_000 };
