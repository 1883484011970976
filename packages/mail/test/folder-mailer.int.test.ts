import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { silentLogger, type Logger } from '@paltu/kernel';
import { folderMailer } from '../src/folder-mailer.ts';
import { aMessage, mailerContract, sender } from '../src/mailer-contract.ts';

const openFolder = async (logger: Logger = silentLogger) => {
  const parent = await mkdtemp(join(tmpdir(), 'paltu-mail-'));
  const directory = join(parent, 'mails');
  return {
    directory,
    mailer: await folderMailer({ directory, from: sender, logger }),
    received: async () => Promise.all((await readdir(directory)).map((name) => readFile(join(directory, name)))),
    drop: () => rm(parent, { recursive: true }),
  };
};

describe('mail in a folder', () => {
  mailerContract(() => openFolder());
});

describe('the folder itself', () => {
  test('holds one file per message, named by time and id, for its owner only', async () => {
    const { directory, mailer, drop } = await openFolder();
    for (const id of ['first', 'second']) await mailer.send(aMessage({ id }));
    const names = (await readdir(directory)).sort();
    expect(names).toEqual([expect.stringMatching(/Z-first\.eml$/), expect.stringMatching(/Z-second\.eml$/)]);
    expect((await stat(join(directory, names[0]!))).mode & 0o077).toBe(0);
    await drop();
  });

  test('that is gone refuses a message and keeps nothing half-written', async () => {
    const { directory, mailer, drop } = await openFolder();
    await rm(directory, { recursive: true });
    await expect(mailer.send(aMessage())).rejects.toThrow('ENOENT');
    await drop();
  });

  test('is logged in one line without an address and without its text', async () => {
    const lines: string[] = [];
    const log = (fields: object, message: string) => void lines.push(JSON.stringify({ ...fields, message }));
    const { mailer, drop } = await openFolder({ debug: log, info: log, warn: log, error: log });
    await mailer.send(aMessage({ id: 'mail-1' }));
    expect(lines).toEqual([expect.stringContaining('"mail":"mail-1"')]);
    expect(lines.join()).not.toMatch(/ayesha|example\.org|approved|Hello/i);
    await drop();
  });
});
