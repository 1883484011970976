import type { Logger } from '@paltu/kernel';
import { z } from 'zod';
import { folderMailer } from './folder-mailer.ts';
import { checkMessage, closableMailer, isAddress, unavailable, type MailAddress, type Mailer } from './mailer.ts';
import { readSmtpUrl, smtpMailer, smtpUrlShape } from './smtp-mailer.ts';

const readSender = (text: string): MailAddress | undefined => {
  const [, name, address = text] = /^([^<>"\p{Cc}]*)<([^<>]*)>$/u.exec(text) ?? [];
  return isAddress(address) ? { ...(name === undefined || name.trim() === '' ? {} : { name: name.trim() }), address } : undefined;
};

const readBy = <T>(read: (text: string) => T | undefined, shape: string) =>
  z.string().transform((text, context) => {
    const found = read(text);
    if (found !== undefined) return found;
    context.addIssue({ code: 'custom', message: `must look like ${shape}` });
    return z.NEVER;
  });

/** The variables that choose how mail is sent; a service adds them to its own and checks them by `oneMailer`. */
export const mailerVariables = {
  /** A folder of this machine, for a developer to look into. */
  MAIL_DIR: z.string().min(1).optional(),
  /** An SMTP server. With a password STARTTLS is required; `?requireTLS=true` requires it without, `=false` not at all. */
  SMTP_URL: readBy(readSmtpUrl, smtpUrlShape).optional(),
  /** The sender of every message: `Paltu <no-reply@example.org>`. */
  MAIL_FROM: readBy(readSender, 'Name <user@host> or user@host'),
};

export type MailerConfig = z.output<z.ZodObject<typeof mailerVariables>>;

/** Refinement of a configuration: exactly one of the two ways. */
export const oneMailer = ({ MAIL_DIR: folder, SMTP_URL: server }: MailerConfig, context: z.RefinementCtx): void => {
  const complain = (path: string, message: string): void => context.addIssue({ code: 'custom', path: [path], message });
  if (folder === undefined && server === undefined) complain('MAIL_DIR', `set it to a folder, or SMTP_URL to ${smtpUrlShape}`);
  if (folder !== undefined && server !== undefined) complain('SMTP_URL', 'set either it or MAIL_DIR, not both');
};

/** A name under `.invalid` is nobody's: it stands for a server that nobody has named yet. */
export const isNoServer = ({ SMTP_URL: server }: Pick<MailerConfig, 'SMTP_URL'>): boolean => server?.host.endsWith('.invalid') ?? false;

/** In place of a server that nobody has named: every message waits, and nothing is looked for. */
const noMailer = (): Mailer =>
  closableMailer(async (message) => {
    checkMessage(message);
    throw unavailable('no mail server is set');
  });

/** The mailer that a checked configuration chooses. @throws when its folder cannot be made, or its server refuses us. */
export const mailerOf = async (config: MailerConfig, logger: Logger): Promise<Mailer> => {
  const { MAIL_DIR, SMTP_URL, MAIL_FROM: from } = config;
  if (isNoServer(config)) return noMailer();
  if (SMTP_URL !== undefined) return smtpMailer({ server: SMTP_URL, from, logger });
  if (MAIL_DIR === undefined) throw new Error('no mailer is configured');
  return folderMailer({ directory: MAIL_DIR, from, logger });
};
