import type { Args } from '#shared/api/endpoint.ts';
import { emailShaped, firstOf, required } from '#shared/form/form-rules.ts';
import type { Rules } from '#shared/form/form-rules.ts';

export const contactCategories = ['general', 'adoption', 'vendor', 'vet', 'support', 'partnership'] as const satisfies readonly NonNullable<
  Args<'postContentContact'>['body']['category']
>[];

export interface ContactForm {
  name: string;
  email: string;
  phone: string;
  category: (typeof contactCategories)[number];
  subject: string;
  message: string;
}

/** The most characters that the API takes. */
export const longest = { name: 100, email: 254, phone: 40, subject: 200, message: 5_000 };

export const contactRules: Rules<ContactForm> = {
  name: required('contact:problem.name'),
  email: firstOf(required('contact:problem.email'), emailShaped('contact:problem.emailInvalid')),
  subject: required('contact:problem.subject'),
  message: required('contact:problem.message'),
};
