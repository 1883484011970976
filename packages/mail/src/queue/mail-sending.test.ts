import { expect, test } from '@jest/globals';
import { silentLogger, systemClock } from '@paltu/kernel';
import { mailSending } from './mail-sending.ts';
import { readSmtpUrl } from '../smtp-url.ts';
import type { WaitingMail } from './waiting-mail.ts';

test('where nobody has named a mail server mails wait, nothing is looked for, and one line of the log explains it', async () => {
  const written: string[] = [];
  const write = (_fields: object, message: string): void => void written.push(message);
  const at = new Date(Date.now() - 1_000);
  const waits: WaitingMail = {
    id: 'one',
    kind: 'x',
    language: 'en',
    createdAt: at,
    expiresAt: new Date('2100-01-01'),
    dueAt: at,
    attempts: 1,
  };
  const due = [waits];
  const putOff: string[] = [];
  const sending = mailSending({
    mails: {
      claim: async () => due.splice(0),
      remove: async (id) => void written.push(`removed ${id}`),
      putOff: async (id) => void putOff.push(id),
      backlog: async () => ({ rows: 1, oldestAt: at }),
    },
    clock: systemClock,
    logger: { ...silentLogger, info: write, warn: write, error: write },
    mailer: { SMTP_URL: readSmtpUrl('smtp://mail.invalid'), MAIL_FROM: { address: 'no-reply@paltu.example' } },
    compose: async () => ({ to: { address: 'sana@example.org' }, subject: 'Hello', text: 'Hello' }),
  });
  await sending.prepare();
  for (let round = 0; round < 3; round += 1) {
    await sending.jobs['send mails'].run();
    due.push(waits);
  }
  expect(putOff).toEqual(['one', 'one', 'one']);
  expect(written).toEqual(['no mail server is set (SMTP_URL): mails wait until there is one']);
  expect(sending.degraded()).toEqual(['no mail server is set (SMTP_URL): 1 mails wait']);
  await sending.close();
});
