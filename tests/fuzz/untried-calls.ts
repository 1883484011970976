export interface ApiDocument {
  readonly paths: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
}

const methods = new Set(['get', 'put', 'post', 'delete', 'patch', 'head', 'options', 'trace']);

const callsOf = ({ paths }: ApiDocument): string[] =>
  Object.entries(paths).flatMap(([path, item]) =>
    Object.keys(item)
      .filter((name) => methods.has(name))
      .map((method) => `${method.toUpperCase()} ${path}`),
  );

/** Calls of the API's document, such as `GET /api/v1/pets/{id}`, for which a report (JUnit) has no test case that was made. */
export const untriedCalls = (document: ApiDocument, junit: string): string[] => {
  const cases = junit.split('<testcase ').slice(1);
  const tried = new Set(cases.filter((one) => !one.includes('<skipped')).map((one) => /\bname="([^"]*)"/.exec(one)?.[1]));
  return callsOf(document).filter((call) => !tried.has(call));
};
