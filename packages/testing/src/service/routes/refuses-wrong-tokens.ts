import { test } from '@jest/globals';
import { sessionRevoked } from '@paltu/contracts';
import { tokenExpired, tokenInvalid, tokenRevoked } from '@paltu/service-kit';
import fc from 'fast-check';
import { eventually } from '../../eventually.ts';
import { createTestTokens } from '../../test-tokens.ts';
import { expectRefusal } from './expect-answer.ts';
import { onEachRoute } from './on-each-route.ts';
import { routesThat, withHeader, withToken, type RoutesUnderTest } from './routes-under-test.ts';

/** Every route that reads a token refuses one that does not count. */
export const refusesWrongTokens = (underTest: RoutesUnderTest): void => {
  test('a token that is not ours, has expired or was revoked is refused', async () => {
    const { tokens, publishToBus } = underTest.service();
    const strangers = await createTestTokens();
    const revoked = await tokens.issue({ role: 'admin' });
    const refused = [
      [(await strangers.issue({ role: 'admin' })).token, tokenInvalid],
      [`${(await tokens.issue({ role: 'admin' })).token}x`, tokenInvalid],
      [(await tokens.issue({ role: 'admin', expiresAt: new Date(0) })).token, tokenExpired],
      [revoked.token, tokenRevoked],
    ] as const;
    await publishToBus(sessionRevoked, { subject: revoked.sessionId, data: { sessionId: revoked.sessionId, userId: revoked.userId } });
    const known = await routesThat(underTest, 'optional', 'member', 'admin');
    const [first] = known;
    if (first === undefined) return;
    await eventually(async () => (await first.call(withToken(revoked.token))).body.code === tokenRevoked.code, 'the session to end');
    for (const [token, refusal] of refused) {
      await onEachRoute(known, async (one) => expectRefusal(one.route, await one.call(withToken(token)), refusal));
    }
  });

  test('a header that holds no token is refused', async () => {
    const known = await routesThat(underTest, 'optional', 'member', 'admin');
    const text = fc.string({ unit: 'grapheme-ascii' }).filter((one) => one.trim() !== '');
    await fc.assert(
      fc.asyncProperty(fc.constantFrom('Bearer ', 'bearer ', 'Basic ', ''), text, async (scheme, rest) =>
        onEachRoute(known, async ({ route, call }) => expectRefusal(route, await call(withHeader(scheme + rest)), tokenInvalid)),
      ),
      { numRuns: 30 },
    );
  });
};
