import { Mail } from 'lucide-react';
import { contentEndpoints } from '#shared/api/gen/content-endpoints.ts';
import { AddressForm } from '#shared/form/address-form.tsx';

const words = {
  label: 'subscriptions:newsletter.label',
  hint: 'subscriptions:newsletter.hint',
  submit: 'subscriptions:newsletter.submit',
  done: 'subscriptions:newsletter.done',
  required: 'subscriptions:newsletter.problem.required',
  invalid: 'subscriptions:newsletter.problem.invalid',
  failed: 'subscriptions:newsletter.problem.failed',
} as const;

/** Asks for an e-mail address for the newsletter; its reader confirms by a mail. */
export function NewsletterForm({ look }: { look: 'panel' | 'line' }) {
  const [subscribe] = contentEndpoints.usePostContentNewsletterMutation();
  return <AddressForm look={look} words={words} icon={<Mail size={20} aria-hidden />} send={(body) => subscribe({ body }).unwrap()} />;
}
