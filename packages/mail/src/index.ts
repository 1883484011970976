export { folderMailer, type FolderMailerOptions } from './folder-mailer.ts';
export { mailerOf, mailerVariables, oneMailer, type MailerConfig } from './mailer-of.ts';
export type { MailAddress, Mailer, MailMessage } from './mailer.ts';
export { smtpMailer, type SmtpMailerOptions } from './smtp-mailer.ts';
export type { SmtpServer } from './smtp-url.ts';
