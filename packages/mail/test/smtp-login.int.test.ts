import tls from 'node:tls';
import { afterEach, describe, expect, test } from '@jest/globals';
import { silentLogger, type Logger } from '@paltu/kernel';
import type { SMTPServerOptions } from 'smtp-server';
import { aMessage, sender } from '../src/mailer-contract.ts';
import { readSmtpUrl, smtpMailer } from '../src/smtp-mailer.ts';
import { localhostCertificate } from './localhost-certificate.ts';
import { reply, startSmtpServer } from './smtp-test-server.ts';

const password = 'very+secret/p@ss';
const cleanups: (() => unknown)[] = [];
const trusted = tls.getCACertificates('default');
afterEach(async () => {
  tls.setDefaultCACertificates(trusted);
  for (const clean of cleanups.splice(0).reverse()) await clean();
});
const trustTheServer = () => tls.setDefaultCACertificates([...trusted, localhostCertificate.cert]);

const serve = async (options: SMTPServerOptions) => {
  const server = await startSmtpServer(options);
  cleanups.push(() => server.stop());
  return server;
};
const open = async (url: string, logger: Logger = silentLogger) => {
  const mailer = await smtpMailer({ server: readSmtpUrl(url)!, from: sender, logger, timeouts: { connectMs: 1_000, answerMs: 1_000 } });
  cleanups.push(() => mailer.close());
  return mailer;
};
const urlOf = (scheme: string, port: number, { pass = password, search = '' } = {}) =>
  `${scheme}://paltu:${encodeURIComponent(pass)}@127.0.0.1:${port}${search}`;

/** A server whose only login is paltu's; `accepts` can change while it runs. */
const loginServer = async (options: SMTPServerOptions = {}) => {
  const known = { password };
  const server = await serve({
    ...localhostCertificate,
    disabledCommands: [],
    authOptional: false,
    onAuth: (given, _session, done) =>
      given.username === 'paltu' && given.password === known.password
        ? done(null, { user: 'paltu' })
        : done(reply(535, `no: ${given.password}`)),
    ...options,
  });
  return { ...server, known };
};

describe('a login', () => {
  test.each([
    ['STARTTLS', 'smtp', {}],
    ['TLS from the start', 'smtps', { secure: true }],
  ])('by %s sends mail when the certificate is trusted', async (_, scheme, options) => {
    trustTheServer();
    const server = await loginServer(options);
    await (await open(urlOf(scheme, server.port))).send(aMessage());
    expect(server.taken).toHaveLength(1);
  });

  test.each([
    ['STARTTLS', 'smtp', {}],
    ['TLS from the start', 'smtps', { secure: true }],
  ])('by %s is not tried when the certificate is not trusted, and the start reports it', async (_, scheme, options) => {
    const server = await loginServer(options);
    await expect(open(urlOf(scheme, server.port))).rejects.toThrow(/refuses our configuration: .*CERT/);
  });

  test('is never sent in the clear: a server without STARTTLS is refused', async () => {
    let isAsked = false;
    const server = await loginServer({
      disabledCommands: ['STARTTLS'],
      allowInsecureAuth: true,
      onAuth: (_given, _session, done) => {
        isAsked = true;
        done(null, { user: 'paltu' });
      },
    });
    await expect(open(urlOf('smtp', server.port))).rejects.toThrow(/refuses our configuration: ETLS .*STARTTLS/);
    expect(isAsked).toBe(false);
  });

  test('goes in the clear where the URL allows it', async () => {
    const server = await loginServer({ disabledCommands: ['STARTTLS'], allowInsecureAuth: true });
    await (await open(urlOf('smtp', server.port, { search: '?requireTLS=false' }))).send(aMessage());
    expect(server.taken).toHaveLength(1);
  });

  test('a wrong password is reported at the start, and shown nowhere', async () => {
    trustTheServer();
    const server = await loginServer();
    const error = await open(urlOf('smtp', server.port, { pass: 'wrong-pass' })).catch((caught: unknown) => caught);
    expect(String(error)).toMatch(/refuses our configuration: EAUTH 535/);
    expect(`${String(error)} ${(error as Error).stack} ${JSON.stringify(error)}`).not.toMatch(/wrong-pass/);
  });

  test('a password that is changed later keeps messages waiting, is reported to the operator, and is shown nowhere', async () => {
    trustTheServer();
    const lines: string[] = [];
    const log = (fields: object, message: string) => void lines.push(`${message} ${JSON.stringify(fields)}`);
    const server = await loginServer();
    const mailer = await open(urlOf('smtp', server.port), { debug: log, info: log, warn: log, error: log });
    server.known.password = 'another';
    const error = (await mailer.send(aMessage()).catch((caught: unknown) => caught)) as Error;
    expect(error).toMatchObject({ name: 'AppError', kind: 'unavailable' });
    expect(lines.join()).toMatch(/refuses our configuration .*EAUTH 535/);
    expect(`${lines.join()} ${error.stack} ${JSON.stringify(error)} ${String(error.cause)}`).not.toContain(password);
    server.known.password = password;
    await mailer.send(aMessage());
    expect(server.taken).toHaveLength(1);
  });
});

test('STARTTLS is required where the URL asks for it, also without a login', async () => {
  const server = await serve({});
  await expect(open(`smtp://127.0.0.1:${server.port}?requireTLS=true`)).rejects.toThrow(/ETLS .*STARTTLS/);
});
