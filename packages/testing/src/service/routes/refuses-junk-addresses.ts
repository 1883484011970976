import { expect, test } from '@jest/globals';
import { requestInvalid } from '@paltu/kernel';
import { malformedRequest, resourceNotFound, type Route } from '@paltu/service-kit';
import fc from 'fast-check';
import type { Answer } from '../call-service.ts';
import { expectDeclared, expectRefusal } from './expect-answer.ts';
import { fieldNames } from './field-names.ts';
import { hostileSegment, hostileText } from './hostile-text.ts';
import { onEachRoute } from './on-each-route.ts';
import type { RoutesUnderTest } from './routes-under-test.ts';

const parametersOf = ({ path }: Route): string[] => [...path.matchAll(/:(\w+)/g)].map(([, name]) => String(name));

const namesField = ({ body }: Answer, field: string): boolean =>
  body.errors.some(({ path }: { path: string }) => path.split('.')[0] === field);

/** Parameters, queries and headers that cannot be right are refused as the route declares. */
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

  test('an If-Match that is no version is refused by name', async () => {
    const text = fc.string({ unit: 'grapheme-ascii', minLength: 1, maxLength: 20 });
    const noVersion = text.filter((one) => one.trim() !== '' && !/^\s*"\d{1,9}"\s*$/.test(one));
    const thatMatch = (await routes()).filter(({ route }) => route.takesIfMatch);
    await onEachRoute(thatMatch, async ({ route, call, body }) => {
      const property = fc.asyncProperty(noVersion, async (value) => {
        const answer = await call({ sent: { json: body(), headers: { 'if-match': value } } });
        expectRefusal(route, answer, requestInvalid);
        expect(namesField(answer, 'If-Match')).toBe(true);
      });
      await fc.assert(property, { numRuns: 30 });
    });
  });
};
