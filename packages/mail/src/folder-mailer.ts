import { randomUUID } from 'node:crypto';
import { mkdir, open, rename, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { Logger } from '@paltu/kernel';
import { checkMessage, closableMailer, composeMessage, type MailAddress, type Mailer } from './mailer.ts';

export interface FolderMailerOptions {
  /** Made when missing. */
  readonly directory: string;
  readonly from: MailAddress;
  readonly logger: Logger;
}

const writeAtomically = async (folder: string, name: string, bytes: Uint8Array): Promise<void> => {
  const temporary = join(folder, `.${randomUUID()}`);
  try {
    const handle = await open(temporary, 'wx', 0o600);
    try {
      await handle.writeFile(bytes);
      await handle.sync();
    } finally {
      await handle.close();
    }
    await rename(temporary, join(folder, name));
  } catch (error) {
    await rm(temporary, { force: true });
    throw error;
  }
};

// Sorted by name they are sorted by time; one id may be there several times.
const fileNameOf = (id: string): string => `${new Date().toISOString().replaceAll(':', '-')}-${id}.eml`;

/** Mail as files of a folder, `<time>-<id>.eml`, each written at once or not at all: what SMTP would send, for a developer to open. */
export const folderMailer = async ({ directory, from, logger }: FolderMailerOptions): Promise<Mailer> => {
  const folder = resolve(directory);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const { createTransport } = await import('nodemailer');
  const composer = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
  return closableMailer(async (message) => {
    checkMessage(message);
    const { message: bytes } = await composer.sendMail(composeMessage(message, from));
    const file = fileNameOf(message.id);
    await writeAtomically(folder, file, bytes as Buffer);
    logger.info({ mail: message.id, file }, 'mail written');
  });
};
