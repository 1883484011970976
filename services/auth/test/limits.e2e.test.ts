import { afterAll, afterEach, beforeAll, describe, expect, jest, test } from '@jest/globals';
import { formOf } from '@paltu/testing/service';
import { aRegistration, registerAndLogIn, startAuth, type RunningAuth } from './running-auth.ts';

let auth: RunningAuth;

beforeAll(async () => {
  auth = await startAuth();
});
afterAll(() => auth.stop());
afterEach(() => void jest.restoreAllMocks());

const password = 'Chinar-Tree-42';
const register = async (): Promise<string> => {
  const registration = aRegistration({ password });
  await auth.one.call('POST', '/auth/register', { json: registration });
  return registration.email;
};
const logIn = (email: string, guess = password) => auth.one.call('POST', '/auth/login', { json: { email, password: guess } });
const guessTimes = async (email: string, times: number): Promise<number[]> => {
  const statuses: number[] = [];
  for (let guess = 0; guess < times; guess += 1) statuses.push((await logIn(email, `wrong-${guess}`)).status);
  return statuses;
};

/** Sets the time forward by which the limits of this process count. */
const passTime = (): ((seconds: number) => void) => {
  const now = Date.now.bind(Date);
  let aheadMs = 0;
  jest.spyOn(Date, 'now').mockImplementation(() => now() + aheadMs);
  return (seconds) => void (aheadMs += seconds * 1_000);
};
/** Closes the account by ten wrong passwords; the wait in seconds, by the answer to the eleventh. */
const close = async (email: string): Promise<number> => {
  expect(await guessTimes(email, 10)).toEqual(Array(10).fill(401));
  const { status, headers } = await logIn(email);
  expect(status).toBe(429);
  return Number(headers.get('retry-after'));
};
const minutes = (seconds: number): number => Math.ceil(seconds / 60);

test('after ten wrong passwords an account takes none for a while, in no letter case of its address, and answers how long', async () => {
  const [email, other] = [await register(), await register()];
  expect(await guessTimes(email, 10)).toEqual(Array(10).fill(401));
  for (const address of [email, email.toUpperCase()]) {
    const { status, headers, body } = await logIn(address);
    expect({ status, code: body.code, errors: body.errors }).toEqual({ status: 429, code: 'login.too-many', errors: [] });
    const seconds = Number(headers.get('retry-after'));
    expect(seconds).toBeGreaterThan(890);
    expect(seconds).toBeLessThanOrEqual(900);
  }
  const back = await auth.one.call('POST', '/auth/reactivate', { json: { email, password } });
  expect(back).toMatchObject({ status: 429, body: { code: 'login.too-many' } });
  expect(await logIn(other)).toMatchObject({ status: 200 });
});

test('an address that nobody has is limited in the same way', async () => {
  expect(await guessTimes('nobody@example.com', 11)).toEqual([...Array<number>(10).fill(401), 429]);
});

test('the right password begins the count anew', async () => {
  const email = await register();
  for (let round = 0; round < 2; round += 1) {
    expect(await guessTimes(email, 9)).toEqual(Array(9).fill(401));
    expect(await logIn(email)).toMatchObject({ status: 200 });
  }
});

test('a second wait is longer; after it the right password opens the account, and the next wait is short again', async () => {
  const pass = passTime();
  const email = await register();
  const first = await close(email);
  expect(minutes(first)).toBe(15);
  pass(first);
  const second = await close(email);
  expect(minutes(second)).toBe(30);
  pass(first);
  expect(await logIn(email)).toMatchObject({ status: 429 });
  pass(second - first);
  expect(await logIn(email)).toMatchObject({ status: 200 });
  expect(minutes(await close(email))).toBe(15);
});

test('a new password by a mailed link opens an account that wrong ones have closed, and its waits begin anew', async () => {
  const pass = passTime();
  const email = await register();
  pass(await close(email));
  await close(email);
  await auth.one.call('POST', '/auth/forgot-password', { json: { email } });
  await auth.mails.last(email, 2);
  const { token } = (await auth.mails.to(email)).find(({ subject }) => subject === 'Reset your password')!;
  const next = 'Deodar-Tree-43';
  expect(await auth.one.call('POST', '/auth/reset-password', { json: { token, password: next } })).toMatchObject({ status: 200 });
  expect(await logIn(email, next)).toMatchObject({ status: 200 });
  expect(minutes(await close(email))).toBe(15);
});

test('who asks for links to an address that waits for one leaves it the link to a new password', async () => {
  const pass = passTime();
  const email = await register();
  await auth.mails.last(email);
  pass(60 * 60);
  for (let time = 0; time < 5; time += 1)
    expect(await auth.one.call('POST', '/auth/resend-verification', { json: { email } })).toMatchObject({ status: 200 });
  await auth.one.call('POST', '/auth/forgot-password', { json: { email } });
  await auth.mails.last(email, 4);
  expect((await auth.mails.to(email)).filter(({ subject }) => subject === 'Reset your password')).toHaveLength(1);
});

test('of forty wrong passwords at once ten are checked, and the others are refused', async () => {
  const email = await register();
  const answers = await Promise.all(Array.from({ length: 40 }, (_, guess) => logIn(email, `wrong-${guess}`)));
  expect(answers.filter(({ status }) => status === 401)).toHaveLength(10);
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(30);
});

test('a password that could not be checked does not count as wrong', async () => {
  const email = await register();
  await auth.one.withoutDatabase(async () => {
    for (let guess = 0; guess < 12; guess += 1) expect(await logIn(email, 'wrong-one')).toMatchObject({ status: 503 });
  });
  expect(await logIn(email)).toMatchObject({ status: 200 });
});

test('many passwords at once that could not be checked close no account', async () => {
  const email = await register();
  await auth.one.withoutDatabase(async () => {
    const answers = await Promise.all(Array.from({ length: 40 }, () => logIn(email)));
    expect(answers.filter(({ status }) => status === 503).length).toBeGreaterThanOrEqual(10);
    const refused = answers.filter(({ status }) => status !== 503);
    expect(refused.map(({ status, headers }) => [status, headers.get('retry-after')])).toEqual(refused.map(() => [429, '1']));
  });
  expect(await logIn(email)).toMatchObject({ status: 200 });
});

test('a session may be refreshed sixty times a minute, and goes on after that', async () => {
  let { refreshToken } = await registerAndLogIn(auth.one);
  const refresh = () => auth.one.call('POST', '/auth/refresh', { json: { refreshToken } });
  for (let turn = 0; turn < 60; turn += 1) {
    const { status, body } = await refresh();
    expect(status).toBe(200);
    ({ refreshToken } = body.data);
  }
  const { status, body, headers } = await refresh();
  expect({ status, code: body.code }).toEqual({ status: 429, code: 'request.too-many' });
  expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
  // Counted by session: another process, which counts for itself, still takes the token.
  expect(await auth.other.call('POST', '/auth/refresh', { json: { refreshToken } })).toMatchObject({ status: 200 });
});

describe('what an address has done', () => {
  let own: RunningAuth;
  beforeAll(async () => {
    own = await startAuth({ variables: { RATE_LIMITS: 'registrations=3,logins=3' } });
  });
  afterAll(() => own.stop());

  const from = (address: string) => ({ headers: { 'x-forwarded-for': address } });
  const registerFrom = (address: string, json: object = aRegistration()) =>
    own.one.call('POST', '/auth/register', { json, ...from(address) });
  const logInFrom = (address: string, json: object) => own.one.call('POST', '/auth/login', { json, ...from(address) });
  const tooMany = { status: 429, body: { code: 'request.too-many' } };

  test('counts the accounts that were made; refused registrations leave the way in to everybody else behind it', async () => {
    const [carrier, elsewhere] = ['203.0.113.9', '203.0.113.10'];
    const { email } = aRegistration();
    expect(await registerFrom(elsewhere, aRegistration({ email }))).toMatchObject({ status: 201 });
    for (let time = 0; time < 10; time += 1) {
      expect(await registerFrom(carrier, {})).toMatchObject({ status: 400 });
      expect(await registerFrom(carrier, aRegistration({ email }))).toMatchObject({ status: 409 });
    }
    for (let time = 0; time < 3; time += 1) expect(await registerFrom(carrier)).toMatchObject({ status: 201 });
    const refused = await registerFrom(carrier);
    expect(refused).toMatchObject(tooMany);
    const wait = Number(refused.headers.get('retry-after'));
    expect([wait > 3_500, wait <= 3_600]).toEqual([true, true]);
    // Who has an account is not found out either, once the address has used up its share.
    expect(await registerFrom(carrier, aRegistration({ email }))).toMatchObject(tooMany);
    expect(await registerFrom(elsewhere)).toMatchObject({ status: 201 });
  });

  test('counts the passwords that were judged, not the logins that could not be', async () => {
    const email = 'nobody@example.com';
    for (let time = 0; time < 10; time += 1) expect(await logInFrom('203.0.113.11', {})).toMatchObject({ status: 400 });
    for (let time = 0; time < 3; time += 1)
      expect(await logInFrom('203.0.113.11', { email, password: 'Wrong-Tree-42' })).toMatchObject({ status: 401 });
    expect(await logInFrom('203.0.113.11', { email, password: 'Wrong-Tree-42' })).toMatchObject(tooMany);
    const back = { json: { email, password: 'Wrong-Tree-42' }, ...from('203.0.113.11') };
    expect(await own.one.call('POST', '/auth/reactivate', back)).toMatchObject(tooMany);
    const unverified = aRegistration();
    await registerFrom('203.0.113.13', unverified);
    const { token } = await own.mails.last(unverified.email);
    const link = { json: { token, password: 'Wrong-Tree-42' }, ...from('203.0.113.11') };
    expect(await own.one.call('POST', '/auth/verify-email', link)).toMatchObject(tooMany);
    expect(await logInFrom('203.0.113.12', { email, password: 'Wrong-Tree-42' })).toMatchObject({ status: 401 });
  });

  test('counts the mails that were ordered, not those that were not', async () => {
    const forget = (address: string, email: string) => own.one.call('POST', '/auth/forgot-password', { json: { email }, ...from(address) });
    // Three an hour go to one mailbox: the others order nothing.
    for (let time = 0; time < 6; time += 1)
      expect(await forget(`203.0.113.${20 + time}`, 'one@example.com')).toMatchObject({ status: 200 });
    for (let time = 0; time < 6; time += 1) expect(await forget('203.0.113.30', 'one@example.com')).toMatchObject({ status: 200 });
    for (let time = 0; time < 3; time += 1) expect(await forget('203.0.113.30', `two${time}@example.com`)).toMatchObject({ status: 200 });
    expect(await forget('203.0.113.30', 'three@example.com')).toMatchObject(tooMany);
    const again = { json: { email: 'three@example.com' }, ...from('203.0.113.30') };
    expect(await own.one.call('POST', '/auth/resend-verification', again)).toMatchObject(tooMany);
  });
});

test('a mail that is not ordered takes nothing of the three of its mailbox', async () => {
  const member = await registerAndLogIn(auth.one);
  const wanted = aRegistration();
  for (let time = 0; time < 3; time += 1) {
    const body = formOf({ email: wanted.email }, [{ field: 'profileImage', name: 'me.jpg', bytes: Buffer.from('no picture') }]);
    expect(await auth.one.call('PUT', '/auth/profile/upload', { as: member, body })).toMatchObject({ status: 400 });
  }
  await auth.one.call('POST', '/auth/register', { json: wanted });
  expect(await auth.mails.last(wanted.email)).toMatchObject({ subject: 'Verify your email address' });
});
