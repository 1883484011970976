import { refusalsOf, type Route } from '@paltu/service-kit';

/** What came of a call: what it declares and no test has seen, and what a test has seen and it does not declare. */
export interface CallReport {
  /** Such as `PATCH /api/v1/pets/:id`. */
  readonly call: string;
  readonly missing: readonly string[];
  readonly undeclared: readonly string[];
}

/** What any call may come to when a test breaks what it stands on; no call declares it. */
const fault = 'server.fault';

const outcomesOf = (route: Route): Set<string> => new Set([...Object.keys(route.answers), ...refusalsOf(route).keys()]);

/**
 * Compares each call with what tests have noted of it.
 * @param notes lines of `<method> <path> <outcome>`; those of other calls belong to services that tests have made up.
 */
export const compareAnswers = (routes: readonly Route[], notes: Iterable<string>): CallReport[] => {
  const seen = new Map<string, Set<string>>();
  for (const note of notes) {
    const [, call = '', outcome = ''] = /^(\S+ \S+) (\S+)$/.exec(note) ?? [];
    seen.set(call, (seen.get(call) ?? new Set()).add(outcome));
  }
  return routes.map((route) => {
    const declared = outcomesOf(route);
    const noted = seen.get(`${route.method} ${route.path}`) ?? new Set<string>();
    return {
      call: `${route.method.toUpperCase()} ${route.path}`,
      missing: [...declared].filter((outcome) => !noted.has(outcome)),
      undeclared: [...noted].filter((outcome) => !declared.has(outcome) && outcome !== fault),
    };
  });
};
