import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { silentLogger } from '@paltu/kernel';
import { createTokenVerifier, remoteKeys } from '@paltu/service-kit';
import { runProgram } from '@paltu/testing/service';
import { decodeJwt, decodeProtectedHeader } from 'jose';
import { authVariables } from './auth-variables.ts';
import { registerAndLogIn, startAuth, type RunningAuth } from './running-auth.ts';

const minuteMs = 60_000;

let auth: RunningAuth;
beforeAll(async () => {
  auth = await startAuth();
});
afterAll(() => auth.stop());

const { KEY_SECRET } = authVariables('/nowhere');
const rotate = (secret = KEY_SECRET ?? '') =>
  runProgram('services/auth/src/rotate-keys-command.ts', [], { DATABASE_URL: auth.one.databaseUrl, KEY_SECRET: secret });
const published = async (process = auth.one): Promise<string[]> => {
  const { body } = await process.call('GET', '/.well-known/jwks.json');
  return (body as { keys: { kid: string }[] }).keys.map(({ kid }) => kid);
};
const passwordTimeOf = ({ token }: { token: string }) => decodeJwt(token)['auth_time'];
const kidOf = ({ token }: { token: string }) => decodeProtectedHeader(token).kid;
/** The next minute, in which each process does what it does every minute. */
const passAMinute = async () => {
  auth.clock.pass(minuteMs);
  for (const process of [auth.one, auth.other]) await process.runJob('reload signing keys');
};

test('a key that is rotated by the command logs nobody out: refreshes and calls go on throughout, at every process', async () => {
  let elsewhere = remoteKeys(auth.one.url, silentLogger);
  const verify = createTokenVerifier({ keys: (...asked) => elsewhere.keys(...asked), clock: auth.clock, isRevoked: () => false });
  const members = [await registerAndLogIn(auth.one), await registerAndLogIn(auth.other)];
  const passwordTimes = members.map(passwordTimeOf);
  // The next one is there on the last day of a month of keys.
  const [old = '', ...next] = await published();
  const kids: (string | undefined)[] = [];

  const oneRound = async (minute: number) => {
    if (minute % 5 === 0) {
      // Its timers go by the time of this machine, so it cannot fetch the keys anew by itself.
      elsewhere.stop();
      elsewhere = remoteKeys(auth.one.url, silentLogger);
    }
    for (const [index, member] of members.entries()) {
      const [here, there] = (minute + index) % 2 === 0 ? [auth.one, auth.other] : [auth.other, auth.one];
      // Each member refreshes now and then, as late as their token allows.
      if ((minute + index * 4) % 9 === 8) {
        const { status, body } = await here.call('POST', '/auth/refresh', { json: { refreshToken: member.refreshToken } });
        expect({ minute, status }).toEqual({ minute, status: 200 });
        Object.assign(member, body.data);
      }
      for (const process of [here, there])
        expect({ minute, ...(await process.call('GET', '/auth/profile', { as: member })) }).toMatchObject({ minute, status: 200 });
      expect(await verify(member.token)).toMatchObject({ userId: member.user.id });
      kids.push(kidOf(member));
    }
  };

  for (let minute = 0; minute < 3; minute += 1) {
    await oneRound(minute);
    await passAMinute();
  }
  // The command reads the time of this machine, three minutes behind the test's.
  const { out } = await rotate();
  const fresh = /A new signing key (\S+) signs from/.exec(out)?.[1] ?? '';
  await auth.one
    .database('signing_keys')
    .where({ kid: fresh })
    .update({ signs_from: new Date(auth.clock.now().getTime() + 3 * minuteMs) });
  expect((await rotate()).out).toContain(`A key waits already, and no other was made: ${fresh} signs from`);

  await passAMinute();
  const others = (await published(auth.other)).slice(2);
  expect(await published(auth.other)).toEqual([old, fresh, ...others]);
  expect(others).toHaveLength(next.length);
  expect(others.filter((kid) => next.includes(kid))).toEqual([]);
  expect(kids).not.toContain(fresh);
  for (let minute = 3; minute < 30; minute += 1) {
    await oneRound(minute);
    await passAMinute();
  }
  elsewhere.stop();
  expect(new Set(kids)).toEqual(new Set([old, fresh]));
  expect(members.map(kidOf)).toEqual([fresh, fresh]);
  expect(members.map(passwordTimeOf)).toEqual(passwordTimes);
  for (const process of [auth.one, auth.other]) expect(await published(process)).toEqual([fresh, ...others]);
}, 60_000);

test('the command makes no key with a secret that is not the one of the others, and names the wrong variable', async () => {
  const before = await auth.one.database('signing_keys');
  expect(await rotate('another secret of thirty-two characters')).toMatchObject({
    code: 1,
    err: expect.stringContaining('No key was made: KEY_SECRET is not the secret'),
  });
  expect((await rotate('short')).err).toMatch(/KEY_SECRET: must be at least 32 characters/);
  expect(await auth.one.database('signing_keys')).toEqual(before);
});
