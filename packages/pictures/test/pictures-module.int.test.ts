import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { silentLogger, systemClock } from '@paltu/kernel';
import { toAppError } from '@paltu/persistence';
import { createApp, listen } from '@paltu/service-kit';
import { objectStoreOf } from '@paltu/storage';
import { createTestTokens, eventually, type TestTokens } from '@paltu/testing';
import { callService, type CallService } from '@paltu/testing/service';
import sharp from 'sharp';
import { picturesModule } from '../src/pictures-module.ts';
import { openPictureDatabase } from './picture-database.ts';

let opened: Awaited<ReturnType<typeof openPictureDatabase>>;
let tokens: TestTokens;
let folder: string;
let url: string;
let call: CallService;
let server: Awaited<ReturnType<typeof listen>>;

beforeAll(async () => {
  [opened, tokens, folder] = await Promise.all([
    openPictureDatabase(),
    createTestTokens(),
    mkdtemp(join(tmpdir(), 'paltu-pictures-module-')),
  ]);
  const parts = { database: opened.database, clock: systemClock, logger: silentLogger };
  const objects = objectStoreOf({ OBJECT_STORE_DIR: join(folder, 'objects') }, silentLogger);
  const { routes, prepare } = picturesModule({
    ...parts,
    name: 'articles',
    objects,
    uploadDirectory: join(folder, 'uploads'),
    takesAhead: true,
    limits: { pictureBytes: 10_000_000, paperBytes: 0, floorBytes: 0 },
  });
  await prepare();
  const http = createApp({
    routes,
    verifyToken: tokens.verifyToken,
    logger: silentLogger,
    checks: {},
    translateError: toAppError,
    checksAnswers: true,
  });
  server = await listen(http, { host: '127.0.0.1', port: 0 });
  url = `http://127.0.0.1:${server.port}`;
  call = callService(url);
});
afterAll(async () => {
  await server.close(1_000);
  await opened.close();
  await rm(folder, { recursive: true, force: true });
});

const formOf = (bytes: Uint8Array, name = 'photo.jpg') => {
  const form = new FormData();
  form.append('image', new Blob([Uint8Array.from(bytes)]), name);
  return form;
};
const solid = (width: number, height: number) => sharp({ create: { width, height, channels: 3, background: { r: 200, g: 120, b: 40 } } });
const uploads = () => readdir(join(folder, 'uploads'));
const uploadedBytes = async (): Promise<number> => {
  const files = await readdir(join(folder, 'uploads'), { recursive: true, withFileTypes: true });
  const sizes = await Promise.all(files.filter((file) => file.isFile()).map(({ parentPath, name }) => stat(join(parentPath, name))));
  return sizes.reduce((sum, { size }) => sum + size, 0);
};

test('any service takes and serves pictures under its own name', async () => {
  const as = await tokens.issue();
  const sent = await call('POST', '/articles/images', { as, body: formOf(await solid(60, 40).jpeg().toBuffer()) });
  expect([sent.status, sent.body.data.image]).toEqual([
    201,
    expect.objectContaining({ url: `/media/articles/${sent.body.data.image.id}/800.webp`, width: 60, height: 40 }),
  ]);
  const served = await fetch(url + sent.body.data.image.url);
  expect([served.status, served.headers.get('content-type'), served.headers.get('cache-control')]).toEqual([
    200,
    'image/webp',
    'private, max-age=300',
  ]);
  expect(await sharp(Buffer.from(await served.arrayBuffer())).metadata()).toMatchObject({ format: 'webp', width: 60 });
});

test('a picture that is too complex is refused by the field and the name of its file', async () => {
  const gif = await solid(6_324, 6_324).gif().toBuffer();
  const { status, body } = await call('POST', '/articles/images', { as: await tokens.issue(), body: formOf(gif, 'cat.gif') });
  expect([status, body.errors]).toEqual([
    400,
    [{ path: 'image', code: 'picture.too-many-pixels', msg: expect.stringContaining('cat.gif') }],
  ]);
  await eventually(async () => (await uploads()).length === 0);
});

test('a picture whose sender has left is not worked on any more, and the next one is', async () => {
  await opened.empty();
  const [mallory, ali] = [await tokens.issue(), await tokens.issue()];
  // Two seconds of work.
  const slow = await solid(3_500, 3_500).ensureAlpha().toColourspace('rgb16').png({ progressive: true }).toBuffer();
  const leaving = new AbortController();
  const sent = fetch(`${url}/api/v1/articles/images`, {
    method: 'POST',
    headers: { authorization: `Bearer ${mallory.token}` },
    body: formOf(slow),
    signal: leaving.signal,
  });
  await eventually(async () => (await uploadedBytes()) === slow.length);
  leaving.abort();
  await expect(sent).rejects.toThrow();
  const next = await call('POST', '/articles/images', { as: ali, body: formOf(await solid(60, 40).jpeg().toBuffer()) });
  expect(next.status).toBe(201);
  await eventually(async () => (await uploads()).length === 0);
  expect(await opened.database('pictures').select('member_id')).toEqual([{ member_id: ali.userId }]);
});
