import { expect, test } from '@jest/globals';
import { serviceUnavailable } from '@paltu/kernel';
import { eventually } from '../../eventually.ts';
import { expectRefusal } from './expect-answer.ts';
import { onEachRoute } from './on-each-route.ts';
import type { RoutesUnderTest } from './routes-under-test.ts';
import { nameOf } from './routes-of.ts';
import type { CallableRoute } from './sample-call.ts';

/** @param unneeded routes that need no database once they have answered: they answer as before. */
export const refusesWithoutDatabase = ({ service, routes }: RoutesUnderTest, unneeded: readonly string[]): void => {
  test('while the database is away every call answers so, and afterwards all is well again', async () => {
    const { withoutDatabase, call } = service();
    const all = await routes();
    const answersWell = async ({ route, call: callRoute }: CallableRoute): Promise<void> =>
      expect(Object.keys(route.answers)).toContain(String((await callRoute()).status));
    for (const one of all.filter(({ route }) => unneeded.includes(nameOf(route)))) await answersWell(one);
    await withoutDatabase(async () => {
      expect(await call('GET', '/livez')).toMatchObject({ status: 200 });
      expect(await call('GET', '/readyz')).toMatchObject({ status: 503, body: { unmet: ['database'] } });
      const refuses = async (one: CallableRoute): Promise<void> => {
        if (unneeded.includes(nameOf(one.route))) return answersWell(one);
        const answer = await one.call();
        expectRefusal(one.route, answer, serviceUnavailable);
        expect(answer.headers.get('retry-after')).toBe('2');
      };
      // Each may wait as long as a database may take to be reached.
      await onEachRoute(all, refuses, { atOnce: 8 });
    });
    await eventually(async () => (await call('GET', '/readyz')).status === 200, 'the database is back');
  });
};
