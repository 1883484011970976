import { expect, test } from '@jest/globals';
import { onEachRoute } from './on-each-route.ts';
import type { RoutesUnderTest } from './routes-under-test.ts';

const methods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'];

/** There are no routes beside those that the service lists. */
export const refusesUnknownRoutes = ({ service, routes }: RoutesUnderTest): void => {
  test('a path that there is not is 404, a method that a path does not take is 405', async () => {
    const all = await routes();
    const { call } = service();
    for (const path of ['/api/v1/no/such/path', '/api/v1/%ff/%ff/%ff/%ff']) {
      expect(await call('GET', path)).toMatchObject({ status: 404, body: { code: 'route.not-found' } });
    }
    await onEachRoute(all, async ({ route }) => {
      const taken = all.filter((other) => other.route.path === route.path).map((other) => other.route.method.toUpperCase());
      for (const method of methods.filter((one) => !taken.includes(one))) {
        const { status, body, headers } = await call(method, route.path);
        expect([method, status, body.code]).toEqual([method, 405, 'route.method-not-allowed']);
        expect(headers.get('allow')?.split(', ')).toEqual(taken);
      }
    });
  });
};
