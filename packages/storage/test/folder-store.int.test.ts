import { mkdtemp, readdir, rm, statfs, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { folderStore } from '../src/folder-store.ts';
import { objectStoreContract } from '../src/object-store-contract.ts';

const newFolder = () => mkdtemp(join(tmpdir(), 'paltu-objects-'));

describe('objects in a folder', () => {
  objectStoreContract(async () => {
    const folder = await newFolder();
    return { store: await folderStore(folder), drop: () => rm(folder, { recursive: true }) };
  });
});

describe('the folder itself', () => {
  let folder: string;
  beforeEach(async () => {
    folder = await newFolder();
  });
  afterEach(() => rm(folder, { recursive: true, force: true }));

  const put = async (key: string) =>
    (await folderStore(folder)).put(key, new TextEncoder().encode('picture'), { contentType: 'image/webp' });

  test('a reopened folder still holds what was put', async () => {
    await put('pets/a/320.webp');
    expect(await (await folderStore(folder)).list('')).toEqual(['pets/a/320.webp']);
  });

  test('nothing half-written stays, and no folder stays empty', async () => {
    await put('pets/a/320.webp');
    expect(await readdir(join(folder, '.incoming'))).toEqual([]);
    await (await folderStore(folder)).delete('pets/a/320.webp');
    const left = await readdir(folder, { recursive: true });
    expect(left.filter((name) => name.includes('pets'))).toEqual([]);
  });

  test('a put that cannot be finished leaves no temporary file', async () => {
    await put('pets/a/320.webp');
    await expect(put('pets/a/320.webp/x.webp')).rejects.toThrow();
    expect(await readdir(join(folder, '.incoming'))).toEqual([]);
  });

  test('a disk with less room than is kept for the database takes no file, and answers why', async () => {
    const { bavail, bsize } = await statfs(folder);
    const full = await folderStore(folder, bavail * bsize * 2);
    const put = full.put('pets/a/320.webp', new TextEncoder().encode('picture'), { contentType: 'image/webp' });
    await expect(put).rejects.toMatchObject({ kind: 'unavailable', code: 'storage.full', retryAfterSeconds: 300 });
    expect(await full.list('')).toEqual([]);
  });

  test('what a killed writer left an hour ago is dropped at the next start; what is fresh stays', async () => {
    await put('pets/a/320.webp');
    const old = join(folder, '.incoming', 'old');
    await writeFile(old, 'half');
    await writeFile(join(folder, '.incoming', 'fresh'), 'half');
    await utimes(old, new Date(Date.now() - 7_200_000), new Date(Date.now() - 7_200_000));
    await folderStore(folder);
    expect(await readdir(join(folder, '.incoming'))).toEqual(['fresh']);
  });
});
