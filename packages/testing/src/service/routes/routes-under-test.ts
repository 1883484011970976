import type { Access } from '@paltu/service-kit';
import type { TestService } from '../start-test-service.ts';
import type { CallableRoute, SampleCall } from './sample-call.ts';

/** A service whose routes a test walks; both are asked for inside of the tests. */
export interface RoutesUnderTest {
  readonly service: () => TestService;
  readonly routes: () => Promise<CallableRoute[]>;
}

/** The routes that have one of these kinds of access. */
export const routesThat = async ({ routes }: RoutesUnderTest, ...accesses: Access[]): Promise<CallableRoute[]> =>
  (await routes()).filter(({ route }) => accesses.includes(route.access));

export const withHeader = (authorization: string): SampleCall => ({ sent: { as: undefined, headers: { authorization } } });
export const withToken = (token: string): SampleCall => withHeader(`Bearer ${token}`);
