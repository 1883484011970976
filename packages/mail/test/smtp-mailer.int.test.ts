import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, test } from '@jest/globals';
import { silentLogger, type Logger } from '@paltu/kernel';
import { folderMailer } from '../src/folder-mailer.ts';
import { aMessage, mailerContract, sender } from '../src/mailer-contract.ts';
import { smtpMailer } from '../src/smtp-mailer.ts';
import { reply, startSilentServer, startSmtpServer } from './smtp-test-server.ts';

/** Where a server falls silent. */
const timeouts = { connectMs: 400, answerMs: 600 };
/** Where it answers, though the machine has other things to do. */
const longTimeouts = { connectMs: 10_000, answerMs: 10_000 };
/** For a machine that has other things to do; fifty mails that waited one after the other would take half a minute. */
const slackMs = 4_000;
const unavailable = { name: 'AppError', kind: 'unavailable', code: 'service.unavailable' };
const cleanups: (() => unknown)[] = [];
afterEach(async () => {
  for (const clean of cleanups.splice(0).reverse()) await clean();
});

const serve = async (...parameters: Parameters<typeof startSmtpServer>) => {
  const server = await startSmtpServer(...parameters);
  cleanups.push(() => server.stop());
  return server;
};
const openMailer = async (port: number, logger: Logger = silentLogger, given = longTimeouts) => {
  const server = { host: '127.0.0.1', port, tls: 'when-offered', login: undefined } as const;
  const mailer = await smtpMailer({ server, from: sender, logger, timeouts: given });
  cleanups.push(() => mailer.close());
  return mailer;
};
const openHastyMailer = (port: number) => openMailer(port, silentLogger, timeouts);
const silent = async (...parameters: Parameters<typeof startSilentServer>) => {
  const server = await startSilentServer(...parameters);
  cleanups.push(() => server.stop());
  return server;
};
const recordingLogger = () => {
  const lines: string[] = [];
  const log = (fields: object, message: string) => void lines.push(`${message} ${JSON.stringify(fields)}`);
  return { lines, logger: { debug: log, info: log, warn: log, error: log } };
};
const refusingRecipients = (code: number) =>
  serve({ onRcptTo: ({ address }, _session, done) => done(address.startsWith('nobody') ? reply(code, `<${address}> not here`) : null) });

describe('mail by SMTP', () => {
  mailerContract(async () => {
    const server = await serve();
    return { mailer: await openMailer(server.port), received: async () => server.taken, drop: async () => undefined };
  });

  test('is byte for byte what the folder shows, but for the time and the boundary', async () => {
    const comparable = (bytes: Buffer) =>
      String(bytes)
        .replace(/^Date: .*$/m, 'Date')
        .replaceAll(/-{2,}_NmP-[^"\r-]+-Part_\d+/g, 'boundary');
    const directory = await mkdtemp(join(tmpdir(), 'paltu-mail-'));
    cleanups.push(() => rm(directory, { recursive: true }));
    const server = await serve();
    const message = aMessage({ subject: 'آپ کی فہرست', text: 'السلام علیکم\n.\n', html: '<p>السلام علیکم</p>' });
    await (await openMailer(server.port)).send(message);
    await (await folderMailer({ directory, from: sender, logger: silentLogger })).send(message);
    const file = await readFile(join(directory, (await readdir(directory))[0]!));
    expect(comparable(file)).toBe(comparable(server.taken[0]!));
    expect(comparable(file)).toContain('boundary');
  });

  test('keeps few connections, however many messages go out at once', async () => {
    const server = await serve();
    const mailer = await openMailer(server.port);
    await Promise.all(Array.from({ length: 300 }, (_, index) => mailer.send(aMessage({ id: `mail-${index}` }))));
    expect(server.taken).toHaveLength(300);
    expect(server.connections.most).toBeLessThanOrEqual(6); // five, and the one that asked at the start
  });
});

describe('closing a mailer', () => {
  test('logs nothing about a server that is away: not for the messages that waited, nor for one that comes later', async () => {
    const { lines, logger } = recordingLogger();
    const server = await serve();
    const mailer = await openMailer(server.port, logger);
    const waiting = Array.from({ length: 30 }, (_, index) => mailer.send(aMessage({ id: `mail-${index}` })));
    await mailer.close();
    await Promise.all(waiting);
    await expect(mailer.send(aMessage())).rejects.toMatchObject(unavailable);
    expect(lines.map((line) => line.replace(/ \{.*/, ''))).toEqual(waiting.map(() => 'mail sent'));
  });

  test('ends, also when the server never answers those that wait', async () => {
    const server = await silent();
    const mailer = await openHastyMailer(server.port);
    const waiting = Promise.allSettled(Array.from({ length: 30 }, (_, index) => mailer.send(aMessage({ id: `mail-${index}` }))));
    await mailer.close();
    expect((await waiting).every(({ status }) => status === 'rejected')).toBe(true);
  });
});

describe('a mail server that is away', () => {
  test('makes a message unavailable, and takes the next one when it is back', async () => {
    const first = await startSmtpServer();
    const mailer = await openMailer(first.port);
    await mailer.send(aMessage());
    await first.stop();
    await expect(mailer.send(aMessage())).rejects.toMatchObject(unavailable);
    const second = await serve({}, first.port);
    await mailer.send(aMessage({ id: 'mail-2' }));
    expect(second.taken).toHaveLength(1);
  });

  test('at the start does not keep a service from starting', async () => {
    const { port, stop } = await startSmtpServer();
    await stop();
    const mailer = await openMailer(port);
    await expect(mailer.send(aMessage())).rejects.toMatchObject(unavailable);
    const server = await serve({}, port);
    await mailer.send(aMessage());
    expect(server.taken).toHaveLength(1);
  });

  test('is logged once when it goes and once when it is back', async () => {
    const { lines, logger } = recordingLogger();
    const { port, stop } = await startSmtpServer();
    const mailer = await openMailer(port, logger);
    await stop();
    for (let turn = 0; turn < 3; turn += 1) await mailer.send(aMessage()).catch(() => undefined);
    await serve({}, port);
    for (let turn = 0; turn < 3; turn += 1) await mailer.send(aMessage());
    const logged = lines.filter((line) => line.includes('"server"')).map((line) => line.replace(/ \{.*/, ''));
    expect(logged).toEqual(['the mail server is away', 'the mail server is back']);
  });
});

describe('a mail server that accepts and never answers', () => {
  test.each([
    ['without a greeting', ''],
    ['after its greeting', '220 mail ESMTP\r\n'],
  ])('%s counts as away within the timeouts, for all that wait', async (_, greeting) => {
    const server = await silent(greeting);
    const mailer = await openHastyMailer(server.port);
    const startedAt = Date.now();
    const sent = await Promise.allSettled(Array.from({ length: 50 }, (__, index) => mailer.send(aMessage({ id: `mail-${index}` }))));
    expect(sent.map(({ status }) => status)).toEqual(sent.map(() => 'rejected'));
    for (const { reason } of sent as PromiseRejectedResult[]) expect(reason).toMatchObject(unavailable);
    expect(Date.now() - startedAt).toBeLessThan(timeouts.connectMs + timeouts.answerMs + slackMs);
  });

  test('takes messages again when it answers', async () => {
    const frozen = await startSilentServer('220 mail ESMTP\r\n');
    const mailer = await openHastyMailer(frozen.port);
    await expect(mailer.send(aMessage())).rejects.toMatchObject(unavailable);
    await frozen.stop();
    const server = await serve({}, frozen.port);
    await mailer.send(aMessage());
    expect(server.taken).toHaveLength(1);
  });

  test('in the middle of a message makes it unavailable, and the message is not given twice by itself', async () => {
    let given = 0;
    const server = await serve({
      onData: (stream) => {
        given += 1;
        stream.resume();
      },
    });
    await expect((await openHastyMailer(server.port)).send(aMessage())).rejects.toMatchObject(unavailable);
    expect(given).toBe(1);
  });

  test('refuses messages at once when a thousand wait already', async () => {
    const server = await silent();
    const mailer = await openHastyMailer(server.port);
    const waiting = Array.from({ length: 1_000 }, (_, index) => mailer.send(aMessage({ id: `mail-${index}` })));
    const settled = Promise.allSettled(waiting);
    await expect(mailer.send(aMessage())).rejects.toMatchObject({ ...unavailable, cause: { message: 'too many messages wait' } });
    expect((await settled).every(({ status }) => status === 'rejected')).toBe(true);
  });
});

describe('a mail server that refuses', () => {
  test('a recipient for good: the message is refused by the name of the field', async () => {
    const server = await refusingRecipients(550);
    const mailer = await openMailer(server.port);
    await expect(mailer.send(aMessage({ to: { address: 'nobody@example.org' } }))).rejects.toMatchObject({
      name: 'AppError',
      kind: 'invalid',
      fields: [{ path: 'to.address', code: 'mail.recipient-refused' }],
    });
    await mailer.send(aMessage());
    expect(server.taken).toHaveLength(1);
  });

  test('a recipient for now: trying later is of use', async () => {
    const server = await refusingRecipients(450);
    const mailer = await openMailer(server.port);
    await expect(mailer.send(aMessage({ to: { address: 'nobody@example.org' } }))).rejects.toMatchObject(unavailable);
  });

  test.each([
    [552, { kind: 'invalid', fields: [{ path: 'text', code: 'mail.message-refused' }] }],
    [452, unavailable],
  ])('a message with %i', async (code, error) => {
    const server = await serve({
      onData: (stream, _session, done) => {
        stream.resume().on('end', () => done(reply(code, 'no room')));
      },
    });
    await expect((await openMailer(server.port)).send(aMessage())).rejects.toMatchObject(error);
  });

  test('our sender: the operator is notified, and the message is not lost', async () => {
    const { lines, logger } = recordingLogger();
    const server = await serve({ onMailFrom: (_address, _session, done) => done(reply(553, 'sender not owned')) });
    await expect((await openMailer(server.port, logger)).send(aMessage())).rejects.toMatchObject(unavailable);
    expect(lines.join()).toMatch(/the mail server refuses our configuration .*553/);
  });

  test('to hand mail on: the operator is notified, and the message is not lost', async () => {
    const { lines, logger } = recordingLogger();
    const server = await serve({
      onRcptTo: ({ address }, _session, done) => done(reply(554, `5.7.1 <${address}>: Relay access denied`)),
    });
    await expect((await openMailer(server.port, logger)).send(aMessage())).rejects.toMatchObject(unavailable);
    expect(lines.join()).toMatch(/the mail server refuses our configuration .*554 5\.7\.1 RCPT TO/);
    expect(lines.join()).not.toContain('ayesha');
  });

  test('neither logs nor errors hold an address', async () => {
    const { lines, logger } = recordingLogger();
    const server = await refusingRecipients(550);
    const mailer = await openMailer(server.port, logger);
    const error = await mailer.send(aMessage({ to: { address: 'nobody@example.org' } })).catch((caught: unknown) => caught);
    await mailer.send(aMessage());
    expect(`${lines.join()}${JSON.stringify(error)}${String(error)}${String((error as Error).cause)}`).not.toMatch(/nobody|ayesha/);
  });
});
