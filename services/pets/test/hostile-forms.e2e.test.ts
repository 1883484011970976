import { connect } from 'node:net';
import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import { eventually } from '@paltu/testing';
import type { TestActor } from '@paltu/testing';
import { formOf, type Answer, type CallService } from '@paltu/testing/service';
import fc from 'fast-check';
import { aPet, aPhoto } from './pet-forms.ts';
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
  const shown = JSON.stringify({ status, body, seen })?.slice(0, 2_000);
  expect([shown, status >= 400 && status < 500]).toEqual([shown, true]);
  expect(body).toMatchObject({
    status: 'error',
    code: expect.any(String),
    message: expect.any(String),
    errors: expect.any(Array),
    requestId: expect.any(String),
  });
};

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

describe('junk is refused, and nothing of it is stored', () => {
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
});

describe('what is too much is refused', () => {
  test.each<[string, () => Parameters<CallService>[2], number]>([
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
  ])('%s', async (_name, sent, status) => {
    const answer = await call('POST', '/api/v1/pets', { as: ali, ...sent() });
    expectRefusal(answer, undefined);
    expect(answer.status).toBe(status);
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
