import { createRequire } from 'node:module';
import { createFileRegistry, fromBinary } from '@bufbuild/protobuf';
import { FileDescriptorSetSchema } from '@bufbuild/protobuf/wkt';
import { expect, test } from '@jest/globals';
import { allEvents, topics } from '@paltu/contracts';
import { toMessage, type OutgoingEvent } from '@paltu/events';
import { Ajv, type AnySchema } from 'ajv';
import fc from 'fast-check';
import { eventDocuments } from './event-documents.ts';
import { allPublished } from './published-and-consumed.ts';

const documents = eventDocuments();
const [page, asyncApi] = [String(documents['docs/events.md']), JSON.parse(String(documents['docs/asyncapi.json'])) as object];
const schemaOfAsyncApi = createRequire(import.meta.url)('@asyncapi/specs/schemas/3.0.0.json') as AnySchema;
const options = { strict: false, validateFormats: false, allErrors: true };

test('the AsyncAPI document is one, by the schema of AsyncAPI 3', () => {
  // It brings the schema of JSON schemas with it.
  const validate = new Ajv({ ...options, meta: false, validateSchema: false }).compile(schemaOfAsyncApi);
  expect(validate(asyncApi) ? [] : validate.errors).toEqual([]);
  expect(validate({ ...asyncApi, info: {} })).toBe(false);
});

test('whatever it refers to is in it', () => {
  const refs = [...JSON.stringify(asyncApi).matchAll(/"\$ref":"#\/([^"]+)"/g)].map((match) => match[1] ?? '');
  const find = (ref: string) =>
    ref.split('/').reduce<unknown>((part, key) => (part as Record<string, unknown> | undefined)?.[key], asyncApi);
  expect(refs.length).toBeGreaterThan(50);
  expect(refs.filter((ref) => find(ref) === undefined)).toEqual([]);
});

test.each((await allPublished()).map((event) => [event.definition.schema.name, event] as const))(
  'what is published as %s is what its schema describes',
  async (name, { definition, samples }) => {
    const valueOf = (event: OutgoingEvent) =>
      JSON.parse(String(Buffer.from(toMessage(event, '/paltu/test').value ?? Buffer.from('null')))) as unknown;
    const validator = new Ajv(options).addSchema(asyncApi as AnySchema, 'asyncapi');
    const validate = validator.compile({ $ref: `asyncapi#/components/messages/${name}/payload` });
    await fc.assert(
      fc.asyncProperty(samples, async (sample) => {
        const { published } = await sample();
        const values = published.filter((event) => event.definition.type === definition.type).map(valueOf);
        for (const value of values) expect(validate(value) ? [] : validate.errors).toEqual([]);
      }),
      { numRuns: 20 },
    );
  },
);

test('the page names every topic, every type and every header', () => {
  const words = [...Object.values(topics).map(({ name }) => name), ...allEvents.map(({ type }) => type)];
  expect(words.filter((word) => !page.includes(`\`${word}\``))).toEqual([]);
  const headers = /"headers":\{"type":"object".*?"properties":(\{.*?\}\})/.exec(JSON.stringify(asyncApi))?.[1] ?? '';
  const names = [...headers.matchAll(/"(ce_\w+|content-type)":\{/g)].map((match) => match[1] ?? '');
  expect(names.length).toBeGreaterThan(8);
  expect(names.filter((name) => !page.includes(`\`${name}\``))).toEqual([]);
});

test('the descriptor set describes every message without any other file', () => {
  const registry = createFileRegistry(fromBinary(FileDescriptorSetSchema, documents['docs/contracts.binpb'] as Uint8Array));
  expect(allEvents.filter(({ schema }) => registry.getMessage(schema.typeName) === undefined)).toEqual([]);
});
