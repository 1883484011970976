import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { loadConfig } from '@paltu/service-kit';
import { processPromises, startTestService, testVariables } from '@paltu/testing/service';
import { petsConfig } from '../src/config.ts';
import { petsService } from '../src/service.ts';

const variables = (folder: string) => ({ OBJECT_STORE_DIR: join(folder, 'objects'), UPLOAD_DIR: join(folder, 'uploads') });

processPromises(petsService, { variables });

test('what a killed process left of uploads is gone at the next start; nothing else is touched', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'paltu-uploads-'));
  const { UPLOAD_DIR: uploads } = variables(folder);
  await mkdir(join(uploads, 'request-abc'), { recursive: true });
  await writeFile(join(uploads, 'request-abc', 'half'), 'half');
  await writeFile(join(uploads, 'precious.txt'), 'mine');
  const pets = await startTestService(petsService, { variables: variables(folder) });
  expect(await readdir(uploads)).toEqual(['precious.txt']);
  await pets.stop();
  await rm(folder, { recursive: true });
});

test('a configuration with two object stores, or with none, is refused by the names of its variables', () => {
  const { OBJECT_STORE_DIR, UPLOAD_DIR } = variables('/folder');
  const bucket = {
    OBJECT_STORE_URL: 's3://pictures?endpoint=http://127.0.0.1:9&region=us-east-1',
    S3_ACCESS_KEY: 'key',
    S3_SECRET_KEY: 'hidden',
  };
  expect(() => loadConfig(petsConfig, { ...testVariables, UPLOAD_DIR, OBJECT_STORE_DIR, ...bucket })).toThrow(
    /OBJECT_STORE_URL: set either it or OBJECT_STORE_DIR, not both$/,
  );
  expect(() => loadConfig(petsConfig, { ...testVariables, UPLOAD_DIR })).toThrow(/OBJECT_STORE_URL/);
});
