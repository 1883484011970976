import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { Logger } from '@paltu/kernel';
import { aRegistration, startAuth, type RunningAuth } from './running-auth.ts';

let auth: RunningAuth;
const warnings: object[] = [];
const nothing = () => undefined;
const logger: Logger = { debug: nothing, info: nothing, warn: (fields) => void warnings.push(fields), error: nothing };

beforeAll(async () => {
  auth = await startAuth({ logger });
});
afterAll(() => auth.stop());

const register = (body: unknown) => auth.one.call('POST', '/auth/register', { json: body });
const countAccounts = async () => Number((await auth.one.database('accounts').count({ total: '*' }))[0]!['total']);

test('an empty registration is answered with every field that it misses, at once and in order', async () => {
  const { status, body } = await register({});
  expect(status).toBe(400);
  expect(body).toEqual({
    status: 'error',
    code: 'request.invalid',
    message: 'Validation failed',
    requestId: expect.any(String),
    errors: [
      { path: 'firstName', code: 'required', msg: 'First name is required' },
      { path: 'email', code: 'required', msg: 'Email is required' },
      { path: 'phone', code: 'required', msg: 'Phone number is required' },
      { path: 'password', code: 'required', msg: 'Password is required' },
      { path: 'city', code: 'required', msg: 'City is required' },
      { path: 'address', code: 'required', msg: 'Address is required' },
    ],
  });
});

test.each([
  ['firstName', ' ', 'required', 'First name is required'],
  ['firstName', 'x'.repeat(61), 'too-long', 'First name must be at most 60 characters long'],
  ['firstName', 7, 'invalid', 'First name is required'],
  [
    'firstName',
    'Win at evil.example',
    'link',
    'First name must not look like a web address: please leave out / and :, and put a space after a dot',
  ],
  ['lastName', 'http://evil', 'link', 'Last name must not look like a web address: please leave out / and :, and put a space after a dot'],
  ['firstName', '۰۳۰۰ ۱۲۳۴۵۶۷', 'number', 'First name must not be a number'],
  ['lastName', '\u0000', 'invalid', 'Last name contains characters that are not allowed'],
  ['lastName', 'a\ud800b', 'invalid', 'Last name contains characters that are not allowed'],
  ['email', 'sana', 'invalid', 'Please enter a valid email'],
  ['email', 'sana@', 'invalid', 'Please enter a valid email'],
  ['email', `${'x'.repeat(250)}@example.com`, 'too-long', 'Email must be at most 254 characters long'],
  ['email', ['sana@example.com'], 'invalid', 'Email is required'],
  ['phone', '0300 123', 'invalid', 'Please enter a valid phone number'],
  ['phone', '0300 123456', 'invalid', 'Please enter a valid phone number'],
  ['phone', '0300 12345678', 'invalid', 'Please enter a valid phone number'],
  ['phone', '12345678901234', 'invalid', 'Please enter a valid phone number'],
  ['phone', 'call 0300 1234567', 'invalid', 'Please enter a valid phone number'],
  ['phone', '+999 1234567890', 'invalid', 'Please enter a valid phone number'],
  ['password', 'Ab1', 'too-short', 'Password must be at least 6 characters long'],
  ['password', 'chinartree', 'too-simple', 'Password must contain an uppercase letter, a lowercase letter and a number'],
  ['password', 'Password123', 'too-common', 'This password is too common'],
  ['password', `Aa1${'x'.repeat(126)}`, 'too-long', 'Password must be at most 128 characters long'],
  ['password', 'Chinar-\u0000-42', 'invalid', 'Password contains characters that are not allowed'],
  ['city', 'Atlantis', 'unknown-city', 'Please choose a city from the list'],
  ['address', 'x'.repeat(201), 'too-long', 'Address must be at most 200 characters long'],
  ['marketingEmails', 'yes', 'invalid', 'marketingEmails must be true or false'],
  ['isAdmin', true, 'unknown', 'isAdmin is not a known field'],
  ['confirmPassword', 'Chinar-Tree-42', 'unknown', 'confirmPassword is not a known field'],
  ['__proto__x', 1, 'unknown', '__proto__x is not a known field'],
])('a registration whose %s is %p is refused as %s', async (path, value, code, msg) => {
  const before = await countAccounts();
  const { status, body } = await register(aRegistration({ [path]: value }));
  expect({ status, errors: body.errors }).toEqual({ status: 400, errors: [{ path, code, msg }] });
  expect(await countAccounts()).toBe(before);
});

test('a field that reaches for the prototype is refused by name', async () => {
  const body = JSON.stringify(aRegistration()).replace('{', '{"__proto__":{"userType":"admin"},');
  const sent = { body, headers: { 'content-type': 'application/json' } };
  expect(await auth.one.call('POST', '/auth/register', sent)).toMatchObject({
    status: 400,
    body: { errors: [{ path: '__proto__', code: 'unknown' }] },
  });
});

test.each(['admin', 'vendor', '', null, 1])('nobody registers as %p, and the attempt is noted', async (userType) => {
  warnings.length = 0;
  const { status, body } = await register(aRegistration({ userType }));
  expect({ status, paths: body.errors.map(({ path }: { path: string }) => path) }).toEqual({ status: 400, paths: ['userType'] });
  expect(warnings).toContainEqual({ event: 'security.role-asked-at-registration' });
});

test('an address that is taken is refused in any letter case', async () => {
  const { email } = aRegistration();
  expect(await register(aRegistration({ email }))).toMatchObject({ status: 201 });
  expect(await register(aRegistration({ email: email.toUpperCase() }))).toMatchObject({
    status: 409,
    body: {
      code: 'account.email-taken',
      message: 'An account with this email already exists',
      errors: [{ path: 'email', msg: 'An account with this email already exists' }],
    },
  });
});

test('of ten who register one address at once, on two processes, one gets it', async () => {
  const registration = aRegistration();
  const answers = await Promise.all(
    Array.from({ length: 10 }, (_, index) =>
      (index % 2 === 0 ? auth.one : auth.other).call('POST', '/auth/register', { json: registration }),
    ),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([201, ...Array<number>(9).fill(409)]);
});

test('mails are wanted by default', async () => {
  const { email, marketingEmails: _wanted, ...silent } = aRegistration();
  await register({ ...silent, email });
  expect(await auth.one.database('accounts').where({ email }).first()).toMatchObject({ marketing_emails: true });
});

test.each([
  ['03001234567', '+923001234567'],
  ['+92 300-1234567', '+923001234567'],
  ['00923001234567', '+923001234567'],
  ['\u202a+92 300 1234567\u202c', '+923001234567'],
  ['051-2345678', '+92512345678'],
  ['۰۳۰۰ ۱۲۳۴۵۶۷', '+923001234567'],
  ['+44 20 7946 0958', '+442079460958'],
])('the phone number %p is kept as %p', async (phone, kept) => {
  expect((await register(aRegistration({ phone }))).body.data.user.phone).toBe(kept);
});

test('the password is kept only as a slow hash', async () => {
  const { email, password } = aRegistration();
  await register(aRegistration({ email, password }));
  const row = await auth.one.database('accounts').where({ email }).first();
  expect(row.password_hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(JSON.stringify(row)).not.toContain(password);
});
