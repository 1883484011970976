import { expect, test } from '@jest/globals';
import { requestInvalid } from '@paltu/kernel';
import fc from 'fast-check';
import { expectRefusal } from './expect-answer.ts';
import { namesField } from './field-names.ts';
import { onEachRoute } from './on-each-route.ts';
import type { RoutesUnderTest } from './routes-under-test.ts';

/** Headers that cannot be right are refused by name. */
export const refusesJunkHeaders = ({ routes }: RoutesUnderTest): void => {
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

  test('an Idempotency-Key that cannot be one is refused by name', async () => {
    const thatRepeat = (await routes()).filter(({ route }) => route.takesIdempotencyKey);
    await onEachRoute(thatRepeat, async ({ route, call, body }) => {
      for (const value of ['two words', 'é', 'x'.repeat(201), '\t']) {
        const answer = await call({ sent: { json: body(), headers: { 'idempotency-key': value } } });
        expectRefusal(route, answer, requestInvalid);
        expect(namesField(answer, 'Idempotency-Key')).toBe(true);
      }
    });
  });
};
