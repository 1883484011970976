import { expect, test } from '@jest/globals';
import { onEachRoute } from './on-each-route.ts';
import type { RoutesUnderTest } from './routes-under-test.ts';

const methods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'];

/** Whether a path leads to a route, maybe as the value of a parameter: `/pets/images` is a pet called images to `/pets/:id`. */
const leadsTo = (path: string, pattern: string): boolean => new RegExp(`^${pattern.replace(/:\w+/g, '[^/]+')}$`).test(path);

/** There are no routes beside those that the service lists. */
export const refusesUnknownRoutes = ({ service, routes }: RoutesUnderTest): void => {
  test('a path that there is not is 404, a method that a path does not take is 405', async () => {
    const all = await routes();
    const { call } = service();
    for (const path of ['/api/v1/no/such/path', '/api/v1/%ff/%ff/%ff/%ff']) {
      expect(await call('GET', path)).toMatchObject({ status: 404, body: { code: 'route.not-found' } });
    }
    const methodsOf = (isIts: (pattern: string) => boolean): string[] =>
      all.filter(({ route }) => isIts(route.path)).map(({ route }) => route.method.toUpperCase());
    await onEachRoute(all, async ({ route: { path } }) => {
      const taken = methodsOf((pattern) => leadsTo(path, pattern));
      for (const method of methods.filter((one) => !taken.includes(one))) {
        const { status, body, headers } = await call(method, path);
        expect([method, status, body.code]).toEqual([method, 405, 'route.method-not-allowed']);
        expect(headers.get('allow')?.split(', ')).toEqual(methodsOf((pattern) => pattern === path));
      }
    });
  });
};
