import { existsSync, readFileSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { readServices } from '../../deploy/services/src/read-services.ts';
import { startProduct, type RunningProduct } from './running-product.ts';

const names = ['gateway', ...readServices().map(({ name }) => name)];
let folder: string;
let product: RunningProduct;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'paltu-loaded-'));
  const hook = join(folder, 'print-loaded.mjs');
  const print = 'load: (url, context, next) => (process.stderr.write(`loaded ${url}\\n`), next(url, context))';
  await writeFile(hook, `import { registerHooks } from 'node:module';\nregisterHooks({ ${print} });\n`);
  product = await startProduct({
    entry: 'tests/product/siteless-main.ts',
    environment: { PROCESSES: 'each', NODE_OPTIONS: `--import=${hook}` },
  });
}, 180_000);
afterAll(async () => {
  await product.stop();
  await rm(folder, { recursive: true });
}, 60_000);

/** Files that a process has loaded. */
const filesOf = (name: string): string[] => {
  const log = readFileSync(join(product.dataDirectory, 'logs', `${name}.log`), 'utf8');
  return [...log.matchAll(/^loaded file:\/\/(.*)$/gm)].map(([, file = '']) => file);
};

/** What is in them, from the root of the repository. */
const sourcesOf = (files: readonly string[]): string[] => {
  const maps = files.map((file) => `${file}.map`).filter((file) => existsSync(file));
  return maps.flatMap((file) => (JSON.parse(readFileSync(file, 'utf8')) as { sources: string[] }).sources);
};

const adapters = ['kafkajs', 'mongoose', 'mongodb', 'ioredis', 'minio', '@opentelemetry/exporter-trace-otlp-http'];
const isOf = (source: string, library: string): boolean => source.startsWith(`node_modules/${library}/`);

test.each(names)('%s loads its bundles alone, and no library of an adapter that is not chosen', (name) => {
  const files = filesOf(name);
  const sources = sourcesOf(files);
  expect(sources).toContain(name === 'gateway' ? 'gateway/src/main.ts' : `services/${name}/src/main.ts`);
  expect(sources.some((source) => isOf(source, 'pg'))).toBe(true);
  expect(sources.filter((source) => adapters.some((library) => isOf(source, library)))).toEqual([]);
  expect(files.filter((file) => file.endsWith('.ts'))).toEqual([]);
});
