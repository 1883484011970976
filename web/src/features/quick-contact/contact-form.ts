import { emailShaped, firstOf, required } from '#shared/form/form-rules.ts';
import type { Rules } from '#shared/form/form-rules.ts';

/** What is written to, and about. */
export interface ContactedThing {
  readonly kind: 'pet' | 'store' | 'vet';
  readonly id: string;
  readonly name: string;
}

export interface ContactForm {
  name: string;
  email: string;
  phone: string;
  message: string;
}

export const emptyContact: ContactForm = { name: '', email: '', phone: '', message: '' };

/** The most characters that the API takes. */
export const longest = { name: 100, email: 254, phone: 40, message: 500 };

/** Of a member all but the message is known. */
export const memberRules: Rules<ContactForm> = { message: required('quick-contact:problem.message') };

export const visitorRules: Rules<ContactForm> = {
  name: required('quick-contact:problem.name'),
  email: firstOf(required('quick-contact:problem.email'), emailShaped('quick-contact:problem.emailInvalid')),
  ...memberRules,
};
