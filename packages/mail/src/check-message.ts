import { invalidInput, type FieldError } from '@paltu/kernel';
import type { MailAddress, MailMessage } from './mailer.ts';

// A line break would begin another header.
const hasControlCharacter = (text: string): boolean => /[\p{Cc}\u2028\u2029]/u.test(text);
const isHeaderText = (text: string): boolean => text.isWellFormed() && !hasControlCharacter(text);

/** Whether `text` is one address, and nothing that a mail server or a composer reads as more than that. */
export const isAddress = (text: string): boolean =>
  text.length <= 254 && /^[!#-'*+\-./0-9=?A-Z^-~]{1,64}@[\p{L}\p{M}\p{N}.-]+$/u.test(text) && !text.startsWith('.') && !text.includes('..');

// What the composer writes itself.
const isOurs = (header: string): boolean =>
  /^(from|to|cc|bcc|sender|reply-to|subject|date|message-id|auto-submitted|mime-version|content-.*)$/i.test(header);
const isHeaderName = (name: string): boolean => /^[A-Za-z][A-Za-z0-9-]{0,60}$/.test(name) && !isOurs(name);
const isHeaderValue = (value: string): boolean => /^[\x20-\x7e]{1,900}$/.test(value);

const field = (path: string, msg: string): FieldError => ({ path, code: 'mail.malformed', msg });

const wrongInAddress = ({ name = '', address }: MailAddress): FieldError[] => [
  ...(isAddress(address) ? [] : [field('to.address', 'must be one e-mail address')]),
  ...(isHeaderText(name) ? [] : [field('to.name', 'must be one line of text')]),
];

const wrongInHeaders = (headers: Readonly<Record<string, string>>): FieldError[] =>
  Object.entries(headers)
    .filter(([name, value]) => !isHeaderName(name) || !isHeaderValue(value))
    .map(([name]) => field(`headers.${name}`, 'must be a header of one ASCII line that the mailer does not write itself'));

const wrongInMessage = ({ id, to, subject, text, html = '', headers = {} }: MailMessage): FieldError[] => [
  ...(/^[A-Za-z0-9_-]{1,100}$/.test(id) ? [] : [field('id', 'must be letters, digits, - and _')]),
  ...wrongInAddress(to),
  ...(isHeaderText(subject) && subject !== '' ? [] : [field('subject', 'must be one line of text')]),
  ...(text.isWellFormed() && text !== '' ? [] : [field('text', 'must be text')]),
  ...(html.isWellFormed() ? [] : [field('html', 'must be text')]),
  ...wrongInHeaders(headers),
];

/** @throws AppError `invalid` naming the fields that cannot be sent as they are. */
export const checkMessage = (message: MailMessage): void => {
  const wrong = wrongInMessage(message);
  if (wrong.length > 0) throw invalidInput(wrong);
};
