import { invalidInput, serviceUnavailable, type AppError, type FieldError } from '@paltu/kernel';

/** Whom a message is from or to. */
export interface MailAddress {
  /** As people write it: "Ayesha Khan", "عائشہ خان". */
  readonly name?: string | undefined;
  readonly address: string;
}

/** One message to one person. */
export interface MailMessage {
  /** Letters, digits, `-` and `_`. The same id is the same Message-ID, so that a message sent twice is recognised as one. */
  readonly id: string;
  readonly to: MailAddress;
  readonly subject: string;
  readonly text: string;
  /** The same message for readers of HTML. */
  readonly html?: string | undefined;
  /** Further headers; printable ASCII, in no language. */
  readonly headers?: Readonly<Record<string, string>>;
}

/** Sends mail. */
export interface Mailer {
  /**
   * On return the message is kept by the mailer's server or folder. It may arrive twice when the answer was lost on the way.
   * @throws AppError `invalid` with the field when the message, or its recipient, is refused: trying again is of no use;
   * `unavailable` when trying later is.
   */
  send(message: MailMessage): Promise<void>;
  /** Takes no further message (`unavailable`), finishes those on their way, each in its time, and ends what is open. */
  close(): Promise<void>;
}

/** AppError `unavailable` for `reason`. */
export const unavailable = (reason: string): AppError => serviceUnavailable({ cause: new Error(reason), retryAfterSeconds: 5 });

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

/** A mailer around `send`; closing it refuses further messages, waits for those on their way and then calls `end`. */
export const closableMailer = (send: Mailer['send'], end: () => void = () => undefined): Mailer => {
  const onTheirWay = new Set<Promise<void>>();
  let isClosed = false;
  return {
    send: async (message) => {
      if (isClosed) throw unavailable('the mailer is closed');
      const sent = send(message);
      onTheirWay.add(sent);
      await sent.finally(() => onTheirWay.delete(sent));
    },
    close: async () => {
      isClosed = true;
      await Promise.allSettled(onTheirWay);
      end();
    },
  };
};
