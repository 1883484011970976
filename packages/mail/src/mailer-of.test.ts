import { describe, expect, test } from '@jest/globals';
import { z } from 'zod';
import { mailerVariables, oneMailer } from './mailer-of.ts';

const schema = z.object(mailerVariables).superRefine(oneMailer);
const parse = (environment: Record<string, string>) => schema.parse({ MAIL_FROM: 'no-reply@paltu.example', ...environment });
const complaintsOf = (environment: Record<string, string>) =>
  schema
    .safeParse({ MAIL_FROM: 'no-reply@paltu.example', ...environment })
    .error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`) ?? [];

const shape = 'smtp://user:password@host:587 or smtps://user:password@host:465';

describe('how mail is sent', () => {
  test('a folder is enough', () => {
    expect(parse({ MAIL_DIR: '/var/mails' })).toEqual({ MAIL_DIR: '/var/mails', MAIL_FROM: { address: 'no-reply@paltu.example' } });
  });

  test.each([
    ['smtp://localhost', { host: 'localhost', port: 587, tls: 'when-offered', login: undefined }],
    ['smtp://localhost:1025/?requireTLS=true', { host: 'localhost', port: 1025, tls: 'required', login: undefined }],
    ['smtp://a:b@mail:587', { host: 'mail', port: 587, tls: 'required', login: { user: 'a', password: 'b' } }],
    ['smtp://a:b@mail?requireTLS=false', { host: 'mail', port: 587, tls: 'when-offered', login: { user: 'a', password: 'b' } }],
    ['smtps://a%40x.org:p%2Fw%25@mail', { host: 'mail', port: 465, tls: 'from-the-start', login: { user: 'a@x.org', password: 'p/w%' } }],
    ['smtp://[::1]:25', { host: '::1', port: 25, tls: 'when-offered', login: undefined }],
  ])('%s is a server; a password asks for TLS', (url, server) => {
    expect(parse({ SMTP_URL: url }).SMTP_URL).toEqual(server);
  });

  test('an operator who starts the service sees neither of the two', () => {
    expect(complaintsOf({})).toEqual([`MAIL_DIR: set it to a folder, or SMTP_URL to ${shape}`]);
  });

  test('both at once are refused', () => {
    expect(complaintsOf({ MAIL_DIR: '/var/mails', SMTP_URL: 'smtp://mail' })).toEqual(['SMTP_URL: set either it or MAIL_DIR, not both']);
  });

  test.each([
    '',
    'mail',
    'http://mail',
    'smtp://',
    'smtp://user@mail',
    'smtp://:secret@mail',
    'smtp://user:%zz@mail',
    'smtp://mail/path',
    'smtp://mail?requireTLS=maybe',
    'smtp://mail?tls=no',
    'smtps://mail?requireTLS=false',
  ])('the address %j is refused, and is not repeated', (url) => {
    expect(complaintsOf({ MAIL_DIR: '/var/mails', SMTP_URL: url })).toEqual([`SMTP_URL: must look like ${shape}`]);
  });
});

describe('the sender', () => {
  test.each([
    ['no-reply@paltu.example', { address: 'no-reply@paltu.example' }],
    ['Paltu پالتو <no-reply@paltu.example>', { name: 'Paltu پالتو', address: 'no-reply@paltu.example' }],
  ])('%s', (text, sender) => expect(parse({ MAIL_DIR: '/m', MAIL_FROM: text }).MAIL_FROM).toEqual(sender));

  test.each(['', 'Paltu', 'Paltu <>', 'a@b.example, c@d.example', 'Paltu\n<a@b.example>'])('%j is refused', (text) => {
    expect(complaintsOf({ MAIL_DIR: '/m', MAIL_FROM: text })).toEqual(['MAIL_FROM: must look like Name <user@host> or user@host']);
  });
});
