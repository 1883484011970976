import { afterAll, beforeAll, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { startModeration, until, type APet, type Answer, type RunningModeration } from './running-moderation.ts';

let moderation: RunningModeration;
let token: string;
let pet: APet;

beforeAll(async () => {
  moderation = await startModeration();
  token = (await moderation.register('Bilal', 'Khan', 'admin')).token;
  pet = moderation.aPet((await moderation.register('Sana', 'Ahmed')).id);
  await pet.says('created');
  await until(
    () => moderation.call('GET', '/pets/pending', { token }),
    ({ body }) => body.data.pets.length === 1,
  );
});
afterAll(() => moderation.close());

const expectRefusal = ({ status, body }: Answer): void => {
  expect(status).toBeGreaterThanOrEqual(400);
  expect(status).toBeLessThan(500);
  expect(body).toMatchObject({
    status: 'error',
    code: expect.stringMatching(/^[a-z-]+\.[a-z-]+$/),
    message: expect.any(String),
    requestId: expect.any(String),
  });
};

const nothingWasDecided = async (): Promise<void> => {
  const { body } = await moderation.call('GET', `/pets/${pet.id}/history`, { token });
  expect(body.data.history).toEqual([]);
};

const text = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.constantFrom(
    '\u0000',
    '\ud800',
    "'; drop table reviews; --",
    '../../etc/passwd',
    '${7*7}',
    '%00',
    'پالتو',
    '9'.repeat(40),
    'NaN',
    '1e9',
    ' ',
  ),
);

test('hostile questions are answered or refused, never failed on', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom('/pets', '/pets/pending'),
      fc.dictionary(fc.constantFrom('page', 'limit', 'sortBy', 'approvalStatus', 'x'), text),
      async (path, query) => {
        const search = new URLSearchParams(Object.entries(query).map(([name, value]) => [name, value.toWellFormed()]));
        const answer = await moderation.call('GET', `${path}?${search.toString()}`, { token });
        if (answer.status !== 200) expectRefusal(answer);
      },
    ),
    { numRuns: 150 },
  );
});

test('hostile ids name no pet', async () => {
  const id = fc
    .oneof(text, fc.constantFrom('0', 'null', '00000000-0000-0000-0000-00000000000', `${'a'.repeat(300)}`))
    .filter((one) => !['', '.', '..'].includes(one.trim()));
  await fc.assert(
    fc.asyncProperty(id, fc.constantFrom('approve', 'history'), async (one, what) => {
      const path = `/pets/${encodeURIComponent(one.toWellFormed())}/${what}`;
      expectRefusal(await moderation.call(what === 'history' ? 'GET' : 'PATCH', path, { token }));
    }),
    { numRuns: 100 },
  );
});

test('hostile bodies decide nothing', async () => {
  const path = `/pets/${pet.id}/reject`;
  const wrong = fc.oneof(
    fc.jsonValue().filter((value) => typeof (value as { rejectionReason?: unknown } | null)?.rejectionReason !== 'string'),
    fc.record({ rejectionReason: fc.constantFrom('', ' \n', 'a\u0000b', 'x'.repeat(501), '\ud800') }),
    fc.record({ rejectionReason: fc.constant('fine'), action: text }),
  );
  await fc.assert(
    fc.asyncProperty(wrong, async (body) => expectRefusal(await moderation.call('PATCH', path, { token, body: JSON.stringify(body) }))),
    { numRuns: 150 },
  );
  for (const body of [
    '{',
    '',
    'null',
    '[]',
    '"x"',
    '{"rejectionReason":"a","rejectionReason":["b"]}',
    `{"rejectionReason":"${'x'.repeat(70_000)}"}`,
    '{"__proto__":{"rejectionReason":"x"}}',
  ]) {
    expectRefusal(await moderation.call('PATCH', path, { token, body }));
  }
  for (const contentType of ['text/plain', 'multipart/form-data', 'application/xml']) {
    expectRefusal(
      await moderation.call('PATCH', path, { token, body: '{"rejectionReason":"x"}', headers: { 'content-type': contentType } }),
    );
  }
  await nothingWasDecided();
});

test('hostile If-Match headers decide nothing', async () => {
  const value = fc
    .string({ unit: 'grapheme-ascii', minLength: 1, maxLength: 20 })
    .filter((one) => !/^\s*"[1-9]\d{0,8}"\s*$/.test(one) && one.trim() !== '');
  await fc.assert(
    fc.asyncProperty(value, async (one) =>
      expectRefusal(await moderation.call('PATCH', `/pets/${pet.id}/approve`, { token, headers: { 'if-match': one } })),
    ),
    { numRuns: 60 },
  );
  expectRefusal(await moderation.call('PATCH', `/pets/${pet.id}/approve`, { token, headers: { 'if-match': '"0"' } }));
  await nothingWasDecided();
});
