import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const texts = new Set(['.html', '.js', '.css', '.svg', '.json', '.webmanifest', '.txt']);
const smallest = 1_000;

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

const compress = async (file: string): Promise<void> => {
  const bytes = readFileSync(file);
  const [br, gz] = await Promise.all([
    brotli(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 10, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length } }),
    zip(bytes, { level: 9 }),
  ]);
  writeFileSync(`${file}.br`, br);
  writeFileSync(`${file}.gz`, gz);
};

/** Puts `.br` and `.gz` beside every text of a folder, so that the gateway compresses nothing while somebody waits. */
export const compressFiles = async (directory: string): Promise<void> => {
  const files = readdirSync(directory, { recursive: true, encoding: 'utf8' }).map((name) => join(directory, name));
  await Promise.all(files.filter((file) => texts.has(extname(file)) && statSync(file).size >= smallest).map(compress));
};
