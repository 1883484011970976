import { nameOf } from './routes-of.ts';
import type { CallableRoute } from './sample-call.ts';

/** Does the same with every route, with `atOnce` of them side by side; rejects with what failed, route by route. */
export const onEachRoute = async (
  routes: readonly CallableRoute[],
  check: (route: CallableRoute) => Promise<void>,
  { atOnce = 1 } = {},
): Promise<void> => {
  const failures: string[] = [];
  const checkOne = (route: CallableRoute): Promise<unknown> =>
    check(route).catch((error: unknown) =>
      failures.push(`${nameOf(route.route)}\n${error instanceof Error ? error.message : String(error)}`),
    );
  for (let from = 0; from < routes.length; from += atOnce) {
    await Promise.all(routes.slice(from, from + atOnce).map(checkOne));
  }
  if (failures.length > 0) throw new Error(failures.join('\n\n'));
};
