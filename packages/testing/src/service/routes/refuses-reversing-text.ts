import { expect, test } from '@jest/globals';
import { requestInvalid } from '@paltu/kernel';
import { expectRefusal } from './expect-answer.ts';
import { fieldNames, namesField } from './field-names.ts';
import { onEachRoute } from './on-each-route.ts';
import { takesJson } from './refuses-junk-bodies.ts';
import type { RoutesUnderTest } from './routes-under-test.ts';

/** U+202E: what follows it is shown from right to left, so that `exe.jpg` may be the end of a program's name. */
const reversing = 'a\u202eb';
/** What is compared and never shown. */
const isSecret = /password|token/i;

/** Text that reverses the direction of what follows it on a page is taken in no field of a body, nor in a list. */
export const refusesReversingText = ({ routes }: RoutesUnderTest): void => {
  test('no field takes text that reverses the direction of what follows it, nor a list of such text', async () => {
    await onEachRoute(
      (await routes()).filter(({ route }) => takesJson(route)),
      async ({ route, call, body }) => {
        for (const field of fieldNames(route.body).filter((name) => !isSecret.test(name)))
          for (const value of [reversing, [reversing]]) {
            const answer = await call({ sent: { json: { ...body(), [field]: value } } });
            expectRefusal(route, answer, requestInvalid);
            expect([field, namesField(answer, field)]).toEqual([field, true]);
          }
      },
    );
  });
};
