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
