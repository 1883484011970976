import { expect, test } from '@jest/globals';
import { silentLogger, systemClock } from '@paltu/kernel';
import { mailSending, watchQueue, type WaitingMail } from './mail-queue.ts';
import { readSmtpUrl } from './smtp-mailer.ts';

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

const at = (seconds: number): Date => new Date(seconds * 1_000);
const withServer = (url: string) => ({ SMTP_URL: readSmtpUrl(url) });

/** A queue in which the oldest mail is of second 1,000. */
const watched = (url: string) => {
  const queue = { rows: 3, oldestAt: at(1_000) as Date | undefined };
  let now = at(1_000);
  let looks = 0;
  const backlog = async () => {
    looks += 1;
    return { ...queue };
  };
  const watch = watchQueue({ backlog }, { now: () => now }, withServer(url));
  return { queue, watch, looks: () => looks, pass: (seconds: number) => void (now = new Date(now.getTime() + seconds * 1_000)) };
};

test('mails that wait for two minutes are a problem, with how many there are and the age of the oldest', async () => {
  const { watch, queue, pass } = watched('smtp://mail.example.org');
  await watch.look();
  pass(119);
  expect([watch.backlog(), watch.problems()]).toEqual([{ mails: 3, oldestSeconds: 119 }, []]);
  pass(1);
  expect(watch.problems()).toEqual(['3 mails wait for the mail server, the oldest for 120 s']);
  Object.assign(queue, { rows: 0, oldestAt: undefined });
  await watch.look();
  expect([watch.backlog(), watch.problems()]).toEqual([{ mails: 0, oldestSeconds: 0 }, []]);
});

test('a mail is waited for once it is due, and not while it is to go out later', async () => {
  const { watch, queue, pass } = watched('smtp://mail.example.org');
  queue.oldestAt = at(1_100);
  await watch.look();
  expect(watch.isWaiting()).toBe(false);
  pass(80);
  expect(watch.isWaiting()).toBe(true);
  Object.assign(queue, { rows: 0, oldestAt: undefined });
  await watch.look();
  expect(watch.isWaiting()).toBe(false);
});

test('an installation whose mail server nobody has named reports it at once', () => {
  expect(watched('smtp://mail.invalid').watch.problems()).toEqual(['no mail server is set (SMTP_URL): 0 mails wait']);
});

test('mails that go to a folder are never a problem of a server', () => {
  expect(watchQueue({ backlog: async () => ({ rows: 0, oldestAt: undefined }) }, { now: () => at(0) }, {}).problems()).toEqual([]);
});

test('the database is asked every five seconds, however often mails are sent', async () => {
  const { watch, looks, pass } = watched('smtp://mail.example.org');
  for (let second = 0; second < 10; second += 1) {
    await watch.look();
    pass(1);
  }
  expect(looks()).toBe(2);
});
