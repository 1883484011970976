import type { ContactMessage } from '#shared/api/types.ts';

/** Opens the reader's own mail program with an answer to the author of the message, under the same subject. */
export function answerAddress({ email, subject }: Pick<ContactMessage, 'email' | 'subject'>): string {
  const to = encodeURIComponent(email).replaceAll('%40', '@');
  return `mailto:${to}?subject=${encodeURIComponent(`Re: ${subject}`)}`;
}
