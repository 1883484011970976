import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from '@jest/globals';
import type { AppError } from '@paltu/kernel';
import express from 'express';
import { multipartRefusal, pictureForm } from './picture-form.ts';

const { reader } = pictureForm({ open: async () => '/nowhere', close: async () => undefined })({
  field: 'images',
  maxFiles: 10,
  takesJson: false,
});

const part = (disposition: string): string => `--x\r\nContent-Disposition: form-data${disposition}\r\n\r\nv\r\n`;

/** What our reader answers to such a form. */
const refusalOf = async (parts: string): Promise<AppError> => {
  const app = express();
  let refusal: unknown;
  app.post('/', reader.read, (_request, response) => void response.end());
  app.use(((error, _request, response, _next) => {
    refusal = error;
    response.end();
  }) as express.ErrorRequestHandler);
  const server = createServer(app).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  await fetch(url, { method: 'POST', headers: { 'content-type': 'multipart/form-data; boundary=x' }, body: `${parts}--x--\r\n` });
  server.close();
  return refusal as AppError;
};

test.each([
  ['too many fields', part('; name="a"').repeat(151), { path: 'body', code: 'too-big' }],
  ['a name that is too long', part(`; name="${'n'.repeat(100)}"`), { path: 'body', code: 'unknown' }],
  ['a field without a name', part(''), { path: 'body', code: 'unknown' }],
  ['a value that is too long', part('; name="a"').replace('\r\nv', `\r\n${'v'.repeat(40_000)}`), { path: 'a', code: 'too-long' }],
  ['a list that is too long', part('; name="tags[99]"'), { path: 'tags[99]', code: 'too-big' }],
  ['a name within a name within a name', part('; name="a[b][c]"'), { path: 'a[b][c]', code: 'unknown' }],
])('a form with %s is refused by name', async (_what, parts, entry) => {
  expect(await refusalOf(parts)).toMatchObject({ code: 'request.invalid', fields: [entry] });
});

test('trouble with our own disk is no refusal', () => {
  const full = Object.assign(new Error('no space left'), { syscall: 'write' });
  expect(multipartRefusal(full, { field: 'images', maxFiles: 10, maxBytes: 1_000, singles: [], papers: [] })).toBe(full);
});
