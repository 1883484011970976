import { expect, test } from '@jest/globals';
import { gzipSync } from 'node:zlib';
import { requestInvalid, type Refusal } from '@paltu/kernel';
import {
  malformedJson,
  malformedRequest,
  requestTooLarge,
  unsupportedCharset,
  unsupportedEncoding,
  unsupportedType,
  type Route,
} from '@paltu/service-kit';
import fc from 'fast-check';
import type { Sent } from '../call-service.ts';
import { expectDeclared, expectRefusal } from './expect-answer.ts';
import { fieldNames } from './field-names.ts';
import { hostileText, hostileValue } from './hostile-text.ts';
import { onEachRoute } from './on-each-route.ts';
import type { RoutesUnderTest } from './routes-under-test.ts';

const json = 'application/json';
const asJson = (body: Sent['body'], headers: Readonly<Record<string, string>> = {}): Sent => ({
  ...(body === undefined ? {} : { body }),
  headers: { 'content-type': json, ...headers },
});
const large = JSON.stringify({ name: 'x'.repeat(70_000) });
const bomb = new Uint8Array(gzipSync(JSON.stringify({ name: 'x'.repeat(5_000_000) })));

const wrongBodies: readonly (readonly [name: string, Sent, Refusal])[] = [
  ['is not JSON', asJson('{"name":'), malformedJson],
  ['is no object', asJson('"text"'), malformedJson],
  ['is a list', asJson('[]'), requestInvalid],
  ['is too large', asJson(large), requestTooLarge],
  ['is small and unpacks to a large one', asJson(bomb, { 'content-encoding': 'gzip' }), requestTooLarge],
  ['lies about being compressed', asJson('{}', { 'content-encoding': 'gzip' }), malformedRequest],
  ['reaches for the prototype', asJson('{"__proto__":{"userType":"admin"},"constructor":{}}'), requestInvalid],
  ['is XML', asJson('<pet/>', { 'content-type': 'application/xml' }), unsupportedType],
  ['is text', asJson('{}', { 'content-type': 'text/plain' }), unsupportedType],
  ['is a form of a page', asJson('name=a', { 'content-type': 'application/x-www-form-urlencoded' }), unsupportedType],
  ['has an encoding that nobody knows', asJson('{}', { 'content-encoding': 'zip' }), unsupportedEncoding],
  ['has a charset that nobody knows', asJson('{}', { 'content-type': `${json}; charset=klingon` }), unsupportedCharset],
];

/** Whether JSON is what a call takes. */
export const takesJson = ({ method, reader, ignoresBody }: Route): boolean =>
  method !== 'get' && ignoresBody !== true && (reader === undefined || reader.takesJson);

/** Bodies that cannot be right are refused as the route declares, field by field. */
export const refusesJunkBodies = ({ routes }: RoutesUnderTest): void => {
  const thatTakeJson = async () => (await routes()).filter(({ route }) => takesJson(route));

  test.each(wrongBodies)('a body that %s is refused', async (_name, sent, refusal) => {
    await onEachRoute(await thatTakeJson(), async ({ route, call }) => expectRefusal(route, await call({ sent }), refusal));
  });

  test('whatever is sent as JSON is refused, and never fails', async () => {
    const text = fc.oneof(
      hostileText,
      fc.json(),
      fc.dictionary(hostileText, hostileValue, { maxKeys: 4 }).map((value) => JSON.stringify(value)),
    );
    const junk = text.filter((one) => !/^\s*(\{\s*\})?\s*$/.test(one));
    await onEachRoute(await thatTakeJson(), async ({ route, call }) => {
      const property = fc.asyncProperty(junk, async (body) => {
        const answer = await call({ sent: asJson(body) });
        expect([answer.status, answer.body.status]).toEqual([400, 'error']);
        expectDeclared(route, answer);
      });
      await fc.assert(property, { numRuns: 30 });
    });
  });

  test('a field that nobody knows is refused by name', async () => {
    await onEachRoute(await thatTakeJson(), async ({ route, call, body }) => {
      const answer = await call({ sent: { json: { ...body(), isAdmin: true } } });
      expectRefusal(route, answer, requestInvalid);
      expect(answer.body.errors).toEqual([{ path: 'isAdmin', code: 'unknown', msg: 'isAdmin is not a known field' }]);
    });
  });

  test('one hostile field is taken or refused, and named', async () => {
    await onEachRoute(await thatTakeJson(), async ({ route, call, body }) => {
      const fields = fieldNames(route.body);
      if (fields.length === 0) return;
      const property = fc.asyncProperty(fc.constantFrom(...fields), hostileValue, async (field, value) => {
        const answer = await call({ sent: { json: { ...body(), [field]: value } } });
        expectDeclared(route, answer);
        if (answer.body.code !== requestInvalid.code) return;
        expect(answer.body.errors.map(({ path }: { path: string }) => path.split('.')[0])).toContain(field);
      });
      await fc.assert(property, { numRuns: 15 + 5 * fields.length });
    });
  });
};
