export { folderMailer, type FolderMailerOptions } from './folder-mailer.ts';
export { composeLetter, letterFrames, linkTokens, type Language, type Letter, type LetterEntry, type LetterText } from './letter.ts';
export {
  mailQueue,
  mailSending,
  sendMails,
  type ComposeMail,
  type MailOrder,
  type MailQueue,
  type UsefulMs,
  type WaitingMail,
  type WaitingMails,
} from './mail-queue.ts';
export { mailerOf, mailerVariables, oneMailer, type MailerConfig } from './mailer-of.ts';
export type { MailAddress, Mailer, MailMessage } from './mailer.ts';
export { smtpMailer, type SmtpMailerOptions, type SmtpServer } from './smtp-mailer.ts';
