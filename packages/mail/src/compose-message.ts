import type { MailAddress, MailMessage } from './mailer.ts';

const asPerson = ({ name, address }: MailAddress): { name: string; address: string } => ({ name: name ?? '', address });

/** The Message-ID of a message: the same for the same id and sender. */
const messageIdOf = (id: string, from: MailAddress): string => `<${id}@${from.address.slice(from.address.lastIndexOf('@') + 1)}>`;

/** A message in the words of the composer, which every adapter uses, so that all of them send the same bytes. */
export const composeMessage = ({ id, to, subject, text, html, headers }: MailMessage, from: MailAddress) => ({
  from: asPerson(from),
  to: asPerson(to),
  subject,
  text,
  ...(html === undefined ? {} : { html }),
  messageId: messageIdOf(id, from),
  // RFC 3834: nobody's holiday reply is wanted.
  headers: { ...headers, 'Auto-Submitted': 'auto-generated' },
  disableFileAccess: true,
  disableUrlAccess: true,
});
