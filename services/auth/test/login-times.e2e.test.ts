import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { registerAndLogIn, startAuth, type RunningAuth } from './running-auth.ts';

let auth: RunningAuth;
beforeAll(async () => {
  auth = await startAuth();
});
afterAll(() => auth.stop());

const rounds = 20;

const timed = async (email: string): Promise<{ status: number; ms: number }> => {
  const startedAt = performance.now();
  const { status } = await auth.one.call('POST', '/auth/login', { json: { email, password: 'Wrong-Tree-42' } });
  return { status, ms: performance.now() - startedAt };
};

const median = (times: readonly number[]): string => (times.toSorted((left, right) => left - right)[rounds / 2] ?? 0).toFixed(1);

test('a login by an address that nobody has is refused as one by a known address, after the same work', async () => {
  const known: number[] = [];
  const unknown: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    // An account of its own for each: ten wrong passwords would close one.
    const { user } = await registerAndLogIn(auth.one);
    for (const [email, times] of [
      [user.email, known],
      [`nobody-${round}@example.com`, unknown],
    ] as const) {
      const { status, ms } = await timed(email);
      expect(status).toBe(401);
      times.push(ms);
    }
  }
  process.stdout.write(`login refused, median of ${rounds}: known address ${median(known)} ms, unknown address ${median(unknown)} ms\n`);
});
