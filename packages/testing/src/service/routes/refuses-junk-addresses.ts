import { expect, test } from '@jest/globals';
import { requestInvalid } from '@paltu/kernel';
import { malformedRequest, resourceNotFound, type Route } from '@paltu/service-kit';
import fc from 'fast-check';
import { expectDeclared, expectRefusal } from './expect-answer.ts';
import { fieldNames, namesField } from './field-names.ts';
import { hostileSegment, hostileText } from './hostile-text.ts';
import { onEachRoute } from './on-each-route.ts';
import type { RoutesUnderTest } from './routes-under-test.ts';

const parametersOf = ({ path }: Route): string[] => [...path.matchAll(/:(\w+)/g)].map(([, name]) => String(name));

/** Parameters and queries that cannot be right are refused as the route declares. */
export const refusesJunkAddresses = ({ routes }: RoutesUnderTest): void => {
  test('what is no parameter names nothing', async () => {
    await onEachRoute(await routes(), async ({ route, call }) => {
      for (const name of parametersOf(route)) {
        expectRefusal(route, await call({ params: { [name]: '%E0%A4%A' } }), malformedRequest);
        const property = fc.asyncProperty(hostileSegment, async (segment) =>
          expectRefusal(route, await call({ params: { [name]: segment } }), route.notFound ?? resourceNotFound),
        );
        await fc.assert(property, { numRuns: 20 });
      }
    });
  });

  test('whatever is asked is answered or refused, and a field that is given twice is refused by name', async () => {
    await onEachRoute(await routes(), async ({ route, call }) => {
      const fields = fieldNames(route.query);
      for (const field of fields) {
        const twice = await call({ query: new URLSearchParams(`${field}=a&${field}=b`) });
        expectRefusal(route, twice, requestInvalid);
        expect(namesField(twice, field)).toBe(true);
      }
      if (route.method !== 'get') return;
      const question = fc.dictionary(fc.constantFrom(...fields, '__proto__', 'no-field', 'page[]'), hostileText, { maxKeys: 4 });
      const property = fc.asyncProperty(question, async (query) => {
        const pairs = Object.entries(query).map(([name, value]) => [name, value.slice(0, 1_000).toWellFormed()]);
        expectDeclared(route, await call({ query: new URLSearchParams(pairs) }));
      });
      await fc.assert(property, { numRuns: 40 });
    });
  });
};
