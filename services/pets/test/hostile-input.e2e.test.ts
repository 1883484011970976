import { connect } from 'node:net';
import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import { eventually } from '@paltu/testing';
import type { TestActor } from '@paltu/testing';
import type { Answer, CallService } from '@paltu/testing/service';
import fc from 'fast-check';
import { aPet, aPhoto, formOf } from './pet-forms.ts';
import { startPets, type RunningPets } from './running-pets.ts';

let pets: RunningPets;
let call: CallService;
let ali: TestActor;
let listing: { id: string };
let photo: Buffer;

beforeAll(async () => {
  pets = await startPets();
  call = pets.call;
  ali = await pets.tokens.issue();
  photo = await aPhoto();
  listing = (await call('POST', '/api/v1/pets', { as: ali, json: aPet() })).body.data.pet;
});
afterAll(() => pets.stop());

afterEach(async () => {
  const rows = await pets.database('listings').select('id', 'version');
  expect(rows).toEqual([{ id: listing.id, version: 1 }]);
  expect(await pets.database('pictures')).toEqual([]);
  expect(await pets.objects.list('')).toEqual([]);
  await eventually(async () => (await pets.uploads()).length === 0);
});

const expectRefusal = ({ status, body }: Answer, seen: unknown): void => {
  const said = JSON.stringify({ status, body, seen })?.slice(0, 2_000);
  expect([said, status >= 400 && status < 500]).toEqual([said, true]);
  expect(body).toMatchObject({
    status: 'error',
    code: expect.any(String),
    message: expect.any(String),
    errors: expect.any(Array),
    requestId: expect.any(String),
  });
};

const junk = fc.oneof(
  fc.anything({ maxDepth: 3, withNullPrototype: false }),
  fc.constantFrom<unknown>(
    '\u0000',
    '\ud800',
    '{"__proto__":{"admin":true}}',
    '[[[[[[',
    "'; drop table listings; --",
    '../../etc/passwd',
    -0,
    1e308,
    '9'.repeat(400),
  ),
);

const fieldNames = [
  ...Object.keys(aPet()),
  'price',
  'tags',
  'requirements',
  'personality',
  'goodWith',
  'trainingLevel',
  'imageIds',
  'keepImages',
  'vaccinated',
  '__proto__',
  'constructor',
  'tags[]',
  'requirements[experience]',
  'requirements[__proto__]',
];

/** A body with at least one field that cannot be right, whatever the others hold. */
const hostileBody = fc
  .record({
    fields: fc.dictionary(fc.constantFrom(...fieldNames), junk, { maxKeys: 6 }),
    wrong: fc.constantFrom('species', 'gender', 'location', 'size'),
  })
  .map(({ fields, wrong }) => ({ ...aPet(), ...fields, [wrong]: 'no such choice' }));

describe('every call refuses junk by name, and stores nothing of it', () => {
  test('as JSON', async () => {
    await fc.assert(
      fc.asyncProperty(hostileBody, async (json) => {
        expectRefusal(await call('POST', '/api/v1/pets', { as: ali, json }), json);
        expectRefusal(await call('PUT', `/api/v1/pets/${listing.id}`, { as: ali, json }), json);
      }),
      { numRuns: 40 },
    );
  });

  test('as JSON that is no object at all', async () => {
    await fc.assert(
      fc.asyncProperty(fc.oneof(fc.json(), fc.string(), fc.constant('[')), async (text) => {
        const isEmptyEdit = text.trim() === '' || /^\s*\{\s*\}\s*$/.test(text);
        const sent = { as: ali, body: text, headers: { 'content-type': 'application/json' } };
        expectRefusal(await call('POST', '/api/v1/pets', sent), text);
        if (!isEmptyEdit) expectRefusal(await call('PUT', `/api/v1/pets/${listing.id}`, sent), text);
      }),
      { numRuns: 40 },
    );
  });

  test('as a form', async () => {
    const text = fc.oneof(fc.string(), fc.constantFrom('{"a":', '[]', '{}', '\u0000', 'null', '[{"a":[1]}]'));
    const fields = fc.dictionary(fc.oneof(fc.constantFrom(...fieldNames), fc.string({ maxLength: 80 })), text, { maxKeys: 8 });
    await fc.assert(
      fc.asyncProperty(fields, fc.uint8Array({ maxLength: 200 }), async (junkFields, bytes) => {
        const wrong = { ...junkFields, species: 'no such choice' };
        expectRefusal(await call('POST', '/api/v1/pets', { as: ali, body: formOf(wrong, [{ bytes }]) }), wrong);
        expectRefusal(await call('PUT', `/api/v1/pets/${listing.id}`, { as: ali, body: formOf(wrong, [{ bytes: photo }]) }), wrong);
        expectRefusal(
          await call('POST', '/api/v1/pets/images', { as: ali, body: formOf(wrong, [{ field: 'image', bytes: photo }]) }),
          wrong,
        );
      }),
      { numRuns: 40 },
    );
  });

  test('as a multipart body that is none', async () => {
    const types = [
      'multipart/form-data',
      'multipart/form-data; boundary=x',
      'multipart/form-data; boundary=""',
      `multipart/form-data; boundary=${'b'.repeat(300)}`,
      'multipart/mixed; boundary=x',
    ];
    const body = fc.oneof(
      fc.string(),
      fc.constantFrom(
        '--x\r\n',
        '--x\r\nContent-Disposition: form-data; name="images"; filename="a"\r\n\r\nhalf',
        '--x\r\n\r\n\r\n--x--',
        '--x\r\nContent-Disposition: form-data\r\n\r\nv\r\n--x--\r\n',
      ),
    );
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...types), body, async (type, text) => {
        for (const [method, path] of [
          ['POST', '/api/v1/pets'],
          ['POST', '/api/v1/pets/images'],
        ] as const) {
          expectRefusal(await call(method, path, { as: ali, body: text, headers: { 'content-type': type } }), { type, text });
        }
      }),
      { numRuns: 40 },
    );
  });

  test('as an id or an address', async () => {
    const segment = fc
      .oneof(fc.string(), fc.constantFrom('..', '%00', '%ff', '%E0%A4%A', listing.id.slice(1), `${listing.id}x`, '${7*7}'))
      .map((text) => (text.startsWith('%') ? text : encodeURIComponent(text.toWellFormed())));
    await fc.assert(
      fc.asyncProperty(
        segment.filter((text) => text !== '' && text !== '.' && text !== '..'),
        async (id) => {
          for (const [method, path] of [
            ['GET', `/api/v1/pets/${id}`],
            ['PUT', `/api/v1/pets/${id}`],
            ['DELETE', `/api/v1/pets/${id}`],
            ['GET', `/media/pets/${id}/320.webp`],
            ['GET', `/media/pets/${id}`],
          ] as const) {
            expectRefusal(await call(method, path, { as: ali }), [method, path]);
          }
        },
      ),
      { numRuns: 40 },
    );
  });

  test('as a query', async () => {
    const names = [
      'page',
      'limit',
      'species',
      'location',
      'breed',
      'minPrice',
      'maxPrice',
      'sortBy',
      'excludeId',
      'vaccinated',
      'unknown',
      'page[]',
      'species[$ne]',
      '__proto__',
    ];
    const query = fc.array(
      fc.tuple(
        fc.constantFrom(...names),
        fc.oneof(fc.string(), fc.constantFrom('%', '\u0000', '\ud800', '-1', '1e9', '99999999999999999999')),
      ),
      { maxLength: 6 },
    );
    await fc.assert(
      fc.asyncProperty(query, async (pairs) => {
        const search = new URLSearchParams(pairs.map(([name, value]) => [name, value.toWellFormed()])).toString();
        for (const path of [`/api/v1/pets?${search}`, `/api/v1/pets/user/my-pets?${search}`]) {
          const answer = await call('GET', path, { as: ali });
          expect([path, answer.status < 500]).toEqual([path, true]);
        }
      }),
      { numRuns: 40 },
    );
  });
});

describe('what is too much is refused', () => {
  test.each<[string, () => Parameters<CallService>[2], number]>([
    ['a JSON body over 64 KB', () => ({ json: aPet({ description: 'x'.repeat(70_000) }) }), 413],
    ['a form field over 32 KB', () => ({ body: formOf(aPet({ description: 'x'.repeat(40_000) })) }), 400],
    [
      'a thousand fields',
      () => ({ body: formOf(Object.fromEntries(Array.from({ length: 1_000 }, (_, index) => [`f${index}`, 'x']))) }),
      400,
    ],
    ['a field name of a thousand letters', () => ({ body: formOf({ ['n'.repeat(1_000)]: 'x' }) }), 400],
    ['a field nested in itself', () => ({ body: formOf({ 'requirements[a][b][c]': 'x' }) }), 400],
    ['a list with a hole of a billion', () => ({ body: formOf({ 'tags[999999999]': 'x' }) }), 400],
    ['deeply nested JSON text', () => ({ body: formOf(aPet({ tags: '['.repeat(30_000) })) }), 400],
    [
      'a compressed body of another kind',
      () => ({ body: 'x', headers: { 'content-type': 'application/json', 'content-encoding': 'br2' } }),
      415,
    ],
    ['a body of another type', () => ({ body: '<pet/>', headers: { 'content-type': 'application/xml' } }), 415],
    ['a url-encoded body', () => ({ body: 'name=Moti', headers: { 'content-type': 'application/x-www-form-urlencoded' } }), 415],
  ])('%s', async (_name, sent, status) => {
    const answer = await call('POST', '/api/v1/pets', { as: ali, ...sent() });
    expectRefusal(answer, undefined);
    expect(answer.status).toBe(status);
  });

  test('a method that a path does not know is 405 with those it knows', async () => {
    const { status, headers, body } = await call('PATCH', `/api/v1/pets/${listing.id}`, { as: ali });
    expect([status, headers.get('allow'), body.code]).toEqual([405, 'GET, PUT, DELETE', 'route.method-not-allowed']);
  });

  test('a token that is not one is 401 before a byte of the body is read', async () => {
    for (const token of ['nonsense', 'a.b.c', `${ali.token}x`]) {
      const { status } = await call('POST', '/api/v1/pets', { as: { token }, body: formOf(aPet(), [{ bytes: photo }]) });
      expect(status).toBe(401);
    }
  });

  test('an upload that breaks off leaves nothing', async () => {
    const { port, hostname } = new URL(pets.url);
    const socket = connect(Number(port), hostname);
    const head = `POST /api/v1/pets/images HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${ali.token}\r\nContent-Type: multipart/form-data; boundary=x\r\nContent-Length: 9000000\r\n\r\n`;
    socket.write(`${head}--x\r\nContent-Disposition: form-data; name="image"; filename="a.jpg"\r\nContent-Type: image/jpeg\r\n\r\n`);
    socket.write(Buffer.alloc(200_000, 7));
    await eventually(async () => (await pets.uploads()).length > 0);
    socket.destroy();
    await eventually(async () => (await pets.uploads()).length === 0);
  });
});
