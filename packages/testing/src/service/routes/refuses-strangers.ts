import { expect, test } from '@jest/globals';
import { adminRequired, authUnavailable, passwordNeeded, secondFactorRequired, tokenMissing } from '@paltu/service-kit';
import { expectRefusal } from './expect-answer.ts';
import { onEachRoute } from './on-each-route.ts';
import { routesThat, withToken, type RoutesUnderTest } from './routes-under-test.ts';

/** No route serves a caller for whom it is not meant, by its access. */
export const refusesStrangers = (underTest: RoutesUnderTest): void => {
  test('a caller without a token is asked for one', async () => {
    await onEachRoute(await routesThat(underTest, 'member', 'admin'), async ({ route, call }) => {
      const answer = await call({ sent: { as: undefined } });
      expectRefusal(route, answer, tokenMissing);
      expect(answer.headers.get('www-authenticate')).toBe('Bearer');
    });
  });

  test('while the keys that verify tokens are away, that is the answer', async () => {
    const { tokens, call: callService } = underTest.service();
    const { token } = await tokens.issue({ role: 'admin' });
    const known = await routesThat(underTest, 'optional', 'member', 'admin');
    await tokens.withoutKeys(async () => {
      expect(await callService('GET', '/readyz')).toMatchObject({ status: 503, body: { unmet: ['keys'] } });
      await onEachRoute(known, async ({ route, call }) => expectRefusal(route, await call(withToken(token)), authUnavailable));
    });
  });

  test('what is for admins is refused to members', async () => {
    const { token } = await underTest.service().tokens.issue({ role: 'user' });
    await onEachRoute(await routesThat(underTest, 'admin'), async ({ route, call }) =>
      expectRefusal(route, await call(withToken(token)), adminRequired),
    );
  });

  test('what is for admins is refused to one who has to turn on a second factor first', async () => {
    const { token } = await underTest.service().tokens.issue({ role: 'admin', needsSecondFactor: true });
    await onEachRoute(await routesThat(underTest, 'admin'), async ({ route, call }) =>
      expectRefusal(route, await call(withToken(token)), secondFactorRequired),
    );
  });

  test('what needs a recent password is refused to who gave it longer ago, also to an admin', async () => {
    const { token } = await underTest.service().tokens.issue({ role: 'admin', passwordGivenAt: new Date(0) });
    const guarded = (await underTest.routes()).filter(({ route }) => route.needsRecentPassword);
    await onEachRoute(guarded, async ({ route, call }) => expectRefusal(route, await call(withToken(token)), passwordNeeded));
  });
};
