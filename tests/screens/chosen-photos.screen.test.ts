/// <reference lib="dom" />
import { expect, test } from '@jest/globals';
import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { usualAnswers } from './data/usual-answers.ts';
import type { Screen } from './harness/open-screen.ts';
import { until } from './harness/until.ts';
import { withScreen } from './harness/with-screen.ts';
import { fillToPhotos, imageOf } from './harness/write-listing.ts';

const clear = { r: 0, g: 0, b: 0, alpha: 0 };
const flat = (width: number, height: number, background: string | typeof clear) =>
  sharp({ create: { width, height, channels: 4, background } });
const dot = flat(1, 1, '#d6246e');
const heic = Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1');

interface Sent {
  type: string;
  width: number;
  height: number;
  /** Of the first pixel, 0 to 255. */
  alpha: number;
}

/** Keeps the pictures that the page sends, as it sends them. */
const keepSent = (page: Page) =>
  page.evaluate(() => {
    const kept: Blob[] = [];
    const append = FormData.prototype.append;
    FormData.prototype.append = function keeping(this: FormData, ...given: Parameters<typeof append>) {
      const [, value] = given as unknown as [string, unknown];
      if (value instanceof Blob) kept.push(value);
      append.apply(this, given);
    } as typeof append;
    (globalThis as { keptBlobs?: Blob[] }).keptBlobs = kept;
  });

const sentPicture = (page: Page): Promise<Sent | undefined> =>
  page.evaluate(async () => {
    const blob = (globalThis as { keptBlobs?: Blob[] }).keptBlobs?.at(-1);
    if (!blob) return undefined;
    const bitmap = await createImageBitmap(blob);
    const context = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d')!;
    context.drawImage(bitmap, 0, 0);
    const alpha = context.getImageData(0, 0, 1, 1).data[3]!;
    return { type: blob.type, width: bitmap.width, height: bitmap.height, alpha };
  });

const atPhotos = (act: (screen: Screen) => Promise<void>) =>
  withScreen(
    '/post-listing',
    { as: 'member', api: { ...usualAnswers('member'), 'POST /pets/images': { image: imageOf(0) } } },
    async (screen) => {
      await fillToPhotos(screen.page, screen.words);
      await keepSent(screen.page);
      await act(screen);
    },
  );

const choose = (page: Page, files: readonly { readonly name: string; readonly buffer: Buffer; readonly mimeType?: string }[]) =>
  page.setInputFiles(
    '#photos input[type="file"]',
    files.map((file) => ({ mimeType: '', ...file })),
  );

test('photos are taken by what they are: .jfif, .jpe, a name without an ending; what only looks like one is refused by name', async () => {
  const jpeg = await dot.clone().jpeg().toBuffer();
  await atPhotos(async ({ page, words, settle }) => {
    await choose(page, [
      ...['one.jfif', 'two.jpe', 'three'].map((name) => ({ name, buffer: jpeg })),
      { name: 'notes.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('plain words') },
      { name: 'IMG_1.HEIC', mimeType: 'image/heic', buffer: heic },
    ]);
    await page.locator('[data-photo]').nth(2).waitFor();
    await settle();
    expect(await page.locator('[data-photo]').count()).toBe(3);
    const refusals = (await page.getByRole('alert').getByRole('listitem').allTextContents()).map((text) =>
      text.replaceAll(/[\u2066-\u2069]/g, ''),
    );
    expect(refusals).toEqual([
      words('fields:photos.refused.type', { name: 'notes.jpg' }),
      words('fields:photos.refused.heic', { name: 'IMG_1.HEIC' }),
    ]);
  });
});

test('a wide transparent WebP is made smaller and stays transparent', async () => {
  const buffer = await flat(3000, 1500, clear)
    .composite([{ input: await flat(900, 900, '#d6246e').png().toBuffer(), left: 1000, top: 300 }])
    .webp({ lossless: true, effort: 0 })
    .toBuffer();
  await atPhotos(async ({ page, calls }) => {
    // Larger than what becomes of it: else it would be sent as it is.
    await choose(page, [{ name: 'moti.webp', mimeType: 'image/webp', buffer: Buffer.concat([buffer, Buffer.alloc(200_000)]) }]);
    await until(() => calls.some(({ name }) => name === 'POST /pets/images'));
    expect(await sentPicture(page)).toEqual({ type: 'image/webp', width: 2048, height: 1024, alpha: 0 });
  });
});

test('a long screenshot keeps its width, as the server bounds it', async () => {
  const buffer = await flat(1080, 6000, '#ffffff').png().toBuffer();
  await atPhotos(async ({ page, calls }) => {
    await choose(page, [{ name: 'screenshot.png', mimeType: 'image/png', buffer }]);
    await until(() => calls.some(({ name }) => name === 'POST /pets/images'));
    expect(await sentPicture(page)).toMatchObject({ width: 1080, height: 6000 });
  });
});
