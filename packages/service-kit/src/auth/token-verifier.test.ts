import { beforeAll, expect, test } from '@jest/globals';
import { errors, generateKeyPair, SignJWT, type CryptoKey } from 'jose';
import { tokenExpired, tokenInvalid, createTokenVerifier, tokenAudience, tokenIssuer } from './token-verifier.ts';

const startedAt = new Date('2026-11-22T10:00:00Z');
const dayMs = 24 * 60 * 60_000;
let privateKey: CryptoKey;
let publicKey: CryptoKey;
beforeAll(async () => void ({ privateKey, publicKey } = await generateKeyPair('ES256')));

/** Claims of a token that differ from those of ours. */
interface Claims {
  readonly typ?: string;
  readonly issuer?: string;
  readonly audience?: string;
  readonly auth_time?: number;
  readonly mfa_needed?: boolean;
}

const issue = (
  liveMs: number,
  issuedAt = startedAt,
  { typ = 'at+jwt', issuer = tokenIssuer, audience = tokenAudience, ...claims }: Claims = {},
) =>
  new SignJWT({ sid: 'session', role: 'admin', ...claims })
    .setProtectedHeader({ alg: 'ES256', typ, kid: 'one' })
    .setSubject('user')
    .setIssuer(issuer)
    .setAudience(audience)
    .setIssuedAt(issuedAt)
    .setExpirationTime(new Date(startedAt.getTime() + liveMs))
    .sign(privateKey);

/** A verifier whose clock the test moves, and whose only key may be withdrawn; it counts how often the key was used. */
const aVerifier = () => {
  let now = startedAt.getTime();
  let isWithdrawn = false;
  let checks = 0;
  const ahead: number[] = [];
  const keys = async (): Promise<CryptoKey> => {
    checks += 1;
    if (isWithdrawn) throw new errors.JWKSNoMatchingKey();
    return publicKey;
  };
  return {
    verify: createTokenVerifier({
      keys,
      clock: { now: () => new Date(now) },
      isRevoked: () => false,
      onFutureToken: (ms) => void ahead.push(ms),
    }),
    ahead,
    pass: (ms: number) => (now += ms),
    withdraw: () => (isWithdrawn = true),
    checks: () => checks,
  };
};

test('a token ends within a minute of its key, however long its lifetime claims to be', async () => {
  const { verify, pass, withdraw } = aVerifier();
  const token = await issue(365 * dayMs);
  expect(await verify(token)).toEqual({
    ...{ userId: 'user', sessionId: 'session', role: 'admin' },
    ...{ hasRecentPassword: false, needsSecondFactor: false },
  });
  withdraw();
  pass(60_000);
  await expect(verify(token)).rejects.toMatchObject({ code: tokenInvalid.code });
});

test.each<Claims>([{ typ: 'JWT' }, { issuer: 'somebody' }, { audience: 'another-api' }])(
  'a token that our key has signed for something else is refused: %j',
  async (claims) => {
    const { verify } = aVerifier();
    await expect(verify(await issue(10 * 60_000, startedAt, claims))).rejects.toMatchObject({ code: tokenInvalid.code });
    await expect(verify(await issue(10 * 60_000, startedAt, {}))).resolves.toMatchObject({ userId: 'user' });
  },
);

test('a signature is checked once a minute, not at every call', async () => {
  const { verify, pass, checks } = aVerifier();
  const token = await issue(10 * 60_000);
  for (let call = 0; call < 5; call += 1) await verify(token);
  expect(checks()).toBe(1);
  pass(60_000);
  for (let call = 0; call < 5; call += 1) await verify(token);
  expect(checks()).toBe(2);
});

test('a token that is remembered expires to the second', async () => {
  const { verify, pass } = aVerifier();
  const token = await issue(30_000);
  await verify(token);
  pass(29_999);
  await verify(token);
  pass(1);
  await expect(verify(token)).rejects.toMatchObject({ code: tokenExpired.code });
});

test('a token from the future is refused and reported, but for the minute by which clocks may differ', async () => {
  const { verify, pass, ahead } = aVerifier();
  const soon = await issue(10 * 60_000, new Date(startedAt.getTime() + 60_000));
  const later = await issue(20 * 60_000, new Date(startedAt.getTime() + 10 * 60_000));
  await verify(soon);
  await expect(verify(later)).rejects.toMatchObject({ code: tokenInvalid.code });
  expect(ahead).toEqual([10 * 60_000]);
  pass(9 * 60_000);
  await verify(later);
});

test('a password is recent for five minutes, also while its token is remembered, and never in a token of the release before', async () => {
  const { verify, pass } = aVerifier();
  const token = await issue(10 * 60_000, startedAt, { auth_time: startedAt.getTime() / 1_000 });
  pass(5 * 60_000 - 1);
  expect(await verify(token)).toMatchObject({ hasRecentPassword: true });
  pass(1);
  expect(await verify(token)).toMatchObject({ hasRecentPassword: false });
  expect(await verify(await issue(10 * 60_000))).toMatchObject({ hasRecentPassword: false });
});

test('an admin who has to turn on a second factor first is no admin to anybody, also while the token is remembered', async () => {
  const { verify } = aVerifier();
  const token = await issue(10 * 60_000, startedAt, { mfa_needed: true });
  for (let call = 0; call < 2; call += 1) expect(await verify(token)).toMatchObject({ role: 'user', needsSecondFactor: true });
});
