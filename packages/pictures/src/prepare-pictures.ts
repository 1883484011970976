// Makes the pictures of a folder ready, so that services need not decode them: node packages/pictures/src/prepare-pictures.ts deploy/demo/pictures
import { globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pictureProcessor } from './decoding/picture-processor.ts';
import { digestOf, indexFile, narrowFolder, type PreparedIndex } from './decoding/prepared-pictures.ts';

const [folder = ''] = process.argv.slice(2);
if (folder === '') throw new Error('Which folder?');
const narrow = join(folder, narrowFolder);
rmSync(narrow, { recursive: true, force: true });
const index: Record<string, PreparedIndex[string]> = {};
const processor = pictureProcessor();
for (const file of globSync('*/*.webp', { cwd: folder }).sort()) {
  const path = join(folder, file);
  const request = { path, field: 'image', fileName: file, maxBytes: Number.MAX_SAFE_INTEGER, memberId: 'nobody' };
  const { width, height, renditions } = await processor.process(request);
  if (width > 800) throw new Error(`${file} is wider than 800 pixels`);
  mkdirSync(dirname(join(narrow, file)), { recursive: true });
  writeFileSync(join(narrow, file), renditions[0]?.bytes ?? '');
  index[digestOf(readFileSync(path))] = { name: file.replace(/\.webp$/, ''), width, height };
}
processor.close();
writeFileSync(join(folder, indexFile), `${JSON.stringify(index, null, 2)}\n`);
