// Makes the pictures of a folder ready, so that services need not decode them: node packages/pictures/src/prepare-pictures.ts deploy/demo/pictures
import { globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import { digestOf, indexFile, narrowFolder, type PreparedIndex } from './decoding/prepared-pictures.ts';

const [folder = ''] = process.argv.slice(2);
if (folder === '') throw new Error('Which folder?');
const narrow = join(folder, narrowFolder);
rmSync(narrow, { recursive: true, force: true });
const index: Record<string, PreparedIndex[string]> = {};
for (const file of globSync('*/*.webp', { cwd: folder }).sort()) {
  const bytes = readFileSync(join(folder, file));
  const { width, height } = await sharp(bytes).metadata();
  if (width > 800) throw new Error(`${file} is wider than 800 pixels`);
  mkdirSync(dirname(join(narrow, file)), { recursive: true });
  writeFileSync(join(narrow, file), await sharp(bytes).resize({ width: 320 }).webp({ quality: 78, effort: 6 }).toBuffer());
  index[digestOf(bytes)] = { name: file.replace(/\.webp$/, ''), width, height };
}
writeFileSync(join(folder, indexFile), `${JSON.stringify(index, null, 1)}\n`);
