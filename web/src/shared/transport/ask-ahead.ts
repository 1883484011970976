/** In ms since the page began; what is older was asked for nothing. */
const freshFor = 20_000;

/**
 * The answer that `before-paint.js` asked the API for ahead, for the same member; each is taken once. Undefined when the call has to be
 * made: it was not asked ahead, or by somebody who is not logged in any more.
 */
export function takeAhead({ method, url, headers }: Request): Promise<Response> | undefined {
  const ahead = globalThis.window?.askedAhead;
  if (!ahead || method !== 'GET') return undefined;
  const { pathname, search } = new URL(url);
  const path = pathname + search;
  const answer = ahead.answers.get(path);
  ahead.answers.delete(path);
  return performance.now() < freshFor && headers.get('authorization') === `Bearer ${ahead.token}` ? answer : undefined;
}
