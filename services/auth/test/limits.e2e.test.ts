import { afterAll, afterEach, beforeAll, expect, jest, test } from '@jest/globals';
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
/** Closes the account by ten wrong passwords; the wait in seconds, as the eleventh is told it. */
const close = async (email: string): Promise<number> => {
  expect(await guessTimes(email, 10)).toEqual(Array(10).fill(401));
  const { status, headers } = await logIn(email);
  expect(status).toBe(429);
  return Number(headers.get('retry-after'));
};
const minutes = (seconds: number): number => Math.ceil(seconds / 60);

test('after ten wrong passwords an account takes none for a while, in no letter case of its address, and says how long', async () => {
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

test('of many guesses at once no more are judged', async () => {
  const email = await register();
  const answers = await Promise.all(Array.from({ length: 40 }, (_, guess) => logIn(email, `wrong-${guess}`)));
  expect(answers.filter(({ status }) => status === 401)).toHaveLength(10);
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(30);
});

test('an attempt that could not be judged does not count', async () => {
  const email = await register();
  await auth.one.withoutDatabase(async () => {
    for (let guess = 0; guess < 12; guess += 1) expect(await logIn(email, 'wrong-one')).toMatchObject({ status: 503 });
  });
  expect(await logIn(email)).toMatchObject({ status: 200 });
});

test('many attempts at once that could not be judged close no account', async () => {
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
