import { nameOf } from './routes-of.ts';
import type { CallableRoute } from './sample-call.ts';

/** Does the same with every route; rejects with what failed, route by route. */
export const onEachRoute = async (routes: readonly CallableRoute[], check: (route: CallableRoute) => Promise<void>): Promise<void> => {
  const failures: string[] = [];
  for (const route of routes) {
    await check(route).catch((error: unknown) =>
      failures.push(`${nameOf(route.route)}\n${error instanceof Error ? error.message : String(error)}`),
    );
  }
  if (failures.length > 0) throw new Error(failures.join('\n\n'));
};
