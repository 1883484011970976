import { once } from 'node:events';
import { createServer, type Server } from 'node:net';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import document from '../src/gen/openapi.json' with { type: 'json' };
import { routes } from '../src/routes.ts';
import { aGateway, sendRaw, type AGateway } from './a-gateway.ts';

// No header of a caller ever decides which server is asked.

interface Schema {
  readonly $ref?: string;
  readonly format?: string;
  readonly const?: unknown;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly items?: Schema;
  readonly allOf?: readonly Schema[];
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
}
interface Operation {
  readonly parameters?: readonly { readonly name: string; readonly schema: Schema }[];
  readonly requestBody?: { readonly content: Readonly<Record<string, { readonly schema: Schema }>> };
}

const resolved = (schema: Schema): Schema => {
  if (schema.$ref === undefined) return schema;
  const found = schema.$ref
    .split('/')
    .slice(1)
    .reduce<unknown>((part, name) => (part as Record<string, unknown>)[name], document);
  return resolved(found as Schema);
};

const namesAddress = (name: string): boolean => /ur[il]s?$|href|hostname|callback|webhook|website|feed$|links?$/i.test(name);

const isAddress = (name: string, { format = '', const: only }: Schema): boolean => {
  // One that may only be empty is there for programs that fill every field.
  if (only === '') return false;
  return /^(ur[il]|iri|hostname|ipv[46])/.test(format) || namesAddress(name);
};

const partsOf = ({ items, allOf = [], anyOf = [], oneOf = [] }: Schema): readonly Schema[] => [
  ...(items === undefined ? [] : [items]),
  ...allOf,
  ...anyOf,
  ...oneOf,
];

/** Fields in which a caller could send the address of a server, by their paths. */
const addressFields = (path: string, given: Schema): string[] => {
  const schema = resolved(given);
  const own = isAddress(path.split('.').at(-1) ?? '', schema) ? [path] : [];
  const inside = Object.entries(schema.properties ?? {}).flatMap(([field, inner]) => addressFields(`${path}.${field}`, inner));
  return [...new Set([...own, ...inside, ...partsOf(schema).flatMap((part) => addressFields(path, part))])];
};

const operations = Object.entries(document.paths as unknown as Record<string, Record<string, Operation>>).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => [`${method} ${path}`, operation] as const),
);

test('no call takes the address of a server, neither in its body nor beside its path', () => {
  const fields = operations.flatMap(([name, { parameters = [], requestBody }]) => [
    ...parameters.flatMap((parameter) => addressFields(`${name} ?.${parameter.name}`, parameter.schema)),
    ...Object.values(requestBody?.content ?? {}).flatMap(({ schema }) => addressFields(`${name} body`, schema)),
  ]);
  expect(operations.length).toBeGreaterThan(100);
  expect(fields).toEqual([]);
});

describe('a server that a caller names', () => {
  let gateway: AGateway;
  let named: Server;
  let asked = 0;
  beforeAll(async () => {
    gateway = await aGateway();
    named = createServer((socket) => {
      asked += 1;
      socket.end('HTTP/1.1 200 OK\r\ncontent-length: 0\r\n\r\n');
    }).listen(0, '127.0.0.1');
    await once(named, 'listening');
  });
  afterAll(async () => {
    await gateway.stop();
    named.close();
  });

  const concrete = (path: string): string => path.replaceAll(/:\w+/g, '0199a3f0-0000-7000-8000-000000000001');

  test('is not asked, by whichever part of a request it is named', async () => {
    const { token } = await gateway.tokens.issue({ role: 'admin' });
    const host = `127.0.0.1:${(named.address() as AddressInfo).port}`;
    const url = `http://${host}/`;
    const headers = [
      `host: ${host}`,
      ...['x-forwarded-host', 'x-original-host', 'x-host'].map((header) => `${header}: ${host}`),
      ...['x-original-url', 'x-rewrite-url', 'x-http-destinationurl', 'referer', 'origin'].map((header) => `${header}: ${url}`),
      `forwarded: host=${host}`,
      `authorization: Bearer ${token}`,
      'connection: close',
    ].join('\r\n');
    const targets = (path: string): string[] => [
      `http://${host}${path}`,
      `//${host}${path}`,
      `${path}?url=${encodeURIComponent(url)}`,
      `@${host}${path}`,
    ];
    const requests = routes.flatMap(({ method, path }) =>
      targets(concrete(path)).map((target) => `${method.toUpperCase()} ${target} HTTP/1.1\r\n${headers}\r\ncontent-length: 0\r\n\r\n`),
    );
    const answers: string[] = [];
    for (const request of requests) answers.push(await sendRaw(gateway.port, request));
    expect(answers.filter((answer) => !answer.startsWith('HTTP/1.1 '))).toEqual([]);
    expect(asked).toBe(0);
    // The trap works: who asks it is seen.
    await fetch(url);
    expect(asked).toBe(1);
  });
});
